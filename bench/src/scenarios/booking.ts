import { randomUUID } from 'node:crypto'
import { slotIdOf } from '@emma/domain/availability'
import { HOUR } from '@emma/domain/interval'
import { load, type Request } from '../load.ts'
import { cpuDuring } from '../processes/cpu.ts'
import type { Row } from '../row.ts'
import { customersOf, headersOf, type Person, type Setup } from '../setup.ts'
import { insertFloor } from './booking-floor.ts'
import { CONNECTIONS } from './http-work.ts'

const GOAL = 1
/** The bare INSERT's time when the goal was set, CPU milliseconds. */
const REFERENCE = 0.25
const BUYERS = 500
const A_SECOND = 600
const WARM_UP = 400

export interface OpenSlot {
  readonly specialist_id: string
  readonly specialty_id: string
  readonly starts_at: Date
}

/**
 * Open slots of many specialists in turn, `each` per specialist, spread over the coming days; specialists in a fixed
 * order, from `skip` on.
 */
export const openSlots = async (
  { pool }: Setup,
  { specialists, each, skip }: { specialists: number; each: number; skip: number },
): Promise<OpenSlot[]> => {
  const { rows } = await pool.query<OpenSlot>(
    `SELECT s.id AS specialist_id, o.specialty_id, slot.starts_at
       FROM (SELECT id FROM specialists ORDER BY md5(id::text) LIMIT $1 OFFSET $3) s
       JOIN specialist_specialties o ON o.specialist_id = s.id
       CROSS JOIN LATERAL (SELECT starts_at, row_number() OVER (ORDER BY md5(s.id::text || starts_at::text)) AS nth
         FROM open_slots(s.id, now() + interval '1 hour', now() + interval '20 days', now(), 30) ORDER BY 2 LIMIT $2) slot
      ORDER BY slot.nth, md5(s.id::text)`,
    [specialists, each, skip],
  )
  return rows
}

export const bookingOf = (customer: Person, slot: OpenSlot): Request => ({
  method: 'POST',
  path: `/api/v1/schedules/auth/${customer.id}/schedules/${slotIdOf({ specialistId: slot.specialist_id, start: slot.starts_at.getTime() })}/confirm`,
  headers: {
    ...headersOf(customer),
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  },
  body: JSON.stringify({ specialty_id: slot.specialty_id, payment_method: 'wallet' }),
})

/** Nobody is at two appointments at once: the hours at which each customer has one already, with an hour around it. */
const busyHours = async ({ pool }: Setup, customers: readonly Person[]): Promise<Set<string>> => {
  const { rows } = await pool.query<{ customer_id: string; starts_at: Date }>(
    'SELECT customer_id, starts_at FROM appointments WHERE customer_id = ANY($1::uuid[]) AND ends_at > now()',
    [customers.map(({ id }) => id)],
  )
  return new Set(rows.flatMap(({ customer_id, starts_at }) => hoursAround(customer_id, starts_at)))
}

const hoursAround = (customerId: string, startsAt: Date): string[] => {
  const hour = Math.floor(startsAt.getTime() / HOUR)
  return [hour - 1, hour, hour + 1].map((each) => `${customerId} ${each}`)
}

/** That many bookings by wallet, each of another slot, by customers in turn who are free then. */
export const prepareBookings = async (setup: Setup, count: number): Promise<Request[]> => {
  const specialists = Math.floor(setup.specialists * 0.8)
  const slots = await openSlots(setup, { specialists, each: Math.ceil(count / specialists), skip: 0 })
  const customers = await customersOf(setup, BUYERS)
  const busy = await busyHours(setup, customers)
  return slots.slice(0, count).flatMap((slot, nth) => {
    const isFree = ({ id }: Person) => !hoursAround(id, slot.starts_at).some((hour) => busy.has(hour))
    const inTurn = [...customers.slice(nth % customers.length), ...customers.slice(0, nth % customers.length)]
    const customer = inTurn.find(isFree)
    if (!customer) return []
    for (const hour of hoursAround(customer.id, slot.starts_at)) busy.add(hour)
    return [bookingOf(customer, slot)]
  })
}

/** Books each once: including idempotency, ledger and outbox. */
export const bookAll = async ({ server, settings }: Setup, requests: readonly Request[]) => {
  const { result, ms } = await cpuDuring([server.pid, settings.clusterPid], () =>
    load({ url: server.url, connections: CONNECTIONS, seconds: 0, requests, amount: requests.length }),
  )
  const [cpuServer = 0, cpuDatabase = 0] = ms.map((each) => each / result.requests.total)
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpu: cpuServer + cpuDatabase,
    cpuServer,
    cpuDatabase,
  }
}

export const booking = async (setup: Setup): Promise<Row> => {
  const requests = await prepareBookings(setup, WARM_UP + A_SECOND * setup.seconds)
  await bookAll(setup, requests.slice(0, WARM_UP))
  const figures = await bookAll(setup, requests.slice(WARM_UP))
  return {
    work: 'booking by wallet',
    goal: `≤ ${GOAL} ms CPU`,
    ...figures,
    floor: await insertFloor(setup),
    goalRatio: GOAL / REFERENCE,
    isMet: figures.cpu <= GOAL,
  }
}
