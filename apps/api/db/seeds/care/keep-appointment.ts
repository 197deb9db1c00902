import { paymentSettled } from '@emma/domain/earnings'
import { MINUTE } from '@emma/domain/interval'
import { splitPrice } from '@emma/domain/payments'
import { sql } from 'kysely'
import { inTransaction, type Tx } from '../../../src/db/transaction.ts'
import type { Deps } from '../../../src/deps.ts'
import { insertBooking } from '../../../src/features/booking/book/booking.repo.ts'
import { policyOf } from '../../../src/features/booking/cancel/policy.ts'
import { readVariables } from '../../../src/features/variables/index.ts'
import { postEntrySql } from '../../../src/features/wallet/index.ts'
import { chargeComing } from '../people/card.ts'
import { demoEmails, later } from '../seed.ts'

/** Every half hour, as long as a slot of the demo specialist. */
const EVERY = 30 * MINUTE
const LASTS = 15 * MINUTE
const NEAR = 10 * MINUTE
const KEY = 'demo-standing-'

const findPair = async (tx: Tx) => {
  const { rows } = await sql<Pair>`
    SELECT c.id AS "customerId", s.id AS "specialistId", o.specialty_id AS "specialtyId", o.price, s.time_zone AS "timeZone"
    FROM users cu JOIN customers c ON c.user_id = cu.id, users su JOIN specialists s ON s.user_id = su.id
    JOIN specialist_specialties o ON o.specialist_id = s.id AND o.enabled
    WHERE cu.email = ${demoEmails.customer} AND su.email = ${demoEmails.specialist}
    ORDER BY o.created_at LIMIT 1 FOR UPDATE OF c`.execute(tx)
  return rows[0]
}
interface Pair {
  readonly customerId: string
  readonly specialistId: string
  readonly specialtyId: string
  readonly price: number
  readonly timeZone: string
}

/** Whether an appointment is around now, or one of the two is still in one. */
const hasAppointment = async (tx: Tx, { customerId, specialistId }: Pair, now: Date): Promise<boolean> => {
  const { rows } = await sql`
    SELECT FROM appointments a WHERE a.customer_id = ${customerId} AND a.specialist_id = ${specialistId} AND (
      a.status = 'confirmed' AND a.starts_at BETWEEN ${later(now, -NEAR)} AND ${later(now, NEAR)}
      OR a.status IN ('confirmed', 'in_progress') AND EXISTS (
        SELECT FROM calls k JOIN call_participants p ON p.call_id = k.id
         WHERE k.appointment_id = a.id AND p.left_at IS NULL))
    LIMIT 1`.execute(tx)
  return rows.length > 0
}

/** The half hours near now, else the earliest possible. */
const startsAround = (now: Date): Date[] => {
  const at = now.getTime()
  const passed = Math.floor(at / EVERY) * EVERY
  const halfHours = [passed, passed + EVERY].filter((start) => Math.abs(start - at) <= NEAR)
  return [...halfHours, Math.floor(at / (5 * MINUTE)) * 5 * MINUTE].map((start) => new Date(start))
}

/** Moves the last missed appointment, so that a demo that runs for days is not full of them. */
const move = async (tx: Tx, { customerId, specialistId }: Pair, start: Date, now: Date): Promise<boolean> => {
  const { rows } = await sql`
    UPDATE appointments a SET starts_at = ${start}, ends_at = ${later(start, LASTS)}, updated_at = ${now}
    WHERE a.customer_id = ${customerId} AND a.specialist_id = ${specialistId} AND a.status = 'confirmed'
      AND a.idempotency_key LIKE ${`${KEY}%`}
      AND NOT EXISTS (SELECT FROM calls k WHERE k.appointment_id = a.id)
    RETURNING id`.execute(tx)
  return rows.length > 0
}

const isFree = async (tx: Tx, { specialistId }: Pair, start: Date): Promise<boolean> => {
  const { rows } = await sql`
    SELECT FROM appointments a WHERE a.specialist_id = ${specialistId}
      AND a.status IN ('awaiting_payment', 'confirmed', 'in_progress')
      AND coalesce(a.idempotency_key, '') NOT LIKE ${`${KEY}%`}
      AND a.starts_at < ${later(start, LASTS)} AND a.ends_at > ${start}`.execute(tx)
  return rows.length === 0
}

const create = async (deps: Deps, tx: Tx, pair: Pair, start: Date): Promise<void> => {
  const variables = await readVariables(tx)
  const [id, now] = [deps.newId(), deps.clock.now()]
  const booking = {
    ...pair,
    id,
    dependentId: null,
    placeId: null,
    startsAt: start,
    endsAt: later(start, LASTS),
    companyId: null,
    split: splitPrice(pair.price, variables.platform_fee_percent, 0),
    policy: policyOf(variables),
    payment: {
      id: deps.newId(),
      sold: { kind: 'appointment' as const, id },
      customerId: pair.customerId,
      method: 'credit_card' as const,
      parts: { wallet: 0, provider: pair.price },
      cardId: null,
      installments: 1,
      providerSplit: [],
      countedAs: null,
      paidAt: now,
      now,
    },
    holdExpiresAt: null,
    idempotencyKey: `${KEY}${deps.newId()}`,
    notesSealed: null,
    returns: null,
    returnOf: null,
    now,
  }
  const sale = {
    customerId: pair.customerId,
    specialistId: pair.specialistId,
    companyId: null,
    split: booking.split,
  }
  const entry = paymentSettled(sale, { provider: pair.price, wallet: 0, held: 0 })
  await insertBooking(tx, booking, [
    postEntrySql(entry, { id: deps.newId(), reference: booking.payment.id, at: now }),
  ])
}

/** Gives the two demo users an appointment that can be joined now. */
export const standNow = async (deps: Deps, tx: Tx): Promise<Pair | undefined> => {
  const now = deps.clock.now()
  const pair = await findPair(tx)
  if (!pair || (await hasAppointment(tx, pair, now))) return pair
  for (const start of startsAround(now)) {
    if (!(await isFree(tx, pair, start))) continue
    if (!(await move(tx, pair, start, now))) await create(deps, tx, pair, start)
    return pair
  }
  return pair
}

/** The demo's job: a new appointment every half hour, paid at the provider like a real one. */
export const keepAppointment = async (deps: Deps): Promise<void> => {
  const pair = await inTransaction(deps.db, (tx) => standNow(deps, tx))
  if (pair) await chargeComing(deps, pair.customerId)
}
