import type { NotificationKind } from '@emma/contracts/notifications/notification'
import type { AppointmentState } from '@emma/domain/booking'
import type { NoticeGroup } from '@emma/domain/notifications'
import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'

export type Channel = 'email' | 'sms' | 'whatsapp'

interface NewNotification {
  readonly id: string
  readonly userId: string
  readonly kind: NotificationKind
  readonly dedupeKey: string
  readonly appointmentId: string | null
  readonly data: object
  readonly alsoEmail: boolean
  readonly inAppOnly: boolean
  /** The group whose messages the person may have turned off; null if that is not possible. */
  readonly optionalGroup: NoticeGroup | null
}

export interface Inserted {
  readonly channels: readonly Channel[]
  readonly time_zone: string
  readonly quiet_from: string | null
  readonly quiet_until: string | null
}

/**
 * Serializes notifications of this person with this key until the transaction ends: a unique index can't span the
 * months.
 */
const lockKey = async (tx: Tx, { userId, dedupeKey }: NewNotification): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${userId}:${dedupeKey}`}, 0))`.execute(tx)
}

/** Inserts it with its channels, and returns these; undefined if the person already has it. */
export const insertNotification = async (
  tx: Tx,
  row: NewNotification,
  now: Date,
): Promise<Inserted | undefined> => {
  await lockKey(tx, row)
  const { rows } = await sql<Inserted>`
    WITH told AS (
      INSERT INTO notifications (id, user_id, kind, appointment_id, data, dedupe_key, created_at)
      SELECT ${row.id}::uuid, ${row.userId}::uuid, ${row.kind}, ${row.appointmentId}::uuid, ${JSON.stringify(row.data)}::jsonb,
        ${row.dedupeKey}, ${now}::timestamptz
        WHERE NOT EXISTS (SELECT FROM notifications WHERE user_id = ${row.userId} AND dedupe_key = ${row.dedupeKey})
      RETURNING id, user_id
    ), sent AS (
      INSERT INTO notification_messages (notification_id, channel)
        SELECT told.id, coalesce(c.contact_preference, 'email')
          FROM told LEFT JOIN customers c ON c.user_id = told.user_id
            LEFT JOIN notification_settings t ON t.user_id = told.user_id
          WHERE NOT ${row.inAppOnly}
            AND coalesce(NOT ${row.optionalGroup}::text = ANY(t.muted_messages), true)
        UNION SELECT told.id, 'email' FROM told WHERE ${row.alsoEmail}
      RETURNING channel
    )
    SELECT array(SELECT channel FROM sent) AS channels, u.time_zone, t.quiet_from, t.quiet_until
    FROM told JOIN users u ON u.id = told.user_id
      LEFT JOIN notification_settings t ON t.user_id = told.user_id`.execute(tx)
  return rows[0]
}

/** A notification with the data for its text, read when it is shown or sent. */
export const notifications = (db: Db | Tx) =>
  db
    .selectFrom('notifications as n')
    .leftJoin('appointments as a', 'a.id', 'n.appointment_id')
    .leftJoin('slot_offers as o', (join) => join.on(sql<boolean>`o.id = (n.data->>'offerId')::uuid`))
    .leftJoin('waitlist_entries as w', 'w.id', 'o.entry_id')
    .leftJoin('booking_links as bl', (join) => join.on(sql<boolean>`bl.id = (n.data->>'linkId')::uuid`))
    .leftJoin('time_proposals as tp', (join) => join.on(sql<boolean>`tp.id = (n.data->>'proposalId')::uuid`))
    .leftJoin('specialties as y', (join) =>
      join.on(sql<boolean>`y.id = coalesce(a.specialty_id, w.specialty_id, bl.specialty_id)`),
    )
    .leftJoin('specialists as s', (join) =>
      join.on(sql<boolean>`s.id = coalesce(a.specialist_id, (n.data->>'specialistId')::uuid)`),
    )
    .leftJoin('users as su', 'su.id', 's.user_id')
    .leftJoin('users as au', (join) => join.on(sql<boolean>`au.id = (n.data->>'assistantId')::uuid`))
    .leftJoin('companies as co', (join) => join.on(sql<boolean>`co.id = (n.data->>'companyId')::uuid`))
    .select((eb) => [
      'n.id',
      'n.user_id',
      eb.ref('n.kind').$castTo<NotificationKind>().as('kind'),
      'n.appointment_id',
      'n.data',
      'n.created_at',
      'n.read_at',
      sql<Date | null>`coalesce(a.starts_at, o.starts_at, bl.starts_at)`.as('starts_at'),
      sql<
        string | null
      >`coalesce(a.time_zone, CASE WHEN coalesce(o.id, bl.id) IS NOT NULL THEN s.time_zone END)`.as(
        'time_zone',
      ),
      'o.status as offer_status',
      sql<Date | null>`coalesce(o.expires_at, bl.expires_at, tp.expires_at)`.as('expires_at'),
      eb.ref('a.status').$castTo<AppointmentState | null>().as('appointment_status'),
      'a.canceled_by_platform',
      'y.name as specialty',
      's.id as specialist_id',
      's.name as specialist_name',
      'su.avatar_key as specialist_avatar',
      'au.id as assistant_id',
      sql<string | null>`au.first_name || ' ' || au.last_name`.as('assistant_name'),
      'co.id as company_id',
      'co.name as company',
    ])

export interface Filters {
  readonly userId: string
  /** Undefined: all. */
  readonly kinds: readonly NotificationKind[] | undefined
  readonly onlyUnread: boolean
}
export interface PageOfUser extends Filters {
  readonly now: Date
  readonly limit: number
  readonly offset: number
}

/** One person's list, newest first, with the refundable rest of a canceled consultation's credit. */
export const findPage = (db: Db, { userId, kinds, onlyUnread, now, limit, offset }: PageOfUser) =>
  notifications(db)
    .leftJoin('customers as ac', (join) =>
      join.on(sql<boolean>`ac.id = coalesce(a.customer_id, (n.data->>'customerId')::uuid)`),
    )
    .leftJoin('users as cu', 'cu.id', 'ac.user_id')
    .select([
      'ac.id as customer_id',
      'cu.first_name as customer_first_name',
      'cu.last_name as customer_last_name',
      'cu.avatar_key as customer_avatar',
      sql<number>`refundable_amount((n.data->>'creditId')::uuid, ${now})`.as('refundable_amount'),
      sql<number>`coalesce((SELECT remaining FROM credits WHERE id = (n.data->>'creditId')::uuid), 0)`.as(
        'remaining_amount',
      ),
    ])
    .where('n.user_id', '=', userId)
    .where('n.deleted_at', 'is', null)
    .$if(kinds !== undefined, (query) => query.where(sql<boolean>`n.kind = ANY(${kinds}::text[])`))
    .$if(onlyUnread, (query) => query.where('n.read_at', 'is', null))
    .orderBy('n.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export type NotificationRow = Awaited<ReturnType<typeof findPage>>[number]

export const countNotifications = async (db: Db, { userId, kinds, onlyUnread }: Filters) => {
  const { rows } = await sql<{ total: number; unread: number; unread_messages: number }>`
    SELECT count(*) FILTER (WHERE (${kinds ?? null}::text[] IS NULL OR kind = ANY(${kinds ?? null}::text[]))
        AND (NOT ${onlyUnread}::boolean OR read_at IS NULL)) AS total,
      count(*) FILTER (WHERE read_at IS NULL) AS unread,
      (SELECT coalesce(sum(unread), 0) FROM (
        SELECT c.customer_unread AS unread FROM customers p JOIN chats c ON c.customer_id = p.id WHERE p.user_id = ${userId}
        UNION ALL SELECT c.specialist_unread FROM specialists s JOIN chats c ON c.specialist_id = s.id
          WHERE s.user_id = ${userId} AND (c.thread = 'care' OR NOT office_answers(s.id))) AS waiting)::int AS unread_messages
    FROM notifications WHERE user_id = ${userId} AND deleted_at IS NULL`.execute(db)
  return rows[0] ?? { total: 0, unread: 0, unread_messages: 0 }
}

/** Whether this person has such a notification. */
export const markRead = async (db: Db, userId: string, id: string, now: Date): Promise<boolean> => {
  const { rows } = await sql`
    UPDATE notifications SET read_at = coalesce(read_at, ${now})
    WHERE id = ${id} AND user_id = ${userId} AND deleted_at IS NULL RETURNING id`.execute(db)
  return rows.length === 1
}

export const markAllRead = async (db: Db, userId: string, now: Date): Promise<void> => {
  await sql`
    UPDATE notifications SET read_at = ${now}
    WHERE user_id = ${userId} AND read_at IS NULL AND deleted_at IS NULL`.execute(db)
}

export const markDeleted = async (db: Db, userId: string, id: string, now: Date): Promise<boolean> => {
  const { rows } = await sql`
    UPDATE notifications SET deleted_at = ${now}
    WHERE id = ${id} AND user_id = ${userId} AND deleted_at IS NULL RETURNING id`.execute(db)
  return rows.length === 1
}

export const markAllDeleted = async (
  db: Db,
  userId: string,
  kinds: readonly NotificationKind[] | undefined,
  now: Date,
): Promise<void> => {
  await sql`
    UPDATE notifications SET deleted_at = ${now}
    WHERE user_id = ${userId} AND deleted_at IS NULL
      AND (${kinds ?? null}::text[] IS NULL OR kind = ANY(${kinds ?? null}::text[]))`.execute(db)
}

/** Deletes a notification that a newer one replaces, unless the key shows that it is the same one. */
export const replaceNotification = async (tx: Tx, id: string, newerKey: string, now: Date): Promise<void> => {
  await sql`
    UPDATE notifications SET deleted_at = ${now} WHERE id = ${id} AND dedupe_key <> ${newerKey}`.execute(tx)
}
