import type { SortBy } from '@emma/contracts/kit'
import { type RawBuilder, sql } from 'kysely'

/**
 * What a list is asked to be sorted by, as SQL. Ids decide between equals and go the same way, so that pages never
 * overlap and one index (column, id) serves both ways.
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
