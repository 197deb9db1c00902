import type { SiteSpecialty } from '@emma/contracts/site'
import {
  listQueryOf,
  readSearch,
  type SiteCounts,
  type SiteSearch,
  searchPath,
  searchPrices,
} from '@emma/contracts/site/search'
import { listSpecialists } from '@emma/contracts/specialists'
import {
  asksForMedicine,
  emergencyOf,
  preciseComplaints,
  specialtiesForSymptom,
} from '@emma/domain/specialists'
import * as z from 'zod/mini'
import { meantFor, searchByMeaning } from '../../specialists/index.ts'
import { idsOf, withSlugs } from '../people.ts'
import { type Asked, fieldOf, type Gather, type SiteDeps } from '../site-page.ts'

const PAGE_SIZE = 20
const CENTAVOS = 100
const prices = searchPrices.map((price) => price * CENTAVOS)

export const searchOf = (asked: Asked): SiteSearch => readSearch((field) => fieldOf(asked, field))

/** A day's free times are not counted for every choice: that would compute everybody's. */
const count = async (
  { parts }: SiteDeps,
  { meaning }: Awaited<ReturnType<typeof searchByMeaning>>,
): Promise<SiteCounts | null> => (meaning.date === undefined ? parts.choices(meaning, prices) : null)

const nobody = {
  people: [],
  total: 0,
  counts: null,
  instead: false,
  alike: false,
  nobodyIn: null,
  unmet: null,
  when: null,
} as const

const find = async (deps: SiteDeps, search: SiteSearch, specialties: readonly SiteSpecialty[]) => {
  const specialty = specialties.find(({ slug }) => slug === search.specialty)
  // Nobody offers it.
  if (search.specialty !== '' && !specialty) return { ...nobody, meant: specialtiesForSymptom(search.q) }
  const asked = { ...listQueryOf(search, specialty?.id), page: search.page, pageSize: PAGE_SIZE }
  const view = { now: deps.clock.now(), customerId: null }
  const found = await searchByMeaning(deps, z.parse(listSpecialists.query, asked), view)
  const { data, meta } = found.list
  const [people, counts] = await Promise.all([withSlugs(deps, data), count(deps, found)])
  const { isInstead = false, readings, nobodyIn = null, unmet = null, when = null } = found.meaning
  const alike = readings !== undefined
  const meant = meantFor(search.q, found.meaning)
  return { people, total: meta.total, counts, instead: isInstead, alike, nobodyIn, unmet, when, meant }
}

/** Specialties of the catalogue, by their addresses, that nobody offers. */
const findAbsent = async ({ parts }: SiteDeps, slugs: readonly string[]): Promise<SiteSpecialty[]> => {
  const named = await Promise.all(slugs.map((slug) => parts.named(slug)))
  return named.flatMap((found) => (found && found.specialty.count === 0 ? [found.specialty] : []))
}

/** Searches of words are not indexed by search engines. */
export const gatherSearch: Gather = async (deps, request) => {
  const search = searchOf(request)
  const path = searchPath(search)
  const { specialties } = await deps.parts.menu()
  const { meant, ...found } = await find(deps, search, specialties)
  const precise = preciseComplaints(search.q)
  const slugs = specialtiesForSymptom(search.q)
  const asked = search.specialty === '' ? slugs : [search.specialty]
  const isNobody = found.total === 0 || found.instead
  return {
    status: 200,
    page: {
      kind: 'search',
      ...found,
      search,
      pageSize: PAGE_SIZE,
      specialties,
      meant: specialties.filter(({ slug }) => meant.includes(slug)),
      absent: isNobody ? await findAbsent(deps, asked) : [],
      precise: precise.complaints,
      preciseLanguage: precise.language,
      emergency: emergencyOf(search.q),
      medicine: asksForMedicine(search.q),
    },
    path,
    topics: ['lists', 'choices', ...idsOf(found.people)],
    isIndexed: path === '/buscar',
  }
}
