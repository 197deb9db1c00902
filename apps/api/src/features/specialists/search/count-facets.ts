import { searchPrices } from '@emma/contracts/site/search'
import type { countFacets as endpoint, Facets } from '@emma/contracts/specialists'
import { asksForMedicine, emergencyOf, preciseComplaints } from '@emma/domain/specialists'
import type { Deps } from '../../../deps.ts'
import type { UseCase } from '../../../http/mount.ts'
import type { CountedChoices } from '../../../ports/memories.ts'
import { matchVersion } from '../specialists.repo.ts'
import type { Filters } from './conditions.repo.ts'
import { countedChoices, knownChoices } from './facets.ts'
import { filtersOf } from './list-filters.ts'
import { meetVersion, withKnownWords } from './meaning/known-words.ts'
import { meaningsOf, meantFor } from './meaning/meanings.ts'

const CENTAVOS = 100
const prices = searchPrices.map((price) => price * CENTAVOS)

interface Counted {
  readonly meaning: Filters
  readonly isFound: boolean
  readonly choices?: CountedChoices
}

/**
 * Choices among people of a name are counted at once. A specialty has many people, also where none of them is in the
 * city: there it is asked first whether anybody matches.
 */
const count = async (deps: Deps, meaning: Filters, now: Date): Promise<Counted> => {
  const { date, slugs } = meaning
  const isCounted = date === undefined && (!slugs || knownChoices(deps, meaning, prices, now) !== undefined)
  if (isCounted) {
    const choices = await countedChoices(deps, meaning, prices, now)
    return { meaning, isFound: choices.matched > 0, choices }
  }
  const version = await matchVersion(deps.readDb, meaning, now)
  if (version !== undefined) meetVersion(deps, version)
  return { meaning, isFound: version !== undefined }
}

/** By the meaning of the search: the first that finds anybody, as for the list. */
const countMeant = async (deps: Deps, filters: Filters, now: Date): Promise<Counted> => {
  let counted: Counted = { meaning: filters, isFound: false }
  for await (const meaning of meaningsOf(deps, filters, now)) {
    counted = await count(deps, meaning, now)
    if (counted.isFound) break
  }
  return counted
}

const facetsOf = async (deps: Deps, { meaning, choices }: Counted, now: Date): Promise<Facets | null> => {
  if (meaning.date !== undefined) return null
  return (choices ?? (await countedChoices(deps, meaning, prices, now))).facets
}

/** The number of results for each further choice. */
export const countChoices: UseCase<typeof endpoint> = async (deps, { query }) => {
  const now = deps.clock.now()
  const { search = '' } = query
  const precise = preciseComplaints(search)
  const counted = await withKnownWords(
    deps,
    () => countMeant(deps, filtersOf(query), now),
    ({ isFound }) => isFound,
  )
  const { meaning } = counted
  return {
    facets: await facetsOf(deps, counted, now),
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
