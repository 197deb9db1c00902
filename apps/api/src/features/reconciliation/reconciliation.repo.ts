import type { Difference, DifferenceKind, ReconciliationState } from '@emma/contracts/reconciliation'
import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'

export type Scope = 'recent' | 'everything'
const LOCK = 727_003

/** Begins a run; false while another, begun in the last minutes, is not finished. */
export const beginRun = async (tx: Tx, id: string, scope: Scope, now: Date): Promise<boolean> => {
  await sql`SELECT pg_advisory_xact_lock(${LOCK}::bigint)`.execute(tx)
  const { rows } = await sql`
    INSERT INTO reconciliation_runs (id, scope, started_at)
    SELECT ${id}, ${scope}, ${now} WHERE NOT EXISTS (
      SELECT FROM reconciliation_runs WHERE finished_at IS NULL AND started_at > ${now}::timestamptz - interval '30 minutes')
    RETURNING id`.execute(tx)
  return rows.length === 1
}

/** An unfinished run. */
export const findBegunRun = (db: Db, id: string) =>
  db
    .selectFrom('reconciliation_runs')
    .select((eb) => ['id', eb.ref('scope').$castTo<Scope>().as('scope'), 'started_at'])
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .executeTakeFirst()

export type BegunRun = NonNullable<Awaited<ReturnType<typeof findBegunRun>>>

interface Outcome {
  readonly charges: number
  readonly withdrawals: number
  readonly differences: number
  readonly failed: boolean
}

export const endRun = async (db: Db, id: string, outcome: Outcome, now: Date): Promise<void> => {
  await db
    .updateTable('reconciliation_runs')
    .set({ ...outcome, finished_at: now })
    .where('id', '=', id)
    .execute()
}

export const findRuns = (db: Db, limit: number) =>
  db
    .selectFrom('reconciliation_runs')
    .select((eb) => [
      'id',
      eb.ref('scope').$castTo<Scope>().as('scope'),
      'started_at',
      'finished_at',
      'failed',
      'charges',
      'withdrawals',
      'differences',
    ])
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export type RunRow = Awaited<ReturnType<typeof findRuns>>[number]

export const findState = async (
  db: Db,
): Promise<
  Pick<ReconciliationState, 'open_differences' | 'open_amount'> & { readonly complete: Date | null }
> => {
  const { rows } = await sql<{ open_differences: number; open_amount: number; complete: Date | null }>`
    SELECT count(*)::int AS open_differences, coalesce(sum(abs(found - expected)), 0)::bigint AS open_amount,
      (SELECT max(finished_at) FROM reconciliation_runs WHERE scope = 'everything' AND NOT failed) AS complete
    FROM reconciliation_differences WHERE settled_at IS NULL`.execute(db)
  const [state] = rows
  if (!state) throw new Error('An aggregate without a row')
  return state
}

export interface Found {
  readonly kind: DifferenceKind
  readonly subject: string
  readonly expected: number
  readonly found: number
}

/**
 * Stores a difference: an open one is updated, one settled with the same figures stays settled. Returns the id if it is
 * a new alarm.
 */
export const keepDifference = async (
  tx: Tx,
  id: string,
  { kind, subject, expected, found }: Found,
  now: Date,
): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO reconciliation_differences AS d (id, kind, subject, expected, found, first_seen_at, last_seen_at)
    SELECT ${id}, ${kind}, ${subject}, ${expected}, ${found}, ${now}, ${now}
    WHERE NOT EXISTS (
      SELECT FROM (SELECT expected, found FROM reconciliation_differences
        WHERE kind = ${kind} AND subject = ${subject} AND settled_at IS NOT NULL ORDER BY settled_at DESC LIMIT 1) last
      WHERE last.expected = ${expected} AND last.found = ${found})
    ON CONFLICT (kind, subject) WHERE settled_at IS NULL
      DO UPDATE SET expected = excluded.expected, found = excluded.found, last_seen_at = excluded.last_seen_at
    RETURNING d.id`.execute(tx)
  return rows[0]?.id === id ? id : undefined
}

const differences = (db: Db | Tx) =>
  db
    .selectFrom('reconciliation_differences as d')
    .leftJoin('users as u', 'u.id', 'd.settled_by')
    .select((eb) => [
      'd.id',
      eb.ref('d.kind').$castTo<Difference['kind']>().as('kind'),
      'd.subject',
      'd.expected',
      'd.found',
      'd.first_seen_at',
      'd.last_seen_at',
      'd.settled_at',
      'd.settled_by',
      'd.reason',
      'd.corrected',
      'u.first_name',
      'u.last_name',
    ])

export type DifferenceRow = Awaited<ReturnType<ReturnType<typeof differences>['execute']>>[number]

type Status = 'open' | 'settled' | 'all'
const ofStatus = (status: Status) =>
  sql<boolean>`(${status} = 'all' OR (d.settled_at IS NULL) = (${status} = 'open'))`

export const findDifferences = (
  db: Db,
  { status, limit, offset }: { status: Status; limit: number; offset: number },
) =>
  differences(db)
    .where(ofStatus(status))
    .orderBy(sql`d.settled_at IS NOT NULL`)
    .orderBy('d.first_seen_at', 'desc')
    .orderBy('d.id')
    .limit(limit)
    .offset(offset)
    .execute()

export const countDifferences = async (db: Db, status: Status): Promise<number> => {
  const { total } = await db
    .selectFrom('reconciliation_differences as d')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(ofStatus(status))
    .executeTakeFirstOrThrow()
  return total
}

export const findDifference = (db: Db | Tx, id: string) =>
  differences(db).where('d.id', '=', id).executeTakeFirst()

export const lockDifference = (tx: Tx, id: string) =>
  differences(tx).where('d.id', '=', id).forUpdate('d').executeTakeFirst()

export const markSettled = async (
  tx: Tx,
  id: string,
  by: { readonly userId: string; readonly reason: string; readonly corrected: number; readonly now: Date },
): Promise<void> => {
  await tx
    .updateTable('reconciliation_differences')
    .set({ settled_at: by.now, settled_by: by.userId, reason: by.reason, corrected: by.corrected })
    .where('id', '=', id)
    .execute()
}
