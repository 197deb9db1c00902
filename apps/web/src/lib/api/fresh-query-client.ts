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
 * A client that reads again what was being read for the first time when it turned stale. TanStack Query starts
 * a second load over, but lets a first one end and takes what it brings for fresh: a change heard meanwhile
 * would be shown only when the person comes back to the page.
 */
export class FreshQueryClient extends QueryClient {
  /** Since each answer that is kept, or on its way, was asked for. */
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

  /** Reads again what was asked for before the last `milliseconds`; a change of that time may be missing in it. */
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
