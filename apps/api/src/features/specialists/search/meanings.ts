import {
  insteadOf,
  isUnspecific,
  preciseComplaints,
  searchWords,
  specialtiesForSymptom,
} from '@emma/domain/specialists'
import type { Db } from '../../../db/pool.ts'
import type { Filters } from './conditions.repo.ts'
import { findReadings } from './readings.repo.ts'
import { lookUpWords } from './words.repo.ts'

/** The ends of a search that could be a city, the longest first, each with what stands before it. */
const endsOf = (search: string): readonly (readonly [rest: string, city: string])[] => {
  const words = search.split(/\s+/).filter((word) => word !== '')
  return words.map((_, at) => [words.slice(0, at).join(' '), words.slice(at).join(' ')] as const)
}

/** Those whom a symptom or a profession means. */
function* meantBy(filters: Filters): Generator<Filters> {
  const slugs = specialtiesForSymptom(filters.search ?? '')
  if (slugs.length > 0) yield { ...filters, search: undefined, slugs }
}

/** Where nobody of those is found: who may say what to do next. */
function* insteadBy(filters: Filters): Generator<Filters> {
  const slugs = insteadOf(specialtiesForSymptom(filters.search ?? ''))
  if (slugs.length > 0) yield { ...filters, search: undefined, slugs, isInstead: true }
}

/**
 * What a search may mean, one after the other until something is found: names and specialties that hold its words, a
 * city at its end ("cardiologia campinas"), a symptom or a profession, general practice instead of those, then words that
 * are nearly written so. A word that complaints begin with (`dor`) is one first, whoever's name it is a part of. Where a
 * word is in nobody's name or specialty, nobody is looked for by it.
 */
export async function* meaningsOf(db: Db, filters: Filters): AsyncGenerator<Filters> {
  const { search } = filters
  if (!search) return yield filters
  const ends = filters.city ? [] : endsOf(search)
  const cities = ends.map(([, end]) => end)
  const { strange, city } = await lookUpWords(db, searchWords(search), cities)
  const mayBeNamed = (text: string): boolean => !searchWords(text).some((word) => strange.includes(word))
  if (isUnspecific(search) || preciseComplaints(search).complaints.length > 0) yield* meantBy(filters)
  if (mayBeNamed(search)) yield filters
  const end = city === null ? undefined : ends[city]
  if (end) {
    const there = { ...filters, search: end[0], city: end[1] }
    if (mayBeNamed(end[0])) yield there
    yield* meantBy(there)
  }
  yield* meantBy(filters)
  yield* insteadBy(filters)
  for (const readings of await findReadings(db, search)) yield { ...filters, readings }
}
