import { listSpecialists } from '../../../apps/api/src/features/specialists/search/list-specialists.ts'
import { type HttpWork, noInput } from './http-work.ts'

const PAGE = 20

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
    const filters = [undefined, ...rows.map(({ id }) => id)]
    return {
      requests: filters.map((id) => ({
        method: 'GET',
        path: `/api/v1/specialists/specialists?pageSize=${PAGE}${id === undefined ? '' : `&specialty_id=${id}`}`,
        headers: {},
      })),
      calls: filters.map((specialty_id) => (deps) => {
        const query = { page: 1, pageSize: PAGE, sort: 'next_slot' as const, specialty_id }
        return listSpecialists(deps, { ...noInput, actor: null, query })
      }),
    }
  },
}
