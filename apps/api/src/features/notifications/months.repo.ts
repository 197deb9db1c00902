import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'

/** Creates missing partitions of the coming months. @returns which, such as `2026_11` */
export const makeMonths = async (db: Db, now: Date): Promise<readonly string[]> => {
  const { rows } = await sql<{ made: string[] }>`SELECT make_notification_months(${now}) AS made`.execute(db)
  return rows[0]?.made ?? []
}

/** Drops the months that ended more than six months ago, deliveries included. @returns which, such as `2026_05` */
export const dropMonths = async (db: Db, now: Date): Promise<readonly string[]> => {
  const { rows } = await sql<{
    dropped: string[]
  }>`SELECT drop_notification_months(${now}) AS dropped`.execute(db)
  return rows[0]?.dropped ?? []
}
