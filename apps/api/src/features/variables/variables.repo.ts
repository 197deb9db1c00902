import {
  isVariableName,
  type VariableName,
  type Variables,
  variableDefinitions,
  variablesWith,
} from '@emma/domain/variables'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'

/** Variables from rows read by another statement. */
export const variablesFrom = (
  rows: readonly { readonly name: string; readonly value: number }[],
): Variables => {
  const set: Partial<Record<VariableName, number>> = {}
  for (const { name, value } of rows) if (isVariableName(name)) set[name] = value
  return variablesWith(set)
}

/** The current business variables: set by an admin, or the defaults. */
export const readVariables = async (db: Db | Tx): Promise<Variables> =>
  variablesFrom(await db.selectFrom('variables').select(['name', 'value']).execute())

/** One variable inside a statement: a separate query would cost as much as the statement. */
export const variableSql = (name: VariableName): RawBuilder<number> =>
  sql<number>`coalesce((SELECT value FROM variables WHERE name = ${sql.lit(name)}), ${sql.lit(variableDefinitions[name].default)})`
