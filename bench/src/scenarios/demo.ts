import { demoEmails } from '../../../apps/api/db/seeds/seed.ts'
import type { Request } from '../load.ts'
import { headersOf, personByEmail, type Setup } from '../setup.ts'
import type { Multiple } from './multiple.ts'

type DemoWork = Multiple & { readonly requests: readonly Request[] }

const idsOf = async ({ pool }: Setup, text: string, values: readonly unknown[] = []): Promise<string[]> =>
  (await pool.query<{ id: string }>(text, [...values])).rows.map(({ id }) => id)

/** The read-only calls of speed.md's table, on the data of `npm start`. */
export const demoWorks = async (setup: Setup): Promise<DemoWork[]> => {
  const customer = await personByEmail(setup, demoEmails.customer)
  const specialist = await personByEmail(setup, demoEmails.specialist)
  const specialists = await idsOf(
    setup,
    'SELECT specialist_id AS id FROM next_slots WHERE specialty_id IS NULL AND starts_at IS NOT NULL',
  )
  const records = await idsOf(setup, 'SELECT id FROM records WHERE specialist_id = $1', [specialist.id])
  const get = (path: string, headers: Readonly<Record<string, string>> = {}): Request => ({
    method: 'GET',
    path: `/api/v1/${path}`,
    headers: { ...headers },
  })
  return [
    { key: 'live', work: 'GET health/live', goal: 2.2, requests: [get('health/live')] },
    { key: 'specialties', work: 'GET specialties', goal: 6, requests: [get('specialties')] },
    {
      key: 'list',
      work: 'GET specialists/specialists, 20 by next slot',
      goal: 24,
      requests: [get('specialists/specialists?pageSize=20&sort=next_slot')],
    },
    {
      key: 'week',
      work: 'GET customer/specialists/{id}/schedules, 7 days',
      goal: 20,
      requests: specialists.map((id) => get(`customer/specialists/${id}/schedules`, headersOf(customer))),
    },
    {
      key: 'records',
      work: 'GET records/all, 10',
      goal: 40,
      requests: [get('records/all?pageSize=10', headersOf(specialist))],
    },
    {
      key: 'record',
      work: 'GET records/byid',
      goal: 24,
      requests: records.map((id) => get(`records/byid/${id}`, headersOf(specialist))),
    },
    {
      key: 'info',
      work: 'GET customer/info',
      goal: 16,
      requests: [get('customer/info', headersOf(customer))],
    },
  ]
}
