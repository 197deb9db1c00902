import { isVariableName, type VariableName } from '@emma/domain/variables'
import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'

/** The values that admins set, with who set them last. */
export const findSet = async (db: Db | Tx) => {
  const rows = await db
    .selectFrom('variables as v')
    .leftJoin('users as u', 'u.id', 'v.updated_by')
    .select(['v.name', 'v.value', 'v.updated_at', 'u.id as user_id', 'u.first_name', 'u.last_name'])
    .execute()
  return new Map(rows.flatMap((row) => (isVariableName(row.name) ? [[row.name, row] as const] : [])))
}
export type SetRows = Awaited<ReturnType<typeof findSet>>

const LOCK = 727_036

/** Bounds depend on each other (the prices): changes of variables are serialized. */
export const lockVariables = async (tx: Tx): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(${LOCK}::bigint)`.execute(tx)
}

export interface VariableMove {
  readonly id: string
  readonly name: VariableName
  readonly from: number
  readonly to: number
  readonly reason: string | null
  readonly userId: string
  readonly now: Date
}

/** Sets a variable and records who did it. */
export const storeVariable = async (tx: Tx, move: VariableMove): Promise<void> => {
  const { id, name, from, to, reason, userId, now } = move
  const set = { value: to, updated_at: now, updated_by: userId }
  await tx
    .insertInto('variables')
    .values({ name, ...set })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(set))
    .execute()
  await tx
    .insertInto('variable_changes')
    .values({ id, name, from_value: from, to_value: to, reason, changed_by: userId, changed_at: now })
    .execute()
}

const SHOWN = 100

export const findVariableChanges = (db: Db, name: VariableName) =>
  db
    .selectFrom('variable_changes as c')
    .innerJoin('users as u', 'u.id', 'c.changed_by')
    .select([
      'c.id',
      'c.from_value',
      'c.to_value',
      'c.reason',
      'c.changed_at',
      'u.id as user_id',
      'u.first_name',
      'u.last_name',
    ])
    .where('c.name', '=', name)
    .orderBy('c.changed_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(SHOWN)
    .execute()
