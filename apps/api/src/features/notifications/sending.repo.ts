import { MINUTE } from '@emma/domain/interval'
import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import { placeSql, type StoredPlace } from '../../db/terms-sql.ts'
import type { Tx } from '../../db/transaction.ts'
import { type Channel, notifications } from './notifications.repo.ts'

/** Why a message is no longer true: its subject was canceled or is over, was moved again, or is too near. */
export type Untrue = 'over' | 'moved' | 'late'

const standing = sql`a.status IN ('confirmed', 'in_progress')`
const movedAgain = sql`EXISTS (SELECT FROM notifications newer WHERE newer.user_id = n.user_id
  AND newer.appointment_id = n.appointment_id AND newer.kind = 'booking_rescheduled' AND newer.id > n.id)`

/** Read when the message leaves, not when it was created: changes in between count. */
export const untrue = (now: Date) => sql<Untrue | null>`CASE
  WHEN n.data ? 'startsAt' AND a.starts_at <> (n.data->>'startsAt')::timestamptz THEN 'moved'
  WHEN n.data ? 'startsAt' AND a.status <> 'confirmed' THEN 'over'
  WHEN n.data ? 'sendBefore' AND ${now} >= (n.data->>'sendBefore')::timestamptz THEN 'late'
  WHEN o.id IS NOT NULL AND NOT (o.status = 'offered' AND o.expires_at > ${now}) THEN 'late'
  WHEN n.kind IN ('booking_offered', 'series_offered', 'series_payment_due') AND NOT (bl.status = 'open' AND bl.expires_at > ${now}) THEN 'over'
  WHEN n.kind = 'series_booked' AND NOT EXISTS (SELECT FROM booking_links sd
    JOIN appointments sa ON sa.id = sd.appointment_id AND sa.status IN ('confirmed', 'in_progress')
    WHERE sd.series_id = bl.series_id) THEN 'over'
  WHEN n.kind = 'time_proposed' AND NOT (tp.status = 'open' AND tp.expires_at > ${now}) THEN 'over'
  WHEN n.kind IN ('booking_confirmed', 'booking_rescheduled', 'reschedule_asked', 'specialist_waiting',
    'patient_waiting') AND NOT ${standing} THEN 'over'
  WHEN n.kind IN ('booking_confirmed', 'booking_rescheduled', 'reschedule_asked') AND ${movedAgain} THEN 'moved'
END`

/** The place of a freed time, by the rules that open it. */
const offeredAt = (now: Date) => sql<{ place_id: string | null }>`(
  SELECT slot.place_id FROM slots_of(o.specialist_id, o.starts_at, o.starts_at + interval '1 microsecond', ${now}) slot
   WHERE o.id IS NOT NULL LIMIT 1)`

interface SeriesDate {
  readonly starts_at: string
  readonly price: number
  /** Null while it is only reserved. */
  readonly appointment_id: string | null
  /** Null online. */
  readonly place: StoredPlace | null
}

/** The dates of a series that its message is about, open or booked, in their order; empty for anything else. */
const seriesDates = sql<readonly SeriesDate[]>`(
  SELECT coalesce(json_agg(json_build_object('starts_at', coalesce(sa.starts_at, sd.starts_at), 'price', sd.price,
      'appointment_id', sa.id, 'place', ${placeSql('sl')}) ORDER BY coalesce(sa.starts_at, sd.starts_at)), '[]')
    FROM booking_links sd
      LEFT JOIN appointments sa ON sa.id = sd.appointment_id AND sa.status IN ('confirmed', 'in_progress')
      LEFT JOIN places sl ON sl.id = CASE WHEN sa.id IS NULL THEN sd.place_id ELSE sa.place_id END
    WHERE sd.series_id = bl.series_id
      AND ((n.kind = 'series_offered' AND sd.status = 'open') OR (n.kind = 'series_booked' AND sa.id IS NOT NULL)))`

/** A notification, its person's contacts, and whether it is still true; undefined once the account was erased. */
export const findToSend = (db: Db | Tx, id: string, now: Date) =>
  notifications(db)
    .innerJoin('users as u', 'u.id', 'n.user_id')
    .leftJoin('customers as c', 'c.user_id', 'u.id')
    .leftJoin('notification_settings as t', 't.user_id', 'u.id')
    .leftJoinLateral(offeredAt(now).as('offered'), (join) => join.onTrue())
    .leftJoin('places as l', (join) =>
      join.on(sql<boolean>`l.id = CASE WHEN n.kind = 'time_proposed' THEN tp.place_id
        ELSE coalesce(a.place_id, offered.place_id, bl.place_id) END`),
    )
    .leftJoin('payments as p', 'p.appointment_id', 'a.id')
    .select([
      'a.price',
      'a.policy',
      'p.paid_at',
      placeSql('l').as('place'),
      'bl.price as link_price',
      seriesDates.as('series_dates'),
      'tp.starts_at as proposed_at',
      't.quiet_from',
      't.quiet_until',
      't.muted_messages',
      'u.email',
      'u.first_name',
      'u.time_zone as user_zone',
      'u.language',
      'u.role',
      'c.id as customer_id',
      'c.contact_sealed',
      // The place in the queue concerned, if any.
      sql<string | null>`n.data->>'entryId'`.as('entry_id'),
      // Only the part that still exists when the message leaves.
      sql<number>`coalesce((SELECT remaining FROM credits WHERE id = (n.data->>'creditId')::uuid), 0)`.as(
        'credit_left',
      ),
      untrue(now).as('untrue'),
    ])
    .where('n.id', '=', id)
    .executeTakeFirst()

export type ToSend = NonNullable<Awaited<ReturnType<typeof findToSend>>>

/** One channel of a notification. */
export interface Way {
  readonly notificationId: string
  readonly channel: Channel
}
export const ofWay = ({ notificationId, channel }: Way) =>
  sql`notification_id = ${notificationId} AND channel = ${channel}`

/** A process was killed while sending. Whether it arrived is unknown. */
const LOST_AFTER_MS = 10 * MINUTE
const lostBefore = (now: Date): Date => new Date(now.getTime() - LOST_AFTER_MS)

/**
 * Begins to send. @returns the number of the attempt; undefined if it was sent, dropped or given up, or is being sent
 */
export const beginSending = async (db: Db, way: Way, now: Date): Promise<number | undefined> => {
  const { rows } = await sql<{ attempts: number; failed_at: Date | null }>`
    UPDATE notification_messages SET
      attempts = attempts + CASE WHEN started_at IS NULL THEN 1 ELSE 0 END,
      failed_at = CASE WHEN started_at IS NOT NULL THEN ${now}::timestamptz END,
      failure = CASE WHEN started_at IS NOT NULL THEN 'unanswered' END,
      started_at = ${now}
    WHERE ${ofWay(way)} AND sent_at IS NULL AND failed_at IS NULL AND dropped_at IS NULL
      AND (started_at IS NULL OR started_at < ${lostBefore(now)})
    RETURNING attempts, failed_at`.execute(db)
  const [row] = rows
  return row?.failed_at === null ? row.attempts : undefined
}

/** Whether an earlier message about the same appointment is on its way to this person by this channel. */
export const isBehindAnother = async (db: Db, row: ToSend, { channel }: Way, now: Date): Promise<boolean> => {
  const { rows } = await sql`
    SELECT FROM notifications p JOIN notification_messages m ON m.notification_id = p.id
    WHERE p.user_id = ${row.user_id} AND p.appointment_id = ${row.appointment_id} AND p.id < ${row.id}
      AND m.channel = ${channel} AND m.sent_at IS NULL AND m.failed_at IS NULL AND m.dropped_at IS NULL
      AND m.started_at >= ${lostBefore(now)} LIMIT 1`.execute(db)
  return rows.length === 1
}

/** Takes the beginning back: it waits behind another one. */
export const putBack = async (db: Tx, way: Way): Promise<void> => {
  await sql`UPDATE notification_messages SET started_at = NULL, attempts = attempts - 1
    WHERE ${ofWay(way)}`.execute(db)
}

export const markSent = async (db: Db, way: Way, now: Date): Promise<void> => {
  await sql`UPDATE notification_messages SET sent_at = ${now}, failure = NULL WHERE ${ofWay(way)}`.execute(db)
}

/** It is no longer true, and is never sent. */
export const markDropped = async (db: Db, way: Way, reason: Untrue, now: Date): Promise<void> => {
  await sql`UPDATE notification_messages SET started_at = NULL, attempts = attempts - 1, dropped_at = ${now},
    drop_reason = ${reason} WHERE ${ofWay(way)}`.execute(db)
}

export type Failure = 'refused' | 'unreachable' | 'unanswered'

/** It was not sent: retry later, or never. */
export const markNotSent = async (
  db: Db,
  way: Way,
  { failure, failedAt }: { readonly failure: Failure; readonly failedAt: Date | null },
): Promise<void> => {
  await sql`UPDATE notification_messages SET started_at = NULL, failure = ${failure}, failed_at = ${failedAt}
    WHERE ${ofWay(way)}`.execute(db)
}
