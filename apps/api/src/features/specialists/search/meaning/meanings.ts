import {
  councilInSearch,
  insteadOf,
  isUnspecific,
  preciseComplaints,
  searchWords,
  specialtiesForSymptom,
} from '@emma/domain/specialists'
import type { Db } from '../../../../db/pool.ts'
import type { Filters } from '../conditions.repo.ts'
import { cityEndsOf, inCountry, meantElsewhere, namedElsewhere } from './city-in-search.ts'
import { findReadings } from './readings.repo.ts'
import { lookUpWords } from './words.repo.ts'

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

/** Whoever is registered with that number. */
function* registeredBy(filters: Filters): Generator<Filters> {
  const council = councilInSearch(filters.search ?? '')
  if (council) yield { ...filters, search: undefined, council }
}

/**
 * What a search may mean, one after the other until something is found: a registration with a council, names and specialties that hold its words, a
 * city at its end ("cardiologia campinas"), the same elsewhere where none of them is there, a symptom or a profession, general practice instead of those, then words that
 * are nearly written so. A word that complaints begin with (`dor`) is one first, whoever's name it is a part of. Where a
 * word is in nobody's name or specialty, nobody is looked for by it.
 */
export async function* meaningsOf(db: Db, filters: Filters): AsyncGenerator<Filters> {
  const { search } = filters
  if (!search) return yield filters
  yield* registeredBy(filters)
  const ends = filters.city ? [] : cityEndsOf(search)
  const cities = ends.map(({ city }) => city)
  const { strange, city } = await lookUpWords(db, searchWords(search), cities)
  const mayBeNamed = (text: string): boolean => !searchWords(text).some((word) => strange.includes(word))
  if (isUnspecific(search) || preciseComplaints(search).complaints.length > 0) yield* meantBy(filters)
  if (mayBeNamed(search)) yield filters
  const end = city === null ? undefined : ends[city]
  if (end) {
    const there = { ...filters, search: end.rest, city: end.city, ...(end.state && { state: end.state }) }
    if (mayBeNamed(end.rest)) yield there
    yield* meantBy(there)
  }
  const cityEnds = end ? [end] : inCountry(ends)
  yield* meantElsewhere(filters, cityEnds)
  yield* meantBy(filters)
  yield* insteadBy(filters)
  for (const readings of await findReadings(db, search)) yield { ...filters, readings }
  yield* namedElsewhere(filters, cityEnds, end !== undefined)
}
