import { sql } from 'kysely'
import type { Db } from '../../../../db/pool.ts'
import { searchVersionSql } from '../../../../db/practice-version.ts'
import { textsOf } from '../../../../db/texts-sql.ts'
import type { Known } from '../../../../ports/memories.ts'

/** The index of parts of words needs at least three letters. */
const INDEXED_LETTERS = 3

/**
 * Looks up a search's words among those of active specialists (specialist_words_alike), and the texts among their
 * cities (specialists_city). A hyphenated word exists if all its parts do.
 * @returns also the version in which that holds
 */
export const lookUpWords = async (
  db: Db,
  words: readonly string[],
  cities: readonly string[],
): Promise<Known & { readonly version: number }> => {
  const { rows } = await sql<Known & { version: number }>`
    SELECT ${searchVersionSql} AS version, ARRAY(SELECT word FROM ${textsOf(words)} AS t (word) WHERE EXISTS (
             SELECT FROM regexp_split_to_table(fold(word), '[^[:alnum:]]+') part
              WHERE length(part) >= ${sql.lit(INDEXED_LETTERS)}
                AND NOT EXISTS (SELECT FROM specialist_words w WHERE w.word LIKE '%' || part || '%'))) AS strange,
      (SELECT (nth - 1)::int FROM ${textsOf(cities)} WITH ORDINALITY AS t (text, nth)
        WHERE EXISTS (SELECT FROM specialists s WHERE s.status = 1 AND fold(s.city) = fold(text))
        ORDER BY nth LIMIT 1) AS city`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A statement without a table answers one row')
  return row
}

export const readSearchVersion = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ version: number }>`SELECT ${searchVersionSql} AS version`.execute(db)
  return rows[0]?.version ?? 0
}
