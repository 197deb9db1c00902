import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'

/** A page in its version in force. */
export interface PageRow {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly content: string
  readonly version: number
  readonly text_hash: Buffer
  readonly published_at: Date
  /** The version that people must accept: the newest that is no minor correction. */
  readonly asked_version: number
}

const current = sql`
  SELECT p.id, p.slug, v.title, v.content, v.version, v.text_hash, v.published_at,
    (SELECT max(version) FROM page_versions WHERE page_id = p.id AND NOT minor) AS asked_version
  FROM pages p
  JOIN LATERAL (SELECT * FROM page_versions WHERE page_id = p.id ORDER BY version DESC LIMIT 1) v ON true`

/** By id or slug, also a former one: no slug looks like an id. */
export const findPage = async (db: Db | Tx, idOrSlug: string): Promise<PageRow | undefined> => {
  const { rows } = await sql<PageRow>`${current}
    WHERE p.id = (SELECT page_id FROM page_slugs WHERE slug = ${idOrSlug}) OR p.id::text = ${idOrSlug}`.execute(
    db,
  )
  return rows[0]
}

export const findPages = async (db: Db, limit: number, offset: number) => {
  const { rows } = await sql<PageRow>`
    SELECT * FROM (${current}) c ORDER BY title COLLATE "pt-BR-x-icu", id
    LIMIT ${limit} OFFSET ${offset}`.execute(db)
  const { total } = await db
    .selectFrom('page_versions')
    .select((eb) => eb.fn.count<number>('page_id').distinct().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

/** A page in one of its versions. */
export const findVersion = (db: Db | Tx, pageId: string, version: number) =>
  db
    .selectFrom('page_versions as v')
    .innerJoin('pages as p', 'p.id', 'v.page_id')
    .select(['p.id', 'p.slug', 'v.title', 'v.content', 'v.version', 'v.published_at'])
    .where('v.page_id', '=', pageId)
    .where('v.version', '=', version)
    .executeTakeFirst()

/** Newest first, each with its publisher. */
export const findVersions = async (db: Db, pageId: string, limit: number, offset: number) => {
  const rows = await db
    .selectFrom('page_versions as v')
    .leftJoin('users as u', 'u.id', 'v.published_by')
    .select(['v.version', 'v.title', 'v.minor', 'v.published_at', 'u.first_name', 'u.last_name'])
    .where('v.page_id', '=', pageId)
    .orderBy('v.version', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await db
    .selectFrom('page_versions')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('page_id', '=', pageId)
    .executeTakeFirstOrThrow()
  return { rows, total }
}

export interface AdminPageListRow {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly version: number | null
  readonly published_at: Date | null
  readonly draft_saved_at: Date | null
}

const pages = sql`
  SELECT p.id, p.slug, coalesce(v.title, d.title) AS title, v.version, v.published_at, d.saved_at AS draft_saved_at
  FROM pages p
  LEFT JOIN LATERAL (
    SELECT title, version, published_at FROM page_versions WHERE page_id = p.id ORDER BY version DESC LIMIT 1
  ) v ON true
  LEFT JOIN page_drafts d ON d.page_id = p.id`

/** Every page, published or not, by title. */
export const findAdminPages = async (
  db: Db,
  { search, limit, offset }: { search: string | undefined; limit: number; offset: number },
) => {
  const filters = search
    ? sql`WHERE strpos(fold(c.title || ' ' || c.slug), fold(${search}::text)) > 0`
    : sql``
  const { rows } = await sql<AdminPageListRow & { total: number }>`
    SELECT c.*, count(*) OVER () AS total FROM (${pages}) c ${filters}
    ORDER BY c.title COLLATE "pt-BR-x-icu", c.id LIMIT ${limit} OFFSET ${offset}`.execute(db)
  if (rows.length > 0 || offset === 0) return { rows, total: Number(rows[0]?.total ?? 0) }
  const { rows: counted } = await sql<{
    total: number
  }>`SELECT count(*) AS total FROM (${pages}) c ${filters}`.execute(db)
  return { rows, total: Number(counted[0]?.total ?? 0) }
}

/** A page's name and address, published or not, by its id or an address, also a former one. */
export const findAnyPage = (db: Db | Tx, idOrSlug: string) =>
  db
    .selectFrom('pages')
    .select(['id', 'slug'])
    .where((eb) =>
      eb.or([
        eb('id', '=', eb.selectFrom('page_slugs').select('page_id').where('page_slugs.slug', '=', idOrSlug)),
        eb(sql`id::text`, '=', idOrSlug),
      ]),
    )
    .executeTakeFirst()
export type AnyPage = NonNullable<Awaited<ReturnType<typeof findAnyPage>>>

/** The same by id, locked until the transaction ends. */
export const lockPage = (tx: Tx, id: string): Promise<AnyPage | undefined> =>
  tx.selectFrom('pages').select(['id', 'slug']).where('id', '=', id).forUpdate().executeTakeFirst()

export const findDraft = (db: Db | Tx, pageId: string) =>
  db
    .selectFrom('page_drafts as d')
    .innerJoin('users as u', 'u.id', 'd.saved_by')
    .select(['d.title', 'd.content', 'd.saved_at', 'u.first_name', 'u.last_name'])
    .where('d.page_id', '=', pageId)
    .executeTakeFirst()
export type DraftRow = NonNullable<Awaited<ReturnType<typeof findDraft>>>

/** Keeps an address for a page. False if it is or was another page's. */
const keepSlug = async (tx: Tx, { id, slug }: AnyPage): Promise<boolean> => {
  const kept = await tx
    .insertInto('page_slugs')
    .values({ slug, page_id: id })
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet({ page_id: id }).where('page_slugs.page_id', '=', id),
    )
    .returning('slug')
    .executeTakeFirst()
  return kept !== undefined
}

/** Whether the address was free; if not, the transaction must end without it. */
export const insertPage = async (tx: Tx, page: AnyPage, now: Date): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('pages')
    .values({ ...page, created_at: now })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n && (await keepSlug(tx, page))
}

/** Gives a page another address; its former one leads on. False if it is or was another page's. */
export const moveSlug = async (tx: Tx, page: AnyPage): Promise<boolean> => {
  if (!(await keepSlug(tx, page))) return false
  await tx.updateTable('pages').set({ slug: page.slug }).where('id', '=', page.id).execute()
  return true
}

export interface NewVersion {
  readonly page_id: string
  readonly version: number
  readonly title: string
  readonly content: string
  readonly text_hash: Buffer
  readonly minor: boolean
  readonly published_by: string
  readonly published_at: Date
}

export const insertVersion = async (tx: Tx, version: NewVersion): Promise<void> => {
  await tx.insertInto('page_versions').values(version).execute()
}

export interface NewDraft {
  readonly page_id: string
  readonly title: string
  readonly content: string
  readonly saved_at: Date
  readonly saved_by: string
}

export const putDraft = async (tx: Tx, draft: NewDraft): Promise<void> => {
  const { page_id: _, ...change } = draft
  await tx
    .insertInto('page_drafts')
    .values(draft)
    .onConflict((conflict) => conflict.column('page_id').doUpdateSet(change))
    .execute()
}

export const removeDraft = async (tx: Tx, pageId: string): Promise<void> => {
  await tx.deleteFrom('page_drafts').where('page_id', '=', pageId).execute()
}

export const removePage = async (tx: Tx, id: string): Promise<void> => {
  await tx.deleteFrom('pages').where('id', '=', id).execute()
}
