import { folded } from '@emma/domain/text'
import { type RawBuilder, sql } from 'kysely'
import { type Db, plannedEachTime } from '../pool.ts'
import { findReadings, looser, type Readings, tsQueryOf } from './near-words.ts'

/** A searchable catalogue: its table has `folded`, `words` and `retired_at`. */
export interface Catalogue {
  readonly table: 'cids' | 'medicines'
  readonly columns: RawBuilder<unknown>
  /** The list from its beginning to its end. */
  readonly order: RawBuilder<unknown>
  /** Among equally good matches the likelier comes first; an index has this order. */
  readonly likelier: RawBuilder<unknown>
}

export interface Page {
  readonly limit: number
  readonly offset: number
}
export interface Found<T> {
  readonly rows: readonly T[]
  readonly total: number
}

const MOST_WORDS = 8
/** With fewer letters half of the list would match. */
const LETTERS_OF_A_WORD = 3

/** Typed text in the form of the catalogues' `folded` and `words` columns: only letters and digits. */
const plain = (typed: string): string =>
  folded(typed)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

interface Terms {
  readonly fits: RawBuilder<unknown>
  readonly order: RawBuilder<unknown>
  /** Whether it may match thousands or none: the best plan for one is the worst for the other. */
  readonly isBroad?: boolean
}

const read = async <T>(
  db: Db,
  { table, columns }: Catalogue,
  { fits, order, isBroad = false }: Terms,
  { limit, offset }: Page,
) => {
  const { rows } = await sql<T>`${isBroad ? plannedEachTime : sql``}
    SELECT ${columns} FROM ${sql.table(table)} WHERE retired_at IS NULL AND ${fits}
     ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`.execute(db)
  return rows
}

const countOf = async (db: Db, { table }: Catalogue, fits: RawBuilder<unknown>): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*) AS total FROM ${sql.table(table)} WHERE retired_at IS NULL AND ${fits}`.execute(db)
  return rows[0]?.total ?? 0
}

/** Counted only if the rows don't show the total, because they do not end within the page. */
const totalOf = (
  db: Db,
  catalogue: Catalogue,
  fits: RawBuilder<unknown>,
  { length }: readonly unknown[],
  { limit, offset }: Page,
): Promise<number> | number => {
  const isEnd = length < limit && (length > 0 || offset === 0)
  return isEnd ? offset + length : countOf(db, catalogue, fits)
}

/** One page of the matches, and their total. */
export const findFitting = async <T>(
  db: Db,
  catalogue: Catalogue,
  terms: Terms,
  page: Page,
): Promise<Found<T>> => {
  const rows = await read<T>(db, catalogue, terms, page)
  return { rows, total: await totalOf(db, catalogue, terms.fits, rows, page) }
}

/** Whether a text begins with `start`, in a form that an index of pattern operators supports for any letters. */
export const begins = (text: RawBuilder<unknown>, start: string): RawBuilder<unknown> =>
  sql`(${text} ~>=~ ${start} AND ${text} ~<~ ${`${start}\u{10FFFF}`})`

const holding = (words: readonly Readings[]): RawBuilder<unknown> =>
  sql`words @@ to_tsquery('simple', ${tsQueryOf(words)})`

/** A second search for misspelled or superfluous words: first what contains the nearest reading of each. */
const findAlike = async <T>(
  db: Db,
  catalogue: Catalogue,
  typed: readonly string[],
  page: Page,
): Promise<Found<T>> => {
  const known = (await findReadings(db, catalogue.table, typed)).filter(({ length }) => length > 0)
  for (const words of looser(known)) {
    const nearest = holding(words.map((readings) => readings.slice(0, 1)))
    const order = sql`${nearest} DESC, ${catalogue.likelier}`
    const found = await findFitting<T>(db, catalogue, { fits: holding(words), order, isBroad: true }, page)
    if (found.total > 0) return found
  }
  return { rows: [], total: 0 }
}

/** Texts equal to or beginning with the typed text, then those whose words begin so in any order. */
const findWords = async <T>(
  db: Db,
  catalogue: Catalogue,
  typed: string,
  words: readonly string[],
  page: Page,
): Promise<Found<T>> => {
  const { likelier: order } = catalogue
  const fits = holding(words.map((word) => [word]))
  const beginning = begins(sql`folded`, typed)
  const first = { fits: beginning, order: sql`folded = ${typed} DESC, ${order}` }
  const rows = await read<T>(db, catalogue, first, page)
  if (rows.length === page.limit) return { rows, total: await countOf(db, catalogue, fits) }
  const begun = await totalOf(db, catalogue, beginning, rows, page)
  const rest = { limit: page.limit - rows.length, offset: Math.max(0, page.offset - begun) }
  const others = { fits: sql`${fits} AND NOT ${beginning}`, order, isBroad: true }
  const found = await findFitting<T>(db, catalogue, others, rest)
  return { rows: [...rows, ...found.rows], total: begun + found.total }
}

/** By words, best first; if nothing matches, what was probably meant. One or two letters match beginnings only. */
export const findByWords = async <T>(
  db: Db,
  catalogue: Catalogue,
  search: string,
  page: Page,
): Promise<Found<T>> => {
  const { order, likelier } = catalogue
  const typed = folded(search.trim())
  if (typed === '') return findFitting<T>(db, catalogue, { fits: sql`true`, order }, page)
  const start = plain(typed)
  if (start === '') return { rows: [], total: 0 }
  if (start.length < LETTERS_OF_A_WORD) {
    return findFitting<T>(db, catalogue, { fits: begins(sql`folded`, start), order: likelier }, page)
  }
  const words = start.split(' ').slice(0, MOST_WORDS)
  const found = await findWords<T>(db, catalogue, typed, words, page)
  return found.total > 0 ? found : findAlike(db, catalogue, words, page)
}
