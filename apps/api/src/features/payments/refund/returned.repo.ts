import type { RefundState } from '@emma/domain/payments'
import { sql } from 'kysely'

/** The refunds of an appointment: the way it was paid, oldest first, and the credit it became. */
export interface Returned {
  readonly refunds: readonly {
    readonly amount: number
    readonly status: RefundState
    readonly created_at: string
    readonly done_at: string | null
  }[]
  /** The part of the credit that was not refunded to the card, so that the same money is not shown twice. */
  readonly credit: { readonly id: string; readonly amount: number } | null
  /** Credit that was then refunded to the card: it is among the refunds. */
  readonly through_wallet: number
  /** The amount that a late cancellation kept, from the ledger: it stayed with the platform and the earners. */
  readonly kept: number
}

/** A column for queries of appointments (`a`) with their payments (`p`). */
export const returnedSql = sql<Returned>`(SELECT json_build_object(
  'refunds', (SELECT coalesce(json_agg(json_build_object('amount', r.amount, 'status', r.status,
      'created_at', r.created_at, 'done_at', r.done_at) ORDER BY r.created_at, r.id), '[]')
    FROM refunds r WHERE r.payment_id = p.id),
  'credit', (SELECT json_build_object('id', k.id, 'amount', k.amount - sent.amount) FROM credits k, LATERAL (
      SELECT coalesce(sum(r.amount), 0)::int AS amount FROM refunds r WHERE r.credit_id = k.id) sent
    WHERE k.origin_appointment_id = a.id AND k.amount > sent.amount),
  'through_wallet', (SELECT coalesce(sum(r.amount), 0)::int FROM refunds r
    WHERE r.payment_id = p.id AND r.credit_id IS NOT NULL),
  'kept', CASE WHEN a.canceled_at IS NULL OR p.status NOT IN ('paid', 'partially_refunded') THEN 0
    ELSE greatest(0, p.amount
    - (SELECT coalesce(sum(r.amount), 0) FROM refunds r WHERE r.payment_id = p.id AND r.credit_id IS NULL)
    - (SELECT coalesce(sum(k.amount), 0) FROM credits k WHERE k.origin_appointment_id = a.id)) END))`
