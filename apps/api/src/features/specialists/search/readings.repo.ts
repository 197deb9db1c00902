import { searchWords } from '@emma/domain/specialists'
import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'

/** Of each word of a search what it may have been meant to be. */
export type Readings = readonly (readonly string[])[]

interface NearWord {
  readonly word: string
  /** From 0.45, the least that `near_words` tells, to 1, the word itself. */
  readonly likeness: number
}

/** What is hardly less alike than the most alike is as likely. */
const CLOSE = 0.1

const nearest = (near: readonly NearWord[]): NearWord[] => {
  const best = Math.max(...near.map(({ likeness }) => likeness))
  return near.filter(({ likeness }) => likeness >= best - CLOSE)
}

const wordsOf = (near: readonly NearWord[]): readonly string[] => near.map(({ word }) => word)

/**
 * How a search with typing errors may be read, one reading after the other until something is found: each word as the
 * most alike of those that anybody is found by, then as any that is like it.
 */
export const findReadings = async (db: Db, search: string): Promise<readonly Readings[]> => {
  const words = searchWords(search)
  if (words.length === 0) return []
  const { rows } = await sql<NearWord & { nth: number }>`
    SELECT nth::int, word, likeness FROM near_words(ARRAY(SELECT fold(word) FROM unnest(${words}::text[]) word))
     ORDER BY nth, likeness DESC, word`.execute(db)
  const near = words.map((_, at) => rows.filter(({ nth }) => nth === at + 1))
  if (near.some((each) => each.length === 0)) return []
  return [near.map((each) => wordsOf(nearest(each))), near.map(wordsOf)]
}
