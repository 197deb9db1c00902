import { searchWords } from '@emma/domain/specialists'
import { sql } from 'kysely'
import type { Db } from '../../../../db/pool.ts'
import { textsOf } from '../../../../db/texts-sql.ts'

/** For each word of a search, its possible meanings. */
export type Readings = readonly (readonly string[])[]

interface NearWord {
  readonly word: string
  /** From 0.4, the least that `near_words` returns, to 1, the word itself. */
  readonly likeness: number
}

/** A reading hardly less similar than the best is equally likely. */
const CLOSE = 0.1
/** One word may be little alike if the others make up for it. */
const ALIKE = 0.45

const bestOf = (near: readonly NearWord[]): number => Math.max(0, ...near.map(({ likeness }) => likeness))

const nearest = (near: readonly NearWord[]): NearWord[] => {
  const best = bestOf(near)
  return near.filter(({ likeness }) => likeness >= best - CLOSE)
}

const anyAlike = (near: readonly NearWord[]): NearWord[] => {
  const closest = nearest(near)
  return near.filter((word) => word.likeness >= ALIKE || closest.includes(word))
}

const wordsOf = (near: readonly NearWord[]): readonly string[] => near.map(({ word }) => word)

/**
 * Possible readings of a misspelled search, tried until something is found: first each word as the most similar
 * existing one, then as any similar one.
 */
export const findReadings = async (db: Db, search: string): Promise<readonly Readings[]> => {
  const words = searchWords(search)
  if (words.length === 0) return []
  const { rows } = await sql<NearWord & { nth: number }>`
    SELECT nth::int, word, likeness FROM near_words(ARRAY(SELECT fold(word) FROM ${textsOf(words)} word))
     ORDER BY nth, likeness DESC, word`.execute(db)
  const near = words.map((_, at) => rows.filter(({ nth }) => nth === at + 1))
  const bests = near.map(bestOf)
  const isAlike = bests.reduce((sum, best) => sum + best, 0) >= ALIKE * words.length
  if (bests.includes(0) || !isAlike) return []
  return [near.map((each) => wordsOf(nearest(each))), near.map((each) => wordsOf(anyAlike(each)))]
}
