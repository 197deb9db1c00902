import { searchPrices } from '@emma/contracts/site/search'
import type { countFacets as endpoint, Facets } from '@emma/contracts/specialists'
import { asksForMedicine, emergencyOf, preciseComplaints } from '@emma/domain/specialists'
import type { Deps } from '../../../deps.ts'
import type { UseCase } from '../../../http/mount.ts'
import { matchVersion } from '../specialists.repo.ts'
import type { Filters } from './conditions.repo.ts'
import { countedChoices } from './facets.ts'
import { filtersOf } from './list-filters.ts'
import { meetVersion, withKnownWords } from './meaning/known-words.ts'
import { meaningsOf, meantFor } from './meaning/meanings.ts'

const CENTAVOS = 100
const prices = searchPrices.map((price) => price * CENTAVOS)

interface Counted {
  readonly meaning: Filters
  readonly facets: Facets | null
  readonly isFound: boolean
}

const count = async (deps: Deps, meaning: Filters, now: Date): Promise<Counted> => {
  if (meaning.date !== undefined) {
    const version = await matchVersion(deps.readDb, meaning, now)
    if (version !== undefined) meetVersion(deps, version)
    return { meaning, facets: null, isFound: version !== undefined }
  }
  const { facets, matched } = await countedChoices(deps, meaning, prices, now)
  return { meaning, facets, isFound: matched > 0 }
}

/** The meaning of the search: the first that finds anybody, as for the list. */
const countMeant = async (deps: Deps, filters: Filters, now: Date): Promise<Counted> => {
  let counted: Counted | undefined
  for await (const meaning of meaningsOf(deps, filters, now)) {
    counted = await count(deps, meaning, now)
    if (counted.isFound) break
  }
  return counted ?? count(deps, filters, now)
}

/** The number of results for each further choice. */
export const countChoices: UseCase<typeof endpoint> = async (deps, { query }) => {
  const now = deps.clock.now()
  const { search = '' } = query
  const precise = preciseComplaints(search)
  const { meaning, facets } = await withKnownWords(
    deps,
    () => countMeant(deps, filtersOf(query), now),
    ({ isFound }) => isFound,
  )
  return {
    facets,
    meant: [...meantFor(search, meaning)],
    precise: [...precise.complaints],
    precise_language: precise.language,
    emergency: emergencyOf(search),
    medicine: asksForMedicine(search),
    instead: meaning.isInstead === true,
    alike: meaning.readings !== undefined,
    nobody_in: meaning.nobodyIn ?? null,
    unmet: meaning.unmet ?? null,
    when: meaning.when ?? null,
  }
}
