import { sql } from 'kysely'
import { type Terms, termsSql } from '../../../db/terms-sql.ts'
import type { Tx } from '../../../db/transaction.ts'
import { variableSql } from '../../variables/index.ts'
import { lockedCreditsSql, type OpenCredit } from '../../wallet/index.ts'

export interface OfferQuery {
  readonly specialistId: string
  readonly specialtyId: string
  readonly startsAt: Date
  readonly now: Date
  /** Who asks: a time that is kept for them is open to them alone. */
  readonly customerId: string
  /** Whose wallet pays a part; nobody's with card and Pix. */
  readonly walletOf: string | undefined
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
  readonly variables: readonly { readonly name: string; readonly value: number }[]
}

/**
 * What the rules open at a moment and what it costs; nothing where they open nothing that may be booked now. Whoever
 * suspends the specialist or changes what slots follow from comes before this or after the booking, never between: the
 * lock is the one that the appointment's reference takes anyway, and the slot is looked at under it.
 */
export const findOffer = async (tx: Tx, query: OfferQuery): Promise<OfferRow | undefined> => {
  const credits = query.walletOf === undefined ? sql`SELECT WHERE false` : lockedCreditsSql(query.walletOf)
  const { rows } = await sql<OfferRow>`
    WITH wallet AS (${credits}), practice AS MATERIALIZED (
      SELECT id FROM specialists
       WHERE id = ${query.specialistId} AND status = 1 AND deleted_at IS NULL FOR KEY SHARE
    )
    SELECT slot.starts_at, slot.ends_at, slot.place_id, slot.status, slot.time_zone, offered.price, offered.returns,
      ${termsSql(sql.ref('practice.id'))} AS terms,
      EXISTS (SELECT FROM appointments a
               WHERE a.specialist_id = ${query.specialistId} AND a.status = 'awaiting_payment'
                 AND a.starts_at < slot.ends_at AND a.ends_at > slot.starts_at
                 AND a.hold_expires_at <= ${query.now}) AS stale,
      EXISTS (SELECT FROM slot_offers o
               WHERE o.specialist_id = ${query.specialistId} AND o.starts_at = slot.starts_at
                 AND o.customer_id = ${query.customerId} AND o.status IN ('offered', 'booking')) AS reserved,
      EXISTS (SELECT FROM slot_holds h
               WHERE h.holder_id = ${query.customerId} AND h.link_id IS NULL AND NOT h.ended) AS kept,
      EXISTS (SELECT FROM slot_holds h
               WHERE h.holder_id = ${query.customerId} AND h.link_id IS NOT NULL AND NOT h.ended
                 AND h.specialist_id = ${query.specialistId} AND h.starts_at = slot.starts_at) AS linked,
      (SELECT coalesce(json_agg(wallet), '[]') FROM wallet) AS credits,
      (SELECT json_build_object('recipient', r.provider_recipient_id, 'company', c.id,
          'company_recipient', c.provider_recipient_id, 'percent', c.percent)
        FROM practice e
        LEFT JOIN recipients r ON r.specialist_id = e.id
        LEFT JOIN company_members m ON m.specialist_id = e.id AND m.is_active AND m.left_at IS NULL
        LEFT JOIN companies c ON c.id = m.company_id AND c.status = 'approved') AS earners,
      (SELECT coalesce(json_agg(json_build_object('name', name, 'value', value)), '[]') FROM variables) AS variables
    FROM practice CROSS JOIN LATERAL slot_at(practice.id, ${query.startsAt}, ${query.now},
      ${variableSql('lead_minutes')}, ${query.customerId}) AS slot
    LEFT JOIN (
      SELECT b.price, CASE WHEN o.return_days IS NOT NULL
          THEN json_build_object('days', o.return_days, 'price', o.return_price) END AS returns
        FROM bookable_offers b JOIN specialist_specialties o ON o.id = b.id
       WHERE b.specialist_id = ${query.specialistId} AND b.specialty_id = ${query.specialtyId}
    ) AS offered ON true`.execute(tx)
  return rows[0]
}
