import type pg from 'pg'
import type { Row } from './row.ts'

/** The allowed growth of CPU per request for ten times the rows. */
const GOAL = 1.3
/** The harness's own queries for its people. */
const OWN = 10
const large = [
  'appointments',
  'payments',
  'records',
  'specialists',
  'next_slots',
  'users',
  'customers',
  'access_log',
  'messages',
  'chats',
]

/** How often each large table was read sequentially so far, including statements inside functions. */
export const sequentialScans = async (pool: pg.Pool): Promise<ReadonlyMap<string, number>> => {
  await pool.query('SELECT pg_stat_force_next_flush()')
  const { rows } = await pool.query<{ relname: string; scans: number }>(
    'SELECT relname, seq_scan::int AS scans FROM pg_stat_user_tables WHERE relname = ANY($1)',
    [large],
  )
  return new Map(rows.map(({ relname, scans }) => [relname, scans]))
}

export const scannedBetween = (
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): string[] =>
  [...after].flatMap(([table, scans]) => {
    const times = scans - (before.get(table) ?? 0)
    return times > OWN ? [`${table} ${times} ×`] : []
  })

/** One line for the same work at several sizes: how its CPU grows from size to size. */
export const growthOf = (runs: readonly (readonly Row[])[]): Row[] =>
  (runs[0] ?? []).map(({ work }) => {
    const cpus = runs.map((rows) => rows.find((row) => row.work === work)?.cpu ?? Number.NaN)
    const factors = cpus.slice(1).map((cpu, at) => cpu / (cpus[at] ?? Number.NaN))
    return {
      work,
      goal: `≤ ${GOAL} × for ten times the rows`,
      result: `${cpus.map((cpu) => cpu.toFixed(3)).join(' → ')} ms: ${factors.map((factor) => `${factor.toFixed(2)} ×`).join(', ')}`,
      isMet: factors.every((factor) => factor <= GOAL),
    }
  })
