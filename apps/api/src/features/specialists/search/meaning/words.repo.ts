import { sql } from 'kysely'
import type { Db } from '../../../../db/pool.ts'
import { textsOf } from '../../../../db/texts-sql.ts'

/** Facts about a search before anybody is looked for. */
export interface Known {
  /** The words of a search that no name and no specialty contains. */
  readonly strange: readonly string[]
  /** Index of the first text that is a city of some specialist. */
  readonly city: number | null
}

/** The index of parts of words needs at least three letters. */
const INDEXED_LETTERS = 3

/**
 * Looks up a search's words among those of active specialists (specialist_words_alike), and the texts among their
 * cities (specialists_city). A hyphenated word exists if all its parts do.
 */
export const lookUpWords = async (
  db: Db,
  words: readonly string[],
  cities: readonly string[],
): Promise<Known> => {
  const { rows } = await sql<Known>`
    SELECT ARRAY(SELECT word FROM ${textsOf(words)} AS t (word) WHERE EXISTS (
             SELECT FROM regexp_split_to_table(fold(word), '[^[:alnum:]]+') part
              WHERE length(part) >= ${sql.lit(INDEXED_LETTERS)}
                AND NOT EXISTS (SELECT FROM specialist_words w WHERE w.word LIKE '%' || part || '%'))) AS strange,
      (SELECT (nth - 1)::int FROM ${textsOf(cities)} WITH ORDINALITY AS t (text, nth)
        WHERE EXISTS (SELECT FROM specialists s WHERE s.status = 1 AND fold(s.city) = fold(text))
        ORDER BY nth LIMIT 1) AS city`.execute(db)
  return rows[0] ?? { strange: [], city: null }
}
