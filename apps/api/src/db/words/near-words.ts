import { sql } from 'kysely'
import type { Db } from '../pool.ts'

/** The readings of a typed word: itself, if a word of the list begins with it; otherwise the most similar words. */
export type Readings = readonly string[]

/** The nearest words of a list for each typed word; none for one that resembles nothing. */
export const findReadings = async (
  db: Db,
  catalogue: 'cids' | 'medicines',
  typed: readonly string[],
): Promise<readonly Readings[]> => {
  const { rows } = await sql<{ readings: Readings }>`
    SELECT CASE WHEN EXISTS (
        SELECT FROM catalogue_words w
         WHERE w.catalogue = ${catalogue} AND w.word ~>=~ t.word AND w.word ~<~ (t.word || ${'\u{10FFFF}'}))
      THEN ARRAY[t.word]
      ELSE ARRAY(
        SELECT w.word FROM catalogue_words w WHERE w.catalogue = ${catalogue} AND w.word % t.word
         ORDER BY similarity(w.word, t.word) DESC, w.word LIMIT 3)
      END AS readings
    FROM unnest(${typed}::text[]) WITH ORDINALITY AS t (word, place) ORDER BY t.place`.execute(db)
  return rows.map(({ readings }) => readings)
}

/**
 * Searches to try in turn until something is found: all words, all but one (first without the last typed, which may be
 * unfinished), and the longest word alone.
 */
export const looser = (words: readonly Readings[]): readonly (readonly Readings[])[] => {
  if (words.length === 0) return []
  if (words.length === 1) return [words]
  const butOne = words.map((_, index) => words.toSpliced(words.length - 1 - index, 1))
  const lengthOf = ([first = '']: Readings): number => first.length
  const [longest = []] = words.toSorted((a, b) => lengthOf(b) - lengthOf(a))
  return words.length === 2 ? [words, ...butOne] : [words, ...butOne, [longest]]
}

/** A query of PostgreSQL's text search: each word in any of its readings, by prefix. */
export const tsQueryOf = (words: readonly Readings[]): string =>
  words.map((readings) => `(${readings.map((word) => `${word}:*`).join(' | ')})`).join(' & ')
