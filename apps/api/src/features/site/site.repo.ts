import type { SiteCity, SiteSpecialty } from '@emma/contracts/site'
import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'

/** Offered specialties, by number of specialists. */
export const findOffered = async (db: Db): Promise<SiteSpecialty[]> => {
  const { rows } = await sql<SiteSpecialty>`
    SELECT y.id, y.name, y.slug, count(*)::int AS count, min(o.price) AS lowest, max(o.price) AS highest
      FROM bookable_offers o JOIN specialties y ON y.id = o.specialty_id
     GROUP BY y.id ORDER BY count(*) DESC, fold(y.name)`.execute(db)
  return rows
}

/** Specialties by city with their number of specialists, largest first; of one specialty or of all. */
export const findCities = async (
  db: Db,
  limit: number,
  specialtyId: string | null = null,
): Promise<SiteCity[]> => {
  const { rows } = await sql<SiteCity>`
    SELECT json_build_object('name', y.name, 'slug', y.slug) AS specialty, min(s.city) AS name, s.state AS uf,
      replace(fold(s.city), ' ', '-') AS slug, count(*)::int AS count
      FROM bookable_offers o JOIN specialties y ON y.id = o.specialty_id JOIN specialists s ON s.id = o.specialist_id
     WHERE s.city IS NOT NULL AND s.state IS NOT NULL AND o.specialty_id = coalesce(${specialtyId}::uuid, o.specialty_id)
     GROUP BY y.id, fold(s.city), s.state ORDER BY count(*) DESC, fold(s.city), s.state, fold(y.name)
     LIMIT ${limit}`.execute(db)
  return rows
}

interface SaidRow {
  readonly id: string
  readonly specialist_id: string
  readonly rating: number
  readonly comment: string | null
  readonly created_at: Date
  readonly first_name: string
  readonly last_name: string
  readonly specialist: { readonly name: string; readonly slug: string }
}

/** The latest reviews with a comment, of specialists with a page, one each. */
export const findLatestReviews = async (db: Db, limit: number): Promise<SaidRow[]> => {
  const { rows } = await sql<SaidRow>`
    SELECT latest.* FROM (
      SELECT DISTINCT ON (r.specialist_id) r.id, r.specialist_id, r.rating, r.comment, r.created_at, u.first_name, u.last_name,
        json_build_object('name', s.name, 'slug', a.slug) AS specialist
        FROM reviews r JOIN specialists s ON s.id = r.specialist_id AND s.status = 1 AND s.deleted_at IS NULL
        JOIN specialist_slugs a ON a.specialist_id = s.id AND a.is_current
        JOIN customers c ON c.id = r.customer_id JOIN users u ON u.id = c.user_id
       WHERE length(r.comment) >= 20
       ORDER BY r.specialist_id, r.created_at DESC, r.id) AS latest
     ORDER BY latest.created_at DESC, latest.id LIMIT ${limit}`.execute(db)
  return rows
}

/** A specialist's number of reviews with one star, two, … five. */
export const countStars = async (db: Db, specialistId: string): Promise<number[]> => {
  const { rows } = await sql<{ stars: number[] }>`
    SELECT array_agg(coalesce(given.count, 0) ORDER BY star) AS stars FROM generate_series(1, 5) star
      LEFT JOIN (SELECT rating, count(*)::int AS count FROM reviews WHERE specialist_id = ${specialistId}::uuid
        GROUP BY rating) given ON given.rating = star`.execute(db)
  return rows[0]?.stars ?? []
}

/** A specialty of the catalogue by its address, even if nobody offers it. */
export const findNamed = async (db: Db, slug: string): Promise<SiteSpecialty | undefined> => {
  const { rows } = await sql<SiteSpecialty>`
    SELECT y.id, y.name, y.slug, count(o.id)::int AS count, coalesce(min(o.price), 0) AS lowest,
      coalesce(max(o.price), 0) AS highest
      FROM specialties y LEFT JOIN bookable_offers o ON o.specialty_id = y.id
     WHERE y.slug = ${slug} AND y.enabled GROUP BY y.id`.execute(db)
  return rows[0]
}

/** Number of specialists with a bookable time, for the sitemaps. */
export const countBookable = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM next_slots n
     WHERE n.specialty_id IS NULL AND n.price IS NOT NULL AND n.starts_at IS NOT NULL`.execute(db)
  return rows[0]?.total ?? 0
}

/** A page of addresses of specialists with a bookable time. */
export const findBookableSlugs = async (db: Db, limit: number, offset: number): Promise<string[]> => {
  const { rows } = await sql<{ slug: string }>`
    SELECT a.slug FROM next_slots n JOIN specialist_slugs a ON a.specialist_id = n.specialist_id AND a.is_current
     WHERE n.specialty_id IS NULL AND n.price IS NOT NULL AND n.starts_at IS NOT NULL
     ORDER BY n.specialist_id LIMIT ${limit} OFFSET ${offset}`.execute(db)
  return rows.map(({ slug }) => slug)
}
