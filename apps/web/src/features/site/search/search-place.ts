import { type listQueryOf, readSearch, type SiteSearch } from '@emma/contracts/site/search'

/** Where a search appears: on the public page, or in the app's screens. */
export interface SearchPlace {
  /** Action of its form. */
  readonly action: string
  readonly linkTo: (search: SiteSearch) => string
  /** Link to a specialty of the catalogue, or to all. */
  readonly specialtyLink: (slug: string) => string
  readonly specialtiesLink: string
  /** Link to tell us what is missing. */
  readonly contactLink: string
  /** Page of help, which is searched with `q`. */
  readonly helpLink: string
  /** The same search as the query of `specialists/map`. */
  readonly mapQuery: string
  /** Link to a specialist, with `{{id}}` or `{{slug}}` to fill in. */
  readonly personLink: string
  /** The zone of all times, said beside the count; undefined if it is said elsewhere. */
  readonly clock?: string
  /** Whether each change searches at once, so that the button shows the count. */
  readonly isLive: boolean
}

const nothing = readSearch(() => '')

/** The same text and order, without filters. */
export const cleared = ({ q, order, view }: SiteSearch): SiteSearch => ({ ...nothing, q, order, view })

/** An API query in the form of an address. */
export const wireQuery = (query: ReturnType<typeof listQueryOf>): string =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()

/** The same search from its first page, without one of the filters. */
export const without = (search: SiteSearch, key: keyof SiteSearch): SiteSearch => ({
  ...search,
  [key]: nothing[key],
  page: 1,
})
