import type { SortBy } from '@emma/contracts/kit'
import { type RawBuilder, sql } from 'kysely'

/**
 * The sort order of a list as SQL. Ids break ties in the same direction, so that pages never overlap and one index
 * (column, id) serves both directions.
 */
export const orderBy = <K extends string>(
  sort: SortBy<K>,
  columns: Readonly<Record<K, RawBuilder<unknown>>>,
  id: RawBuilder<unknown> = sql`id`,
): RawBuilder<unknown> => {
  for (const column of Object.keys(columns) as K[]) {
    if (sort === column) return sql`${columns[column]}, ${id}`
    if (sort === `-${column}`) return sql`${columns[column]} DESC, ${id} DESC`
  }
  return id
}
