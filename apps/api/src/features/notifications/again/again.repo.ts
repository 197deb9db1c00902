import type { PartyRole } from '@emma/domain/auth'
import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'
import { type Channel, notifications } from '../notifications.repo.ts'
import { type Failure, ofWay, type Untrue, untrue, type Way } from '../sending.repo.ts'

/** The subject of the messages: an appointment, or a person's place in the queue. */
export interface About {
  readonly id: string
  readonly customerUserId: string
}

/** Every message about it, one row per channel, oldest first; one without a channel is only in the list on screen. */
export const findMessagesAbout = (db: Db, { id, customerUserId }: About, now: Date) =>
  notifications(db)
    .innerJoin('users as u', 'u.id', 'n.user_id')
    .leftJoin('notification_settings as t', 't.user_id', 'n.user_id')
    .leftJoin('notification_messages as m', 'm.notification_id', 'n.id')
    .select((eb) => [
      eb.ref('u.role').$castTo<PartyRole>().as('role'),
      'u.first_name',
      'u.last_name',
      't.muted_messages',
      eb.ref('m.channel').$castTo<Channel | null>().as('channel'),
      'm.started_at',
      'm.sent_at',
      'm.first_sent_at',
      'm.failed_at',
      eb.ref('m.failure').$castTo<Failure | null>().as('failure'),
      'm.dropped_at',
      eb.ref('m.drop_reason').$castTo<Untrue | null>().as('drop_reason'),
      untrue(now).as('untrue'),
    ])
    .where(
      sql<boolean>`(n.appointment_id = ${id} OR n.user_id = ${customerUserId} AND n.data->>'entryId' = ${id})`,
    )
    .orderBy('n.created_at')
    .orderBy('n.id')
    .orderBy('m.channel')
    .execute()

export type MessageRow = Awaited<ReturnType<typeof findMessagesAbout>>[number]

/** Queues a sent or failed message again; returns whether it was one. Of two parallel calls one succeeds. */
export const reopenMessage = async (tx: Tx, way: Way): Promise<boolean> => {
  const { rows } = await sql`
    UPDATE notification_messages SET first_sent_at = coalesce(first_sent_at, sent_at), sent_at = NULL,
      failed_at = NULL, failure = NULL, started_at = NULL, attempts = 0
    WHERE ${ofWay(way)} AND (sent_at IS NOT NULL OR failed_at IS NOT NULL) RETURNING channel`.execute(tx)
  return rows.length === 1
}
