import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'

export interface MemberRow {
  readonly assistant_id: string
  readonly name: string
  readonly email: string
  readonly receipts: boolean
  readonly chat: boolean
  readonly company: string | null
  readonly since: Date
  readonly last_act_at: Date | null
}

/** A specialist's team, by name. */
export const findMembers = async (db: Db | Tx, specialistId: string): Promise<readonly MemberRow[]> => {
  const { rows } = await sql<MemberRow>`
    SELECT m.assistant_id, u.first_name || ' ' || u.last_name AS name, u.email, m.receipts, m.chat, c.name AS company,
      m.since, (SELECT max(a.at) FROM team_acts a WHERE a.assistant_id = m.assistant_id AND a.specialist_id = m.specialist_id)
        AS last_act_at
      FROM team_members m JOIN users u ON u.id = m.assistant_id LEFT JOIN companies c ON c.id = m.company_id
     WHERE m.specialist_id = ${specialistId} AND m.ended_at IS NULL
     ORDER BY lower(u.first_name), lower(u.last_name), m.assistant_id`.execute(db)
  return rows
}

export interface PracticeRow {
  readonly specialist_id: string
  readonly name: string
  readonly avatar_key: string | null
  readonly receipts: boolean
  readonly chat: boolean
  readonly status: number
  readonly since: Date
}

/** The specialists an assistant works for, by name. */
export const findPractices = async (db: Db | Tx, assistantId: string): Promise<readonly PracticeRow[]> => {
  const { rows } = await sql<PracticeRow>`
    SELECT m.specialist_id, s.name, u.avatar_key, m.receipts, m.chat, s.status, m.since
      FROM team_members m JOIN specialists s ON s.id = m.specialist_id JOIN users u ON u.id = s.user_id
     WHERE m.assistant_id = ${assistantId} AND m.ended_at IS NULL AND u.blocked_at IS NULL
     ORDER BY lower(s.name), s.id`.execute(db)
  return rows
}

/** Serializes invitations and removals of one team, so that its size is right. */
export const lockTeam = async (tx: Tx, specialistId: string): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`team:${specialistId}`}, 0))`.execute(tx)
}

interface NewMember {
  readonly id: string
  readonly specialistId: string
  readonly assistantId: string
  readonly receipts: boolean
  readonly chat: boolean
  readonly companyId: string | null
  readonly now: Date
}

/** Keeps an existing membership unchanged. */
export const insertMember = async (tx: Tx, member: NewMember): Promise<void> => {
  await tx
    .insertInto('team_members')
    .values({
      id: member.id,
      specialist_id: member.specialistId,
      assistant_id: member.assistantId,
      receipts: member.receipts,
      chat: member.chat,
      company_id: member.companyId,
      since: member.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

interface Of {
  readonly specialistId: string
  readonly assistantId: string
}

const activeOf = (tx: Tx, specialistId: string) =>
  tx.updateTable('team_members').where('specialist_id', '=', specialistId).where('ended_at', 'is', null)

/** False if they are not in the team. */
export const setRights = async (
  tx: Tx,
  { specialistId, assistantId }: Of,
  rights: { readonly receipts: boolean; readonly chat?: boolean | undefined },
): Promise<boolean> => {
  const changed = await activeOf(tx, specialistId)
    .set(rights)
    .where('assistant_id', '=', assistantId)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/** False if they are not in the team. */
export const endMember = async (tx: Tx, { specialistId, assistantId }: Of, now: Date): Promise<boolean> => {
  const ended = await activeOf(tx, specialistId)
    .set({ ended_at: now })
    .where('assistant_id', '=', assistantId)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

/** Ends a whole team and returns the ids of its assistants. */
export const endMembers = async (tx: Tx, specialistId: string, now: Date): Promise<readonly string[]> => {
  const rows = await activeOf(tx, specialistId).set({ ended_at: now }).returning('assistant_id').execute()
  return rows.map(({ assistant_id }) => assistant_id)
}

/** Ends all memberships of an assistant. */
export const endServices = async (tx: Tx, assistantId: string, now: Date): Promise<void> => {
  await tx
    .updateTable('team_members')
    .set({ ended_at: now })
    .where('assistant_id', '=', assistantId)
    .where('ended_at', 'is', null)
    .execute()
}
