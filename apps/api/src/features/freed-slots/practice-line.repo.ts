import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import { lives, openStatuses } from './offers.repo.ts'

interface PracticeOffer {
  readonly id: string
  readonly starts_at: Date
  readonly ends_at: Date
  readonly place_id: string | null
  readonly expires_at: Date
  readonly time_zone: string
}

/** The open offers of a specialist's freed times, soonest first. */
export const findOffersBy = async (
  db: Db,
  specialistId: string,
  now: Date,
): Promise<readonly PracticeOffer[]> => {
  const { rows } = await sql<PracticeOffer>`
    SELECT o.id, o.starts_at, o.ends_at, o.expires_at, s.time_zone, slot.place_id
    FROM slot_offers o JOIN specialists s ON s.id = o.specialist_id
    LEFT JOIN slots_of(o.specialist_id, o.starts_at, o.starts_at + interval '1 microsecond', ${now}) slot ON true
    WHERE o.specialist_id = ${specialistId} AND o.status IN ${openStatuses} AND o.expires_at > ${now}
    ORDER BY o.starts_at`.execute(db)
  return rows
}

/** How many people wait for a time of a specialist. */
export const countWaiting = async (db: Db, specialistId: string, now: Date): Promise<number> => {
  const { rows } = await sql<{ readonly waiting: number }>`
    SELECT count(DISTINCT w.customer_id)::int AS waiting FROM waitlist_entries w
    WHERE w.specialist_id = ${specialistId} AND ${lives(now)}`.execute(db)
  return rows[0]?.waiting ?? 0
}
