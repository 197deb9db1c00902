import { CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { Db } from './pool.ts'
import { perTurn } from './together/per-turn.ts'

/** The nil UUID has the version shared by all practices. */
const EVERY = '00000000-0000-0000-0000-000000000000'
const SEARCH = '00000000-0000-0000-0000-000000000001'

/** The version of a practice, as SQL; by default of what all practices share. */
export const practiceVersionSql = (
  specialistId: RawBuilder<unknown> = sql`${sql.lit(EVERY)}::uuid`,
): RawBuilder<number> =>
  sql<number>`(SELECT coalesce(sum(v.changes), 0)::bigint FROM practice_versions v WHERE v.specialist_id = ${specialistId})`

/** Increases when a word or a city comes or goes by which active specialists are found, as SQL (`search_changed`). */
export const searchVersionSql: RawBuilder<number> = practiceVersionSql(sql`${sql.lit(SEARCH)}::uuid`)

/**
 * Increases with each change of what can be booked with a specialist; without a specialist, of what all practices
 * share.
 */
export type ReadVersion = (db: Db, specialistId?: string) => Promise<number>

interface Change {
  readonly specialist_id: string
  readonly changes: number
}

const text = 'SELECT specialist_id, changes FROM practice_versions WHERE specialist_id = ANY ($1::uuid[])'

const findChanges = async (db: Db, ids: readonly string[]): Promise<readonly Change[]> =>
  (await db.executeQuery<Change>(CompiledQuery.raw(text, [ids]))).rows

/** Requests of the same turn of the event loop share one statement. */
export const createVersionReader = (): ReadVersion => {
  const ask = perTurn((db: Db, asked: ReadonlyMap<string, string>) =>
    findChanges(db, [...new Set([EVERY, ...asked.keys()])]),
  )
  return async (db, specialistId = EVERY) => {
    const changes = await ask(db, specialistId, specialistId)
    return changes
      .filter(({ specialist_id }) => specialist_id === specialistId || specialist_id === EVERY)
      .reduce((sum, change) => sum + change.changes, 0)
  }
}
