import { careKinds } from '@emma/domain/queue'
import {
  type DayPeriod,
  dayPeriods,
  helpLines,
  leastRatings,
  spokenLanguages,
  ufs,
} from '@emma/domain/specialists'
import * as z from 'zod/mini'
import { slot } from '../availability/slots.ts'
import {
  centavos,
  date,
  endpoint,
  idParams,
  listOf,
  paging,
  queryFlag,
  queryInt,
  uuid,
} from '../kit/index.ts'
import { place } from '../places/index.ts'
import { review } from '../reviews/index.ts'
import { siteLanguages } from '../site/paths.ts'

/** The public card of an active specialist. `uuid` is the same value as `id`. */
export const specialistCard = z.object({
  id: uuid,
  uuid,
  name: z.string(),
  avatar: z.nullable(z.string()),
  summary: z.string(),
  council: z.nullable(z.object({ type: z.string(), uf: z.string(), number: z.string() })),
  /** Specialties that may be announced; `rqe` if the profession registers qualifications (CFM 2.336/2023). */
  specialties: z.array(
    z.object({ id: uuid, name: z.string(), price: centavos, rqe: z.nullable(z.string()) }),
  ),
  /** `average` is 0 without ratings. */
  rating: z.object({ average: z.number(), count: z.int() }),
  use_online: z.boolean(),
  /** Whether they take people from the queue of urgent care now. */
  on_duty: z.boolean(),
  /** BCP 47 tags of the languages of appointments. */
  languages: z.array(z.enum(spokenLanguages)),
  attends_children: z.boolean(),
  /** Whether it is a favourite of the calling customer; false for all others. */
  favorite: z.boolean(),
  city: z.optional(z.string()),
  state: z.optional(z.string()),
  nextSlot: z.nullable(slot),
  /**
   * The next slot again, then the first one of each of the next two days that have any. In a list for a day
   * (`date`, or in the words), both are of that day.
   */
  nextSlots: z.array(slot),
})
export type SpecialistCard = z.output<typeof specialistCard>

const searchText = z.string().check(z.trim(), z.maxLength(100))
const filterText = z.optional(searchText)

const periods = Object.keys(dayPeriods).filter((name): name is DayPeriod => name in dayPeriods)
/** Genders that lists can be filtered by; other answers stay private. */
const shownGenders = ['feminino', 'masculino'] as const

const filters = {
  search: filterText,
  specialty_id: z.optional(uuid),
  state: z.optional(z.string().check(z.trim(), z.toUpperCase(), z.regex(/^([A-Z]{2})?$/))),
  city: filterText,
  online: z.optional(queryFlag),
  /** Only those with a place for appointments in person. */
  in_person: z.optional(queryFlag),
  on_duty: z.optional(queryFlag),
  /** On duty and allowed to attend this kind of urgent care. */
  care_kind: z.optional(z.enum(careKinds)),
  max_price: z.optional(queryInt(0, 100_000_000)),
  date: z.optional(date),
  /** With `date`, those with an open slot in this part of that day; without, those whose hours cover it. */
  period: z.optional(z.enum(periods)),
  language: z.optional(z.enum(spokenLanguages)),
  gender: z.optional(z.enum(shownGenders)),
  /** Least average rating. */
  min_rating: z.optional(z.enum(leastRatings)),
  attends_children: z.optional(queryFlag),
  sort: z._default(z.enum(['next_slot', 'price', 'rating']), 'next_slot'),
}

export const listSpecialists = endpoint({
  method: 'GET',
  path: 'specialists/specialists',
  summary:
    'Active specialists; `search` finds parts of names and specialties without accents, and what is like them where nobody is called so; `date` keeps those with an open slot on that day, `max_price` is in centavos',
  resource: 'auth',
  action: 'read',
  query: z.strictObject({ ...paging(), ...filters }),
  response: listOf(specialistCard),
  status: 200,
  errors: [],
})

export const listSpecialistPlaces = endpoint({
  method: 'GET',
  path: 'specialists/map',
  summary: 'Where the specialists of such a list attend in person, in its order, at most 200 places',
  resource: 'auth',
  action: 'read',
  query: z.strictObject(filters),
  response: z.object({
    data: z.array(
      z.object({
        id: uuid,
        name: z.string(),
        address: z.string(),
        latitude: z.number(),
        longitude: z.number(),
        /** `slug`: the address of the public page, `/especialista/{slug}`. */
        specialist: z.object({ id: uuid, name: z.string(), slug: z.string() }),
      }),
    ),
  }),
  status: 200,
  errors: [],
})

const left = z.int()

/** Results left by each further choice; a choice already made is counted as if it were not. */
export const facets = z.object({
  specialties: z.array(z.object({ id: uuid, count: left })),
  /** The cities with the most, at most 50. */
  cities: z.array(z.object({ name: z.string(), state: z.string(), count: left })),
  languages: z.array(z.object({ language: z.enum(spokenLanguages), count: left })),
  genders: z.object({ feminino: left, masculino: left }),
  periods: z.object({ morning: left, afternoon: left, evening: left }),
  ratings: z.array(z.object({ least: z.enum(leastRatings), count: left })),
  /** For each requested price, how many charge that or less. */
  prices: z.array(z.object({ most: centavos, count: left })),
  online: left,
  in_person: left,
  on_duty: left,
  attends_children: left,
})
export type Facets = z.output<typeof facets>

/** A place in the words of a search: a city as typed, or a state by its letters. */
const placeAsked = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('city'), name: z.string() }),
  z.object({ kind: z.literal('state'), uf: z.enum(ufs) }),
])
export type PlaceAsked = z.output<typeof placeAsked>

/** A day and a part of it in the words of a search; a weekday is its next date. */
const timeAsked = z.object({ date: z.nullable(date), period: z.nullable(z.enum(periods)) })
export type TimeAsked = z.output<typeof timeAsked>

const unmet = z.object({
  on_duty: z.boolean(),
  online: z.boolean(),
  in_person: z.boolean(),
  language: z.nullable(z.enum(spokenLanguages)),
  max_price: z.nullable(centavos),
  when: z.nullable(timeAsked),
})
export type Unmet = z.output<typeof unmet>

export const countFacets = endpoint({
  method: 'GET',
  path: 'specialists/facets',
  summary:
    'How many of such a list each further choice leaves, what its words mean where they are a complaint, and whom to call instead of waiting where they are a sign of an emergency. Free times of a day are not counted for every choice: `facets` is null with `date`',
  resource: 'auth',
  action: 'read',
  query: z.strictObject(filters),
  response: z.object({
    facets: z.nullable(facets),
    /** Catalogue addresses of the specialties for such a complaint. */
    meant: z.array(z.string()),
    /** More precise complaints that begin with the words, as suggestions. */
    precise: z.array(z.string()),
    precise_language: z.enum(['pt-BR', 'en']),
    emergency: z.nullable(z.enum(helpLines)),
    /** Whether the list has general practice, because no specialist of the meant specialties was found. */
    instead: z.boolean(),
    /** Whether nothing matches the words exactly, so that the list has near matches. */
    alike: z.boolean(),
    /** Whether the words name a medicine: `meant` are those who usually prescribe it. */
    medicine: z.boolean(),
    /** The city or state in the search, if nobody was found there: these are elsewhere. */
    nobody_in: z.nullable(placeAsked),
    /** What the words ask for beside who, if nobody was found of whom all of it is true: these are others. */
    unmet: z.nullable(unmet),
    /** The time that the words ask for, at which these attend. */
    when: z.nullable(timeAsked),
  }),
  status: 200,
  errors: [],
})

/** A suggestion while a search is typed; a city has no id. */
export const suggestion = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('specialty'), id: uuid, name: z.string() }),
  z.object({ kind: z.literal('specialist'), id: uuid, name: z.string(), specialties: z.string() }),
  z.object({ kind: z.literal('city'), name: z.string(), state: z.string() }),
])
export type Suggestion = z.output<typeof suggestion>

export const suggest = endpoint({
  method: 'GET',
  path: 'specialists/suggestions',
  summary: 'Specialties, specialists and cities for the first letters of a search, at most 8 together',
  resource: 'auth',
  action: 'read',
  /** `language` of the specialties' names; Portuguese by default. */
  query: z.strictObject({ search: searchText, language: z.optional(z.enum(siteLanguages)) }),
  response: z.object({ data: z.array(suggestion) }),
  status: 200,
  errors: [],
})

export const getSpecialistCard = endpoint({
  method: 'GET',
  path: 'specialists/specialists/:id',
  summary: 'An active specialist with places and the latest reviews',
  resource: 'auth',
  action: 'read',
  params: idParams,
  response: z.extend(specialistCard, {
    places: z.array(place),
    reviews: z.array(review),
    /** Whether the calling customer may write to the specialist. */
    can_chat: z.boolean(),
  }),
  status: 200,
  errors: [],
})

export const getSpecialistById = endpoint({
  method: 'GET',
  path: 'specialists/getSpecialistsById/:id',
  summary: 'An active specialist, or oneself, with places',
  resource: 'account',
  action: 'manage',
  params: idParams,
  response: z.extend(specialistCard, { places_specialists: z.array(place) }),
  status: 200,
  errors: [],
})
