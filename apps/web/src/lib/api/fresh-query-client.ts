import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  QueryClient,
  type QueryClientConfig,
  type QueryKey,
} from '@tanstack/react-query'
import { stopwatch } from '../time/stopwatch.ts'

/** Requested and not answered yet: the coming answer may be from before the change. */
const isFirstLoad = ({ state }: Query): boolean =>
  state.data === undefined && state.fetchStatus === 'fetching'

/**
 * A client that also restarts a first load that turns stale. TanStack Query restarts a second load, but lets a first
 * one finish and treats its result as fresh: a change announced meanwhile would show only when the user returns to the
 * page.
 */
export class FreshQueryClient extends QueryClient {
  /** Age of each query's cached or pending answer. */
  readonly #ages = new WeakMap<Query, () => number>()

  constructor(config?: QueryClientConfig) {
    super(config)
    this.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return
      if (event.action.type === 'fetch') this.#ages.set(event.query, stopwatch())
      // The cached data is from an earlier time.
      if (event.action.type === 'error') this.#ages.delete(event.query)
    })
  }

  /** Invalidates the answers requested at least `milliseconds` ago: they may lack a change of that time. */
  async invalidateOlder(queryKey: QueryKey, milliseconds: number): Promise<void> {
    const isOlder = (query: Query) => (this.#ages.get(query)?.() ?? Number.POSITIVE_INFINITY) >= milliseconds
    await this.invalidateQueries({ queryKey, predicate: isOlder })
  }

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
