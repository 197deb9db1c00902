import type { Deps } from '../../../apps/api/src/deps.ts'
import { listSpecialists } from '../../../apps/api/src/features/specialists/search/list-specialists.ts'
import { type HttpWork, noInput } from './http-work.ts'

const PAGE = 20

interface Filter {
  readonly specialty_id?: string
  readonly max_price?: number
}

const pathOf = (filter: Filter): string => {
  const asked = Object.entries(filter).map(([name, value]): [string, string] => [name, String(value)])
  return `/api/v1/specialists/specialists?${new URLSearchParams([['pageSize', String(PAGE)], ...asked])}`
}

const listsOf = (filters: readonly Filter[]) => ({
  requests: filters.map((filter) => ({ method: 'GET' as const, path: pathOf(filter), headers: {} })),
  calls: filters.map((filter) => (deps: Deps) => {
    const query = { page: 1, pageSize: PAGE, sort: 'next_slot' as const, ...filter }
    return listSpecialists(deps, { ...noInput, actor: null, query })
  }),
})

/** A page of specialists with their next free slot, of all and of each specialty that fills one. */
export const list: HttpWork = {
  key: 'list',
  work: 'list of 20 specialists with next free slot',
  goal: 0.6,
  reference: 0.26,
  p99Goal: 15,
  prepare: async ({ pool }) => {
    const { rows } = await pool.query<{ id: string }>(
      `SELECT specialty_id AS id FROM specialist_specialties GROUP BY specialty_id HAVING count(*) >= ${PAGE} ORDER BY id`,
    )
    return listsOf([{}, ...rows.map(({ id }) => ({ specialty_id: id }))])
  },
}

const LEAST_PRICE = 12_000
const PRICES = 12

/**
 * The same under limits of the price, each of which fills a page from a hundred specialists on. Specialties do so only
 * from more, and fewer different questions of one turn are answered by fewer readings.
 */
export const growingList: HttpWork = {
  ...list,
  prepare: () => {
    const limits = Array.from({ length: PRICES }, (_, nth) => ({ max_price: LEAST_PRICE + nth * 1000 }))
    return Promise.resolve(listsOf([{}, ...limits]))
  },
}
