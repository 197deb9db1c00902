import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'

export const findAssistant = (db: Db | Tx, userId: string) =>
  db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where('id', '=', userId)
    .where('role', '=', 'assistant')
    .executeTakeFirst()

/** Everything stored about an assistant, for the copy of their own data. */
export const findKept = async (db: Db, userId: string) => {
  const { rows: accounts } = await sql<Record<string, unknown>>`
    SELECT id, email, first_name, last_name, time_zone, language, created_at, updated_at
      FROM users WHERE id = ${userId}`.execute(db)
  const { rows: practices } = await sql<Record<string, unknown>>`
    SELECT s.name AS specialist, m.receipts, m.chat, m.since, m.ended_at
      FROM team_members m JOIN specialists s ON s.id = m.specialist_id
     WHERE m.assistant_id = ${userId} ORDER BY m.since`.execute(db)
  const { rows: acts } = await sql<Record<string, unknown>>`
    SELECT at, act, outcome, specialist_name AS specialist, schedule_id, host(address) AS address
      FROM team_acts WHERE assistant_id = ${userId} ORDER BY at`.execute(db)
  const { rows: sessions } = await sql<Record<string, unknown>>`
    SELECT created_at, last_used_at, host(address) AS address, user_agent
      FROM sessions WHERE user_id = ${userId} ORDER BY created_at`.execute(db)
  const { rows: consents } = await sql<Record<string, unknown>>`
    SELECT kind, version, accepted_at FROM consents WHERE user_id = ${userId} ORDER BY accepted_at`.execute(
    db,
  )
  return { account: accounts[0], practices, acts, sessions, consents }
}
