import { sql } from 'kysely'
import { statement } from '../../../db/statement.ts'
import { type Terms, termsSql } from '../../../db/terms-sql.ts'
import type { Tx } from '../../../db/transaction.ts'
import { variableSql } from '../../variables/index.ts'
import { lockedCreditsSql, type OpenCredit } from '../../wallet/index.ts'
import { type Overlapping, overlappingSql } from '../own-time/own-time.repo.ts'
import { type People, peopleSql } from './people.repo.ts'

export interface OfferQuery {
  readonly specialistId: string
  readonly specialtyId: string
  readonly startsAt: Date
  readonly now: Date
  /** Who asks: a time that is kept for them is open to them alone. */
  readonly customerId: string
  /** Whose wallet pays a part; nobody's with card and Pix. */
  readonly walletOf: string | undefined
  /** Who would come, and whether they said why: the offer then says what else they have, and of whom the answer tells. */
  readonly attendee?: { readonly dependentId: string | null; readonly hasNotes: boolean }
}

/** Who earns with the specialist, and who of them the provider can pay. */
export interface EarnersRow {
  readonly recipient: string | null
  /** The approved company that the specialist attends for now. */
  readonly company: string | null
  readonly company_recipient: string | null
  readonly percent: number | null
}

export interface OfferRow {
  readonly starts_at: Date
  readonly ends_at: Date
  readonly place_id: string | null
  readonly status: 'open' | 'held' | 'booked' | 'blocked'
  readonly time_zone: string
  readonly terms: Terms
  /** Null where the specialist does not offer the specialty. */
  readonly price: number | null
  /** The return visit that comes with it. */
  readonly returns: { readonly days: number; readonly price: number } | null
  /** An unpaid booking whose time ran out still stands on the slot. */
  readonly stale: boolean
  /** The customer came by a sign-up, and keeps some slot by it. */
  readonly kept: boolean
  /** A specialist's link keeps this slot for the customer. */
  readonly linked: boolean
  /** The time is kept for who asks, from a line. */
  readonly reserved: boolean
  /** What the wallet holds, oldest first; nobody else spends it until the transaction ends. */
  readonly credits: readonly OpenCredit[]
  readonly earners: EarnersRow
  /** What else the patient has then; null where nobody asked. */
  readonly own: readonly Overlapping[] | null
  readonly people: People | null
  readonly variables: readonly { readonly name: string; readonly value: number }[]
}

interface Values extends Omit<OfferQuery, 'walletOf' | 'attendee'> {
  readonly dependentId: string | null
  readonly hasNotes: boolean
}

interface Asked {
  readonly wallet: boolean
  readonly attendee: boolean
}

const offerSql = ({ wallet, attendee }: Asked) =>
  statement<Values, OfferRow>(
    (value) => sql<OfferRow>`
    WITH wallet AS (${wallet ? lockedCreditsSql(value('customerId')) : sql`SELECT WHERE false`}), practice AS MATERIALIZED (
      SELECT id FROM specialists
       WHERE id = ${value('specialistId')} AND status = 1 AND deleted_at IS NULL FOR KEY SHARE
    )
    SELECT slot.starts_at, slot.ends_at, slot.place_id, slot.status, slot.time_zone, offered.price, offered.returns,
      ${termsSql(sql.ref('practice.id'))} AS terms,
      EXISTS (SELECT FROM appointments a
               WHERE a.specialist_id = ${value('specialistId')} AND a.status = 'awaiting_payment'
                 AND a.starts_at < slot.ends_at AND a.ends_at > slot.starts_at
                 AND a.hold_expires_at <= ${value('now')}) AS stale,
      EXISTS (SELECT FROM slot_offers o
               WHERE o.specialist_id = ${value('specialistId')} AND o.starts_at = slot.starts_at
                 AND o.customer_id = ${value('customerId')} AND o.status IN ('offered', 'booking')) AS reserved,
      EXISTS (SELECT FROM slot_holds h
               WHERE h.holder_id = ${value('customerId')} AND h.link_id IS NULL AND h.proposal_id IS NULL
                 AND NOT h.ended) AS kept,
      EXISTS (SELECT FROM slot_holds h
               WHERE h.holder_id = ${value('customerId')} AND h.link_id IS NOT NULL AND NOT h.ended
                 AND h.specialist_id = ${value('specialistId')} AND h.starts_at = slot.starts_at) AS linked,
      (SELECT coalesce(json_agg(wallet), '[]') FROM wallet) AS credits,
      (SELECT json_build_object('recipient', r.provider_recipient_id, 'company', c.id,
          'company_recipient', c.provider_recipient_id, 'percent', c.percent)
        FROM practice e
        LEFT JOIN recipients r ON r.specialist_id = e.id
        LEFT JOIN company_members m ON m.specialist_id = e.id AND m.is_active AND m.left_at IS NULL
        LEFT JOIN companies c ON c.id = m.company_id AND c.status = 'approved') AS earners,
      ${attendee ? overlappingSql(value('customerId'), value('dependentId'), value('now')) : sql`NULL`} AS own,
      ${attendee ? peopleSql(value) : sql`NULL`} AS people,
      (SELECT coalesce(json_agg(json_build_object('name', name, 'value', value)), '[]') FROM variables) AS variables
    FROM practice CROSS JOIN LATERAL slot_at(practice.id, ${value('startsAt')}, ${value('now')},
      ${variableSql('lead_minutes')}, ${value('customerId')}) AS slot
    LEFT JOIN (
      SELECT b.price, CASE WHEN o.return_days IS NOT NULL
          THEN json_build_object('days', o.return_days, 'price', o.return_price) END AS returns
        FROM bookable_offers b JOIN specialist_specialties o ON o.id = b.id
       WHERE b.specialist_id = ${value('specialistId')} AND b.specialty_id = ${value('specialtyId')}
    ) AS offered ON true`,
  )

const offers = {
  wallet: {
    attendee: offerSql({ wallet: true, attendee: true }),
    slot: offerSql({ wallet: true, attendee: false }),
  },
  none: {
    attendee: offerSql({ wallet: false, attendee: true }),
    slot: offerSql({ wallet: false, attendee: false }),
  },
} as const

/**
 * What the rules open at a moment and what it costs; nothing where they open nothing that may be booked now. Whoever
 * suspends the specialist or changes what slots follow from comes before this or after the booking, never between: the
 * lock is the one that the appointment's reference takes anyway, and the slot is looked at under it.
 */
export const findOffer = async (tx: Tx, query: OfferQuery): Promise<OfferRow | undefined> => {
  const { walletOf, attendee, ...slot } = query
  const find =
    offers[walletOf === undefined ? 'none' : 'wallet'][attendee === undefined ? 'slot' : 'attendee']
  const { dependentId = null, hasNotes = false } = attendee ?? {}
  const [row] = await find(tx, { ...slot, dependentId, hasNotes })
  return row
}
