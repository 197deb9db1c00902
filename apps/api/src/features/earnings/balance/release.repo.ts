import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'

/** Days of 24 hours, as the domain counts them. */
const releaseDays = sql`make_interval(hours => 24 * (a.policy->>'release_days')::int)`

/**
 * Paid appointments that are due: the policy's days after the attendance or the absence, or after the planned end of
 * one that the patient canceled late. Skips those that another process has locked.
 */
export const lockReleasable = (tx: Tx, now: Date, limit: number) =>
  tx
    .selectFrom('appointments as a')
    .innerJoin('payments as p', 'p.appointment_id', 'a.id')
    .select(['a.id', 'p.id as payment_id', 'a.specialist_id', 'a.company_id'])
    .where('a.released_at', 'is', null)
    .where('p.paid_at', 'is not', null)
    .where(
      sql<boolean>`(
        a.finished_at IS NOT NULL AND a.status IN ('finished', 'no_show') AND a.finished_at <= ${now}::timestamptz - ${releaseDays}
        OR a.status = 'canceled_by_customer' AND a.ends_at <= ${now}::timestamptz - ${releaseDays})`,
    )
    .orderBy('a.ends_at')
    .limit(limit)
    .forUpdate('a')
    .skipLocked()
    .execute()

export type ReleasableRow = Awaited<ReturnType<typeof lockReleasable>>[number]
