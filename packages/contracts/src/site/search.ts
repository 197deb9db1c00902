import { dayOf } from '@emma/domain/availability'
import {
  type DayPeriod,
  type LeastRating,
  leastRatings,
  spokenLanguages,
  stateInSearch,
} from '@emma/domain/specialists'
import type { QueryIn } from '../kit/index.ts'
import type { Facets, listSpecialists } from '../specialists/index.ts'

export const searchOrders = ['next_slot', 'price', 'rating'] as const
export const searchModes = ['video', 'presencial'] as const
export const searchGenders = ['feminino', 'masculino'] as const

/** Parts of the day, by their words in the address. */
export const searchPeriods = {
  manha: 'morning',
  tarde: 'afternoon',
  noite: 'evening',
} as const satisfies Record<string, DayPeriod>
type Period = keyof typeof searchPeriods
const periods = Object.keys(searchPeriods).filter((name): name is Period => name in searchPeriods)

/** Price limits of a search, whole reais. */
export const searchPrices = [80, 120, 180, 250, 400] as const

/** How many results each further choice leaves (`specialists/facets`). */
export type SiteCounts = Facets

/** A search as encoded in the address; empty texts are ignored. */
export interface SiteSearch {
  readonly q: string
  /** Address of a specialty. */
  readonly specialty: string
  /** `Campinas`, `Campinas, SP`, or a state alone: `SP`. */
  readonly city: string
  readonly mode: (typeof searchModes)[number] | ''
  /** Only those who take people from the queue now. */
  readonly duty: 'sim' | ''
  /** Whole reais. */
  readonly price: number | null
  /** `YYYY-MM-DD`. */
  readonly day: string
  readonly period: Period | ''
  readonly language: (typeof spokenLanguages)[number] | ''
  readonly gender: (typeof searchGenders)[number] | ''
  readonly rating: LeastRating | ''
  /** Only those who take children. */
  readonly children: 'sim' | ''
  readonly order: (typeof searchOrders)[number]
  /** The map instead of the list, if there is no room for both. */
  readonly view: 'mapa' | ''
  readonly page: number
}

/** Names of the fields in the address, in readable Portuguese. */
export const searchFields = {
  q: 'q',
  specialty: 'especialidade',
  city: 'cidade',
  mode: 'modo',
  duty: 'plantao',
  price: 'preco',
  day: 'dia',
  period: 'periodo',
  language: 'idioma',
  gender: 'genero',
  rating: 'nota',
  children: 'criancas',
  order: 'ordem',
  view: 'ver',
  page: 'pagina',
} as const satisfies Record<keyof SiteSearch, string>

const LONGEST = 100
const LAST_PAGE = 50
const MOST_REAIS = 100_000
const CENTAVOS = 100

const oneOf = <T extends string>(values: readonly T[], text: string): T | '' =>
  values.find((value) => value === text) ?? ''

/** A typed whole number within two bounds; null if it is none. */
export const wholeIn = (text: string, from: number, to: number): number | null => {
  const number = Number(text)
  return text !== '' && Number.isInteger(number) && number >= from && number <= to ? number : null
}

/** A date that exists; PostgreSQL has no year 0. */
const dateIn = (text: string): string => (dayOf(text) === null || text.startsWith('0000') ? '' : text)

/**
 * Reads a search from a form or link; each field is read separately, and an invalid one is dropped.
 * @param textOf the text of a field of the address, empty if absent
 */
export const readSearch = (textOf: (field: string) => string): SiteSearch => {
  const field = (name: keyof SiteSearch): string =>
    textOf(searchFields[name]).slice(0, LONGEST).replaceAll('\0', '').trim()
  return {
    q: field('q'),
    specialty: field('specialty'),
    city: field('city'),
    mode: oneOf(searchModes, field('mode')),
    duty: oneOf(['sim'], field('duty')),
    price: wholeIn(field('price'), 1, MOST_REAIS),
    day: dateIn(field('day')),
    period: oneOf(periods, field('period')),
    language: oneOf(spokenLanguages, field('language')),
    gender: oneOf(searchGenders, field('gender')),
    rating: oneOf(leastRatings, field('rating')),
    children: oneOf(['sim'], field('children')),
    order: oneOf(searchOrders, field('order')) || 'next_slot',
    view: oneOf(['mapa'], field('view')),
    page: wholeIn(field('page'), 1, LAST_PAGE) ?? 1,
  }
}

const usual: Partial<Record<keyof SiteSearch, string>> = { order: 'next_slot', page: '1' }

/** The address's fields for a search; equal searches give equal ones. */
export const searchQuery = (search: SiteSearch): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(searchFields).flatMap(([key, name]) => {
      const value = String(Reflect.get(search, key) ?? '')
      return value === '' || value === Reflect.get(usual, key) ? [] : [[name, value] as const]
    }),
  )

/** The address of a search on the public page. */
export const searchPath = (search: SiteSearch): string => {
  const text = new URLSearchParams(searchQuery(search)).toString()
  return text === '' ? '/buscar' : `/buscar?${text}`
}

/** The filters that narrow a search, besides its words. */
export const chosenFilters = (search: SiteSearch): readonly (keyof SiteSearch)[] =>
  (
    [
      'specialty',
      'mode',
      'price',
      'day',
      'period',
      'city',
      'language',
      'gender',
      'rating',
      'children',
      'duty',
    ] as const
  ).filter((key) => search[key] !== '' && search[key] !== null)

/** A city, with or without its state, or only a state, by its name or letters. */
const placeIn = (text: string): { city?: string; state?: string } => {
  const [, city = '', end = text] = /^(.*?),\s*([^,]+)$/.exec(text) ?? []
  const found = stateInSearch(end)
  if (found?.rest === '') return { ...(city && { city }), state: found.state }
  return text === '' ? {} : { city: text }
}

type ListQuery = Omit<QueryIn<typeof listSpecialists>, 'page' | 'pageSize'>

/** The same search as the API's query (`specialists/specialists`, `…/map`, `…/facets`). */
export const listQueryOf = (search: SiteSearch, specialtyId: string | undefined): ListQuery => {
  const { q, city, mode, duty, price, day, period, language, gender, rating, children } = search
  return {
    sort: search.order,
    ...(q && { search: q }),
    ...(specialtyId && { specialty_id: specialtyId }),
    ...placeIn(city),
    ...(mode === 'video' && { online: 'true' as const }),
    ...(mode === 'presencial' && { in_person: 'true' as const }),
    ...(duty && { on_duty: 'true' as const }),
    ...(price !== null && { max_price: price * CENTAVOS }),
    ...(day && { date: day }),
    ...(period && { period: searchPeriods[period] }),
    ...(language && { language }),
    ...(gender && { gender }),
    ...(rating && { min_rating: rating }),
    ...(children && { attends_children: 'true' as const }),
  }
}
