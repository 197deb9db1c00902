import type { SiteSpecialty } from '@emma/contracts/site'
import {
  type SiteCounts,
  type SiteSearch,
  searchFields,
  searchGenders,
  searchPeriods,
  searchPrices,
} from '@emma/contracts/site/search'
import type { PlaceAsked, TimeAsked, Unmet } from '@emma/contracts/specialists'
import { type helpLines, leastRatings, spokenLanguages } from '@emma/domain/specialists'
import { fill } from '@emma/phrases/fill'
import { nextDates } from '../voice/days.ts'
import type { Voice } from '../voice/voice.ts'

export const CENTAVOS = 100

/** The result of a search, and its possible filters. */
export interface Found {
  readonly search: SiteSearch
  /** Null while loading. */
  readonly total: number | null
  readonly specialties: readonly Pick<SiteSpecialty, 'id' | 'name' | 'slug'>[]
  /** Null if not counted. */
  readonly counts: SiteCounts | null
  /** Specialties meant by the words, if they are a complaint. */
  readonly meant: Found['specialties']
  /** Specialties of the catalogue that were searched for but that nobody offers. */
  readonly absent: readonly { readonly name: string }[]
  /** More precise complaints that continue the text. */
  readonly precise: readonly string[]
  readonly preciseLanguage: 'pt-BR' | 'en'
  /** The emergency number for such a complaint, instead of an appointment. */
  readonly emergency: (typeof helpLines)[number] | null
  /** Whether the words name a medicine: `meant` are those who usually prescribe it. */
  readonly medicine: boolean
  /** Whether the people are of general practice, because no specialist of the meant specialties was found. */
  readonly instead: boolean
  /** Whether nothing matches exactly and the people match nearly. */
  readonly alike: boolean
  /** The requested city or state if nobody is there: these people are elsewhere. */
  readonly nobodyIn: PlaceAsked | null
  /** What was asked for beside who, if nobody has all of it: these people do not. */
  readonly unmet: Unmet | null
  /** The time that the words ask for, at which these attend. */
  readonly when: TimeAsked | null
}

/** One value of a filter; with the language of its text if it is not the page's. */
interface Option {
  readonly value: string
  readonly text: string
  readonly count?: number | undefined
  readonly lang?: string | undefined
}

/** A filter with one value of a list. */
export interface Choice {
  readonly key: keyof SiteSearch
  readonly field: string
  readonly label: string
  /** The label for no value. */
  readonly any: string
  readonly options: readonly Option[]
}

/** With a capital first letter. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

type Made = Omit<Choice, 'key' | 'field'>
type Maker = (voice: Voice, found: Found, now: string) => Made

const specialty: Maker = ({ site, locale, specialty: called }, { specialties, counts }) => {
  const t = site.lists.search
  const countOf = (id: string) => counts?.specialties.find((each) => each.id === id)?.count ?? 0
  const options = specialties.map(({ id, slug, name }) => ({
    ...called(name),
    value: slug,
    count: counts ? countOf(id) : undefined,
  }))
  return {
    label: t.specialty,
    any: t.anySpecialty,
    options: options.toSorted((a, b) => a.text.localeCompare(b.text, locale)),
  }
}

const mode: Maker = ({ site }, { counts }) => {
  const { any, video, place } = site.home.search
  return {
    label: site.lists.search.mode,
    any,
    options: [
      { value: 'video', text: video, count: counts?.online },
      { value: 'presencial', text: place, count: counts?.in_person },
    ],
  }
}

/** A link's price need not be a step of the list: it is added as a choice. */
const price: Maker = ({ site, price: priceOf }, { search, counts }) => {
  const t = site.lists.search
  const steps: readonly number[] = searchPrices
  const own = search.price !== null && !steps.includes(search.price) ? [search.price] : []
  return {
    label: t.price,
    any: t.anyPrice,
    options: [...own, ...steps].map((reais) => ({
      value: String(reais),
      text: fill(t.upTo, { price: priceOf(reais * CENTAVOS) }),
      count: counts?.prices.find(({ most }) => most === reais * CENTAVOS)?.count,
    })),
  }
}

const day: Maker = ({ site, longDay }, { search }, now) => {
  const t = site.lists.search
  const dates = nextDates(now)
  const own = search.day !== '' && !dates.includes(search.day) ? [search.day] : []
  return {
    label: t.day,
    any: t.anyDay,
    options: [...own, ...dates].map((date) => ({ value: date, text: longDay({ date }) })),
  }
}

const period: Maker = ({ site }, { counts }) => {
  const t = site.lists.search
  const options = (['manha', 'tarde', 'noite'] as const).map((name) => ({
    value: name,
    text: t.periods[name],
    count: counts?.periods[searchPeriods[name]],
  }))
  return { label: t.period, any: t.anyPeriod, options }
}

const rating: Maker = ({ site, average }, { counts }) => {
  const t = site.lists.search
  const options = leastRatings.map((least) => ({
    value: least,
    text: fill(t.rated, { stars: least.includes('.') ? average(Number(least)) : least }),
    count: counts?.ratings.find((each) => each.least === least)?.count,
  }))
  return { label: t.rating, any: t.anyRating, options }
}

/** Languages nobody attends in are left out, except the selected one. */
const language: Maker = ({ site }, { search, counts }) => {
  const t = site.lists.search
  const countOf = (name: string) => counts?.languages.find((each) => each.language === name)?.count
  const offered = spokenLanguages.filter(
    (name) => !counts || name === search.language || countOf(name) !== undefined,
  )
  const options = offered.map((name) => ({
    value: name,
    text: capital(site.people.languages[name]),
    count: counts ? (countOf(name) ?? 0) : undefined,
  }))
  return { label: t.language, any: t.anyLanguage, options }
}

const gender: Maker = ({ site }, { counts }) => {
  const t = site.lists.search
  const options = searchGenders.map((name) => ({
    value: name,
    text: t.genders[name],
    count: counts?.genders[name],
  }))
  return { label: t.gender, any: t.anyGender, options }
}

const makers = { specialty, mode, price, day, period, rating, language, gender } as const

const keys = Object.keys(makers) as readonly (keyof typeof makers)[]

/** The filters with their lists, in order, in this language. */
export const choicesOf = (voice: Voice, found: Found, now: string): readonly Choice[] =>
  keys.map((key) => ({ key, field: searchFields[key], ...makers[key](voice, found, now) }))

/** A filter that is on or off. */
export interface Switch {
  readonly key: 'duty' | 'children'
  readonly field: string
  readonly label: string
  readonly count: number | undefined
}

export const switchesOf = ({ site }: Voice, { counts }: Found): readonly Switch[] => {
  const t = site.lists.search
  return [
    { key: 'duty', field: searchFields.duty, label: t.onDuty, count: counts?.on_duty },
    {
      key: 'children',
      field: searchFields.children,
      label: t.children,
      count: counts?.attends_children,
    },
  ]
}

/** A filter that one press removes. */
export interface Chip {
  readonly key: keyof SiteSearch
  readonly text: string
  readonly lang?: string | undefined
}

/** The chosen values of lists; builds only the chosen filters' lists, and of specialties only the chosen one. */
const chosenOf = (voice: Voice, found: Found, now: string): readonly Chip[] => {
  const { search, specialties } = found
  const chosen = { ...found, specialties: specialties.filter(({ slug }) => slug === search.specialty) }
  return keys.flatMap((key) => {
    const value = String(search[key] ?? '')
    if (value === '') return []
    const option = makers[key](voice, chosen, now).options.find((each) => each.value === value)
    return option ? [{ key, text: option.text, lang: option.lang }] : []
  })
}

/** The search's filters, in words. */
export const chipsOf = (voice: Voice, found: Found, now: string): readonly Chip[] => {
  const { search } = found
  const chosen = chosenOf(voice, found, now)
  const on = switchesOf(voice, found).filter(({ key }) => search[key] === 'sim')
  return [
    ...chosen,
    ...(search.city === '' ? [] : [{ key: 'city' as const, text: search.city }]),
    ...on.map(({ key, label }) => ({ key, text: label })),
  ]
}
