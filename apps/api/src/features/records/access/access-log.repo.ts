import type { AccessLine } from '@emma/contracts/records/access-log'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'

/** Consecutive equal lines within a quarter of an hour, as one. */
export interface AccessRow {
  readonly id: number
  readonly first_at: Date
  readonly at: Date
  readonly times: number
  readonly objects: number
  readonly role: string
  readonly action: string
  readonly object: string
  readonly object_id: string
  readonly basis: string
  readonly first_name: string
  readonly last_name: string
  readonly dependent_id: string | null
  readonly dependent_name: string | null
}

/** The dependent that an object belongs to, for the log's line `l`; null for the account's holder. One entry per object. */
const dependentOf: Readonly<Record<AccessLine['object'], RawBuilder<unknown>>> = {
  record: sql`(SELECT r.dependent_id FROM records r WHERE r.id = l.object_id)`,
  prescription: sql`(SELECT r.dependent_id FROM prescriptions p JOIN records r ON r.id = p.record_id
    WHERE p.id = l.object_id)`,
  document: sql`(SELECT r.dependent_id FROM prescription_documents d JOIN records r ON r.id = d.record_id
    WHERE d.id = l.object_id)`,
  exam: sql`(SELECT x.dependent_id FROM exams x WHERE x.id = l.object_id)`,
  queue: sql`coalesce((SELECT q.dependent_id FROM queue_entries q WHERE q.id = l.object_id),
    (SELECT d.dependent_id FROM queue_advice d WHERE d.id = l.object_id))`,
  // An emergency is logged under its row, a patient's page under its patient.
  history: sql`coalesce((SELECT b.dependent_id FROM break_glass b WHERE b.id = l.object_id),
    (SELECT k.id FROM dependents k WHERE k.id = l.object_id))`,
  // A list of allergies is logged under its patient.
  allergy: sql`coalesce((SELECT a.dependent_id FROM allergies a WHERE a.id = l.object_id),
    (SELECT k.id FROM dependents k WHERE k.id = l.object_id))`,
  preparation: sql`(SELECT a.dependent_id FROM appointments a WHERE a.id = l.object_id)`,
  vitals: sql`coalesce((SELECT v.dependent_id FROM vitals v WHERE v.id = l.object_id),
    (SELECT k.id FROM dependents k WHERE k.id = l.object_id))`,
  problem: sql`coalesce((SELECT p.dependent_id FROM problems p WHERE p.id = l.object_id),
    (SELECT k.id FROM dependents k WHERE k.id = l.object_id))`,
  // A note is logged under whom it is on: it can be deleted.
  note: sql`(SELECT k.id FROM dependents k WHERE k.id = l.object_id)`,
  // From the account's holder.
  identity: sql`NULL::uuid`,
  // The copy is of the whole account.
  export: sql`NULL::uuid`,
}
const dependentOfLine = sql`CASE l.object ${sql.join(
  Object.entries(dependentOf).map(([object, dependent]) => sql`WHEN ${sql.lit(object)} THEN ${dependent}`),
  sql` `,
)} END`

export interface AccessPage {
  readonly customerId: string
  /** The whole account (undefined), the holder (null), or one dependent. */
  readonly dependentId: string | null | undefined
  readonly page: number
  readonly pageSize: number
}

/**
 * A page of one patient's log, newest first. The log has every line; for display, a record that saved itself every two
 * seconds, or a list of several records, becomes one.
 */
export const findAccesses = async (db: Db, { customerId, dependentId, page, pageSize }: AccessPage) => {
  const { rows } = await sql<AccessRow & { readonly total: number }>`
    WITH persons AS (
      SELECT l.*, ${dependentOfLine} AS dependent_id FROM access_log l WHERE l.customer_id = ${customerId}::uuid
    ), lines AS (
      SELECT *, CASE WHEN action = 'list' THEN NULL ELSE object_id END AS same_object FROM persons
      WHERE ${dependentId === undefined}::boolean OR dependent_id IS NOT DISTINCT FROM ${dependentId ?? null}::uuid
    ), steps AS (
      SELECT *, (at - lag(at) OVER alike > interval '15 minutes')::int AS apart FROM lines
      WINDOW alike AS (PARTITION BY user_id, role, action, object, same_object, basis, dependent_id ORDER BY id)
    ), numbered AS (
      SELECT *, coalesce(sum(apart) OVER alike, 0) AS part FROM steps
      WINDOW alike AS (PARTITION BY user_id, role, action, object, same_object, basis, dependent_id ORDER BY id)
    ), folded AS (
      SELECT max(id) AS id, min(at) AS first_at, max(at) AS at, count(*) AS times,
        count(DISTINCT object_id) AS objects, user_id, role, action, object,
        (array_agg(object_id ORDER BY id DESC))[1] AS object_id, basis, dependent_id
      FROM numbered GROUP BY user_id, role, action, object, same_object, basis, dependent_id, part
    ), page AS (SELECT * FROM folded ORDER BY at DESC, id DESC LIMIT ${pageSize}
      OFFSET ${(page - 1) * pageSize})
    SELECT c.total, p.*, u.first_name, u.last_name, k.name AS dependent_name
    FROM (SELECT count(*) AS total FROM folded) c
    LEFT JOIN page p ON true LEFT JOIN users u ON u.id = p.user_id
    LEFT JOIN dependents k ON k.id = p.dependent_id ORDER BY p.at DESC, p.id DESC`.execute(db)
  // A page beyond the last one still returns the total.
  return { rows: rows.filter(({ id }) => id !== null), total: rows[0]?.total ?? 0 }
}

export interface LastOther {
  readonly name: string
  readonly at: Date
}

/** The latest access to one person's data by anybody but the patient. */
export const findLastOther = async (
  db: Db | Tx,
  { customerId, dependentId }: { readonly customerId: string; readonly dependentId: string | null },
): Promise<LastOther | undefined> => {
  const { rows } = await sql<LastOther>`
    SELECT u.first_name || ' ' || u.last_name AS name, l.at FROM access_log l JOIN users u ON u.id = l.user_id
    WHERE l.customer_id = ${customerId}::uuid AND l.role <> 'customer'
      AND ${dependentOfLine} IS NOT DISTINCT FROM ${dependentId}::uuid
    ORDER BY l.id DESC LIMIT 1`.execute(db)
  return rows[0]
}

/** The result of checking the chains. */
export interface ChainCheck {
  readonly chains: number
  readonly lines: number
  /** Per patient the first altered line; null if lines are missing at the end. */
  readonly broken: readonly { readonly customerId: string; readonly line: number | null }[]
}

/** Recomputes every chain. */
export const verifyAccessLog = async (db: Db): Promise<ChainCheck> => {
  const { rows } = await sql<{ customer_id: string; line: number | null }>`
    SELECT * FROM broken_access_chains(NULL)`.execute(db)
  const { chains, lines } = await db
    .selectFrom('access_log')
    .select((eb) => [
      eb.fn.count<number>('customer_id').distinct().as('chains'),
      eb.fn.countAll<number>().as('lines'),
    ])
    .executeTakeFirstOrThrow()
  return { chains, lines, broken: rows.map(({ customer_id, line }) => ({ customerId: customer_id, line })) }
}

/** Whether one patient's lines are all unaltered. */
export const isChainWhole = async (db: Db, customerId: string): Promise<boolean> => {
  const { rows } = await sql`SELECT FROM broken_access_chains(${customerId}::uuid)`.execute(db)
  return rows.length === 0
}
