import type { ActOutcome, AssistantAct } from '@emma/domain/auth'
import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import { namePattern } from '../../../db/words/name-search.ts'

export interface NewAct {
  readonly id: string
  readonly at: Date
  readonly assistant_id: string
  readonly assistant_name: string
  readonly specialist_id: string
  readonly specialist_name: string
  readonly act: AssistantAct
  readonly schedule_id: string | null
  readonly session_id: string
  readonly address: string
}

/** Written before the call runs. Rows are never deleted. */
export const openAct = async (db: Db, act: NewAct): Promise<void> => {
  await db
    .insertInto('team_acts')
    .values({ ...act, outcome: 'open' })
    .execute()
}

/** Stores the outcome, once, with the appointment if the call created one. */
export const settleAct = async (
  db: Db,
  id: string,
  outcome: ActOutcome,
  scheduleId: string | null,
): Promise<void> => {
  await sql`
    UPDATE team_acts SET outcome = ${outcome}, schedule_id = coalesce(schedule_id, ${scheduleId}::uuid)
     WHERE id = ${id} AND outcome = 'open'`.execute(db)
}

export interface ActRow extends Omit<NewAct, 'session_id' | 'address'> {
  readonly outcome: ActOutcome
  readonly patient: string | null
  readonly starts_at: Date | null
}

export interface ActFilter {
  readonly specialistId: string | undefined
  readonly assistantId: string | undefined
  /** A part of the assistant's or the specialist's name, as they were then. */
  readonly search?: string | undefined
  /** Moments; the end is excluded. */
  readonly from?: Date | undefined
  readonly to?: Date | undefined
}

const matching = ({ specialistId, assistantId, search, from, to }: ActFilter) => {
  const conditions = [sql`true`]
  if (specialistId !== undefined) conditions.push(sql`a.specialist_id = ${specialistId}::uuid`)
  if (assistantId !== undefined) conditions.push(sql`a.assistant_id = ${assistantId}::uuid`)
  if (search)
    conditions.push(sql`(fold(a.assistant_name) LIKE fold(${namePattern(search)}::text)
      OR fold(a.specialist_name) LIKE fold(${namePattern(search)}::text))`)
  if (from !== undefined) conditions.push(sql`a.at >= ${from}`)
  if (to !== undefined) conditions.push(sql`a.at < ${to}`)
  return sql.join(conditions, sql` AND `)
}

/** One page, newest first. */
export const findActs = async (
  db: Db,
  filter: ActFilter,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<{ readonly rows: readonly ActRow[]; readonly total: number }> => {
  const { rows } = await sql<ActRow>`
    SELECT a.id, a.at, a.assistant_id, a.assistant_name, a.specialist_id, a.specialist_name, a.act, a.schedule_id,
      a.outcome, coalesce(d.name, u.first_name || ' ' || u.last_name) AS patient, v.starts_at
      FROM team_acts a LEFT JOIN appointments v ON v.id = a.schedule_id AND v.specialist_id = a.specialist_id
      LEFT JOIN customers c ON c.id = v.customer_id LEFT JOIN users u ON u.id = c.user_id
      LEFT JOIN dependents d ON d.id = v.dependent_id
     WHERE ${matching(filter)} ORDER BY a.at DESC, a.id DESC
     LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`.execute(db)
  const counted = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM team_acts a WHERE ${matching(filter)}`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}
