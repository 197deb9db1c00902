import { folded } from '@emma/domain/text'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from './pool.ts'

/** A catalogue that is searched: its table has `folded`, `words` and `retired_at`. */
export interface Catalogue {
  readonly table: RawBuilder<unknown>
  readonly columns: RawBuilder<unknown>
  /** The order of what fits equally well. */
  readonly order: RawBuilder<unknown>
  /** What comes first of what begins so. */
  readonly prefer?: RawBuilder<unknown>
}

interface Page {
  readonly limit: number
  readonly offset: number
}

const MOST_WORDS = 8
/** Fewer letters begin words of half of the list. */
const LETTERS_OF_A_WORD = 3

/** What a person typed, as the `folded` and `words` columns of the catalogues are made: letters and digits alone. */
const plain = (typed: string): string =>
  folded(typed)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const countOf = async (db: Db, { table }: Catalogue, fits: RawBuilder<unknown>): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*) AS total FROM ${table} WHERE retired_at IS NULL AND ${fits}`.execute(db)
  return rows[0]?.total ?? 0
}

/** One page of what fits, the best first, and how many fit in all. */
export const findFitting = async <T>(
  db: Db,
  catalogue: Catalogue,
  found: { readonly fits: RawBuilder<unknown>; readonly best?: RawBuilder<unknown> },
  { limit, offset }: Page,
): Promise<{ rows: T[]; total: number }> => {
  const { table, columns, order } = catalogue
  const best = found.best ? sql`${found.best}, ${order}` : order
  const { rows } = await sql<T & { total: number }>`
    SELECT ${columns}, count(*) OVER () AS total FROM ${table}
     WHERE retired_at IS NULL AND ${found.fits} ORDER BY ${best} LIMIT ${limit} OFFSET ${offset}`.execute(db)
  const isPastEnd = rows.length === 0 && offset > 0
  return { rows, total: isPastEnd ? await countOf(db, catalogue, found.fits) : (rows[0]?.total ?? 0) }
}

/** A page of the whole list, which is read no further than the page. */
const findAll = async <T>(db: Db, catalogue: Catalogue, { limit, offset }: Page) => {
  const { table, columns, order } = catalogue
  const [{ rows }, total] = await Promise.all([
    sql<T>`SELECT ${columns} FROM ${table} WHERE retired_at IS NULL ORDER BY ${order}
      LIMIT ${limit} OFFSET ${offset}`.execute(db),
    countOf(db, catalogue, sql`true`),
  ])
  return { rows, total }
}

/**
 * By words: first the text that is what was typed, then those that begin with it, then those in which words begin so in
 * any order; what is merely like it where there is nothing else. One or two letters find what begins so.
 */
export const findByWords = async <T>(db: Db, catalogue: Catalogue, search: string, page: Page) => {
  const typed = folded(search.trim())
  if (typed === '') return findAll<T>(db, catalogue, page)
  const words = plain(typed)
    .split(' ')
    .filter((word) => word !== '')
  if (words.length === 0) return { rows: [], total: 0 }
  const start = plain(typed)
  if (start.length < LETTERS_OF_A_WORD) {
    return findFitting<T>(db, catalogue, { fits: sql`folded LIKE ${`${start}%`}` }, page)
  }
  const query = words
    .slice(0, MOST_WORDS)
    .map((word) => `${word}:*`)
    .join(' & ')
  const fits = sql`words @@ to_tsquery('simple', ${query})`
  const begins = sql`folded = ${typed} DESC, starts_with(folded, ${typed}) DESC`
  const best = catalogue.prefer ? sql`${begins}, ${catalogue.prefer}` : begins
  const found = await findFitting<T>(db, catalogue, { fits, best }, page)
  if (found.total > 0) return found
  const alike = { fits: sql`${start} <% folded`, best: sql`word_similarity(${start}, folded) DESC` }
  return findFitting<T>(db, catalogue, alike, page)
}
