import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import { type Filters, matching, seesPeople } from '../specialists.repo.ts'

/** How many are left with each further choice; a choice that is made already is counted as if it were not. */
export interface Facets {
  /** By the id of the specialty. */
  readonly specialties: ReadonlyMap<string, number>
  readonly video: number
  readonly place: number
  /** For each price asked for, how many specialists charge that or less. */
  readonly prices: readonly number[]
}

interface Row extends Omit<Facets, 'specialties'> {
  readonly specialties: Readonly<Record<string, number>>
}

/** @param prices centavos */
export const countFacets = async (
  db: Db,
  { specialtyId, online, hasPlace = false, maxPrice, ...others }: Filters,
  prices: readonly number[],
  now: Date,
): Promise<Facets> => {
  const fitsSpecialty = specialtyId === undefined ? sql`true` : sql`specialty_id = ${specialtyId}::uuid`
  const fitsPrice = maxPrice === undefined ? sql`true` : sql`price <= ${maxPrice}`
  const fitsMode = sql`${online === undefined ? sql`true` : sql`online = ${online}`} AND (place OR NOT ${hasPlace}::boolean)`
  const { rows } = await sql<Row>`
    WITH offers AS MATERIALIZED (
      SELECT s.id, s.use_online AS online, ${seesPeople} AS place, n.specialty_id, n.price
        FROM ${matching(others, now, 'each')}
    ), people AS MATERIALIZED (
      SELECT id, online, place, min(price) AS price FROM offers WHERE ${fitsSpecialty} GROUP BY id, online, place
    )
    SELECT coalesce((SELECT json_object_agg(specialty_id, left_over) FROM (
          SELECT specialty_id, count(*) AS left_over FROM offers WHERE ${fitsPrice} AND ${fitsMode} GROUP BY specialty_id
        ) counted), '{}') AS specialties,
      (SELECT count(*) FROM people WHERE online AND ${fitsPrice}) AS video,
      (SELECT count(*) FROM people WHERE place AND ${fitsPrice}) AS place,
      ARRAY(SELECT (SELECT count(*) FROM people WHERE people.price <= most AND ${fitsMode})::int
              FROM unnest(${prices}::int[]) WITH ORDINALITY AS asked (most, nth) ORDER BY nth) AS prices`.execute(
    db,
  )
  const { specialties = {}, video = 0, place = 0, prices: counts = [] } = rows[0] ?? {}
  return { specialties: new Map(Object.entries(specialties)), video, place, prices: counts }
}
