import { sql } from 'kysely'
import type { Db } from '../../src/db/pool.ts'

/** How many payments and refunds are not over. Only waiting is shortened: jobs due later run now. */
export const leftOpen = async (db: Db): Promise<number> => {
  await sql`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE locked_at IS NULL`.execute(db)
  const { rows } = await sql<{ open: number }>`
    SELECT (SELECT count(*) FROM payments WHERE status = 'pending')
      + (SELECT count(*) FROM refunds WHERE status <> 'done') AS open`.execute(db)
  return Number(rows[0]?.open ?? 0)
}
