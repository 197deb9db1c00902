import type { SoughtCouncil } from '@emma/domain/specialists'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import { escapeLike } from '../../../db/words/name-search.ts'
import { isRegistered, reads } from './conditions.repo.ts'

export interface SuggestionRow {
  readonly kind: 'specialty' | 'specialist' | 'city'
  readonly id: string | null
  readonly name: string
  /** A specialist's specialties, a city's state. */
  readonly detail: string
}

const EACH = 3
const CITIES = 2
/** The index of parts of words needs at least three letters. */
const INDEXED_LETTERS = 3
/** Sorts after every letter in the index's order. */
const last = sql`chr(1114111)`

/** Specialists with a bookable offer (`bookable_offers`). */
const listed = sql`EXISTS (SELECT FROM next_slots listed
  WHERE listed.specialist_id = s.id AND listed.specialty_id IS NULL AND listed.price IS NOT NULL)`

/** The whole catalogue is read: it has some dozens of rows. */
const specialties = (typed: RawBuilder<unknown>) => sql`
  SELECT 'specialty' AS kind, y.id, y.name, '' AS detail FROM specialties y
   WHERE y.enabled AND (strpos(fold(y.name), ${typed}) > 0 OR word_similarity(${typed}, fold(y.name)) >= 0.5)
   ORDER BY starts_with(fold(y.name), ${typed}) DESC, word_similarity(${typed}, fold(y.name)) DESC, y.name LIMIT ${EACH}`

/**
 * Names that begin with the text, by specialists_name_start; then names with a later word that does, by
 * specialists_search.
 */
const named = (typed: RawBuilder<unknown>, search: string) => {
  const later = search.length < INDEXED_LETTERS ? sql`false` : sql`true`
  return sql`
  (SELECT s.id, s.name, 0 AS rank FROM specialists s
    WHERE s.status = 1 AND ${listed} AND fold(s.name) COLLATE "C" >= ${typed} AND fold(s.name) COLLATE "C" < ${typed} || ${last}
    ORDER BY fold(s.name) COLLATE "C" LIMIT ${EACH})
  UNION ALL
  (SELECT s.id, s.name, 1 FROM specialists s
    WHERE ${later} AND s.status = 1 AND ${listed} AND s.search_text LIKE '% ' || fold(${escapeLike(search)}::text) || '%'
      AND strpos(fold(s.name), ' ' || ${typed}) > 0 AND NOT starts_with(fold(s.name), ${typed})
    LIMIT ${EACH})`
}

const specialists = (people: RawBuilder<unknown>) => sql`
  SELECT 'specialist' AS kind, people.id, people.name, coalesce((
      SELECT string_agg(y.name, ', ' ORDER BY y.name) FROM next_slots n JOIN specialties y ON y.id = n.specialty_id
       WHERE n.specialist_id = people.id), '') AS detail
    FROM (${people}) people ORDER BY people.rank, people.name LIMIT ${EACH}`

/** Jumps from one city to the next along specialists_city_start, however many specialists each has. */
const cities = (typed: RawBuilder<unknown>) => {
  const nextOf = (after: RawBuilder<unknown>) => sql`
    SELECT fold(s.city) COLLATE "C" AS folded, s.city, s.state FROM specialists s
     WHERE s.status = 1 AND ${listed} AND s.city IS NOT NULL AND s.state IS NOT NULL AND ${after}
       AND fold(s.city) COLLATE "C" < ${typed} || ${last}
     ORDER BY fold(s.city) COLLATE "C", s.state LIMIT 1`
  return sql`
  WITH RECURSIVE found AS (
    (${nextOf(sql`fold(s.city) COLLATE "C" >= ${typed}`)})
    UNION ALL
    SELECT further.* FROM found, LATERAL (
      ${nextOf(sql`(fold(s.city) COLLATE "C", s.state) > (found.folded, found.state)`)}) further
  ) SELECT 'city' AS kind, NULL::uuid AS id, city AS name, state AS detail FROM found LIMIT ${CITIES}`
}

/** Names that begin with the search: specialties, then specialists, then cities. */
export const findSuggestions = async (db: Db, search: string): Promise<SuggestionRow[]> => {
  const typed = sql`fold(${search}::text)`
  const { rows } = await sql<SuggestionRow>`
    (${specialties(typed)}) UNION ALL (${specialists(named(typed, search))}) UNION ALL (${cities(typed)})`.execute(
    db,
  )
  return rows
}

/** The offered specialties meant by a symptom, by their addresses in the catalogue. */
export const findMeant = async (db: Db, slugs: readonly string[]): Promise<SuggestionRow[]> => {
  if (slugs.length === 0) return []
  const { rows } = await sql<SuggestionRow>`
    SELECT 'specialty' AS kind, y.id, y.name, '' AS detail FROM specialties y
     WHERE y.enabled AND y.slug = ANY(${slugs}::text[])
       AND EXISTS (SELECT FROM next_slots n WHERE n.specialty_id = y.id)
     ORDER BY y.name LIMIT ${EACH}`.execute(db)
  return rows
}

const findSpecialists = async (db: Db, by: readonly RawBuilder<unknown>[]): Promise<SuggestionRow[]> => {
  const conditions = sql.join([sql`s.status = 1`, listed, ...by], sql` AND `)
  const people = sql`SELECT s.id, s.name, 0 AS rank FROM specialists s WHERE ${conditions} ORDER BY s.name LIMIT ${EACH}`
  const { rows } = await sql<SuggestionRow>`${specialists(people)}`.execute(db)
  return rows
}

/** Specialists found by the possible readings of each word. */
export const findReading = (db: Db, readings: readonly (readonly string[])[]): Promise<SuggestionRow[]> =>
  findSpecialists(db, reads(readings))

/** Specialists with that registration. */
export const findRegistered = (db: Db, council: SoughtCouncil): Promise<SuggestionRow[]> =>
  findSpecialists(db, [isRegistered(council)])
