import { type listQueryOf, readSearch, type SiteSearch } from '@emma/contracts/site/search'

/** Where a search stands: on the public page, or among the screens of who is logged in. */
export interface SearchPlace {
  /** Where its form leads to. */
  readonly action: string
  readonly linkTo: (search: SiteSearch) => string
  /** Where a specialty of the catalogue is told of, or all of them. */
  readonly specialtyLink: (slug: string) => string
  readonly specialtiesLink: string
  /** Where somebody tells us what they miss. */
  readonly contactLink: string
  /** The same search as `specialists/map` is asked for it. */
  readonly mapQuery: string
  /** Where somebody is told of, with `{{id}}` or `{{slug}}` to fill in. */
  readonly personLink: string
  /** Whether each change is looked up at once, so that the button says how many there are. */
  readonly isLive: boolean
}

const nothing = readSearch(() => '')

/** The same words in the same order, narrowed by nothing. */
export const cleared = ({ q, order, view }: SiteSearch): SiteSearch => ({ ...nothing, q, order, view })

/** A query of the wire as an address has it. */
export const wireQuery = (query: ReturnType<typeof listQueryOf>): string =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()

/** The same search from its first page, without one of the filters. */
export const without = (search: SiteSearch, key: keyof SiteSearch): SiteSearch => ({
  ...search,
  [key]: nothing[key],
  page: 1,
})
