import type { CareKind } from '@emma/domain/queue'
import { searchWords } from '@emma/domain/specialists'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import { textsOf } from '../../db/texts-sql.ts'
import { escapeLike } from '../../db/words/name-search.ts'
import { careKindsOf } from '../specialties/index.ts'
import { variableSql } from '../variables/index.ts'
import { takesFromQueue } from './on-duty.repo.ts'

export interface Filters {
  readonly search?: string | undefined
  /** What each word of the search may have been meant to be (`findReadings`), instead of the word itself. */
  readonly readings?: readonly (readonly string[])[]
  /** Those who see people somewhere. */
  readonly hasPlace?: boolean
  readonly specialtyId?: string | undefined
  /** Those who offer any of these, by their addresses in the catalogue. */
  readonly slugs?: readonly string[]
  readonly state?: string | undefined
  readonly city?: string | undefined
  readonly online?: boolean | undefined
  /** Those who take people from the queue now, or all others. */
  readonly onDuty?: boolean | undefined
  /** On duty for this kind of urgent care. */
  readonly careKind?: CareKind | undefined
  /** Centavos. */
  readonly maxPrice?: number | undefined
  /** A day of each specialist's own zone, `YYYY-MM-DD`. */
  readonly date?: string | undefined
}
export type Sort = 'next_slot' | 'price' | 'rating'
type Condition = RawBuilder<unknown>

/** Those with an open slot on the day; what lists are sorted by rules out most before any slot is computed. */
const openOn = (date: string, now: Date): Condition => {
  const start = sql`(${date}::date::timestamp AT TIME ZONE s.time_zone)`
  const end = sql`((${date}::date + 1)::timestamp AT TIME ZONE s.time_zone)`
  return sql`(n.check_at <= ${now}::timestamptz OR n.starts_at < ${end}) AND EXISTS (
    SELECT FROM open_slots(s.id, ${start}, ${end}, ${now}::timestamptz, ${variableSql('lead_minutes')}))`
}

export const seesPeople = sql`EXISTS (SELECT FROM places p
  WHERE p.specialist_id = s.id AND p.status AND p.deleted_at IS NULL)`

const offersAny = (slugs: readonly string[]): Condition => sql`EXISTS (SELECT FROM next_slots o
  JOIN specialties y ON y.id = o.specialty_id
  WHERE o.specialist_id = s.id AND y.slug = ANY(${slugs}::text[]))`

/** A part of the words that specialists are found by. */
const holds = (word: string): Condition =>
  sql`s.search_text LIKE '%' || fold(${escapeLike(word)}::text) || '%'`

/** Every word has to match something. */
export const reads = (readings: readonly (readonly string[])[]): Condition[] =>
  readings.map((words) => (words.length === 0 ? sql`false` : sql`(${sql.join(words.map(holds), sql` OR `)})`))

const wordsIn = ({ search = '', readings }: Filters): Condition[] =>
  readings === undefined ? searchWords(search).map(holds) : reads(readings)

/** `each`: a row for each specialty of those who match, whichever is filtered by. */
export type Offers = 'one' | 'each'

const offered = (specialtyId: string | undefined, offers: Offers): Condition => {
  if (offers === 'each') return sql`n.specialty_id IS NOT NULL`
  return specialtyId === undefined
    ? sql`n.specialty_id IS NULL AND n.price IS NOT NULL`
    : sql`n.specialty_id = ${specialtyId}::uuid`
}

/** What filters ask of specialists `s` with what they offer, `n`; all but the specialties that a symptom means. */
const conditionsOf = (filters: Filters, now: Date, offers: Offers): Condition[] => {
  const { specialtyId, state, city, online, onDuty, careKind, maxPrice, date } = filters
  const conditions: Condition[] = [offered(specialtyId, offers), sql`s.status = 1`, ...wordsIn(filters)]
  if (filters.hasPlace) conditions.push(seesPeople)
  if (state) conditions.push(sql`s.state = ${state}`)
  if (city) conditions.push(sql`fold(s.city) = fold(${city}::text)`)
  if (online !== undefined) conditions.push(sql`s.use_online = ${online}`)
  if (onDuty !== undefined) conditions.push(onDuty ? takesFromQueue : sql`NOT ${takesFromQueue}`)
  if (careKind !== undefined)
    conditions.push(sql`${takesFromQueue} AND ${careKindsOf} @> ARRAY[${careKind}]::text[]`)
  if (maxPrice !== undefined) conditions.push(sql`n.price <= ${maxPrice}`)
  if (date !== undefined) conditions.push(openOn(date, now))
  return conditions
}

/** Those who match: specialists `s` with what they offer, `n`. */
export const matching = (filters: Filters, now: Date, offers: Offers = 'one'): Condition => {
  const conditions = conditionsOf(filters, now, offers)
  if (filters.slugs) conditions.push(offersAny(filters.slugs))
  return sql`next_slots n JOIN specialists s ON s.id = n.specialist_id WHERE ${sql.join(conditions, sql` AND `)}`
}

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

/** Sizes that screens ask for. */
const usualSizes = [5, 10, 20, 50, 100]

/**
 * The first page of a usual size is written out: only then does PostgreSQL keep one plan for the statement, where it
 * would plan it anew each time (1.2 ms) for a number it does not know.
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
 * A page of those whom a symptom means, next slot first: read from each of its specialties along next_slots_specialty, so
 * that only as many are looked at as are shown. Whoever offers two of them has the same slot in both.
 */
const soonestOf = (
  slugs: readonly string[],
  filters: Filters,
  at: Page,
  now: Date,
): RawBuilder<unknown> => sql`
  SELECT id FROM (
    SELECT DISTINCT soonest.id, soonest.starts_at FROM specialties y CROSS JOIN LATERAL (
      SELECT s.id, o.starts_at FROM next_slots o
        JOIN next_slots n ON n.specialist_id = o.specialist_id JOIN specialists s ON s.id = o.specialist_id
       WHERE o.specialty_id = y.id AND ${sql.join(conditionsOf(filters, now, 'one'), sql` AND `)}
       ORDER BY o.starts_at, o.specialist_id ${limitOf({ page: 1, pageSize: at.page * at.pageSize })}
    ) soonest WHERE y.slug IN (SELECT ${textsOf(slugs)})
  ) found ORDER BY starts_at, id ${limitOf(at)}`

const pageOf = (filters: Filters, sort: Sort, at: Page, now: Date): RawBuilder<unknown> =>
  filters.slugs && sort === 'next_slot'
    ? soonestOf(filters.slugs, filters, at, now)
    : sorted(sql`s.id`, filters, sort, at, now)

/** The ids of one page of active specialists, for `findCards`. */
export const pageOfSpecialists = (filters: Filters, sort: Sort, at: Page, now: Date): RawBuilder<unknown> =>
  sql`SELECT id, row_number() OVER () AS position FROM (${pageOf(filters, sort, at, now)}) AS sorted`

interface Looked {
  /** For `findCards`; undefined where there is nobody. */
  readonly page: RawBuilder<unknown> | undefined
  /** How many match; undefined where it was not asked for, and behind the last page. */
  readonly total: number | undefined
}

/**
 * A page that is looked up by itself: a statement that holds the conditions of a search is planned for each call, which
 * is cheap for a list of ids and dear for all that a card shows.
 * @param counts also finds how many match, which costs little where they are few
 */
export const lookUp = async (
  db: Db,
  filters: Filters,
  sort: Sort,
  at: Page,
  now: Date,
  counts: boolean,
): Promise<Looked> => {
  const counted = sql`s.id, count(*) OVER () AS total`
  const ids = counts ? sorted(counted, filters, sort, at, now) : pageOf(filters, sort, at, now)
  const { rows } = await sql<{ id: string; total?: number }>`${ids}`.execute(db)
  const [first] = rows
  if (!first) return { page: undefined, total: at.page === 1 ? 0 : undefined }
  const page = sql`SELECT id::uuid, position
    FROM ${textsOf(rows.map(({ id }) => id))} WITH ORDINALITY AS found (id, position)`
  return { page, total: first.total }
}

/** How many match, so many at most; for a statement. */
export const countUpToSql = (filters: Filters, now: Date, most: number): RawBuilder<number> =>
  sql<number>`(SELECT count(*)::int FROM (SELECT FROM ${matching(filters, now)} LIMIT ${sql.lit(most)}) AS counted)`

export const countSpecialists = async (db: Db, filters: Filters, now: Date): Promise<number> => {
  const { rows } = await sql<{
    total: number
  }>`SELECT count(*) AS total FROM ${matching(filters, now)}`.execute(db)
  return rows[0]?.total ?? 0
}

/** One active specialist, or oneself whatever the status, for `findCards`. */
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
