import { type SitePageOf, searchOrders } from '@emma/contracts/site'
import site from '@emma/phrases/site'
import type { ReactNode } from 'react'
import { SearchIcon } from '../parts/icons.tsx'
import { longDay, nextDates } from '../words.ts'

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

const Chosen = ({ page: { search, specialties }, now }: Props) => (
  <>
    <Field label={t.specialty}>
      <select name="especialidade" defaultValue={search.specialty}>
        <option value="">{t.anySpecialty}</option>
        {specialties
          .toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR'))
          .map(({ id, slug, name }) => (
            <option key={id} value={slug}>
              {name}
            </option>
          ))}
      </select>
    </Field>
    <Field label={t.mode}>
      <select name="modo" defaultValue={search.mode}>
        <option value="">{site.home.search.any}</option>
        <option value="video">{site.home.search.video}</option>
        <option value="presencial">{site.home.search.place}</option>
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
      <input
        name="preco"
        inputMode="numeric"
        pattern="[0-9]*"
        defaultValue={search.price ?? ''}
        maxLength={6}
      />
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
