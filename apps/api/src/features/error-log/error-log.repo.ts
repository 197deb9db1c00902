import type { errorSorts } from '@emma/contracts/error-log'
import type { SortBy } from '@emma/contracts/kit'
import { ERROR_DAYS, type ErrorKind, type ErrorState, MAX_ERRORS } from '@emma/domain/error-log'
import { DAY } from '@emma/domain/interval'
import { type ExpressionBuilder, sql } from 'kysely'
import type { DB } from '../../../db/types.gen.ts'
import { orderBy } from '../../db/order-by.ts'
import type { Db } from '../../db/pool.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'

export interface ErrorRow {
  readonly id: string
  readonly fingerprint: Buffer
  readonly kind: ErrorKind
  readonly name: string
  readonly message: string
  readonly route: string
  readonly http_status: number | null
  readonly branch: string
  readonly build: string
  readonly stack: string
  readonly request: string
  readonly count: number
  readonly first_seen: Date
  readonly last_seen: Date
}

/** Reopens resolved errors that happened again, with an entry in their history. */
const reopen = async (tx: Tx, rows: readonly ErrorRow[], newId: () => string): Promise<void> => {
  const { rows: reopened } = await sql<{ id: string; at: Date }>`
    UPDATE errors e SET status = 'reaberto', moved_at = s.at
    FROM (SELECT unnest(${rows.map(({ fingerprint }) => fingerprint)}::bytea[]) AS fingerprint,
      unnest(${rows.map(({ last_seen }) => last_seen)}::timestamptz[]) AS at) s
    WHERE e.fingerprint = s.fingerprint AND e.status = 'resolvido' AND e.moved_at <= s.at
    RETURNING e.id, s.at`.execute(tx)
  if (reopened.length === 0) return
  await tx
    .insertInto('error_moves')
    .values(
      reopened.map(({ id, at }) => ({
        id: newId(),
        error_id: id,
        from_status: 'resolvido',
        to_status: 'reaberto',
        note: '',
        moved_by: null,
        moved_at: at,
      })),
    )
    .execute()
}

/** Counts errors: a new row for a new one, an increment for others. */
export const addErrors = (db: Db, rows: readonly ErrorRow[], newId: () => string): Promise<void> =>
  inTransaction(db, async (tx) => {
    await reopen(tx, rows, newId)
    await tx
      .insertInto('errors')
      // The same order everywhere: two servers that write the same rows do not deadlock.
      .values(
        rows
          .toSorted((one, other) => one.fingerprint.compare(other.fingerprint))
          .map((row) => ({ ...row, status: 'em aberto' })),
      )
      .onConflict((conflict) =>
        conflict.column('fingerprint').doUpdateSet({
          count: sql`errors.count + excluded.count`,
          last_seen: sql`greatest(errors.last_seen, excluded.last_seen)`,
          message: sql`excluded.message`,
          http_status: sql`excluded.http_status`,
          branch: sql`excluded.branch`,
          build: sql`excluded.build`,
          stack: sql`excluded.stack`,
          request: sql`excluded.request`,
        }),
      )
      .execute()
  })

interface Filters {
  readonly branch: string | undefined
  readonly status: ErrorState | undefined
  readonly httpStatusCode: number | undefined
}

const matches =
  ({ branch, status, httpStatusCode }: Filters) =>
  (eb: ExpressionBuilder<DB & { e: DB['errors'] }, 'e' | 'errors'>) =>
    eb.and([
      ...(branch ? [eb('branch', '=', branch)] : []),
      ...(status ? [eb('status', '=', status)] : []),
      ...(httpStatusCode === undefined ? [] : [eb('http_status', '=', httpStatusCode)]),
    ])

interface Page {
  readonly limit: number
  readonly offset: number
  readonly sort: SortBy<(typeof errorSorts)[number]> | undefined
}

/** One page. Its ids come from the index alone, at any depth; then its rows are read. */
export const findErrors = (db: Db, filters: Filters, { limit, offset, sort = '-last_seen' }: Page) => {
  const columns = { last_seen: sql`e.last_seen`, first_seen: sql`e.first_seen`, count: sql`e.count` }
  const order = orderBy(sort, columns, sql`e.id`)
  return db
    .with('page', (cte) =>
      cte
        .selectFrom('errors as e')
        .select('e.id')
        .where(matches(filters))
        .orderBy(order)
        .limit(limit)
        .offset(offset),
    )
    .selectFrom('page')
    .innerJoin('errors as e', 'e.id', 'page.id')
    .select(['e.id', 'e.kind', 'e.name', 'e.message', 'e.route', 'e.branch', 'e.build', 'e.http_status'])
    .select(['e.status', 'e.count', 'e.first_seen', 'e.last_seen'])
    .orderBy(order)
    .execute()
}
export type ListedError = Awaited<ReturnType<typeof findErrors>>[number]

export const countErrors = async (db: Db, filters: Filters): Promise<number> => {
  const { total } = await db
    .selectFrom('errors')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(matches(filters))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Jumps from one branch to the next on the index: as many steps as branches, however many errors. */
export const findBranches = async (db: Db): Promise<readonly string[]> => {
  const { rows } = await sql<{ branch: string }>`
    WITH RECURSIVE known AS (
      (SELECT branch FROM errors ORDER BY branch LIMIT 1)
      UNION ALL
      SELECT (SELECT branch FROM errors e WHERE e.branch > k.branch ORDER BY branch LIMIT 1)
      FROM known k WHERE k.branch IS NOT NULL
    ) SELECT branch FROM known WHERE branch <> '' LIMIT 200`.execute(db)
  return rows.map(({ branch }) => branch)
}

export const findError = (db: Db | Tx, id: string) =>
  db.selectFrom('errors').selectAll().where('id', '=', id).executeTakeFirst()
export type FoundError = NonNullable<Awaited<ReturnType<typeof findError>>>

/** The same, locked until the transaction ends. */
export const lockError = (tx: Tx, id: string) =>
  tx
    .selectFrom('errors')
    .select(['id', 'status', 'message'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** The moves of an error, latest first. */
export const findMoves = (db: Db | Tx, errorId: string) =>
  db
    .selectFrom('error_moves as m')
    .leftJoin('users as u', 'u.id', 'm.moved_by')
    .select(['m.from_status', 'm.to_status', 'm.note', 'm.moved_at', 'u.first_name', 'u.last_name'])
    .where('m.error_id', '=', errorId)
    .orderBy('m.moved_at', 'desc')
    .orderBy('m.id', 'desc')
    .execute()
export type MoveRow = Awaited<ReturnType<typeof findMoves>>[number]

export interface NewMove {
  readonly id: string
  readonly error_id: string
  readonly from_status: string
  readonly to_status: string
  readonly note: string
  readonly moved_by: string
  readonly moved_at: Date
}

export const insertMove = async (tx: Tx, move: NewMove): Promise<void> => {
  const { error_id, to_status: status, moved_at } = move
  await tx.insertInto('error_moves').values(move).execute()
  await tx.updateTable('errors').set({ status, moved_at }).where('id', '=', error_id).execute()
}

/** Deletes errors not seen for long, and the oldest above the limit. */
export const forgetErrors = async (db: Db, now: Date): Promise<void> => {
  const until = new Date(now.getTime() - ERROR_DAYS * DAY)
  await db.deleteFrom('errors').where('last_seen', '<', until).execute()
  await sql`DELETE FROM errors WHERE id IN (
    SELECT id FROM errors ORDER BY last_seen DESC, id DESC OFFSET ${MAX_ERRORS})`.execute(db)
}
