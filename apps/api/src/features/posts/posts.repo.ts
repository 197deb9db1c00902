import { DAY } from '@emma/domain/interval'
import { type ExpressionBuilder, sql } from 'kysely'
import type { DB } from '../../../db/types.gen.ts'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'

export interface PostRow {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly content: string
  readonly cover_key: string | null
  readonly draft: boolean
  readonly published_at: Date | null
}

interface Filters {
  /** Only posts published by then; all if undefined. */
  readonly outBy: Date | undefined
  readonly search: string | undefined
  readonly draft: boolean | undefined
}

const columns = ['id', 'title', 'summary', 'content', 'cover_key', 'draft', 'published_at'] as const

const matches =
  ({ outBy, search, draft }: Filters) =>
  (eb: ExpressionBuilder<DB, 'posts'>) =>
    eb.and([
      eb('deleted_at', 'is', null),
      ...(outBy ? [eb('draft', '=', false), eb('published_at', '<=', outBy)] : []),
      ...(draft === undefined ? [] : [eb('draft', '=', draft)]),
      ...(search ? [sql<boolean>`strpos(fold(title || ' ' || summary), fold(${search}::text)) > 0`] : []),
    ])

/** Latest first; drafts before them. */
export const findPosts = (db: Db, filters: Filters, limit: number, offset: number): Promise<PostRow[]> =>
  db
    .selectFrom('posts')
    .select(columns)
    .where(matches(filters))
    .orderBy(sql`published_at DESC NULLS FIRST`)
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()

export const countPosts = async (db: Db, filters: Filters): Promise<number> => {
  const { total } = await db
    .selectFrom('posts')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(matches(filters))
    .executeTakeFirstOrThrow()
  return total
}

const postQuery = (db: Db | Tx, id: string) =>
  db.selectFrom('posts').select(columns).where('id', '=', id).where('deleted_at', 'is', null)

export const findPost = (db: Db | Tx, id: string): Promise<PostRow | undefined> =>
  postQuery(db, id).executeTakeFirst()

/** The same, locked until the transaction ends. */
export const lockPost = (tx: Tx, id: string): Promise<PostRow | undefined> =>
  postQuery(tx, id).forUpdate().executeTakeFirst()

export const insertPost = async (tx: Db | Tx, row: PostRow, now: Date): Promise<void> => {
  await tx
    .insertInto('posts')
    .values({ ...row, created_at: now, updated_at: now })
    .execute()
}

export const changePost = async (
  tx: Tx,
  id: string,
  change: Partial<Omit<PostRow, 'id'>>,
  now: Date,
): Promise<void> => {
  await tx
    .updateTable('posts')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** How long a deleted post can be restored. */
const RESTORABLE_MS = DAY

/** A deleted post that can still be restored, locked until the transaction ends. */
export const lockDeletedPost = (tx: Tx, id: string, now: Date): Promise<PostRow | undefined> =>
  tx
    .selectFrom('posts')
    .select(columns)
    .where('id', '=', id)
    .where('deleted_at', '>', new Date(now.getTime() - RESTORABLE_MS))
    .forUpdate()
    .executeTakeFirst()

export const markDeleted = async (tx: Tx, id: string, deleted_at: Date | null, now: Date): Promise<void> => {
  await tx.updateTable('posts').set({ deleted_at, updated_at: now }).where('id', '=', id).execute()
}

/** Deletes posts that can't be restored any more. */
export const removeOverdue = (tx: Tx, now: Date): Promise<Pick<PostRow, 'cover_key'>[]> =>
  tx
    .deleteFrom('posts')
    .where('deleted_at', '<=', new Date(now.getTime() - RESTORABLE_MS))
    .returning('cover_key')
    .execute()
