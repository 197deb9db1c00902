import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/** Days of 24 hours, as the domain counts them. */
const releaseDays = sql`make_interval(hours => 24 * (a.policy->>'release_days')::int)`

/**
 * Paid appointments whose time has come: so many days after the attendance or the absence, or after the planned end of
 * one that the patient canceled late. Those that another process is at are left to it.
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

/** What is still pending of an appointment: cancellations and disputes have taken theirs. Centavos. */
export const sumPending = async (
  tx: Tx,
  { id, payment_id, specialist_id, company_id }: ReleasableRow,
): Promise<{ readonly specialist: number; readonly company: number }> => {
  const { rows } = await sql<{ specialist: number; company: number }>`
    SELECT coalesce(sum(o.amount) FILTER (WHERE o.account = ${`pending:${specialist_id}`}), 0)::bigint AS specialist,
      coalesce(sum(o.amount) FILTER (WHERE o.account = ${`pending:${company_id ?? ''}`}), 0)::bigint AS company
    FROM ledger_entries e JOIN ledger_postings o ON o.entry_id = e.id
    WHERE e.reference IN (${id}, ${payment_id})`.execute(tx)
  return rows[0] ?? { specialist: 0, company: 0 }
}

export const markReleased = async (tx: Tx, ids: readonly string[], now: Date): Promise<void> => {
  await tx
    .updateTable('appointments')
    .set({ released_at: now, updated_at: now })
    .where('id', '=', sql<string>`ANY(${ids}::uuid[])`)
    .execute()
}
