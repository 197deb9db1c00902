import { searchOrders } from '@emma/contracts/site/search'
import { fill } from '@emma/phrases/fill'
import type { ReactNode } from 'react'
import { CloseIcon, SearchIcon } from '../parts/icons.tsx'
import { useVoice } from '../voice/voice.ts'
import { type Choice, choicesOf, type Found, type Switch, switchesOf } from './choices.ts'
import { QuickFilters } from './quick-filters.tsx'
import { MapToggle } from './search-map.tsx'
import { cleared, type SearchPlace } from './search-place.ts'

interface Props {
  readonly found: Found
  readonly now: string
  readonly place: SearchPlace
}

const Field = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the field is among the children.
  <label className="s-field">
    <span>{label}</span>
    {children}
  </label>
)

/** `Cardiologia (12)`; without a number if not counted. */
const useCounted = () => {
  const { counted } = useVoice().site.lists.search
  return (words: string, count: number | undefined): string =>
    count === undefined ? words : fill(counted, { words, count })
}

const Select = ({ choice, value }: { choice: Choice; value: string }) => {
  const counted = useCounted()
  return (
    <Field label={choice.label}>
      <select name={choice.field} defaultValue={value}>
        <option value="">{choice.any}</option>
        {choice.options.map(({ value: each, text, count, lang }) => (
          <option key={each} value={each} lang={lang}>
            {counted(text, count)}
          </option>
        ))}
      </select>
    </Field>
  )
}

const Check = ({ choice, isOn }: { choice: Switch; isOn: boolean }) => {
  const counted = useCounted()
  return (
    <label className="s-check">
      <input type="checkbox" name={choice.field} value="sim" defaultChecked={isOn} />
      <span>{counted(choice.label, choice.count)}</span>
    </label>
  )
}

/** Typed, with the cities with most people as suggestions. */
const City = ({ found: { search, counts } }: Pick<Props, 'found'>) => {
  const t = useVoice().site.lists.search
  return (
    <Field label={t.city}>
      <input
        name="cidade"
        list="cidades"
        defaultValue={search.city}
        placeholder={t.cityHint}
        maxLength={100}
        autoComplete="off"
      />
      <datalist id="cidades">
        {counts?.cities.map(({ name, state, count }) => {
          const city = `${name}, ${state}`
          return <option key={city} value={city} label={fill(t.cityCount, { city, count })} />
        })}
      </datalist>
    </Field>
  )
}

const Chosen = ({ found, now }: Omit<Props, 'place'>) => {
  const voice = useVoice()
  const t = voice.site.lists.search
  const { search } = found
  const [first, ...others] = choicesOf(voice, found, now).map((choice) => (
    <Select key={choice.key} choice={choice} value={String(search[choice.key] ?? '')} />
  ))
  return (
    <>
      {first}
      <City found={found} />
      {others}
      <Field label={t.order}>
        <select name="ordem" defaultValue={search.order}>
          {searchOrders.map((order) => (
            <option key={order} value={order}>
              {t.orders[order]}
            </option>
          ))}
        </select>
      </Field>
      <div className="s-checks">
        {switchesOf(voice, found).map((choice) => (
          <Check key={choice.key} choice={choice} isOn={search[choice.key] === 'sim'} />
        ))}
      </div>
    </>
  )
}

/** Text of the submit button. */
const useSee = ({ total }: Found): string => {
  const t = useVoice().site.lists.search
  if (total === null) return t.go
  if (total === 0) return t.seeNone
  return total === 1 ? t.seeOne : fill(t.see, { count: total })
}

/**
 * All filters: beside the list if there is room, else a sheet from below, closed by the button that opened it (its
 * backdrop is part of that button, so that no script is needed).
 */
const Sheet = ({ found, now, place, count }: Props & { count: number }) => {
  const t = useVoice().site.lists.search
  const see = useSee(found)
  return (
    <details className="s-sheet" data-wide-open="">
      <summary>
        <span className="s-sheet-open">{count > 0 ? fill(t.filtersCount, { count }) : t.filters}</span>
        <span className="s-sheet-close">
          <CloseIcon />
          <span className="s-hidden">{t.close}</span>
        </span>
      </summary>
      <div className="s-sheet-body">
        <p className="s-sheet-title">{t.filters}</p>
        <div className="s-sheet-fields">
          <Chosen found={found} now={now} />
        </div>
        <div className="s-sheet-foot">
          {count > 0 && (
            <a className="s-more" href={place.linkTo(cleared(found.search))} data-search="">
              {t.clear}
            </a>
          )}
          <button className="s-button" type="submit">
            {place.isLive ? see : t.go}
          </button>
        </div>
      </div>
    </details>
  )
}

/** One form: first the text, then the filters. */
export const Filters = ({ found, now, place, count }: Props & { count: number }) => {
  const { site } = useVoice()
  const t = site.lists.search
  return (
    <search>
      <form className="s-filters" action={place.action} method="get">
        <div className="s-filters-words">
          <Field label={t.q}>
            <input
              name="q"
              type="search"
              defaultValue={found.search.q}
              placeholder={t.hint}
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
        {found.search.view && <input type="hidden" name="ver" value={found.search.view} />}
        <div className="s-filters-bar">
          <Sheet found={found} now={now} place={place} count={count} />
          {found.total !== 0 && <QuickFilters found={found} now={now} place={place} />}
          {found.total !== 0 && <MapToggle found={found} place={place} />}
        </div>
      </form>
    </search>
  )
}
