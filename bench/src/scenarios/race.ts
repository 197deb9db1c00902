import * as z from 'zod/mini'
import type { Row } from '../row.ts'
import { customersOf, type Setup, startServer } from '../setup.ts'
import { bookingOf, type OpenSlot, openSlots } from './booking.ts'

const CLIENTS = 200
const SLOTS = 1000
/** Clients per slot. */
const RIVALS = 5

interface Outcome {
  readonly won: number
  /** By the answer's status. */
  readonly refused: Readonly<Record<string, number>>
  readonly other: readonly string[]
}

/** Permitted refusals: another had the slot, or one's own booking is at that hour. */
const RIGHT: readonly string[] = ['slot_taken', 'already_booked_then']
const problem = z.object({ code: z.string() })
const codeOf = (body: string): string => z.parse(problem, JSON.parse(body)).code

const countOf = (codes: readonly string[]): Outcome['refused'] =>
  Object.fromEntries([...Map.groupBy(codes, (code) => code)].map(([code, all]) => [code, all.length]))

const tally = (answers: readonly { status: number; body: string }[]): Outcome => ({
  won: answers.filter(({ status }) => status === 201).length,
  refused: countOf(answers.filter(({ status }) => status === 409).map(({ body }) => codeOf(body))),
  other: answers
    .filter(({ status, body }) => status !== 201 && !(status === 409 && RIGHT.includes(codeOf(body))))
    .map(({ status, body }) => `${status} ${body}`),
})

const refusals = ({ refused }: Outcome): string =>
  Object.entries(refused)
    .map(([code, count]) => `${count} ${code}`)
    .join(', ')

const attempt = async (url: string, customer: Parameters<typeof bookingOf>[0], slot: OpenSlot) => {
  const { path, method, headers, body = '' } = bookingOf(customer, slot)
  const response = await fetch(`${url}${path}`, { method, headers, body })
  return { status: response.status, body: await response.text() }
}

/** Each client tries its slots one after the other, every second client at the other process. */
const compete = async (setup: Setup, urls: readonly [string, string], slots: readonly OpenSlot[]) => {
  const customers = await customersOf(setup, CLIENTS)
  const answers = await Promise.all(
    customers.map(async (customer, client) => {
      const mine = []
      for (let nth = 0; nth < (SLOTS * RIVALS) / CLIENTS; nth += 1) {
        const slot = slots[(client * 5 + nth * 7) % slots.length]
        if (slot) mine.push(await attempt(urls[client % 2 === 0 ? 0 : 1], customer, slot))
      }
      return mine
    }),
  )
  return tally(answers.flat())
}

const verify = async ({ pool }: Setup, slots: readonly OpenSlot[]) => {
  const { rows } = await pool.query<{ taken: number; twice: number; total: number }>(
    `WITH had AS (
       SELECT count(*) AS times FROM appointments a
         JOIN unnest($1::uuid[], $2::timestamptz[]) AS w (specialist_id, starts_at)
           ON w.specialist_id = a.specialist_id AND w.starts_at = a.starts_at
        WHERE a.status = 'confirmed' GROUP BY a.specialist_id, a.starts_at)
     SELECT count(*)::int AS taken, (count(*) FILTER (WHERE times > 1))::int AS twice,
       (SELECT sum(amount)::float8 FROM ledger_postings) AS total FROM had`,
    [slots.map(({ specialist_id }) => specialist_id), slots.map(({ starts_at }) => starts_at)],
  )
  return rows[0] ?? { taken: 0, twice: 0, total: Number.NaN }
}

/** Two hundred clients want a thousand slots of two server processes: every slot is booked once. */
export const race = async (setup: Setup): Promise<Row> => {
  const skip = Math.floor(setup.specialists * 0.8)
  const specialists = Math.min(200, setup.specialists - skip)
  const found = await openSlots(setup, { specialists, each: Math.ceil(SLOTS / specialists), skip })
  const slots = found.slice(0, SLOTS)
  const second = await startServer(setup.settings, setup.databaseUrl)
  const began = performance.now()
  try {
    const outcome = await compete(setup, [setup.server.url, second.url], slots)
    const seconds = (performance.now() - began) / 1000
    const { taken, twice, total } = await verify(setup, slots)
    const count = slots.length
    const isRight = outcome.won === taken && twice === 0 && total === 0 && outcome.other.length === 0
    return {
      work: `${CLIENTS} clients on ${count} slots over two processes`,
      goal: 'every slot once',
      perSecond: (SLOTS * RIVALS) / seconds,
      result: `${outcome.won} won, refused: ${refusals(outcome)}; ${taken} of ${count} slots booked, ${twice} twice; ledger sums to ${total}`,
      isMet: isRight && taken === count,
      ...(outcome.other[0] === undefined
        ? {}
        : { note: `${outcome.other.length} other answers: ${outcome.other[0]}` }),
    }
  } finally {
    await second.stop()
  }
}
