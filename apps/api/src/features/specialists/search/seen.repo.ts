import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import { practiceVersionSql } from '../../../db/practice-version.ts'
import { takesFromQueue } from '../on-duty.repo.ts'
import { countUpToSql, type Page, pageOfSpecialists, type Sort } from '../specialists.repo.ts'
import type { View } from './cards.repo.ts'
import type { Filters } from './conditions.repo.ts'

/** A page of a list: who is on it, in which versions. */
export interface Seen {
  /** Equal as long as the same cards say the same, but for favourites and the clock. */
  readonly version: string
  /** Which of them the customer marked. */
  readonly favorites: string
  /** How many match, `most` at most. */
  readonly counted: number | null
}

interface List {
  readonly filters: Filters
  readonly sort: Sort
  readonly at: Page
  /** Up to how many are counted; undefined where that isn't asked. */
  readonly most: number | undefined
}

/** What versions don't cover is looked at: duty hangs on companies, favourites on who looks. */
export const findSeen = async (
  db: Db,
  { filters, sort, at, most }: List,
  { now, customerId }: View,
): Promise<Seen> => {
  const marks: RawBuilder<unknown> =
    customerId === null
      ? sql`''`
      : sql`coalesce(string_agg(CASE WHEN EXISTS (SELECT FROM favorites f
          WHERE f.customer_id = ${customerId}::uuid AND f.specialist_id = s.id) THEN '1' ELSE '0' END, ''
          ORDER BY page.position), '')`
  const { rows } = await sql<Seen>`
    SELECT ${marks} AS favorites, ${most === undefined ? sql`NULL::int` : countUpToSql(filters, now, most)} AS counted,
      concat(${practiceVersionSql()}, string_agg(concat(' ', s.id, ' ', ${practiceVersionSql(sql.ref('s.id'))}, ' ',
        ${takesFromQueue}), '' ORDER BY page.position)) AS version
    FROM (${pageOfSpecialists(filters, sort, at, now)}) AS page JOIN specialists s ON s.id = page.id`.execute(
    db,
  )
  const [seen] = rows
  if (!seen) throw new Error('A statement that aggregates answers one row')
  return seen
}
