import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'

/** Forgets the idempotency keys of what was booked before an instant. */
export const forgetKeys = async (db: Db, before: Date): Promise<void> => {
  await sql`UPDATE appointments SET idempotency_key = NULL
    WHERE idempotency_key IS NOT NULL AND created_at < ${before}`.execute(db)
}
