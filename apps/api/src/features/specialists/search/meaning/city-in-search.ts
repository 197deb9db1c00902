import type { PlaceAsked } from '@emma/contracts/specialists'
import { isUf, type StateInSearch, specialtiesForSymptom, stateInSearch } from '@emma/domain/specialists'
import { folded } from '@emma/domain/text'
import { isMunicipality } from '../../../places/index.ts'
import type { Filters } from '../conditions.repo.ts'

/** The end of a search that may be a city, and the text before it. */
export interface CityEnd {
  readonly rest: string
  readonly city: string
  readonly state?: string
}

const withState = (text: string): Omit<CityEnd, 'rest'> => {
  const [, city, uf = ''] = /^(.+?)[\s,/-]+([a-z]{2})$/i.exec(text) ?? []
  return city !== undefined && isUf(uf.toUpperCase()) ? { city, state: uf.toUpperCase() } : { city: text }
}

/** The ends of a search that could be a city, the longest first. */
export const cityEndsOf = (search: string): readonly CityEnd[] => {
  const words = search.split(/\s+/).filter((word) => word !== '')
  return words.map((_, at) => ({
    rest: words.slice(0, at).join(' '),
    ...withState(words.slice(at).join(' ')),
  }))
}

const particle = /^(d[aeo]s?|e)$/i

/** As typed, with capitals. */
const named = (city: string): string =>
  city
    .split(' ')
    .map((word) => (particle.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ')

/** `Clínica médica, em` is `clinica-medica`, in the format of the catalogue's addresses. */
const slugOf = (text: string): string =>
  folded(text)
    .replace(/[\s,]+(em|na|no|in)$/, '')
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '')

/** The specialties meant; a city that is also a complaint is ignored. */
const meantBeside = ({ rest }: Pick<CityEnd, 'rest'>, search: string): readonly string[] => {
  const meant = specialtiesForSymptom(rest)
  const whole = specialtiesForSymptom(search)
  return whole.length > 0 && whole.join() !== meant.join() ? [] : meant
}

/** The state that a search ends in, unless it says a city too, or the same word is part of a complaint (`dor no pe`). */
export const stateAtEnd = ({ search = '', state, city }: Filters): StateInSearch | undefined => {
  const end = state || city ? undefined : stateInSearch(search)
  if (!end || inCountry(cityEndsOf(end.rest)).length > 0) return undefined
  const isComplaint = specialtiesForSymptom(search).length > 0 && meantBeside(end, search).length === 0
  return isComplaint ? undefined : end
}

/** A place at the end of a search, and the text before it. */
export interface PlaceEnd {
  readonly rest: string
  readonly place: PlaceAsked
}

export const cityPlace = ({ rest, city }: CityEnd): PlaceEnd => ({
  rest,
  place: { kind: 'city', name: named(city) },
})

export const statePlace = ({ rest, state }: StateInSearch): PlaceEnd => ({
  rest,
  place: { kind: 'state', uf: state },
})

/** For a complaint or profession in a place without any: the same elsewhere. */
export function* meantElsewhere(filters: Filters, ends: readonly PlaceEnd[]): Generator<Filters> {
  for (const end of ends) {
    const slugs = meantBeside(end, filters.search ?? '')
    if (slugs.length > 0) yield { ...filters, search: undefined, slugs, nobodyIn: end.place }
  }
}

/**
 * The same for a specialty by name, and for a place alone: `Sousa` is a city, but first a misspelled name.
 * @param isKnown whether such specialists exist there without matching
 */
export function* namedElsewhere(
  filters: Filters,
  ends: readonly PlaceEnd[],
  isKnown: boolean,
): Generator<Filters> {
  for (const { rest, place } of ends) {
    const there = { ...filters, search: undefined, nobodyIn: place }
    if (rest !== '') yield { ...there, slugs: [slugOf(rest)] }
    else if (!isKnown) yield there
  }
}

/** Cities named like everyday things: `dor ao subir escada` names none, `psicólogo em Escada` does. */
const everydayNames =
  /^(escada|bonito|alegre|feliz|queimadas|saudades|esperanca|primavera|areia|jardim|altos|sombrio|ferros|pilar)$/
const isThing = ({ rest, city, state }: CityEnd): boolean =>
  rest !== '' && !state && !/\s(em|in)$/i.test(rest) && everydayNames.test(folded(city))

/** The ends that are a Brazilian city. */
export const inCountry = (ends: readonly CityEnd[]): readonly CityEnd[] =>
  ends.filter((end) => isMunicipality(end.city) && !isThing(end))
