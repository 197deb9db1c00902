import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'

/** The companies for which a specialist may invite assistants: those they are an admin of, by name. */
export const findOwnCompanies = async (db: Db | Tx, specialistId: string) => {
  const { rows } = await sql<{ id: string; name: string }>`
    SELECT c.id, c.name FROM company_members m JOIN companies c ON c.id = m.company_id
     WHERE m.specialist_id = ${specialistId} AND m.left_at IS NULL AND m.role = 'admin' AND c.status = 'approved'
     ORDER BY lower(c.name), c.id`.execute(db)
  return rows
}

/**
 * Assistants whom admins of a specialist's companies invited for its specialists, and who are in the admin's team, but
 * not in this one; by name.
 */
export const findOffered = async (db: Db | Tx, specialistId: string) => {
  const { rows } = await sql<{ assistant_id: string; name: string; company: string }>`
    SELECT * FROM (
      SELECT DISTINCT ON (u.id) u.id AS assistant_id, u.first_name || ' ' || u.last_name AS name, c.name AS company
        FROM company_members own JOIN companies c ON c.id = own.company_id AND c.status = 'approved'
        JOIN team_members m ON m.company_id = c.id AND m.ended_at IS NULL
        JOIN company_members inviter ON inviter.company_id = c.id AND inviter.specialist_id = m.specialist_id
          AND inviter.role = 'admin' AND inviter.left_at IS NULL
        JOIN users u ON u.id = m.assistant_id
       WHERE own.specialist_id = ${specialistId} AND own.left_at IS NULL
         AND NOT EXISTS (SELECT FROM team_members t WHERE t.specialist_id = ${specialistId}
           AND t.assistant_id = m.assistant_id AND t.ended_at IS NULL)
       ORDER BY u.id, lower(c.name)) offered
     ORDER BY lower(name), assistant_id`.execute(db)
  return rows
}
