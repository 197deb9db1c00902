import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import { practiceVersionSql, searchVersionSql } from '../../../db/practice-version.ts'
import type { Seen } from '../../../ports/memories.ts'
import { countedPage, type Page, pageOfSpecialists, type Sort } from '../specialists.repo.ts'
import type { View } from './cards.repo.ts'
import type { Filters } from './conditions.repo.ts'

/** The version of a card of specialist `s`. */
export const cardVersion: RawBuilder<string> = sql<string>`concat(${practiceVersionSql()}, ' ', ${practiceVersionSql(sql.ref('s.id'))})`

/** For a stranger no parameter is used: one that never matches would make PostgreSQL plan each call again. */
export const favoriteOf = (customerId: string | null): RawBuilder<boolean> =>
  customerId === null
    ? sql<boolean>`false`
    : sql<boolean>`EXISTS (SELECT FROM favorites f WHERE f.customer_id = ${customerId}::uuid AND f.specialist_id = s.id)`

/**
 * @param page SQL that returns `id` and `position`
 * @param counted SQL for the number of matches, if requested
 * @param searchVersion for a search
 */
export const findSeen = async (
  db: Db,
  page: RawBuilder<unknown>,
  { customerId }: View,
  counted: RawBuilder<number | null> = sql`NULL::int`,
  searchVersion: RawBuilder<number | null> = sql`NULL::bigint`,
): Promise<Seen> => {
  const { rows } = await sql<Seen>`
    SELECT ${counted} AS counted, ${searchVersion} AS search_version, coalesce(json_agg(json_build_object('id', s.id, 'version', ${cardVersion},
      'favorite', ${favoriteOf(customerId)}) ORDER BY page.position), '[]') AS people
    FROM (${page}) AS page JOIN specialists s ON s.id = page.id`.execute(db)
  const [seen] = rows
  if (!seen) throw new Error('A statement that aggregates answers one row')
  return seen
}

/**
 * Looks a page up apart from its cards: a statement with a search's conditions is planned for each call, which is cheap
 * for a list of ids with their versions, and expensive for all that a card shows.
 * @param counts also counts the matches; none are counted behind the last page
 */
export const lookUp = (
  db: Db,
  filters: Filters,
  sort: Sort,
  at: Page,
  view: View,
  counts: boolean,
): Promise<Seen> => {
  const page = (counts ? countedPage : pageOfSpecialists)(filters, sort, at, view.now)
  return findSeen(db, page, view, counts ? sql`max(page.total)::int` : undefined, searchVersionSql)
}
