import { type DayPeriod, dayPeriods, leastRatings } from '@emma/domain/specialists'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import { searchVersionSql } from '../../../db/practice-version.ts'
import type { CountedChoices } from '../../../ports/memories.ts'
import { takesFromQueue } from '../on-duty.repo.ts'
import {
  all,
  type Condition,
  type Filters,
  isIn,
  matching,
  ruleCovers,
  rulesInForce,
  seesPeople,
  speaks,
} from './conditions.repo.ts'

const MOST_CITIES = 50

/** Parts of the day as bits of one number, so that each rule is read once. */
const bitOf = (period: DayPeriod): number => 1 << Object.keys(dayPeriods).indexOf(period)
const periods = Object.keys(dayPeriods).filter((name): name is DayPeriod => name in dayPeriods)

const periodsOf = (now: Date): RawBuilder<number> => {
  const bits = periods.map(
    (period) => sql`CASE WHEN ${ruleCovers(period)} THEN ${sql.lit(bitOf(period))} ELSE 0 END`,
  )
  return sql`(SELECT coalesce(bit_or(${sql.join(bits, sql` | `)}), 0) FROM ${rulesInForce(now)})`
}

/** The conditions of each choice already made, for counting each without itself. */
const choices = ({
  online,
  hasPlace,
  city,
  state,
  language,
  gender,
  leastRating,
  period,
  onDuty,
  attendsChildren,
}: Filters) => ({
  mode: [
    ...(online === undefined ? [] : [sql`online = ${online}`]),
    ...(hasPlace === undefined ? [] : [sql`place = ${hasPlace}`]),
  ],
  city: city || state ? [sql`in_city`] : [],
  language: language === undefined ? [] : [sql`speaks`],
  gender: gender === undefined ? [] : [sql`gender = ${gender}`],
  rating: leastRating === undefined ? [] : [sql`stars >= ${sql.lit(Number(leastRating))}`],
  period: period === undefined ? [] : [sql`periods & ${sql.lit(bitOf(period))} > 0`],
  duty: onDuty === undefined ? [] : [sql`duty = ${onDuty}`],
  children: attendsChildren === undefined ? [] : [sql`children = ${attendsChildren}`],
})
type Choice = keyof ReturnType<typeof choices>

const names = ['mode', 'city', 'language', 'gender', 'rating', 'period', 'duty', 'children'] as const

/** The choices that a specialist does not match, as bits. */
const missedOf = (filters: Filters): RawBuilder<number> => {
  const made = choices(filters)
  const bits = names.map((name, at) => sql`CASE WHEN ${all(made[name])} THEN 0 ELSE ${sql.lit(1 << at)} END`)
  return sql`${sql.join(bits, sql` + `)}`
}

/** Matches all choices but one. */
const fitsBut = (name: Choice): Condition => sql`missed & ${sql.lit(~(1 << names.indexOf(name)))} = 0`

const isThere = ({ city, state }: Filters): Condition =>
  all([...(city ? [isIn(city)] : []), ...(state ? [sql`s.state = ${state}`] : [])])

/** Everybody meant by the words, with the data for the choices: a row for each specialty. */
const offersSql = (filters: Filters, now: Date): RawBuilder<unknown> => {
  const { language, search, readings, slugs, council, careKind } = filters
  const meant = { ...(readings && { readings }), ...(slugs && { slugs }), ...(council && { council }) }
  const words = { search, careKind, ...meant }
  return sql`SELECT s.id, s.use_online AS online, ${seesPeople} AS place, s.city, s.state, s.gender, s.languages,
      ${isThere(filters)} AS in_city, ${language ? speaks(language) : sql`true`} AS speaks,
      CASE WHEN s.rating_count > 0 THEN s.rating_sum::numeric / s.rating_count END AS stars,
      ${periodsOf(now)} AS periods, ${takesFromQueue} AS duty, s.attends_children AS children, n.specialty_id, n.price
    FROM ${matching(words, now, 'each')}`
}

const countIf = (condition: Condition, name: Choice): RawBuilder<unknown> =>
  sql`count(*) FILTER (WHERE ${condition} AND ${fitsBut(name)})::int`

const facetsSql = (prices: readonly number[]): RawBuilder<unknown> => sql`
  json_build_object(
    'online', ${countIf(sql`online`, 'mode')}, 'in_person', ${countIf(sql`place`, 'mode')},
    'on_duty', ${countIf(sql`duty`, 'duty')}, 'attends_children', ${countIf(sql`children`, 'children')},
    'genders', json_build_object('feminino', ${countIf(sql`gender = 'feminino'`, 'gender')},
      'masculino', ${countIf(sql`gender = 'masculino'`, 'gender')}),
    'periods', json_build_object(${sql.join(
      periods.flatMap((period) => [
        sql.lit(period),
        countIf(sql`periods & ${sql.lit(bitOf(period))} > 0`, 'period'),
      ]),
    )}),
    'ratings', json_build_array(${sql.join(
      leastRatings.map(
        (least) =>
          sql`json_build_object('least', ${sql.lit(least)}, 'count', ${countIf(sql`stars >= ${sql.lit(Number(least))}`, 'rating')})`,
      ),
    )}))::jsonb || jsonb_build_object(
    'prices', (SELECT coalesce(json_agg(json_build_object('most', most, 'count',
        (SELECT count(*) FROM fitting WHERE missed = 0 AND price <= most)) ORDER BY nth), '[]')
      FROM unnest(${prices}::int[]) WITH ORDINALITY AS asked (most, nth)))`

interface Row extends CountedChoices {
  /** Of what specialists are found by. */
  readonly version: number
  /** How many people were counted, also those whom the choices already made exclude. */
  readonly among: number
}

/**
 * The number of results for each further choice, and of all; a choice already made is counted as if it were not.
 * @param filters without a day: availability on it is not computed for everybody
 * @param prices centavos
 */
export const countFacets = async (
  db: Db,
  filters: Filters,
  prices: readonly number[],
  now: Date,
): Promise<Row> => {
  const { specialtyId, maxPrice } = filters
  const ofSpecialty = specialtyId === undefined ? sql`true` : sql`specialty_id = ${specialtyId}::uuid`
  const cheapEnough = maxPrice === undefined ? sql`true` : sql`price <= ${maxPrice}`
  const { rows } = await sql<Row>`
    WITH offers AS MATERIALIZED (
      SELECT *, ${missedOf(filters)} AS missed FROM (${offersSql(filters, now)} OFFSET 0) AS known
    ), fitting AS MATERIALIZED (
      SELECT id, min(price) AS price, min(missed) AS missed FROM offers WHERE ${ofSpecialty} GROUP BY id
    ), people AS MATERIALIZED (
      SELECT DISTINCT ON (id) * FROM offers WHERE ${ofSpecialty} AND ${cheapEnough} ORDER BY id
    )
    SELECT ${facetsSql(prices)} || jsonb_build_object(
      'specialties', (SELECT coalesce(json_agg(json_build_object('id', specialty_id, 'count', many)), '[]') FROM (
          SELECT specialty_id, count(*)::int AS many FROM offers WHERE missed = 0 AND ${cheapEnough} GROUP BY specialty_id
        ) counted),
      'cities', (SELECT coalesce(json_agg(json_build_object('name', name, 'state', state, 'count', many)
          ORDER BY many DESC, name), '[]') FROM (
          SELECT min(city) AS name, state, count(*)::int AS many FROM people
           WHERE city IS NOT NULL AND state IS NOT NULL AND ${fitsBut('city')}
           GROUP BY fold(city), state ORDER BY many DESC, name LIMIT ${sql.lit(MOST_CITIES)}
        ) counted),
      'languages', (SELECT coalesce(json_agg(json_build_object('language', language, 'count', many)
          ORDER BY many DESC, language), '[]') FROM (
          SELECT language, count(*)::int AS many FROM people CROSS JOIN unnest(languages) AS language
           WHERE ${fitsBut('language')} GROUP BY language
        ) counted)) AS facets,
      (SELECT count(*)::int FROM fitting WHERE missed = 0 AND ${cheapEnough}) AS matched,
      count(*)::int AS among, ${searchVersionSql} AS version
    FROM people`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A statement that aggregates answers one row')
  return row
}
