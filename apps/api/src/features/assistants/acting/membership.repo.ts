import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'

/** An assistant's active membership in a specialist's team, with its rights. */
export interface Membership {
  readonly specialist_id: string
  readonly specialist_name: string
  readonly user_id: string
  readonly status: number
  readonly time_zone: string
  readonly receipts: boolean
  readonly chat: boolean
  readonly assistant_name: string
}

/** Undefined if it does not exist, has ended, or the specialist is blocked. */
export const findMembership = async (
  db: Db,
  assistantId: string,
  specialistId: string,
): Promise<Membership | undefined> => {
  const { rows } = await sql<Membership>`
    SELECT m.specialist_id, s.name AS specialist_name, s.user_id, s.status, u.time_zone, m.receipts, m.chat,
      a.first_name || ' ' || a.last_name AS assistant_name
      FROM team_members m JOIN specialists s ON s.id = m.specialist_id JOIN users u ON u.id = s.user_id
      JOIN users a ON a.id = m.assistant_id
     WHERE m.assistant_id = ${assistantId} AND m.specialist_id = ${specialistId} AND m.ended_at IS NULL
       AND u.blocked_at IS NULL`.execute(db)
  return rows[0]
}
