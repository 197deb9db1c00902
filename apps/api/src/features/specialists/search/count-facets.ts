import { searchPrices } from '@emma/contracts/site/search'
import type { countFacets as endpoint } from '@emma/contracts/specialists'
import { asksForMedicine, emergencyOf, preciseComplaints } from '@emma/domain/specialists'
import type { Deps } from '../../../deps.ts'
import type { UseCase } from '../../../http/mount.ts'
import { matchesAny } from '../specialists.repo.ts'
import type { Filters } from './conditions.repo.ts'
import { facetsOf } from './facets.ts'
import { filtersOf } from './list-filters.ts'
import { meaningsOf, meantFor } from './meaning/meanings.ts'

const CENTAVOS = 100
const prices = searchPrices.map((price) => price * CENTAVOS)

/** The meaning of the search: the first that finds anybody, as for the list. */
const meaningOf = async (deps: Deps, filters: Filters, now: Date): Promise<Filters> => {
  let meaning = filters
  for await (meaning of meaningsOf(deps, filters, now)) if (await matchesAny(deps.readDb, meaning, now)) break
  return meaning
}

/** The number of results for each further choice. */
export const countChoices: UseCase<typeof endpoint> = async (deps, { query }) => {
  const now = deps.clock.now()
  const { search = '' } = query
  const precise = preciseComplaints(search)
  const filters = await meaningOf(deps, filtersOf(query), now)
  return {
    facets: filters.date === undefined ? await facetsOf(deps, filters, prices, now) : null,
    meant: [...meantFor(search, filters)],
    precise: [...precise.complaints],
    precise_language: precise.language,
    emergency: emergencyOf(search),
    medicine: asksForMedicine(search),
    instead: filters.isInstead === true,
    alike: filters.readings !== undefined,
    nobody_in: filters.nobodyIn ?? null,
    unmet: filters.unmet ?? null,
    when: filters.when ?? null,
  }
}
