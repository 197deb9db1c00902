import type { SiteCity, SiteSpecialty } from '@emma/contracts/site'
import type { Deps } from '../../../deps.ts'
import { searchSpecialists } from '../../specialists/index.ts'
import { idsOf, withSlugs } from '../people.ts'
import { readRules } from '../rules.ts'
import { findCities, findNamed } from '../site.repo.ts'
import { type Gather, type Gathered, missing, paramOf, type SiteDeps } from '../site-page.ts'

const SHOWN = 20
const SHOWN_OTHERS = 12
/** More cities than any specialty has pages of. */
const ALL_CITIES = 5000
const SHOWN_CITIES = 24
/** With fewer people a city's page says nothing that theirs do not. */
export const WORTH_LISTING = 3

export const gatherSpecialties: Gather = async ({ menu }) => ({
  status: 200,
  page: { kind: 'specialties', specialties: (await menu()).specialties },
  path: '/especialidades',
  topics: ['lists'],
  isIndexed: true,
})

const listOf = async (deps: Deps, specialty: SiteSpecialty, city: SiteCity | null) => {
  const where = city === null ? {} : { city: city.name, state: city.uf }
  const query = { page: 1, pageSize: SHOWN, sort: 'next_slot', specialty_id: specialty.id, ...where } as const
  const { data, meta } = await searchSpecialists(deps, query, { now: deps.clock.now(), customerId: null })
  return { people: await withSlugs(deps, data), total: meta.total }
}

interface Place {
  readonly specialty: SiteSpecialty
  readonly city: SiteCity | null
  readonly cities: readonly SiteCity[]
  readonly path: string
}

const gatherList = async (deps: SiteDeps, { specialty, city, cities, path }: Place): Promise<Gathered> => {
  const [{ people, total }, { specialties }, rules] = await Promise.all([
    listOf(deps, specialty, city),
    deps.menu(),
    readRules(deps),
  ])
  return {
    status: 200,
    page: {
      kind: 'specialty',
      specialty,
      city,
      people,
      total,
      cities: cities.slice(0, SHOWN_CITIES),
      others: specialties.filter(({ id }) => id !== specialty.id).slice(0, SHOWN_OTHERS),
      rules,
    },
    path,
    topics: ['lists', ...idsOf(people)],
    isIndexed: city === null ? specialty.count > 0 : total >= WORTH_LISTING,
  }
}

export const gatherSpecialty: Gather = async (deps, asked) => {
  const slug = paramOf(asked, 'specialty')
  const path = `/especialidades/${slug}`
  const specialty = await findNamed(deps.readDb, slug)
  if (!specialty) return missing('unknown', path)
  const cities = await findCities(deps.readDb, ALL_CITIES, specialty.id)
  return gatherList(deps, { specialty, city: null, cities, path })
}

export const gatherCity: Gather = async (deps, asked) => {
  const [slug, uf, citySlug] = ['specialty', 'uf', 'city'].map((name) => paramOf(asked, name))
  const path = `/especialidades/${slug}/${uf}/${citySlug}`
  const specialty = await findNamed(deps.readDb, slug ?? '')
  if (!specialty) return missing('unknown', path)
  const cities = await findCities(deps.readDb, ALL_CITIES, specialty.id)
  const city = cities.find((each) => each.slug === citySlug && each.uf.toLowerCase() === uf)
  if (!city) return { ...missing('unknown', path), topics: ['lists'] }
  return gatherList(deps, { specialty, city, cities: cities.filter((each) => each !== city), path })
}
