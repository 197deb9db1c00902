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
  /** The caller: a slot reserved for them is open only to them. */
  readonly customerId: string
  /** The customer whose wallet pays a part; undefined with card and Pix. */
  readonly walletOf: string | undefined
  /**
   * The patient, and whether there are notes: the result then includes the patient's other appointments and the data
   * for the answer.
   */
  readonly attendee?: { readonly dependentId: string | null; readonly hasNotes: boolean }
}

/** The provider's recipients of the specialist and the company; null if one cannot be paid yet. */
export interface EarnersRow {
  readonly recipient: string | null
  /** The approved company that the specialist currently works for. */
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
  /** Null if the specialist does not offer the specialty. */
  readonly price: number | null
  /** The return visit it includes. */
  readonly returns: { readonly days: number; readonly price: number } | null
  /** An unpaid booking with an expired hold still occupies the slot. */
  readonly stale: boolean
  /** The customer came by a sign-up that holds a slot. */
  readonly kept: boolean
  /** A specialist's link reserves this slot for the customer. */
  readonly linked: boolean
  /** The waiting list reserves the time for the caller. */
  readonly reserved: boolean
  /** Credits of the wallet, oldest first; locked until the transaction ends. */
  readonly credits: readonly OpenCredit[]
  readonly earners: EarnersRow
  /** The patient's other appointments at that time; null if not asked for. */
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
 * The slot that the rules open at a moment and its price; undefined if nothing bookable begins then. The lock
 * serializes this with a suspension of the specialist or a change of their rules: each happens before this or after the
 * booking. It is the lock that the appointment's foreign key takes anyway.
 */
export const findOffer = async (tx: Tx, query: OfferQuery): Promise<OfferRow | undefined> => {
  const { walletOf, attendee, ...slot } = query
  const find =
    offers[walletOf === undefined ? 'none' : 'wallet'][attendee === undefined ? 'slot' : 'attendee']
  const { dependentId = null, hasNotes = false } = attendee ?? {}
  const [row] = await find(tx, { ...slot, dependentId, hasNotes })
  return row
}
