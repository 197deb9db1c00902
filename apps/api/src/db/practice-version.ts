import { CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { Db } from './pool.ts'

/** What all practices share has its version under the nil UUID. */
const EVERY = '00000000-0000-0000-0000-000000000000'

/** How often a practice was changed, for a statement; by default what all practices share. */
export const practiceVersionSql = (
  specialistId: RawBuilder<unknown> = sql`${sql.lit(EVERY)}::uuid`,
): RawBuilder<number> =>
  sql<number>`(SELECT coalesce(sum(v.changes), 0)::bigint FROM practice_versions v WHERE v.specialist_id = ${specialistId})`

const text = `SELECT coalesce(sum(changes), 0)::bigint AS version FROM practice_versions
  WHERE specialist_id IN ($1::uuid, '${EVERY}'::uuid)`

/** Greater after each change of what can be booked with a specialist; without one, of what all practices share. */
export const practiceVersion = async (db: Db, specialistId: string = EVERY): Promise<number> => {
  const { rows } = await db.executeQuery<{ version: number }>(CompiledQuery.raw(text, [specialistId]))
  return rows[0]?.version ?? 0
}
