import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  QueryClient,
} from '@tanstack/react-query'

/** Asked, and never answered yet: the answer on its way may be of before the change. */
const isFirstLoad = ({ state }: Query): boolean =>
  state.data === undefined && state.fetchStatus === 'fetching'

/**
 * A client that reads again what was being read for the first time when it turned stale. TanStack Query starts
 * a second load over, but lets a first one end and takes what it brings for fresh: a change heard meanwhile
 * would be shown only when the person comes back to the page.
 */
export class FreshQueryClient extends QueryClient {
  override async invalidateQueries<Key extends readonly unknown[] = readonly unknown[]>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const firstLoads = this.getQueryCache().findAll(filters).filter(isFirstLoad)
    await super.invalidateQueries(filters, options)
    if (firstLoads.length === 0) return
    await Promise.allSettled(firstLoads.map(({ promise }) => promise))
    const refetchType = filters?.refetchType ?? filters?.type ?? 'active'
    await super.invalidateQueries({ predicate: (query) => firstLoads.includes(query), refetchType }, options)
  }
}
