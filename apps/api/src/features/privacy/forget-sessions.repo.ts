import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'

/** Takes away sessions that ended before; what follows a session goes with it. */
export const deleteSessionsEndedBefore = async (db: Db, before: Date): Promise<void> => {
  await sql`DELETE FROM sessions WHERE least(revoked_at, expires_at) < ${before}`.execute(db)
}
