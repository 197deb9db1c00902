import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'

/** Forgets the idempotency keys given before an instant: the answers, and the keys on what was booked or entered. */
export const forgetKeys = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute()
  await sql`UPDATE appointments SET idempotency_key = NULL
    WHERE idempotency_key IS NOT NULL AND created_at < ${before}`.execute(db)
  await sql`UPDATE queue_entries SET idempotency_key = NULL
    WHERE idempotency_key IS NOT NULL AND created_at < ${before}`.execute(db)
}
