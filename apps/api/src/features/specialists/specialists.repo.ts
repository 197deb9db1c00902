import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import { searchVersionSql } from '../../db/practice-version.ts'
import { textsOf } from '../../db/texts-sql.ts'
import { conditionsOf, type Filters, matching } from './search/conditions.repo.ts'

export type Sort = 'next_slot' | 'price' | 'rating'
const rating = sql`(CASE WHEN s.rating_count > 0 THEN s.rating_sum::float8 / s.rating_count ELSE 0 END)`
const orders: Readonly<Record<Sort, RawBuilder<unknown>>> = {
  next_slot: sql`n.starts_at, n.specialist_id`,
  price: sql`n.price, n.specialist_id`,
  rating: sql`${rating} DESC, s.id`,
}

export interface Page {
  readonly page: number
  readonly pageSize: number
}

/** Page sizes that screens use. */
const usualSizes = [5, 6, 10, 20, 50, 100]

/**
 * A first page of a usual size has a literal limit: only then does PostgreSQL keep one plan for the statement; with an
 * unknown number it would plan each time (1.2 ms).
 */
const limitOf = ({ page, pageSize }: Page): RawBuilder<unknown> => {
  const limit = usualSizes.includes(pageSize) ? sql.lit(pageSize) : pageSize
  return page === 1 ? sql`LIMIT ${limit}` : sql`LIMIT ${limit} OFFSET ${(page - 1) * pageSize}`
}

const sorted = (
  select: RawBuilder<unknown>,
  filters: Filters,
  sort: Sort,
  at: Page,
  now: Date,
): RawBuilder<unknown> =>
  sql`SELECT ${select} FROM ${matching(filters, now)} ORDER BY ${orders[sort]} ${limitOf(at)}`

/**
 * Specialists who offer specialty `y`, as `s` with its row `o`. Conditions on another of their rows, a specialty or the
 * lowest price of all, are looked up there.
 */
const offering = (filters: Filters, now: Date): RawBuilder<unknown> => {
  const isOfOther = filters.specialtyId !== undefined || filters.maxPrice !== undefined
  const conditions = sql.join(conditionsOf(filters, now, isOfOther ? 'one' : 'each'), sql` AND `)
  const other = isOfOther
    ? sql`next_slots n ON n.specialist_id = o.specialist_id`
    : sql`LATERAL (SELECT o.*) n ON true`
  return sql`next_slots o JOIN ${other} JOIN specialists s ON s.id = o.specialist_id
    WHERE o.specialty_id = y.id AND ${conditions}`
}

/**
 * A page of specialists for a symptom, next slot first: reads each specialty along next_slots_specialty, so that only
 * as many rows are read as are shown. A specialist who offers two of them has the same slot in both.
 */
const soonestOf = (
  slugs: readonly string[],
  filters: Filters,
  at: Page,
  now: Date,
): RawBuilder<unknown> => sql`
  SELECT id FROM (
    SELECT DISTINCT soonest.id, soonest.starts_at FROM specialties y CROSS JOIN LATERAL (
      SELECT s.id, o.starts_at FROM ${offering(filters, now)}
       ORDER BY o.starts_at, o.specialist_id ${limitOf({ page: 1, pageSize: at.page * at.pageSize })}
    ) soonest WHERE y.slug IN (SELECT ${textsOf(slugs)})
  ) found ORDER BY starts_at, id ${limitOf(at)}`

const pageOf = (filters: Filters, sort: Sort, at: Page, now: Date): RawBuilder<unknown> =>
  filters.slugs && sort === 'next_slot'
    ? soonestOf(filters.slugs, filters, at, now)
    : sorted(sql`s.id`, filters, sort, at, now)

const positioned = (page: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`SELECT *, row_number() OVER () AS position FROM (${page}) AS sorted`

/** The ids of one page of active specialists, for `findSeen`. */
export const pageOfSpecialists = (filters: Filters, sort: Sort, at: Page, now: Date): RawBuilder<unknown> =>
  positioned(pageOf(filters, sort, at, now))

/** The same with the number of matches, `total`, in each row, which is cheap if they are few. */
export const countedPage = (filters: Filters, sort: Sort, at: Page, now: Date): RawBuilder<unknown> =>
  positioned(sorted(sql`s.id, count(*) OVER () AS total`, filters, sort, at, now))

/** People by their ids, in this order, for `findCards`. */
export const theseSpecialists = (ids: readonly string[]): RawBuilder<unknown> =>
  sql`SELECT id::uuid, position FROM ${textsOf(ids)} WITH ORDINALITY AS found (id, position)`

/** The number of matches, up to a limit; for embedding in a statement. */
export const countUpToSql = (filters: Filters, now: Date, most: number): RawBuilder<number> =>
  sql<number>`(SELECT count(*)::int FROM (SELECT FROM ${matching(filters, now)} LIMIT ${sql.lit(most)}) AS counted)`

/** If anybody matches, the version of what specialists are found by. */
export const matchVersion = async (db: Db, filters: Filters, now: Date): Promise<number | undefined> => {
  const { rows } = await sql<{
    version: number
  }>`SELECT ${searchVersionSql} AS version FROM ${matching(filters, now)} LIMIT 1`.execute(db)
  return rows[0]?.version
}

export const countSpecialists = async (db: Db, filters: Filters, now: Date): Promise<number> => {
  const counting = filters.slugs
    ? sql`SELECT count(DISTINCT found.id) AS total FROM specialties y CROSS JOIN LATERAL (
        SELECT s.id FROM ${offering(filters, now)}) found WHERE y.slug IN (SELECT ${textsOf(filters.slugs)})`
    : sql`SELECT count(*) AS total FROM ${matching(filters, now)}`
  const { rows } = await sql<{ total: number }>`${counting}`.execute(db)
  return rows[0]?.total ?? 0
}

/** One active specialist, or oneself in any status, for `findCards`. */
export const oneSpecialist = (id: string, ownId: string | null): RawBuilder<unknown> =>
  sql`SELECT id, 1 AS position FROM specialists
       WHERE id = ${id}::uuid AND (status = 1 OR id = ${ownId}::uuid)`

/** Whether there is care between the two, and the specialist takes messages. */
export const mayChat = async (
  db: Db,
  specialistId: string,
  customerId: string,
  now: Date,
): Promise<boolean> => {
  const { rows } = await sql`
    SELECT FROM chats c JOIN specialists s ON s.id = c.specialist_id
     WHERE c.customer_id = ${customerId} AND c.specialist_id = ${specialistId} AND s.chat_enabled
       AND care_stands(c.last_care_at, ${now})`.execute(db)
  return rows.length > 0
}
