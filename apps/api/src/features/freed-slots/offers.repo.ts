import { OFFER_MINUTES } from '@emma/domain/waitlist'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import { type Terms, termsSql } from '../../db/terms-sql.ts'
import type { Tx } from '../../db/transaction.ts'
import { variableSql } from '../variables/index.ts'

/** A specialist's time that became free. */
export interface FreedTime {
  readonly specialistId: string
  readonly startsAt: Date
  readonly endsAt: Date
  /** The customer who gave it back, who gets no offer. */
  readonly notFor?: string
  readonly now: Date
}

/** Offers that reserve a slot. */
export const openStatuses = sql`('offered', 'booking')`

/**
 * Whether a place in line (`w`) can still be served: its specialty is offered, and an appointment to move may still be
 * moved; a person who waited for a first appointment and has booked one meanwhile no longer waits.
 */
export const lives = (now: Date): RawBuilder<boolean> => sql`(
  w.status = 'waiting' AND w.until_at > ${now}
  AND EXISTS (SELECT FROM customers c WHERE c.id = w.customer_id AND c.status = 'active')
  AND EXISTS (SELECT FROM bookable_offers b
    WHERE b.specialist_id = w.specialist_id AND b.specialty_id = w.specialty_id)
  AND CASE WHEN w.appointment_id IS NULL
    THEN NOT EXISTS (SELECT FROM appointments b
      WHERE b.customer_id = w.customer_id AND b.specialist_id = w.specialist_id AND b.specialty_id = w.specialty_id
        AND b.status IN ('confirmed', 'in_progress') AND b.starts_at > ${now})
    ELSE EXISTS (SELECT FROM appointments b WHERE b.id = w.appointment_id AND b.status = 'confirmed'
      AND b.starts_at - (b.policy->>'reschedule_hours')::integer * interval '1 hour' >= ${now}) END)`

/** Most specialists have no waiting list: then nothing else is read. */
export const isAwaited = async (tx: Tx, specialistId: string): Promise<boolean> => {
  const row = await tx
    .selectFrom('waitlist_entries')
    .select('id')
    .where('specialist_id', '=', specialistId)
    .where('status', '=', 'waiting')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Serializes handing out a specialist's freed times, so that two of them go to two people. */
export const lockLine = async (tx: Tx, specialistId: string): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`line:${specialistId}`}, 0))`.execute(tx)
}

export interface FreedSlot {
  readonly starts_at: Date
  readonly ends_at: Date
}

/** The slots in a freed time that the rules open and that stay bookable for as long as an offer lasts. */
export const findFreedSlots = async (tx: Tx, freed: FreedTime): Promise<readonly FreedSlot[]> => {
  const { specialistId, startsAt, endsAt, now } = freed
  const { rows } = await sql<FreedSlot>`
    SELECT o.starts_at, o.ends_at FROM specialists s,
      open_slots(s.id, ${startsAt}::timestamptz - interval '8 hours', ${endsAt}, ${now},
        ${variableSql('lead_minutes')} + ${OFFER_MINUTES}::integer) o
     WHERE s.id = ${specialistId} AND s.status = 1 AND o.ends_at > ${startsAt}
     ORDER BY o.starts_at`.execute(tx)
  return rows
}

interface NewOffer {
  readonly id: string
  readonly specialistId: string
  readonly slot: FreedSlot
  readonly notFor: string | null
  readonly now: Date
  readonly expiresAt: Date
}

const overlaps = ({ starts_at, ends_at }: FreedSlot, row: string): RawBuilder<boolean> =>
  sql`${sql.ref(`${row}.starts_at`)} < ${ends_at} AND ${sql.ref(`${row}.ends_at`)} > ${starts_at}`

/** The first in line whose wish matches, who is free then, and who was not offered this time before. */
const nextInLine = ({ specialistId, slot, notFor, now }: NewOffer): RawBuilder<unknown> => sql`
  SELECT w.id, w.customer_id FROM waitlist_entries w LEFT JOIN appointments own ON own.id = w.appointment_id
   WHERE w.specialist_id = ${specialistId} AND ${lives(now)} AND w.until_at > ${slot.starts_at}
     AND (own.id IS NULL OR own.starts_at > ${slot.starts_at}) AND w.customer_id IS DISTINCT FROM ${notFor}::uuid
     AND NOT EXISTS (SELECT FROM appointments b
       WHERE b.customer_id = w.customer_id AND b.id IS DISTINCT FROM w.appointment_id
         AND b.status IN ('awaiting_payment', 'confirmed', 'in_progress') AND ${overlaps(slot, 'b')})
     AND NOT EXISTS (SELECT FROM slot_offers p WHERE p.customer_id = w.customer_id AND p.status IN ${openStatuses}
       AND (p.specialist_id = ${specialistId} OR ${overlaps(slot, 'p')}))
     AND NOT EXISTS (SELECT FROM slot_offers p WHERE p.entry_id = w.id AND p.starts_at = ${slot.starts_at}
       AND p.status IN ('declined', 'expired'))
   ORDER BY w.created_at, w.id LIMIT 1`

/** Offers a slot to the next person on the list, and returns them; undefined if nobody is left. */
export const insertOffer = async (tx: Tx, offer: NewOffer): Promise<{ user_id: string } | undefined> => {
  const { id, specialistId, slot, now, expiresAt } = offer
  const { rows } = await sql<{ user_id: string }>`
    WITH next AS (${nextInLine(offer)}), made AS (
      INSERT INTO slot_offers (id, entry_id, customer_id, specialist_id, starts_at, ends_at, status, created_at, expires_at)
      SELECT ${id}, next.id, next.customer_id, ${specialistId}, ${slot.starts_at}, ${slot.ends_at}, 'offered',
        ${now}::timestamptz, ${expiresAt}::timestamptz
      FROM next ON CONFLICT DO NOTHING RETURNING customer_id
    )
    SELECT c.user_id FROM made JOIN customers c ON c.id = made.customer_id`.execute(tx)
  return rows[0]
}

/** Whether a slot is reserved for another person. */
export const isOfferedToOther = async (tx: Tx, time: FreedTime, customerId: string): Promise<boolean> => {
  const { specialistId, startsAt, endsAt, now } = time
  const { rows } = await sql<{ kept: boolean }>`
    SELECT offered_to_other(${specialistId}, ${startsAt}, ${endsAt}, ${customerId}, ${now}) AS kept`.execute(
    tx,
  )
  return rows[0]?.kept === true
}

interface Taking {
  readonly specialistId: string
  readonly startsAt: Date
  readonly customerId: string
  readonly appointmentId: string
  readonly now: Date
}

/** Ends the customer's offer of a time, and their place in line; false if there is none any more. */
export const markTaken = async (tx: Tx, taking: Taking): Promise<boolean> => {
  const { specialistId, startsAt, customerId, appointmentId, now } = taking
  const { rows } = await sql`
    WITH taken AS (
      UPDATE slot_offers SET status = 'taken', appointment_id = ${appointmentId}
       WHERE specialist_id = ${specialistId} AND starts_at = ${startsAt} AND customer_id = ${customerId}
         AND status IN ${openStatuses} RETURNING entry_id
    )
    UPDATE waitlist_entries SET status = 'served', ended_at = ${now}
     WHERE id IN (SELECT entry_id FROM taken) RETURNING id`.execute(tx)
  return rows.length === 1
}

/** Whether an offer to this entry of the list has moved an appointment here. */
export const wasTaken = async (
  tx: Tx,
  entryId: string,
  { id, starts_at }: { readonly id: string; readonly starts_at: Date },
): Promise<boolean> => {
  const row = await tx
    .selectFrom('slot_offers')
    .select('id')
    .where('entry_id', '=', entryId)
    .where('appointment_id', '=', id)
    .where('starts_at', '=', starts_at)
    .where('status', '=', 'taken')
    .executeTakeFirst()
  return row !== undefined
}

/** While the offer behind an unpaid booking lasts, its customer may pay again, and is back in line. */
export const reopenTaken = async (tx: Tx, appointmentId: string, now: Date): Promise<boolean> => {
  const { rows } = await sql`
    WITH reopened AS (
      UPDATE slot_offers o SET status = 'booking', appointment_id = NULL FROM waitlist_entries e
       WHERE o.appointment_id = ${appointmentId} AND o.status = 'taken' AND o.expires_at > ${now} AND e.id = o.entry_id
         AND NOT EXISTS (SELECT FROM slot_offers p WHERE p.customer_id = o.customer_id
           AND p.specialist_id = o.specialist_id AND p.status IN ${openStatuses})
         AND NOT EXISTS (SELECT FROM waitlist_entries w WHERE w.customer_id = e.customer_id AND w.status = 'waiting'
           AND w.specialist_id = e.specialist_id AND w.specialty_id = e.specialty_id)
      RETURNING o.entry_id
    )
    UPDATE waitlist_entries SET status = 'waiting', ended_at = NULL
     WHERE id IN (SELECT entry_id FROM reopened) RETURNING id`.execute(tx)
  return rows.length === 1
}

export interface OfferRow {
  readonly id: string
  readonly entry_id: string
  readonly specialist_id: string
  readonly customer_id: string
  readonly starts_at: Date
  readonly ends_at: Date
  readonly status: 'offered' | 'booking'
  readonly expires_at: Date
  readonly place_id: string | null
  readonly time_zone: string
  readonly specialty_id: string
  readonly terms: Terms
}

/** The open offer of an entry of the list, locked until the transaction ends. */
export const lockOffer = async (tx: Tx, entryId: string, now: Date): Promise<OfferRow | undefined> => {
  await sql`SELECT FROM slot_offers WHERE entry_id = ${entryId} AND status IN ${openStatuses} FOR UPDATE`.execute(
    tx,
  )
  return (await findOffersOf(tx, [entryId], now))[0]
}

/** The open offers of entries of the list, with the slot's place. */
export const findOffersOf = async (
  db: Db | Tx,
  entryIds: readonly string[],
  now: Date,
): Promise<readonly OfferRow[]> => {
  const { rows } = await sql<OfferRow>`
    SELECT o.id, o.entry_id, o.specialist_id, o.customer_id, o.starts_at, o.ends_at, o.status, o.expires_at,
      s.time_zone, slot.place_id, w.specialty_id, ${termsSql(sql.ref('s.id'))} AS terms
    FROM slot_offers o JOIN waitlist_entries w ON w.id = o.entry_id JOIN specialists s ON s.id = o.specialist_id
    LEFT JOIN slots_of(o.specialist_id, o.starts_at, o.starts_at + interval '1 microsecond', ${now}) slot ON true
    WHERE o.entry_id = ANY(${entryIds}::uuid[]) AND o.status IN ${openStatuses} AND o.expires_at > ${now}`.execute(
    db,
  )
  return rows
}

export const setOfferStatus = async (
  tx: Tx,
  id: string,
  change: { readonly status: string; readonly expiresAt?: Date },
): Promise<void> => {
  await tx
    .updateTable('slot_offers')
    .set({ status: change.status, ...(change.expiresAt ? { expires_at: change.expiresAt } : {}) })
    .where('id', '=', id)
    .execute()
}

/** Offers that have expired or whose place in line ended; skips those that another process has. */
export const lockDueOffers = async (tx: Tx, now: Date, limit: number): Promise<readonly OfferRow[]> => {
  const { rows } = await sql<OfferRow>`
    SELECT o.id, o.entry_id, o.specialist_id, o.customer_id, o.starts_at, o.ends_at, o.status, o.expires_at
    FROM slot_offers o JOIN waitlist_entries w ON w.id = o.entry_id
    WHERE o.status IN ${openStatuses} AND (o.expires_at <= ${now} OR NOT ${lives(now)})
    ORDER BY o.expires_at, o.id LIMIT ${limit} FOR UPDATE OF o SKIP LOCKED`.execute(tx)
  return rows
}
