import type { Db } from '../../db/pool.ts'

/** The specialist of a public address, current or former, with the current address and whether the page is public. */
export const findAddressed = async (db: Db, slug: string) => {
  const row = await db
    .selectFrom('specialist_slugs as asked')
    .innerJoin('specialist_slugs as now', (join) =>
      join.onRef('now.specialist_id', '=', 'asked.specialist_id').on('now.is_current', '=', true),
    )
    .innerJoin('specialists as s', 's.id', 'asked.specialist_id')
    .select(['s.id', 'now.slug', 's.status', 's.deleted_at'])
    .where('asked.slug', '=', slug)
    .executeTakeFirst()
  return row && { id: row.id, slug: row.slug, status: row.status, hasLeft: row.deleted_at !== null }
}

/** The addresses of specialists' pages, by id. */
export const findSlugs = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('specialist_slugs')
    .select(['specialist_id', 'slug'])
    .where('is_current', '=', true)
    .where('specialist_id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ specialist_id, slug }) => [specialist_id, slug]))
}
