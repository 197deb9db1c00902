import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'

/** Deletes the idempotency keys of bookings made before an instant. */
export const forgetKeys = async (db: Db, before: Date): Promise<void> => {
  await sql`UPDATE appointments SET idempotency_key = NULL
    WHERE idempotency_key IS NOT NULL AND created_at < ${before}`.execute(db)
}
