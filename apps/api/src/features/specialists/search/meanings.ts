import { specialtiesForSymptom } from '@emma/domain/specialists'
import type { Db } from '../../../db/pool.ts'
import type { Filters } from '../specialists.repo.ts'
import { findCityOf } from './cities.repo.ts'
import { findReadings } from './readings.repo.ts'

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

/**
 * What a search may mean, one after the other until something is found: names and specialties that hold its words, a
 * city at its end ("cardiologia campinas"), a symptom or a profession, then words that are nearly written so.
 */
export async function* meaningsOf(db: Db, filters: Filters): AsyncGenerator<Filters> {
  yield filters
  const { search } = filters
  if (!search) return
  if (!filters.city) {
    const ends = endsOf(search)
    const city = await findCityOf(
      db,
      ends.map(([, end]) => end),
    )
    const end = city === undefined ? undefined : ends[city]
    if (end) {
      const there = { ...filters, search: end[0], city: end[1] }
      yield there
      yield* meantBy(there)
    }
  }
  yield* meantBy(filters)
  for (const readings of await findReadings(db, search)) yield { ...filters, readings }
}
