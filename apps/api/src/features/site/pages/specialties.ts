import type { SiteCity, SiteSpecialty } from '@emma/contracts/site'
import { isUf } from '@emma/domain/specialists'
import { isMunicipality } from '../../places/index.ts'
import { searchByMeaning } from '../../specialists/index.ts'
import { idsOf, withSlugs } from '../people.ts'
import { type Gather, type Gathered, missing, paramOf, type SiteDeps } from '../site-page.ts'

const SHOWN = 20
const SHOWN_CITIES = 24
/** With fewer people a city's page adds nothing to their own pages. */
export const WORTH_LISTING = 3

export const gatherSpecialties: Gather = async ({ parts }) => ({
  status: 200,
  page: { kind: 'specialties', specialties: (await parts.menu()).specialties },
  path: '/especialidades',
  topics: ['lists'],
  isIndexed: true,
})

const listOf = async (deps: SiteDeps, specialty: SiteSpecialty, city: SiteCity | null) => {
  const where = city === null ? {} : { city: city.name, state: city.uf }
  const query = { page: 1, pageSize: SHOWN, sort: 'next_slot', specialty_id: specialty.id, ...where } as const
  const { list } = await searchByMeaning(deps, query, { now: deps.clock.now(), customerId: null })
  return { people: await withSlugs(deps, list.data), total: list.meta.total }
}

interface Place {
  readonly specialty: SiteSpecialty
  readonly city: SiteCity | null
  readonly cities: readonly SiteCity[]
  readonly others: readonly SiteSpecialty[]
  readonly path: string
}

const gatherList = async (
  deps: SiteDeps,
  { specialty, city, cities, others, path }: Place,
): Promise<Gathered> => {
  const [{ people, total }, rules] = await Promise.all([listOf(deps, specialty, city), deps.parts.rules()])
  return {
    status: 200,
    page: {
      kind: 'specialty',
      specialty,
      city,
      people,
      total,
      cities: cities.slice(0, SHOWN_CITIES),
      others,
      rules,
    },
    path,
    topics: ['lists', ...idsOf(people)],
    isIndexed: city === null ? specialty.count > 0 : total >= WORTH_LISTING,
  }
}

export const gatherSpecialty: Gather = async (deps, asked) => {
  const typed = paramOf(asked, 'specialty')
  const slug = typed.toLowerCase()
  const path = `/especialidades/${slug}`
  const named = await deps.parts.named(slug)
  if (named && typed !== slug) return { movedTo: path, topics: ['lists'] }
  return named ? gatherList(deps, { ...named, city: null, path }) : missing('unknown', path)
}

export const gatherCity: Gather = async (deps, asked) => {
  const typed = ['specialty', 'uf', 'city'].map((name) => paramOf(asked, name))
  const [slug, uf, citySlug] = typed.map((text) => text.toLowerCase())
  const path = `/especialidades/${slug}/${uf}/${citySlug}`
  const named = await deps.parts.named(slug ?? '')
  if (!named) return missing('unknown', path)
  const { cities } = named
  const city = cities.find((each) => each.slug === citySlug && each.uf.toLowerCase() === uf)
  if (!city) {
    const isPlace = isUf((uf ?? '').toUpperCase()) && isMunicipality((citySlug ?? '').replaceAll('-', ' '))
    const why = isPlace ? 'place' : 'unknown'
    return {
      ...missing(why, path),
      page: { kind: 'missing', why, specialty: named.specialty },
      topics: ['lists'],
    }
  }
  if (path !== `/especialidades/${typed.join('/')}`) return { movedTo: path, topics: ['lists'] }
  return gatherList(deps, { ...named, city, cities: cities.filter((each) => each !== city), path })
}
