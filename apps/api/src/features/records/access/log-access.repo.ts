import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import { statement } from '../../../db/statement.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { Access, Accessor } from '../../../ports/access-log.ts'

/** A line of the log to insert. */
export interface Line extends Access, Accessor {}

/** The lines, column by column. */
const columns = {
  customers: (line: Line) => line.customerId,
  users: (line: Line) => line.actor.userId,
  roles: (line: Line) => line.actor.role,
  actions: (line: Line) => line.action,
  objects: (line: Line) => line.object,
  objectIds: (line: Line) => line.objectId,
  bases: (line: Line) => line.basis,
  sessions: (line: Line) => line.actor.sessionId,
  addresses: (line: Line) => line.client.address,
  times: (line: Line) => line.now.toISOString(),
} as const

type Columns = { readonly [Column in keyof typeof columns]: readonly string[] } & { readonly waits: boolean }

const write = statement<Columns, { readonly left_out: readonly number[] }>(
  (value) => sql<{ readonly left_out: readonly number[] }>`
    SELECT log_accesses(${value('customers')}, ${value('users')}, ${value('roles')}, ${value('actions')}, ${value('objects')},
      ${value('objectIds')}, ${value('bases')}, ${value('sessions')}, ${value('addresses')}, ${value('times')},
      ${value('waits')}) AS left_out`,
)

/**
 * Writes lines to the patients' chains, all in one statement.
 * @param waits for other writers of a patient's chain; without it that patient's lines are skipped
 * @returns the skipped lines
 */
export const insertLines = async (
  db: Db | Tx,
  lines: readonly Line[],
  waits: boolean,
): Promise<readonly Line[]> => {
  const of = (column: keyof typeof columns) => lines.map(columns[column])
  const [row] = await write(db, {
    customers: of('customers'),
    users: of('users'),
    roles: of('roles'),
    actions: of('actions'),
    objects: of('objects'),
    objectIds: of('objectIds'),
    bases: of('bases'),
    sessions: of('sessions'),
    addresses: of('addresses'),
    times: of('times'),
    waits,
  })
  const leftOut = new Set(row?.left_out)
  return lines.filter((_, nth) => leftOut.has(nth + 1))
}

export const linesOf = (who: Accessor, accesses: readonly Access[]): readonly Line[] =>
  accesses.map((access) => ({ ...access, ...who }))

/** Writes to the patients' chains in the caller's transaction: the data about a person and its line, or neither. */
export const logAccess = async (tx: Tx, who: Accessor, accesses: readonly Access[]): Promise<void> => {
  if (accesses.length > 0) await insertLines(tx, linesOf(who, accesses), true)
}
