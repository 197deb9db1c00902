import type { SortBy } from '@emma/contracts/kit'
import { useUser } from '../session/use-session.ts'
import { matching, oneOf, pageIn, type Search } from './filters.ts'
import { pageSizesWith, readPageSize, rememberPageSize } from './page-sizes.ts'
import { useFilters } from './use-filters.ts'

interface Options<K extends string> {
  /** Key under which the chosen page size is remembered. */
  readonly list: string
  /** Rows per page until the user chooses. */
  readonly size?: number
  /** The columns that the server sorts by. */
  readonly sorts?: readonly K[]
  /** Name of the page in the address, on a screen with several lists. */
  readonly name?: string
}

/** The position in a list, and how to change it. */
export interface ListPlace {
  readonly pageSize: number
  readonly sizes: readonly number[]
  /** A column, with `-` before it for descending order; undefined is the list's own order. */
  readonly sort: string | undefined
  readonly onPage: (page: number) => void
  readonly onSize: (size: number) => void
  readonly onSort: (sort: string | undefined) => void
}

/**
 * Page, page size and order of a list, in the address; the size is also remembered per user on this device. `asked` is
 * what the list sends to the server besides its filters.
 */
export const useListPlace = <K extends string = never>({ list, size = 10, sorts, name }: Options<K>) => {
  const userId = useUser()?.id ?? ''
  const [search, change] = useFilters<Search & Readonly<Record<string, unknown>>>((given) => given)
  const inAddress = { page: name ?? 'page', size: name ? `${name}Size` : 'pageSize' }
  const sizes = pageSizesWith(size)
  const chosen = Number(matching(search[inAddress.size], /^\d{1,3}$/) ?? readPageSize(userId, list))
  const pageSize = sizes.includes(chosen) ? chosen : size
  const orders = (sorts ?? []).flatMap((by): SortBy<K>[] => [by, `-${by}`])
  const sort = oneOf<SortBy<K>>(search.sort, orders)
  const place: ListPlace = {
    pageSize,
    sizes,
    sort,
    onPage: (page) => change({ [inAddress.page]: page === 1 ? undefined : page }),
    onSize: (next) => {
      rememberPageSize(userId, list, next)
      change({ [inAddress.size]: next, [inAddress.page]: undefined })
    },
    onSort: (next) => change({ sort: next, [inAddress.page]: undefined }),
  }
  return { asked: { page: pageIn(search[inAddress.page]), pageSize, ...(sort && { sort }) }, place }
}
