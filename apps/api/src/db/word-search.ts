import { folded } from '@emma/domain/text'
import { sql } from 'kysely'

const MOST_WORDS = 8

/** What a person typed, as the `folded` and `words` columns of the catalogues are made: letters and digits alone. */
export const plain = (typed: string): string =>
  folded(typed)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** A query for texts in which words begin so, in any order; undefined where nothing was typed. */
export const beginnings = (typed: string): string | undefined => {
  const words = plain(typed)
    .split(' ')
    .filter((word) => word !== '')
  return words.length === 0
    ? undefined
    : words
        .slice(0, MOST_WORDS)
        .map((word) => `${word}:*`)
        .join(' & ')
}

/** Rows in which words begin as typed. */
export const beginsSo = (query: string) => sql<boolean>`words @@ to_tsquery('simple', ${query})`

/** Rows that are like what was typed, for who mistypes. */
export const isAlike = (typed: string) => sql<boolean>`${plain(typed)} <% folded`
