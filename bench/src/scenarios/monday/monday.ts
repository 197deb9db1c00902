import { cpuDuring } from '../../processes/cpu.ts'
import type { Row } from '../../row.ts'
import type { Setup } from '../../setup.ts'
import { percentile } from '../sockets.ts'
import { type Answered, letCome } from './arrivals.ts'
import { type Coming, errandsOf } from './errands.ts'
import { arrivalsOf } from './model.ts'
import { fillUp } from './people.ts'

/** Millions of patients. */
const STEPS = [1, 2, 3, 4, 6, 8]
const SECONDS = 20
const WARM_UP_SECONDS = 10
const P99_GOAL = 500

const isDone = ({ status }: Answered): boolean => status >= 200 && status < 300
const firstBad = (bad: readonly Answered[]): string =>
  bad[0] === undefined ? '' : `, ${bad.length} not answered as asked, as ${bad[0].status} of ${bad[0].path}`

/** A path without ids and parameters. */
const routeOf = (path: string): string =>
  path
    .replace(/\?.*/, '')
    .replace(/^\/api\/v1\//, '')
    .replace(/[\w-]{24,}/g, ':id')
    .replace(/^\/especialista\/.*/, '/especialista/:slug')

/** The three slowest calls, by median. */
const slowest = (answered: readonly Answered[]): string =>
  [...Map.groupBy(answered, ({ path }) => routeOf(path))]
    .map(([route, all]) => ({
      route,
      ms: percentile(
        all.map(({ ms }) => ms).sort((a, b) => a - b),
        0.5,
      ),
    }))
    .sort((one, other) => other.ms - one.ms)
    .slice(0, 3)
    .map(({ route, ms }) => `${route} ${Math.round(ms)} ms`)
    .join(', ')

const measureStep = async (setup: Setup, times: number, coming: readonly Coming[]): Promise<Row> => {
  const began = performance.now()
  const { result: answered, ms } = await cpuDuring([setup.server.pid, setup.settings.clusterPid], () =>
    letCome(setup.server.url, coming),
  )
  const seconds = (performance.now() - began) / 1000
  const [server = 0, database = 0] = ms
  const latencies = answered.map((each) => each.ms).sort((one, other) => one - other)
  const bad = answered.filter((each) => !isDone(each))
  const share = (cpu: number) => `${Math.round(cpu / seconds / 10)} %`
  const p99 = Math.round(percentile(latencies, 0.99))
  return {
    work: `${times} million patients, ${coming.length} people in ${SECONDS} s`,
    goal: `p99 ≤ ${P99_GOAL} ms, all answered`,
    perSecond: answered.length / seconds,
    p50: Math.round(percentile(latencies, 0.5)),
    p99,
    cpu: (server + database) / answered.length,
    cpuServer: server / answered.length,
    cpuDatabase: database / answered.length,
    isMet: p99 <= P99_GOAL && bad.length === 0,
    note: `of a core: server ${share(server)}, database ${share(database)}; slowest: ${slowest(answered)}${firstBad(bad)}`,
  }
}

/** Every acknowledged booking exists once, and the ledger is right to the centavo. */
const verify = async ({ pool }: Setup, bookings: number): Promise<Row> => {
  const { rows } = await pool.query<{ booked: number; total: number }>(
    // Nobody in the data paid by wallet before.
    `SELECT (SELECT count(*)::int FROM appointments WHERE payment_method = 'wallet') AS booked,
       (SELECT sum(amount)::float8 FROM ledger_postings) AS total`,
  )
  const { booked = 0, total = Number.NaN } = rows[0] ?? {}
  return {
    work: 'what became of the bookings',
    goal: 'each once, ledger 0',
    result: `${booked} of ${bookings} booked; ledger sums to ${total}`,
    isMet: booked === bookings && total === 0,
  }
}

/** A Monday at eight for millions of patients, on one server and its database, until overload. */
export const runMonday = async (setup: Setup, say: (row: Row) => void): Promise<Row[]> => {
  await fillUp(setup)
  const plan = [arrivalsOf(1, WARM_UP_SECONDS), ...STEPS.map((times) => arrivalsOf(times, SECONDS))]
  const [warmUp = [], ...steps] = await errandsOf(setup, plan)
  await letCome(setup.server.url, warmUp)
  const rows: Row[] = []
  const came = [...warmUp]
  for (const [nth, coming] of steps.entries()) {
    const row = await measureStep(setup, STEPS[nth] ?? 0, coming)
    came.push(...coming)
    rows.push(row)
    say(row)
    if (!row.isMet) break
  }
  const bookings = came.filter(({ kind }) => kind === 'booking').length
  return [...rows, await verify(setup, bookings)]
}
