import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'

/** The users who read an office's chats: the specialist, and the assistants who answer there. */
export const findOfficeUsers = async (db: Db, specialistId: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ user_id: string }>`
    SELECT user_id FROM specialists WHERE id = ${specialistId}
    UNION ALL
    SELECT assistant_id FROM team_members WHERE specialist_id = ${specialistId} AND chat AND ended_at IS NULL`.execute(
    db,
  )
  return rows.map(({ user_id }) => user_id)
}

/** The care between two people, as their chat has it; undefined if they have none. */
export const findCare = async (
  db: Db,
  { customerId, specialistId }: { readonly customerId: string; readonly specialistId: string },
  now: Date,
) => {
  const { rows } = await sql<{ in_care: boolean; answers: boolean }>`
    SELECT care_stands(last_care_at, ${now}) AS in_care, office_answers(specialist_id) AS answers FROM chats
     WHERE customer_id = ${customerId} AND specialist_id = ${specialistId} AND thread = 'care'`.execute(db)
  return rows[0]
}
