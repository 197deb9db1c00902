import { searchWords } from '@emma/domain/specialists'
import { sql } from 'kysely'
import type { Db } from '../../../../db/pool.ts'
import { textsOf } from '../../../../db/texts-sql.ts'
import type { LikeWord } from '../../../../ports/memories.ts'
import type { Needed } from './known-words.ts'

/** For each word of a search, its possible meanings. */
export type Readings = readonly (readonly string[])[]

/** A reading hardly less similar than the best is equally likely. */
const CLOSE = 0.1
/** One word may be little alike if the others make up for it. */
const ALIKE = 0.45

const bestOf = (near: readonly LikeWord[]): number => Math.max(0, ...near.map(({ likeness }) => likeness))

const nearest = (near: readonly LikeWord[]): LikeWord[] => {
  const best = bestOf(near)
  return near.filter(({ likeness }) => likeness >= best - CLOSE)
}

const anyAlike = (near: readonly LikeWord[]): LikeWord[] => {
  const closest = nearest(near)
  return near.filter((word) => word.likeness >= ALIKE || closest.includes(word))
}

const wordsOf = (near: readonly LikeWord[]): readonly string[] => near.map(({ word }) => word)

const lookUp = async (db: Db, words: readonly string[]): Promise<ReadonlyMap<string, LikeWord[]>> => {
  const { rows } = await sql<LikeWord & { nth: number }>`
    SELECT nth::int, word, likeness FROM near_words(ARRAY(SELECT fold(word) FROM ${textsOf(words)} word))
     ORDER BY nth, likeness DESC, word`.execute(db)
  return new Map(words.map((word, at) => [word, rows.filter(({ nth }) => nth === at + 1)]))
}

const KEPT_MS = 30_000
const MOST = 5_000

/** What is like each word, up to 30 s old: the same slips come again, and comparing takes longer than the search. */
const likeEach = async ({ readDb, memories: { alike } }: Needed, words: readonly string[], now: Date) => {
  const isKept = (word: string) => (alike.get(word)?.until ?? 0) > now.getTime()
  const kept = new Map(words.filter(isKept).map((word) => [word, alike.get(word)?.value ?? []]))
  const others = [...new Set(words)].filter((word) => !kept.has(word))
  if (others.length === 0) return kept
  const looked = await lookUp(readDb, others)
  if (alike.size > MOST) alike.clear()
  for (const [word, value] of looked) alike.set(word, { value, until: now.getTime() + KEPT_MS })
  return new Map([...kept, ...looked])
}

/**
 * Possible readings of a misspelled search, tried until something is found: first each word as the most similar
 * existing one, then as any similar one.
 */
export const findReadings = async (deps: Needed, search: string, now: Date): Promise<readonly Readings[]> => {
  const words = searchWords(search)
  if (words.length === 0) return []
  const like = await likeEach(deps, words, now)
  const near = words.map((word) => like.get(word) ?? [])
  const bests = near.map(bestOf)
  const isAlike = bests.reduce((sum, best) => sum + best, 0) >= ALIKE * words.length
  if (bests.includes(0) || !isAlike) return []
  return [near.map((each) => wordsOf(nearest(each))), near.map((each) => wordsOf(anyAlike(each)))]
}
