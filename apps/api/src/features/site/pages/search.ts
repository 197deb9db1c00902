import type { SiteSpecialty } from '@emma/contracts/site'
import { type SiteCounts, type SiteSearch, searchPrices } from '@emma/contracts/site/search'
import { emergencyOf, specialtiesForSymptom } from '@emma/domain/specialists'
import type { Deps } from '../../../deps.ts'
import { countFacets, type Facets, searchByMeaning } from '../../specialists/index.ts'
import { idsOf, withSlugs } from '../people.ts'
import type { Gather, SiteDeps } from '../site-page.ts'
import { readSearch, searchPath } from './search-query.ts'

const PAGE_SIZE = 20
const CENTAVOS = 100

const prices = searchPrices.map((price) => price * CENTAVOS)
const nobody: Facets = { specialties: new Map(), video: 0, place: 0, prices: prices.map(() => 0) }

/** Where nobody is found whom a filter could have kept out, nobody is left with another choice either. */
const isAboutNobody = ({ specialty, mode, price }: SiteSearch, total: number): boolean =>
  total === 0 && specialty === '' && mode === '' && price === null

/** The free times of a day are not counted for every choice: it would compute everybody's. */
const count = async (
  { readDb, clock }: Deps,
  search: SiteSearch,
  { list, meaning }: Awaited<ReturnType<typeof searchByMeaning>>,
): Promise<Facets | null> => {
  if (search.day !== '') return null
  return isAboutNobody(search, list.meta.total) ? nobody : countFacets(readDb, meaning, prices, clock.now())
}

const countsOf = (facets: Facets, specialties: readonly SiteSpecialty[]): SiteCounts => ({
  specialties: Object.fromEntries(specialties.map(({ id, slug }) => [slug, facets.specialties.get(id) ?? 0])),
  modes: { video: facets.video, presencial: facets.place },
  prices: facets.prices,
})

const find = async (deps: SiteDeps, search: SiteSearch, specialties: readonly SiteSpecialty[]) => {
  const specialty = specialties.find(({ slug }) => slug === search.specialty)
  // Nobody offers it.
  if (search.specialty !== '' && !specialty) return { people: [], total: 0, counts: null }
  const query = {
    page: search.page,
    pageSize: PAGE_SIZE,
    sort: search.order,
    ...(search.q && { search: search.q }),
    ...(specialty && { specialty_id: specialty.id }),
    ...(search.city && { city: search.city }),
    ...(search.mode === 'video' && { online: true }),
    ...(search.duty === 'sim' && { on_duty: true }),
    ...(search.price !== null && { max_price: search.price * CENTAVOS }),
    ...(search.day && { date: search.day }),
  }
  const view = { now: deps.clock.now(), customerId: null }
  const found = await searchByMeaning(deps, query, view, { hasPlace: search.mode === 'presencial' })
  const { data, meta } = found.list
  const [people, facets] = await Promise.all([withSlugs(deps, data), count(deps, search, found)])
  return { people, total: meta.total, counts: facets && countsOf(facets, specialties) }
}

/** Searches of words are for who searches: no search engine lists them. */
export const gatherSearch: Gather = async (deps, asked) => {
  const search = readSearch(asked)
  const path = searchPath(search)
  const { specialties } = await deps.parts.menu()
  const { people, total, counts } = await find(deps, search, specialties)
  const slugs = specialtiesForSymptom(search.q)
  return {
    status: 200,
    page: {
      kind: 'search',
      search,
      people,
      total,
      pageSize: PAGE_SIZE,
      specialties,
      counts,
      meant: specialties.filter(({ slug }) => slugs.includes(slug)),
      emergency: emergencyOf(search.q),
    },
    path,
    topics: ['lists', ...idsOf(people)],
    isIndexed: path === '/buscar',
  }
}
