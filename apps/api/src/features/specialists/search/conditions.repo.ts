import type { PlaceAsked, TimeAsked, Unmet } from '@emma/contracts/specialists'
import type { CareKind } from '@emma/domain/queue'
import {
  type DayPeriod,
  dayPeriods,
  type LeastRating,
  type SoughtCouncil,
  type SpokenLanguage,
  searchWords,
} from '@emma/domain/specialists'
import { type RawBuilder, sql } from 'kysely'
import { escapeLike } from '../../../db/words/name-search.ts'
import { careKindsOf } from '../../specialties/index.ts'
import { variableSql } from '../../variables/index.ts'
import { takesFromQueue } from '../on-duty.repo.ts'

export interface Filters {
  readonly search?: string | undefined
  /** Possible readings of each word of the search (`findReadings`), instead of the word itself. */
  readonly readings?: readonly (readonly string[])[]
  /** A registration to match, instead of the search's words. */
  readonly council?: SoughtCouncil
  /** Those with a place for appointments in person, or all others. */
  readonly hasPlace?: boolean | undefined
  readonly specialtyId?: string | undefined
  /** Those who offer any of these, by their addresses in the catalogue. */
  readonly slugs?: readonly string[]
  /** Whether they replace the specialties that the search means, for which nobody was found. */
  readonly isInstead?: boolean
  /** The city or state of the search, if nobody was found there: these are elsewhere. */
  readonly nobodyIn?: PlaceAsked
  /** What the search asks for beside who, if nobody was found of whom all of it is true: it is left out here. */
  readonly unmet?: Unmet
  /** The time that the search asks for, at which these attend. */
  readonly when?: TimeAsked
  readonly state?: string | undefined
  readonly city?: string | undefined
  readonly online?: boolean | undefined
  /** Those who take people from the queue now, or all others. */
  readonly onDuty?: boolean | undefined
  /** On duty for this kind of urgent care. */
  readonly careKind?: CareKind | undefined
  /** Centavos. */
  readonly maxPrice?: number | undefined
  /** A date in each specialist's own zone, `YYYY-MM-DD`. */
  readonly date?: string | undefined
  /** With a date, a slot in this part of it; without, hours that cover it. */
  readonly period?: DayPeriod | undefined
  readonly language?: SpokenLanguage | undefined
  readonly gender?: 'feminino' | 'masculino' | undefined
  readonly leastRating?: LeastRating | undefined
  readonly attendsChildren?: boolean | undefined
}
export type Condition = RawBuilder<unknown>

/** An hour of a day in SQL; the day's end is `24:00`. */
const hourOf = (hour: number): Condition => sql`${sql.lit(`${hour}:00`)}::time`

/** A day, or a part of it. */
export interface DayPart {
  readonly date: string
  readonly period: DayPeriod | undefined
}

/** Its start and end in the zone of specialist `s`. */
export const boundsOf = ({ date, period }: DayPart): readonly [Condition, Condition] => {
  const [from, to] = period === undefined ? [0, 24] : dayPeriods[period]
  const at = (hour: number): Condition =>
    sql`((${date}::date + ${sql.lit(hour)} * interval '1 hour') AT TIME ZONE s.time_zone)`
  return [at(from), at(to)]
}

/** Those with an open slot on the day; their stored next slot excludes most before any slot is computed. */
const openOn = (on: DayPart, now: Date): Condition => {
  const [from, to] = boundsOf(on)
  return sql`(n.check_at <= ${now}::timestamptz OR n.starts_at < ${to}) AND EXISTS (
    SELECT FROM open_slots(s.id, ${from}, ${to}, ${now}::timestamptz, ${variableSql('lead_minutes')}))`
}

/** Whether slots of a rule of hours `r`, of specialist `s`, begin in this part of a day (rules are read as in `slots_of`). */
export const ruleCovers = (period: DayPeriod): Condition => {
  const [from, to] = dayPeriods[period]
  return sql`(r.init_hour < ${hourOf(to)} AND r.final_hour - r.interval_minutes * interval '1 minute' >= ${hourOf(from)})`
}

/** The rules of hours `r` of specialist `s` that open slots today or later. */
export const rulesInForce = (now: Date): Condition => {
  const today = sql`(${now}::timestamptz AT TIME ZONE s.time_zone)::date`
  return sql`availability_rules r WHERE r.specialist_id = s.id
    AND coalesce(r.on_date, r.valid_until, 'infinity') >= ${today}
    AND CASE WHEN r.place_id IS NULL THEN s.use_online ELSE EXISTS (
      SELECT FROM places p WHERE p.id = r.place_id AND p.status AND p.deleted_at IS NULL) END`
}

const worksIn = (period: DayPeriod, now: Date): Condition =>
  sql`EXISTS (SELECT FROM ${rulesInForce(now)} AND ${ruleCovers(period)})`

export const seesPeople = sql<boolean>`EXISTS (SELECT FROM places p
  WHERE p.specialist_id = s.id AND p.status AND p.deleted_at IS NULL)`

/** An average of at least so many stars; without ratings there is none. */
export const isRated = (least: LeastRating): Condition =>
  sql`(s.rating_count > 0 AND s.rating_sum >= ${sql.lit(Number(least))} * s.rating_count)`

export const isIn = (city: string): Condition => sql`fold(s.city) = fold(${city}::text)`

export const speaks = (language: SpokenLanguage): Condition => sql`s.languages @> ARRAY[${language}]::text[]`

const is = (isWanted: boolean, condition: Condition): Condition =>
  isWanted ? condition : sql`NOT ${condition}`

/** Matches a part of the specialists' search words. */
const holds = (word: string): Condition =>
  sql`s.search_text LIKE '%' || fold(${escapeLike(word)}::text) || '%'`

/** Every word has to match something. */
export const reads = (readings: readonly (readonly string[])[]): Condition[] =>
  readings.map((words) => (words.length === 0 ? sql`false` : sql`(${sql.join(words.map(holds), sql` OR `)})`))

export const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` AND `)})`

/** By the last digits of the number, without region and kind (specialists_council). */
export const isRegistered = ({ number, type, uf, region }: SoughtCouncil): Condition =>
  all([
    sql`substring(s.council_number from '([0-9]+)[^0-9]*$') = ${number}`,
    ...(type ? [sql`s.council_type = ${type}`] : []),
    ...(uf ? [sql`s.council_uf = ${uf}`] : []),
    ...(region ? [sql`s.council_number LIKE ${`${region}/%`}`] : []),
  ])

const wordsIn = ({ search = '', readings }: Filters): Condition[] =>
  readings === undefined ? searchWords(search).map(holds) : reads(readings)

const whenIn = ({ date, period }: Filters, now: Date): Condition[] => {
  if (date !== undefined) return [openOn({ date, period }, now)]
  return period === undefined ? [] : [worksIn(period, now)]
}

/** Conditions on the person. */
const personIn = ({ language, gender, leastRating, attendsChildren }: Filters): Condition[] => [
  ...(language === undefined ? [] : [speaks(language)]),
  ...(gender === undefined ? [] : [sql`s.gender = ${gender}`]),
  ...(leastRating === undefined ? [] : [isRated(leastRating)]),
  ...(attendsChildren === undefined ? [] : [is(attendsChildren, sql`s.attends_children`)]),
]

/** Conditions on place and mode. */
const modeIn = ({ hasPlace, state, city, online, onDuty, careKind }: Filters): Condition[] => [
  ...(hasPlace === undefined ? [] : [is(hasPlace, seesPeople)]),
  ...(state ? [sql`s.state = ${state}`] : []),
  ...(city ? [isIn(city)] : []),
  ...(online === undefined ? [] : [sql`s.use_online = ${online}`]),
  ...(onDuty === undefined ? [] : [is(onDuty, takesFromQueue)]),
  ...(careKind === undefined
    ? []
    : [sql`${takesFromQueue} AND ${careKindsOf} @> ARRAY[${careKind}]::text[]`]),
]

/** `each`: a row for each specialty of the matching specialists, regardless of the filter. */
export type Offers = 'one' | 'each'

const offered = (specialtyId: string | undefined, offers: Offers): Condition => {
  if (offers === 'each') return sql`n.specialty_id IS NOT NULL`
  return specialtyId === undefined
    ? sql`n.specialty_id IS NULL AND n.price IS NOT NULL`
    : sql`n.specialty_id = ${specialtyId}::uuid`
}

/** The conditions of filters on specialists `s` with their offers `n`; all but the specialties that a symptom means. */
export const conditionsOf = (filters: Filters, now: Date, offers: Offers): Condition[] => [
  offered(filters.specialtyId, offers),
  sql`s.status = 1`,
  ...wordsIn(filters),
  ...(filters.council ? [isRegistered(filters.council)] : []),
  ...modeIn(filters),
  ...personIn(filters),
  ...(filters.maxPrice === undefined ? [] : [sql`n.price <= ${filters.maxPrice}`]),
  ...whenIn(filters, now),
]

const offersAny = (slugs: readonly string[]): Condition => sql`EXISTS (SELECT FROM next_slots o
  JOIN specialties y ON y.id = o.specialty_id
  WHERE o.specialist_id = s.id AND y.slug = ANY(${slugs}::text[]))`

/** The matching specialists `s` with their offers `n`. */
export const matching = (filters: Filters, now: Date, offers: Offers = 'one'): Condition => {
  const conditions = conditionsOf(filters, now, offers)
  if (filters.slugs) conditions.push(offersAny(filters.slugs))
  return sql`next_slots n JOIN specialists s ON s.id = n.specialist_id WHERE ${sql.join(conditions, sql` AND `)}`
}
