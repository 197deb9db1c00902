import { readSearch, type SiteSearch } from '@emma/contracts/site/search'

/** Where a search stands: on the public page, or among the screens of who is logged in. */
export interface SearchPlace {
  /** Where its form leads to. */
  readonly action: string
  readonly linkTo: (search: SiteSearch) => string
  /** Whether each change is looked up at once, so that the button says how many there are. */
  readonly isLive: boolean
}

const nothing = readSearch(() => '')

/** The same words in the same order, narrowed by nothing. */
export const cleared = ({ q, order }: SiteSearch): SiteSearch => ({ ...nothing, q, order })

/** The same search from its first page, without one of the filters. */
export const without = (search: SiteSearch, key: keyof SiteSearch): SiteSearch => ({
  ...search,
  [key]: nothing[key],
  page: 1,
})
