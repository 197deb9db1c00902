import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'

/** A page in the version that is in force. */
export interface PageRow {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly content: string
  readonly version: number
  readonly text_hash: Buffer
  readonly published_at: Date
}

const current = sql`
  SELECT p.id, p.slug, v.title, v.content, v.version, v.text_hash, v.published_at
  FROM pages p
  JOIN LATERAL (SELECT * FROM page_versions WHERE page_id = p.id ORDER BY version DESC LIMIT 1) v ON true`

/** By id or slug: no slug looks like an id. */
export const findPage = async (db: Db | Tx, idOrSlug: string): Promise<PageRow | undefined> => {
  const { rows } =
    await sql<PageRow>`${current} WHERE p.slug = ${idOrSlug} OR p.id::text = ${idOrSlug}`.execute(db)
  return rows[0]
}

export const findPages = async (db: Db, limit: number, offset: number) => {
  const { rows } = await sql<PageRow>`
    SELECT * FROM (${current}) c ORDER BY title COLLATE "pt-BR-x-icu", id
    LIMIT ${limit} OFFSET ${offset}`.execute(db)
  const { total } = await db
    .selectFrom('pages')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}
