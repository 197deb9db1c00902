import { specialtiesForSymptom } from '@emma/domain/specialists'
import type { Db } from '../../../db/pool.ts'
import { type Filters, findAlikeIds } from '../specialists.repo.ts'
import { findCityOf } from './cities.repo.ts'

/** The ends of a search that could be a city, the longest first, each with what stands before it. */
const endsOf = (search: string): readonly (readonly [rest: string, city: string])[] => {
  const words = search.split(/\s+/).filter((word) => word !== '')
  return words.map((_, at) => [words.slice(0, at).join(' '), words.slice(at).join(' ')] as const)
}

/**
 * What a search may mean, one after the other until something is found: names and specialties that hold its words, a
 * city at its end ("cardiologia campinas"), a symptom, then names that are nearly written so.
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
    if (end) yield { ...filters, search: end[0], city: end[1] }
  }
  const slugs = specialtiesForSymptom(search)
  if (slugs.length > 0) yield { ...filters, search: undefined, slugs }
  yield { ...filters, alike: await findAlikeIds(db, search) }
}
