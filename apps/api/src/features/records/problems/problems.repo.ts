import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { Person } from '../access/sight.ts'

export interface ProblemRow {
  readonly id: string
  readonly customer_id: string
  readonly dependent_id: string | null
  readonly content_sealed: Buffer
  readonly specialist_name: string
  readonly created_at: Date
  readonly resolved_at: Date | null
}

/** One person's problems: current ones first, each part in the order noted. */
export const findProblems = async (
  db: Db | Tx,
  { customerId, dependentId }: Person,
  authorId: string | null,
): Promise<ProblemRow[]> => {
  const { rows } = await sql<ProblemRow>`
    SELECT p.id, p.customer_id, p.dependent_id, p.content_sealed, s.name AS specialist_name, p.created_at, p.resolved_at
    FROM problems p JOIN specialists s ON s.id = p.specialist_id
    WHERE p.customer_id = ${customerId}::uuid AND p.dependent_id IS NOT DISTINCT FROM ${dependentId}::uuid
      AND p.removed_at IS NULL AND (${authorId}::uuid IS NULL OR p.specialist_id = ${authorId}::uuid)
    ORDER BY p.resolved_at IS NOT NULL, p.created_at, p.id`.execute(db)
  return rows
}

/** The names of codes in the classification; a retired code has none. */
export const findCidNames = async (
  db: Db | Tx,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (codes.length === 0) return new Map()
  const rows = await db
    .selectFrom('cids')
    .select(['code', 'description'])
    .where('code', 'in', codes)
    .execute()
  return new Map(rows.map(({ code, description }) => [code, description]))
}

/** Locks a current problem until the transaction ends. */
export const lockProblem = (tx: Tx, id: string) =>
  tx
    .selectFrom('problems')
    .select(['id', 'customer_id', 'dependent_id', 'specialist_id'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

interface NewProblem extends Person {
  readonly id: string
  readonly sealed: Buffer
  readonly specialistId: string
  readonly now: Date
}

export const insertProblem = async (tx: Tx, row: NewProblem): Promise<void> => {
  await tx
    .insertInto('problems')
    .values({
      id: row.id,
      customer_id: row.customerId,
      dependent_id: row.dependentId,
      content_sealed: row.sealed,
      specialist_id: row.specialistId,
      created_at: row.now,
    })
    .execute()
}

/** Null: it is active again. */
export const setResolved = async (tx: Tx, id: string, at: Date | null): Promise<void> => {
  await tx.updateTable('problems').set({ resolved_at: at }).where('id', '=', id).execute()
}

export const markProblemRemoved = async (
  tx: Tx,
  { id, specialistId, now }: { id: string; specialistId: string; now: Date },
): Promise<void> => {
  const change = { removed_at: now, removed_by: specialistId }
  await tx.updateTable('problems').set(change).where('id', '=', id).execute()
}
