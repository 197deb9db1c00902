import type { SitePageOf } from '@emma/contracts/site'
import { searchOrders, searchPrices } from '@emma/contracts/site/search'
import { fill } from '@emma/phrases/fill'
import type { ReactNode } from 'react'
import { SearchIcon } from '../parts/icons.tsx'
import { nextDates } from '../voice/days.ts'
import { useVoice } from '../voice/voice.ts'

type Page = SitePageOf<'search'>

interface Props {
  readonly page: Page
  readonly now: string
}

const Field = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the field is among the children.
  <label className="s-field">
    <span>{label}</span>
    {children}
  </label>
)

/** `Cardiologia (12)`; without a number where nobody counted. */
const useCounted = () => {
  const { counted } = useVoice().site.lists.search
  return (words: string, count: number | undefined): string =>
    count === undefined ? words : fill(counted, { words, count })
}

/** A price of a link is no step of the list, and can be chosen there all the same. */
const Prices = ({ page: { search, counts } }: { page: Page }) => {
  const { site, price: priceOf } = useVoice()
  const t = site.lists.search
  const counted = useCounted()
  const isOther = search.price !== null && !searchPrices.some((price) => price === search.price)
  const upTo = (price: number): string => fill(t.upTo, { price: priceOf(price * 100) })
  return (
    <select name="preco" defaultValue={search.price ?? ''}>
      <option value="">{t.anyPrice}</option>
      {isOther && search.price !== null && <option value={search.price}>{upTo(search.price)}</option>}
      {searchPrices.map((price, nth) => (
        <option key={price} value={price}>
          {counted(upTo(price), counts?.prices[nth])}
        </option>
      ))}
    </select>
  )
}

const Specialties = ({ page: { search, specialties, counts } }: { page: Page }) => {
  const { site, locale, specialty: called } = useVoice()
  const counted = useCounted()
  const named = specialties.map(({ id, slug, name }) => ({ id, slug, ...called(name) }))
  return (
    <select name="especialidade" defaultValue={search.specialty}>
      <option value="">{site.lists.search.anySpecialty}</option>
      {named
        .toSorted((a, b) => a.text.localeCompare(b.text, locale))
        .map(({ id, slug, text, lang }) => (
          <option key={id} value={slug} lang={lang}>
            {counted(text, counts?.specialties[slug])}
          </option>
        ))}
    </select>
  )
}

const Modes = ({ page: { search, counts } }: { page: Page }) => {
  const t = useVoice().site.home.search
  const counted = useCounted()
  return (
    <select name="modo" defaultValue={search.mode}>
      <option value="">{t.any}</option>
      <option value="video">{counted(t.video, counts?.modes.video)}</option>
      <option value="presencial">{counted(t.place, counts?.modes.presencial)}</option>
    </select>
  )
}

const Chosen = ({ page, page: { search }, now }: Props) => {
  const { site, longDay } = useVoice()
  const t = site.lists.search
  return (
    <>
      <Field label={t.specialty}>
        <Specialties page={page} />
      </Field>
      <Field label={t.mode}>
        <Modes page={page} />
      </Field>
      <Field label={t.duty}>
        <select name="plantao" defaultValue={search.duty}>
          <option value="">{site.home.search.any}</option>
          <option value="sim">{t.onDuty}</option>
        </select>
      </Field>
      <Field label={t.city}>
        <input name="cidade" defaultValue={search.city} maxLength={100} autoComplete="address-level2" />
      </Field>
      <Field label={t.day}>
        <select name="dia" defaultValue={search.day}>
          <option value="">{t.anyDay}</option>
          {nextDates(now).map((date) => (
            <option key={date} value={date}>
              {longDay({ date })}
            </option>
          ))}
        </select>
      </Field>
      <Field label={t.price}>
        <Prices page={page} />
      </Field>
      <Field label={t.order}>
        <select name="ordem" defaultValue={search.order}>
          {searchOrders.map((order) => (
            <option key={order} value={order}>
              {t.orders[order]}
            </option>
          ))}
        </select>
      </Field>
    </>
  )
}

const isNarrowed = ({ search }: Page): boolean =>
  [search.specialty, search.mode, search.duty, search.city, search.day, search.price ?? ''].some(Boolean)

/** One form: the words first; on a phone the rest unfolds. */
export const Filters = ({ page, now }: Props) => {
  const { site, to } = useVoice()
  const t = site.lists.search
  return (
    <search>
      <form className="s-filters" action={to('/buscar')} method="get">
        <div className="s-filters-words">
          <Field label={t.q}>
            <input
              name="q"
              type="search"
              defaultValue={page.search.q}
              placeholder={site.home.search.hint}
              autoComplete="off"
              enterKeyHint="search"
              maxLength={100}
              data-suggest={site.home.search.suggestions}
            />
          </Field>
          <button className="s-button" type="submit" aria-label={t.go}>
            <SearchIcon />
          </button>
        </div>
        <details open={isNarrowed(page)} data-wide-open="">
          <summary>{t.filters}</summary>
          <div className="s-filters-rest">
            <Chosen page={page} now={now} />
            <button className="s-button" type="submit">
              {t.go}
            </button>
            <a className="s-more" href={to('/buscar')}>
              {t.clear}
            </a>
          </div>
        </details>
      </form>
    </search>
  )
}
