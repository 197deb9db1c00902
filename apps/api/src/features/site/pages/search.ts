import type { SiteSearch, SiteSpecialty } from '@emma/contracts/site'
import { emergencyOf, specialtiesForSymptom } from '@emma/domain/specialists'
import type { Deps } from '../../../deps.ts'
import { searchSpecialists } from '../../specialists/index.ts'
import { idsOf, withSlugs } from '../people.ts'
import { findOffered } from '../site.repo.ts'
import type { Gather } from '../site-page.ts'
import { readSearch, searchPath } from './search-query.ts'

const PAGE_SIZE = 20
const CENTAVOS = 100

const find = async (deps: Deps, search: SiteSearch, specialties: readonly SiteSpecialty[]) => {
  const specialty = specialties.find(({ slug }) => slug === search.specialty)
  // Nobody offers it.
  if (search.specialty !== '' && !specialty) return { people: [], total: 0 }
  const query = {
    page: search.page,
    pageSize: PAGE_SIZE,
    sort: search.order,
    ...(search.q && { search: search.q }),
    ...(specialty && { specialty_id: specialty.id }),
    ...(search.city && { city: search.city }),
    ...(search.mode === 'video' && { online: true }),
    ...(search.price !== null && { max_price: search.price * CENTAVOS }),
    ...(search.day && { date: search.day }),
  }
  const view = { now: deps.clock.now(), customerId: null }
  const { data, meta } = await searchSpecialists(deps, query, view, {
    hasPlace: search.mode === 'presencial',
  })
  return { people: await withSlugs(deps, data), total: meta.total }
}

/** Searches of words are for who searches: no search engine lists them. */
export const gatherSearch: Gather = async (deps, asked) => {
  const search = readSearch(asked)
  const path = searchPath(search)
  const specialties = await findOffered(deps.readDb)
  const { people, total } = await find(deps, search, specialties)
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
      meant: specialties.filter(({ slug }) => slugs.includes(slug)),
      emergency: emergencyOf(search.q),
    },
    path,
    topics: ['lists', ...idsOf(people)],
    isIndexed: path === '/buscar',
  }
}
