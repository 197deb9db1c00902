import type { InviteState } from '@emma/domain/invites'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'

export interface InviteRow {
  readonly id: string
  readonly company_id: string
  readonly company_name: string
  readonly company_cnpj: string
  readonly company_percent: number
  readonly members_count: number
  readonly specialist_id: string | null
  readonly specialist_name: string | null
  readonly specialist_avatar: string | null
  readonly email_sealed: Buffer | null
  readonly email_hash: Buffer | null
  readonly invited_by: string
  readonly invited_by_name: string
  readonly status: InviteState
  readonly sent_at: Date
  readonly expires_at: Date
  readonly ended_at: Date | null
}

const invites = sql`
  SELECT i.id, i.company_id, c.name AS company_name, c.cnpj AS company_cnpj, c.percent::int AS company_percent,
    (SELECT count(*)::int FROM company_members m WHERE m.company_id = c.id AND m.left_at IS NULL) AS members_count,
    i.specialist_id, s.name AS specialist_name, u.avatar_key AS specialist_avatar, i.email_sealed, i.email_hash,
    i.invited_by, b.name AS invited_by_name, i.status, i.sent_at, i.expires_at, i.ended_at
    FROM company_invites i JOIN companies c ON c.id = i.company_id JOIN specialists b ON b.id = i.invited_by
    LEFT JOIN specialists s ON s.id = i.specialist_id LEFT JOIN users u ON u.id = s.user_id`

export const findInvite = async (db: Db | Tx, id: string): Promise<InviteRow | undefined> => {
  const { rows } = await sql<InviteRow>`${invites} WHERE i.id = ${id}`.execute(db)
  return rows[0]
}

/** The same, locked until the transaction ends. */
export const lockInvite = async (tx: Tx, id: string): Promise<InviteRow | undefined> => {
  await sql`SELECT FROM company_invites WHERE id = ${id} FOR UPDATE`.execute(tx)
  return findInvite(tx, id)
}

export interface Page {
  readonly limit: number
  readonly offset: number
}

/** The receiver, by id and by confirmed address. */
export interface Receiver {
  readonly specialistId: string
  readonly emailHash: Buffer | null
}

const received = ({ specialistId, emailHash }: Receiver, since: Date): RawBuilder<unknown> => sql`
  (i.specialist_id = ${specialistId} OR i.status = 'sent' AND i.email_hash = ${emailHash}::bytea)
  AND (i.status = 'sent' OR i.sent_at > ${since})`

/** Invites that a specialist received: open ones first, then newest. */
export const findReceived = async (
  db: Db,
  receiver: Receiver,
  { now, since, limit, offset }: Page & { readonly now: Date; readonly since: Date },
): Promise<readonly InviteRow[]> => {
  const { rows } = await sql<InviteRow>`${invites} WHERE ${received(receiver, since)}
    ORDER BY i.status = 'sent' AND i.expires_at > ${now} DESC, i.sent_at DESC, i.id DESC
    LIMIT ${limit} OFFSET ${offset}`.execute(db)
  return rows
}

export const countReceived = async (db: Db, receiver: Receiver, since: Date): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM company_invites i WHERE ${received(receiver, since)}`.execute(db)
  return rows[0]?.total ?? 0
}

/** How many a specialist can answer now. */
export const countOpen = async (
  db: Db,
  { specialistId, emailHash }: Receiver,
  now: Date,
): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM company_invites i
     WHERE i.status = 'sent' AND i.expires_at > ${now}
       AND (i.specialist_id = ${specialistId} OR i.email_hash = ${emailHash}::bytea)`.execute(db)
  return rows[0]?.total ?? 0
}

export interface SentQuery extends Page {
  readonly companyId: string
  readonly status: InviteState | undefined
  readonly now: Date
}

/** An expired one counts as expired, even before the job writes it. */
const inStatus = ({ companyId, status, now }: SentQuery): RawBuilder<unknown> => sql`
  i.company_id = ${companyId} AND (${status ?? null}::text IS NULL OR ${status ?? null}::text =
    CASE WHEN i.status = 'sent' AND i.expires_at <= ${now} THEN 'expired' ELSE i.status END)`

export const findSent = async (db: Db, query: SentQuery): Promise<readonly InviteRow[]> => {
  const { rows } = await sql<InviteRow>`${invites} WHERE ${inStatus(query)}
    ORDER BY i.sent_at DESC, i.id DESC LIMIT ${query.limit} OFFSET ${query.offset}`.execute(db)
  return rows
}

export const countSent = async (db: Db, query: SentQuery): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM company_invites i WHERE ${inStatus(query)}`.execute(db)
  return rows[0]?.total ?? 0
}

interface NewInvite {
  readonly id: string
  readonly companyId: string
  readonly specialistId: string | null
  readonly email: { readonly sealed: Buffer; readonly hash: Buffer } | null
  readonly invitedBy: string
  readonly now: Date
  readonly expiresAt: Date
}

/** False if the same person or address is already invited. */
export const insertInvite = async (tx: Tx, invite: NewInvite): Promise<boolean> => {
  const added = await tx
    .insertInto('company_invites')
    .values({
      id: invite.id,
      company_id: invite.companyId,
      specialist_id: invite.specialistId,
      email_sealed: invite.email?.sealed ?? null,
      email_hash: invite.email?.hash ?? null,
      invited_by: invite.invitedBy,
      sent_at: invite.now,
      expires_at: invite.expiresAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

interface End {
  readonly status: InviteState
  readonly now: Date
  /** The specialist who answered. */
  readonly specialistId?: string
}

/** Ends an open invitation and deletes the invited address. */
export const endInvite = async (tx: Tx, id: string, { status, now, specialistId }: End): Promise<void> => {
  await tx
    .updateTable('company_invites')
    .set({
      status,
      ended_at: now,
      email_sealed: null,
      email_hash: null,
      ...(specialistId === undefined ? {} : { specialist_id: specialistId }),
    })
    .where('id', '=', id)
    .where('status', '=', 'sent')
    .execute()
}

/** Ends expired invitations: all of them, or one company's before it invites again. */
export const expireInvites = async (
  db: Db | Tx,
  now: Date,
  companyId: string | null = null,
): Promise<void> => {
  await sql`
    UPDATE company_invites SET status = 'expired', ended_at = expires_at, email_sealed = NULL, email_hash = NULL
     WHERE status = 'sent' AND expires_at <= ${now} AND (${companyId}::uuid IS NULL OR company_id = ${companyId}::uuid)`.execute(
    db,
  )
}

/** Revokes the open invitations of a closed account. */
export const revokeInvitesOf = async (tx: Tx, specialistId: string, now: Date): Promise<void> => {
  await sql`
    UPDATE company_invites SET status = 'revoked', ended_at = ${now}, email_sealed = NULL, email_hash = NULL
     WHERE specialist_id = ${specialistId} AND status = 'sent'`.execute(tx)
}
