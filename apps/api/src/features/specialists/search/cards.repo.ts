import type { SpokenLanguage } from '@emma/domain/specialists'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import { placeSql, type StoredPlace } from '../../../db/terms-sql.ts'
import type { Tx } from '../../../db/transaction.ts'
import { isPersonalSql, nextExpirySql } from '../../availability/index.ts'
import { variableSql } from '../../variables/index.ts'
import { takesFromQueue } from '../on-duty.repo.ts'
import { boundsOf, type DayPart } from './conditions.repo.ts'
import { cardVersion, favoriteOf } from './seen.repo.ts'

export interface CardRow {
  readonly id: string
  readonly name: string
  readonly avatar_key: string | null
  readonly summary: string
  readonly council_type: string | null
  readonly council_uf: string | null
  readonly council_number: string | null
  readonly city: string | null
  readonly state: string | null
  readonly time_zone: string
  readonly use_online: boolean
  readonly languages: readonly SpokenLanguage[]
  readonly attends_children: boolean
  readonly on_duty: boolean
  readonly rating_sum: number
  readonly rating_count: number
  readonly specialties:
    | readonly {
        readonly id: string
        readonly name: string
        readonly price: number
        readonly rqe: string | null
      }[]
    | null
  readonly places: readonly StoredPlace[]
  readonly favorite: boolean
  /** Version of its cached form (`findSeen`). */
  readonly version: string
  readonly starts_at: Date | null
  readonly ends_at: Date | null
  readonly place_id: string | null
  /** The first slot of each of the following days, or others of the day asked for, as stored in JSON. */
  readonly later: readonly LaterSlot[] | null
  /** Until when these times hold without a change; null if that depends on the caller, or there are none. */
  readonly stands_until: Date | null
}

interface LaterSlot {
  readonly starts_at: string
  readonly ends_at: string
  readonly place_id: string | null
}

/** The viewer and the time. */
export interface View {
  readonly now: Date
  readonly customerId: string | null
}

/** Until when a computed `slot` of specialist `s` is the first: it becomes too soon, or an unpaid booking ends. */
const computedUntil = (now: Date): RawBuilder<Date | null> => {
  const id = sql.ref('s.id')
  return sql<Date | null>`CASE WHEN NOT ${isPersonalSql(id)} THEN least(
    slot.starts_at - ${variableSql('lead_minutes')} * interval '1 minute',
    CASE WHEN slot.starts_at IS NOT NULL THEN ${nextExpirySql(id, now)} END) END`
}

/** The stored next slots of `n` while the first is still free, else computed ones. */
const nextSlots = (now: Date): RawBuilder<unknown> => sql`
  SELECT n.starts_at, n.ends_at, n.place_id, n.later WHERE n.price IS NOT NULL AND known.stands
  UNION ALL
  SELECT f.starts_at, f.ends_at, f.place_id, f.later
    FROM shown_slots(s.id, ${now}::timestamptz, ${variableSql('lead_minutes')}) f
   WHERE n.price IS NOT NULL AND NOT known.stands`

/** As many as a card shows. */
const SHOWN = sql.lit(3)

/** The first open slots of a day, or of a part of it. */
const slotsOn = (on: DayPart, now: Date): RawBuilder<unknown> => {
  const [from, to] = boundsOf(on)
  return sql`
    SELECT max(f.starts_at) FILTER (WHERE f.nth = 1) AS starts_at, max(f.ends_at) FILTER (WHERE f.nth = 1) AS ends_at,
      (array_agg(f.place_id) FILTER (WHERE f.nth = 1))[1] AS place_id,
      json_agg(json_build_object('starts_at', f.starts_at, 'ends_at', f.ends_at, 'place_id', f.place_id) ORDER BY f.nth)
        FILTER (WHERE f.nth > 1) AS later
      FROM (SELECT o.*, row_number() OVER (ORDER BY o.starts_at) AS nth FROM first_open_slots(
        s.id, ${from}, ${to}, ${now}::timestamptz, ${variableSql('lead_minutes')}, 1, ${SHOWN}) o) f
     WHERE n.price IS NOT NULL`
}

/**
 * The cards of a page of ids, in one statement. The stored next slots are used if the first is still valid: recently
 * computed and free; else they are computed now.
 * @param page SQL that returns `id` and `position`
 * @param on the day whose slots are shown, instead of the next ones
 */
export const findCards = async (
  db: Db | Tx,
  page: RawBuilder<unknown>,
  { now, customerId }: View,
  on?: DayPart,
): Promise<CardRow[]> => {
  const { rows } = await sql<CardRow>`
    SELECT s.id, s.name, u.avatar_key, s.summary, s.council_type, s.council_uf, s.council_number, s.city, s.state,
      s.time_zone, s.use_online, s.languages, s.attends_children, ${takesFromQueue} AS on_duty, s.rating_sum, s.rating_count, offered.specialties,
      (SELECT coalesce(json_agg(${placeSql('p')}), '[]') FROM places p
        WHERE p.specialist_id = s.id AND p.deleted_at IS NULL) AS places,
      ${favoriteOf(customerId)} AS favorite, ${cardVersion} AS version,
      slot.starts_at, slot.ends_at, slot.place_id, slot.later,
      CASE WHEN known.stands THEN n.check_at ELSE ${computedUntil(now)} END AS stands_until
    FROM (${page}) AS page
    JOIN specialists s ON s.id = page.id
    JOIN users u ON u.id = s.user_id
    JOIN next_slots n ON n.specialist_id = s.id AND n.specialty_id IS NULL
    CROSS JOIN LATERAL (
      SELECT json_agg(json_build_object('id', y.id, 'name', y.name, 'price', o.price, 'rqe', f.rqe)) AS specialties
        FROM bookable_offers o JOIN specialist_specialties f ON f.id = o.id
        JOIN specialties y ON y.id = o.specialty_id
       WHERE o.specialist_id = s.id
    ) offered
    CROSS JOIN LATERAL (
      SELECT n.check_at > ${now}::timestamptz AND NOT EXISTS (
        SELECT FROM appointments a
         WHERE a.specialist_id = s.id AND a.status IN ('awaiting_payment', 'confirmed', 'in_progress')
           AND a.starts_at > n.starts_at - interval '24 hours' AND a.starts_at < n.ends_at AND a.ends_at > n.starts_at
      ) AS stands
      -- Kept apart, so that it is looked up once.
      OFFSET 0
    ) known
    LEFT JOIN LATERAL (${on === undefined ? nextSlots(now) : slotsOn(on, now)}) slot ON true
    ORDER BY page.position`.execute(db)
  return rows
}
