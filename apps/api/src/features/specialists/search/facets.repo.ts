import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import { type Filters, matching, seesPeople } from '../specialists.repo.ts'

/** How many are left with each further choice; a choice that is made already is counted as if it were not. */
export interface Facets {
  /** By the id of the specialty. */
  readonly specialties: ReadonlyMap<string, number>
  readonly video: number
  readonly place: number
  /** Of each price asked for, those who take it or less. */
  readonly prices: readonly number[]
}

const countSpecialties = async (db: Db, filters: Filters, now: Date) => {
  const { rows } = await sql<{ id: string; count: number }>`
    SELECT n.specialty_id AS id, count(*)::int AS count
      FROM ${matching({ ...filters, specialtyId: undefined }, now, 'each')} GROUP BY n.specialty_id`.execute(
    db,
  )
  return new Map(rows.map(({ id, count }) => [id, count]))
}

const countModes = async (db: Db, filters: Filters, now: Date) => {
  const { rows } = await sql<{ video: number; place: number }>`
    SELECT count(*) FILTER (WHERE s.use_online)::int AS video, count(*) FILTER (WHERE ${seesPeople})::int AS place
      FROM ${matching({ ...filters, online: undefined, hasPlace: false }, now)}`.execute(db)
  return rows[0] ?? { video: 0, place: 0 }
}

const countPrices = async (db: Db, filters: Filters, now: Date, prices: readonly number[]) => {
  const { rows } = await sql<{ count: number }>`
    SELECT count(m.price)::int AS count FROM unnest(${prices}::int[]) WITH ORDINALITY AS p (most, nth)
      LEFT JOIN (SELECT n.price FROM ${matching({ ...filters, maxPrice: undefined }, now)}) m ON m.price <= p.most
     GROUP BY p.nth ORDER BY p.nth`.execute(db)
  return rows.map(({ count }) => count)
}

/** @param prices centavos */
export const countFacets = async (
  db: Db,
  filters: Filters,
  prices: readonly number[],
  now: Date,
): Promise<Facets> => {
  const [specialties, modes, counts] = await Promise.all([
    countSpecialties(db, filters, now),
    countModes(db, filters, now),
    countPrices(db, filters, now, prices),
  ])
  return { specialties, ...modes, prices: counts }
}
