import { type SitePageOf, searchOrders, searchPrices } from '@emma/contracts/site'
import { fill } from '@emma/phrases/fill'
import site from '@emma/phrases/site'
import type { ReactNode } from 'react'
import { SearchIcon } from '../parts/icons.tsx'
import { longDay, nextDates, price as priceOf } from '../words.ts'

const t = site.lists.search
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
const counted = (words: string, count: number | undefined): string =>
  count === undefined ? words : fill(t.counted, { words, count })

/** A price of a link is no step of the list, and can be chosen there all the same. */
const Prices = ({ page: { search, counts } }: { page: Page }) => {
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

const Chosen = ({ page, page: { search, specialties, counts }, now }: Props) => (
  <>
    <Field label={t.specialty}>
      <select name="especialidade" defaultValue={search.specialty}>
        <option value="">{t.anySpecialty}</option>
        {specialties
          .toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR'))
          .map(({ id, slug, name }) => (
            <option key={id} value={slug}>
              {counted(name, counts?.specialties[slug])}
            </option>
          ))}
      </select>
    </Field>
    <Field label={t.mode}>
      <select name="modo" defaultValue={search.mode}>
        <option value="">{site.home.search.any}</option>
        <option value="video">{counted(site.home.search.video, counts?.modes.video)}</option>
        <option value="presencial">{counted(site.home.search.place, counts?.modes.presencial)}</option>
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

const isNarrowed = ({ search }: Page): boolean =>
  [search.specialty, search.mode, search.city, search.day, search.price ?? ''].some((value) => value !== '')

/** One form: the words first; on a phone the rest unfolds. */
export const Filters = ({ page, now }: Props) => (
  <search>
    <form className="s-filters" action="/buscar" method="get">
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
          <a className="s-more" href="/buscar">
            {t.clear}
          </a>
        </div>
      </details>
    </form>
  </search>
)
