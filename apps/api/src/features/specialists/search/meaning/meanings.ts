import {
  askedInSearch,
  asksAnyPhysician,
  councilInSearch,
  insteadOf,
  isKnownSpecialty,
  isUnspecific,
  preciseComplaints,
  type StateInSearch,
  searchWords,
  specialtiesForSymptom,
} from '@emma/domain/specialists'
import { folded } from '@emma/domain/text'
import type { Known } from '../../../../ports/memories.ts'
import type { Filters } from '../conditions.repo.ts'
import {
  cityEndsOf,
  cityPlace,
  inCountry,
  meantElsewhere,
  namedElsewhere,
  stateAtEnd,
  statePlace,
} from './city-in-search.ts'
import { allKnown, areKnown, lookUpSearch, type Needed } from './known-words.ts'
import { findReadings, type Readings } from './readings.repo.ts'
import { triesOf, wishesOf } from './wishes.ts'

/** Specialists meant by a symptom or a profession. */
function* meantBy(filters: Filters): Generator<Filters> {
  const slugs = specialtiesForSymptom(filters.search ?? '')
  if (slugs.length > 0) yield { ...filters, search: undefined, slugs }
}

/** If none of those is found: specialties that can advise what to do next. */
function* insteadBy(filters: Filters): Generator<Filters> {
  const slugs = insteadOf(specialtiesForSymptom(filters.search ?? ''))
  if (slugs.length > 0) yield { ...filters, search: undefined, slugs, isInstead: true }
}

/** The specialist with that council registration. */
function* registeredBy(filters: Filters): Generator<Filters> {
  const council = councilInSearch(filters.search ?? '')
  if (council) yield { ...filters, search: undefined, council }
}

/** Those in a state whom the text before it names or means. */
function* inState(filters: Filters, { rest, state }: StateInSearch, mayBeNamed: boolean): Generator<Filters> {
  const there = { ...filters, search: rest || undefined, state }
  if (mayBeNamed) yield there
  yield* meantBy(there)
}

/**
 * With what a search asks for beside who (`online`, `agora`), unless a filter says otherwise. General practice instead
 * is only for who cannot wait. If nobody has all of it, the same without a part of it, which is said.
 */
async function* askedBy(deps: Needed, filters: Filters, now: Date): AsyncGenerator<Filters> {
  const asked = askedInSearch(filters.search ?? '')
  if (!asked) return
  const { rest, onDuty } = asked
  for (const { met, said } of triesOf(wishesOf(filters, asked, now))) {
    const there = { ...filters, search: rest || undefined, ...met }
    for await (const meaning of meaningsOf(deps, there, now))
      if (!meaning.isInstead || onDuty) yield { ...meaning, ...said }
  }
}

/** For `carduologia` those of the specialty, whose list is read in its order: no word is left to compare. */
function* specialtyAlike(filters: Filters, readings: Readings): Generator<Filters> {
  const slug = readings.map((words) => (words.length === 1 ? words[0] : '')).join('-')
  if (isKnownSpecialty(slug)) yield { ...filters, search: undefined, readings: [], slugs: [slug] }
}

/** For `fisioterapia domiciliar` those of the specialty, as near results: the other words are in no name. */
function* specialtyAmong(filters: Filters, strange: readonly string[]): Generator<Filters> {
  const known = searchWords(filters.search ?? '').filter((word) => !strange.includes(word))
  const slug = folded(known.join('-'))
  if (strange.length > 0 && slug !== '')
    yield { ...filters, readings: known.map((word) => [word]), slugs: [slug] }
}

const mayBeNamed = (text: string, { strange }: Known): boolean =>
  !searchWords(text).some((word) => strange.includes(word))

/**
 * The possible meanings of a search, tried in turn until something is found: a registration with a council, the search
 * without what it asks for beside who, a state at its end, names and specialties with its words, a city at its end
 * ("cardiologia campinas"), the same elsewhere if none is there, a symptom or a profession, general practice instead of those, then similar spellings, and at last a specialty among other words. A word that complaints begin with
 * (`dor`) is a complaint first, even if it is part of a name. A word that is in no name and no specialty is not
 * searched for: words are looked up first, unless somebody had them all a while ago.
 */
export async function* meaningsOf(deps: Needed, filters: Filters, now: Date): AsyncGenerator<Filters> {
  const { search } = filters
  if (!search) return yield filters
  yield* registeredBy(filters)
  yield* askedBy(deps, filters, now)
  if (isUnspecific(search) || preciseComplaints(search).complaints.length > 0) yield* meantBy(filters)
  const ends = filters.city ? [] : cityEndsOf(search)
  const assumed = areKnown(deps, search) ? allKnown : await lookUpSearch(deps, search, ends)
  const state = stateAtEnd(filters)
  if (state) yield* inState(filters, state, mayBeNamed(state.rest, assumed))
  if (mayBeNamed(search, assumed)) yield filters
  const looked = assumed === allKnown ? await lookUpSearch(deps, search, ends) : assumed
  const { strange, city } = looked
  const end = city === null ? undefined : ends[city]
  if (end) {
    const there = { ...filters, search: end.rest, city: end.city, ...(end.state && { state: end.state }) }
    if (mayBeNamed(end.rest, looked)) yield there
    yield* meantBy(there)
  }
  const cityEnds = (end ? [end] : inCountry(ends)).map(cityPlace)
  // A state first: Goiás is a city, too.
  const places = state && !end ? [statePlace(state), ...cityEnds] : cityEnds
  yield* meantElsewhere(filters, places)
  yield* meantBy(filters)
  yield* insteadBy(filters)
  for (const readings of await findReadings(deps, search, now)) {
    yield* specialtyAlike(filters, readings)
    yield { ...filters, readings }
  }
  yield* namedElsewhere(filters, places, end !== undefined)
  yield* specialtyAmong(filters, strange)
}

/** The specialties a search means, for the reader; none where `doutora Ana` found who is called so. */
export const meantFor = (search: string, { search: named, readings }: Filters): readonly string[] => {
  const slugs = specialtiesForSymptom(search)
  const isOfNames = named !== undefined && readings === undefined && asksAnyPhysician(search)
  return isOfNames ? [] : slugs
}
