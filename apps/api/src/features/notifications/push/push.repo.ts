import type { NoticeGroup } from '@emma/domain/notifications'
import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { PushTarget } from '../../../providers/push/port.ts'

interface NewSubscription extends PushTarget {
  readonly id: string
  readonly userId: string
  readonly sessionId: string
  readonly now: Date
}

/**
 * Sets this session's browser. It replaces the session's earlier endpoint, and an earlier session in the same browser.
 */
export const saveSubscription = async (tx: Tx, row: NewSubscription): Promise<void> => {
  // Serializes two tabs that subscribe at once.
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${row.endpoint}, 190))`.execute(tx)
  await tx
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', row.endpoint)
    .where('session_id', '<>', row.sessionId)
    .execute()
  const where = { endpoint: row.endpoint, p256dh: row.p256dh, auth: row.auth }
  await tx
    .insertInto('push_subscriptions')
    .values({ id: row.id, user_id: row.userId, session_id: row.sessionId, created_at: row.now, ...where })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(where))
    .execute()
}

export const hasSubscription = async (db: Db, sessionId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  return row !== undefined
}

export const deleteSubscriptionOf = async (db: Db, sessionId: string): Promise<void> => {
  await db.deleteFrom('push_subscriptions').where('session_id', '=', sessionId).execute()
}

export const deleteSubscription = async (tx: Tx, id: string): Promise<void> => {
  await tx.deleteFrom('push_subscriptions').where('id', '=', id).execute()
}

/** Records the person's browsers it goes to, and returns the new ones. */
export const insertPushMessages = async (
  tx: Tx,
  { notificationId, group }: { readonly notificationId: string; readonly group: NoticeGroup },
  now: Date,
): Promise<readonly string[]> => {
  const { rows } = await sql<{ subscription_id: string }>`
    INSERT INTO push_messages (notification_id, subscription_id)
      SELECT n.id, p.id FROM notifications n
        JOIN push_subscriptions p ON p.user_id = n.user_id JOIN sessions s ON s.id = p.session_id
        LEFT JOIN notification_settings t ON t.user_id = n.user_id
      WHERE coalesce(NOT ${group} = ANY(t.muted_pushes), true) AND n.id = ${notificationId} AND s.revoked_at IS NULL AND s.expires_at > ${now}
    ON CONFLICT DO NOTHING RETURNING subscription_id`.execute(tx)
  return rows.map((row) => row.subscription_id)
}

/** A pending push, locked by its sender; undefined once it was sent, read or removed. */
export const lockUnpushed = async (
  tx: Tx,
  notificationId: string,
  subscriptionId: string,
  now: Date,
): Promise<PushTarget | undefined> => {
  const { rows } = await sql<PushTarget>`
    SELECT p.endpoint, p.p256dh, p.auth FROM push_messages m
      JOIN notifications n ON n.id = m.notification_id
      JOIN push_subscriptions p ON p.id = m.subscription_id JOIN sessions s ON s.id = p.session_id
    WHERE m.notification_id = ${notificationId} AND m.subscription_id = ${subscriptionId} AND m.sent_at IS NULL
      AND n.read_at IS NULL AND n.deleted_at IS NULL AND s.revoked_at IS NULL AND s.expires_at > ${now}
    FOR UPDATE OF m SKIP LOCKED`.execute(tx)
  return rows[0]
}

export const markPushed = async (
  tx: Tx,
  notificationId: string,
  subscriptionId: string,
  now: Date,
): Promise<void> => {
  await tx
    .updateTable('push_messages')
    .set({ sent_at: now })
    .where('notification_id', '=', notificationId)
    .where('subscription_id', '=', subscriptionId)
    .execute()
}
