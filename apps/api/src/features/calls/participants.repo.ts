import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import type { ParticipantRole } from './calls.repo.ts'

const columns = [
  'id',
  'user_id',
  'role',
  'epoch',
  'joined_at',
  'media_at',
  'media_lost_at',
  'seen_at',
  'gone_at',
  'left_at',
  'leave_reason',
] as const

/** Each participant's current page in the call. */
export const findPresent = (tx: Tx, callId: string) =>
  tx
    .selectFrom('call_participants')
    .select(columns)
    .where('call_id', '=', callId)
    .where('left_at', 'is', null)
    .execute()
export type ParticipantRow = Awaited<ReturnType<typeof findPresent>>[number]

export const findByEpoch = (tx: Tx, callId: string, epoch: string) =>
  tx
    .selectFrom('call_participants')
    .select(columns)
    .where('call_id', '=', callId)
    .where('epoch', '=', epoch)
    .executeTakeFirst()

export interface NewParticipant {
  readonly id: string
  readonly callId: string
  readonly userId: string
  readonly role: ParticipantRole
  readonly epoch: string
  readonly now: Date
}

export const insertParticipant = async (tx: Tx, participant: NewParticipant): Promise<void> => {
  const { id, callId, userId, role, epoch, now } = participant
  await tx
    .insertInto('call_participants')
    .values({ id, call_id: callId, user_id: userId, role: role, epoch, joined_at: now, seen_at: now })
    .execute()
}

const update = (tx: Db | Tx, id: string) => tx.updateTable('call_participants').where('id', '=', id)

/** Back on a new connection, or after it counted as lost. */
export const markBack = async (tx: Tx, { id, left_at }: ParticipantRow, now: Date): Promise<void> => {
  const again =
    left_at === null ? {} : { left_at: null, leave_reason: null, media_at: null, media_lost_at: now }
  await update(tx, id)
    .set({ ...again, gone_at: null, seen_at: now })
    .execute()
}

export const markLeft = async (
  tx: Tx,
  id: string,
  reason: 'left' | 'lost' | 'superseded' | 'ended',
  at: Date,
): Promise<void> => {
  await update(tx, id).set({ left_at: at, leave_reason: reason }).execute()
}

export const markMedia = async (tx: Tx, id: string, connected: boolean, now: Date): Promise<void> => {
  const media = connected ? { media_at: now, media_lost_at: null } : { media_at: null, media_lost_at: now }
  await update(tx, id)
    .set({ ...media, seen_at: now })
    .execute()
}

/** One of a page's connections. */
export interface Connection {
  readonly callId: string
  readonly epoch: string
  readonly connectionId: string
}

const ofEpoch = (db: Db, callId: string, epoch: string) =>
  db
    .updateTable('call_participants')
    .where('call_id', '=', callId)
    .where('epoch', '=', epoch)
    .where('left_at', 'is', null)

/** The page uses this connection from now on. */
export const holdBy = async (db: Db, { callId, epoch, connectionId }: Connection): Promise<void> => {
  await ofEpoch(db, callId, epoch).set({ connection_id: connectionId }).execute()
}

/** Does nothing if the page came back over another connection before this one was known to be lost. */
export const markGone = async (
  db: Db,
  { callId, epoch, connectionId }: Connection,
  now: Date,
): Promise<void> => {
  await ofEpoch(db, callId, epoch).set({ gone_at: now }).where('connection_id', '=', connectionId).execute()
}

export const markSeen = async (db: Db, callId: string, epoch: string, now: Date): Promise<void> => {
  await ofEpoch(db, callId, epoch).set({ seen_at: now }).execute()
}
