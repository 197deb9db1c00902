import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import { pageOfSpecialists, type Sort } from '../specialists.repo.ts'
import type { Filters } from './conditions.repo.ts'

/** Most places that a map can show. */
const MOST = 200

export interface MapRow {
  readonly id: string
  readonly name: string
  readonly street: string
  readonly number: string
  readonly district: string
  readonly city: string
  readonly latitude: number
  readonly longitude: number
  readonly specialist_id: string
  readonly specialist_name: string
  readonly slug: string
}

/** The places of the matching specialists, in the list's order. */
export const findMapPlaces = async (db: Db, filters: Filters, sort: Sort, now: Date): Promise<MapRow[]> => {
  const page = pageOfSpecialists({ ...filters, hasPlace: true }, sort, { page: 1, pageSize: MOST }, now)
  const { rows } = await sql<MapRow>`
    SELECT p.id, p.name, p.street, p.number, p.district, p.city, p.latitude, p.longitude,
      s.id AS specialist_id, s.name AS specialist_name, a.slug
    FROM (${page}) AS page
    JOIN specialists s ON s.id = page.id
    JOIN specialist_slugs a ON a.specialist_id = s.id AND a.is_current
    JOIN places p ON p.specialist_id = s.id AND p.status AND p.deleted_at IS NULL
    ORDER BY page.position, p.name, p.id LIMIT ${MOST}`.execute(db)
  return rows
}
