import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'

export interface InvitationRow {
  readonly id: string
  readonly specialist_id: string
  readonly specialist_user_id: string
  readonly specialist_name: string
  readonly specialist_avatar: string | null
  readonly language: string
  readonly person_sealed: Buffer | null
  readonly receipts: boolean
  readonly chat: boolean
  readonly company_id: string | null
  readonly company: string | null
  readonly sends: number
  readonly sent_at: Date
  readonly expires_at: Date
}

/** Open invitations of specialists who are not blocked; the date decides, also before the job stores `expired`. */
const open = (now: Date) => sql`
  SELECT i.id, i.specialist_id, s.user_id AS specialist_user_id, s.name AS specialist_name, u.avatar_key AS specialist_avatar,
    u.language, i.person_sealed, i.receipts, i.chat, i.company_id, c.name AS company, i.sends, i.sent_at, i.expires_at
    FROM team_invitations i JOIN specialists s ON s.id = i.specialist_id JOIN users u ON u.id = s.user_id
    LEFT JOIN companies c ON c.id = i.company_id
   WHERE i.status = 'sent' AND i.expires_at > ${now} AND u.blocked_at IS NULL`

export const findInvitation = async (
  db: Db | Tx,
  id: string,
  now: Date,
): Promise<InvitationRow | undefined> => {
  const { rows } = await sql<InvitationRow>`${open(now)} AND i.id = ${id}`.execute(db)
  return rows[0]
}

export const findByToken = async (db: Db, hash: Buffer, now: Date): Promise<InvitationRow | undefined> => {
  const { rows } = await sql<InvitationRow>`${open(now)} AND i.token_hash = ${hash}`.execute(db)
  return rows[0]
}

/** The same, locked until the end of the transaction. */
export const lockByToken = async (tx: Tx, hash: Buffer, now: Date): Promise<InvitationRow | undefined> => {
  await sql`SELECT FROM team_invitations WHERE token_hash = ${hash} FOR UPDATE`.execute(tx)
  const { rows } = await sql<InvitationRow>`${open(now)} AND i.token_hash = ${hash}`.execute(tx)
  return rows[0]
}

/** False if the specialist has no such invitation. */
export const lockOwnInvitation = async (tx: Tx, id: string, specialistId: string): Promise<boolean> => {
  const { rows } = await sql`
    SELECT FROM team_invitations WHERE id = ${id} AND specialist_id = ${specialistId} FOR UPDATE`.execute(tx)
  return rows.length === 1
}

export const findOpenOf = async (
  db: Db | Tx,
  specialistId: string,
  now: Date,
): Promise<readonly InvitationRow[]> => {
  const { rows } = await sql<InvitationRow>`
    ${open(now)} AND i.specialist_id = ${specialistId} ORDER BY i.sent_at DESC, i.id DESC`.execute(db)
  return rows
}

interface NewInvitation {
  readonly id: string
  readonly specialistId: string
  readonly personSealed: Buffer
  readonly emailHash: Buffer
  readonly tokenHash: Buffer
  readonly receipts: boolean
  readonly chat: boolean
  readonly companyId: string | null
  readonly now: Date
  readonly expiresAt: Date
}

/** False if the address already has an open invitation. */
export const insertInvitation = async (tx: Tx, invitation: NewInvitation): Promise<boolean> => {
  const added = await tx
    .insertInto('team_invitations')
    .values({
      id: invitation.id,
      specialist_id: invitation.specialistId,
      person_sealed: invitation.personSealed,
      email_hash: invitation.emailHash,
      token_hash: invitation.tokenHash,
      receipts: invitation.receipts,
      chat: invitation.chat,
      company_id: invitation.companyId,
      status: 'sent',
      sends: 1,
      created_at: invitation.now,
      sent_at: invitation.now,
      expires_at: invitation.expiresAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

interface Again {
  readonly sends: number
  readonly tokenHash: Buffer
  readonly now: Date
  readonly expiresAt: Date
}

export const sendAgain = async (
  tx: Tx,
  id: string,
  { sends, tokenHash, now, expiresAt }: Again,
): Promise<void> => {
  await tx
    .updateTable('team_invitations')
    .set({ sends, token_hash: tokenHash, sent_at: now, expires_at: expiresAt })
    .where('id', '=', id)
    .execute()
}

/** Ends an open invitation and erases the invited person's data. */
export const endInvitation = async (
  tx: Tx,
  id: string,
  status: 'accepted' | 'canceled',
  now: Date,
): Promise<void> => {
  await tx
    .updateTable('team_invitations')
    .set({ status, ended_at: now, person_sealed: null, email_hash: null })
    .where('id', '=', id)
    .where('status', '=', 'sent')
    .execute()
}

export const cancelAllOf = async (tx: Tx, specialistId: string, now: Date): Promise<void> => {
  await tx
    .updateTable('team_invitations')
    .set({ status: 'canceled', ended_at: now, person_sealed: null, email_hash: null })
    .where('specialist_id', '=', specialistId)
    .where('status', '=', 'sent')
    .execute()
}

/** Stores the expiry of invitations past their date: all, or one specialist's before a new one. */
export const expireInvitations = async (
  db: Db | Tx,
  now: Date,
  specialistId: string | null = null,
): Promise<void> => {
  await sql`
    UPDATE team_invitations SET status = 'expired', ended_at = expires_at, person_sealed = NULL, email_hash = NULL
     WHERE status = 'sent' AND expires_at <= ${now}
       AND (${specialistId}::uuid IS NULL OR specialist_id = ${specialistId}::uuid)`.execute(db)
}
