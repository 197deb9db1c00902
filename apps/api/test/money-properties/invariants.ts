import { setTimeout as sleep } from 'node:timers/promises'
import { HOUR } from '@emma/domain/interval'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { expireHolds } from '../../src/features/booking/book/expire-holds.ts'
import { sweepPayments } from '../../src/features/payments/charge/sweep-payments.ts'
import { reconcile } from '../../src/features/reconciliation/reconcile.ts'
import { ledgerFaults, type TestApp } from '../index.ts'
import { clearFaults, readProviderBook } from '../sandbox.ts'
import type { MoneyFixture } from './fixture.ts'
import { endWithdrawals } from './history.ts'

/** Ends the faults, and lets everything pending finish. */
export const calm = async (fixture: MoneyFixture): Promise<void> => {
  const { deps, clock } = fixture.t
  await clearFaults(fixture.t)
  clock.advance(2 * HOUR)
  // Slow cards of the simulator take 50 ms.
  await sleep(120)
  await expireHolds(deps)
  await sweepPayments(deps)
  await fixture.deliverHooks((hooks) => hooks)
  await fixture.jobs()
  await endWithdrawals(fixture, 'paid')
  expect(await fixture.jobs()).toEqual([])
}

/** The money at the provider by the ledger, including requested but unsent withdrawals. */
const heldByUs = async ({ deps }: TestApp): Promise<number> => {
  const { rows } = await sql<{ held: number }>`
    SELECT (coalesce(-sum(amount), 0) - (SELECT coalesce(sum(amount), 0) FROM withdrawals
      WHERE status IN ('processing', 'paid')))::bigint AS held
    FROM ledger_postings WHERE account = 'provider'`.execute(deps.db)
  return rows[0]?.held ?? 0
}

/**
 * Rows that should not exist, with what is wrong. The clock restarts with each history: an appointment charged back
 * after it began keeps its status, even if its start is ahead again.
 */
const wrongs = async ({ deps, clock }: TestApp): Promise<readonly unknown[]> => {
  const { rows } = await sql`
    SELECT 'confirmed without money' AS wrong, a.id::text AS of FROM appointments a JOIN payments p ON p.appointment_id = a.id
      WHERE a.status = 'confirmed' AND a.starts_at > greatest(${clock.now()}, p.updated_at) AND p.status <> 'paid'
    UNION ALL
    SELECT 'money without an appointment', a.id::text FROM appointments a JOIN payments p ON p.appointment_id = a.id
      WHERE a.status IN ('expired', 'awaiting_payment') AND p.status IN ('paid', 'partially_refunded')
    UNION ALL
    SELECT 'refunds above the payment', p.id::text FROM payments p JOIN refunds r ON r.payment_id = p.id
      GROUP BY p.id HAVING sum(r.amount) > p.provider_amount
    UNION ALL
    SELECT 'a refund that is not over', r.id::text FROM refunds r WHERE r.status <> 'done'
    UNION ALL
    SELECT 'a payment that is not over', p.id::text FROM payments p JOIN appointments a ON a.id = p.appointment_id
      WHERE p.status = 'pending' AND p.method NOT IN ('pix', 'wallet_pix')
    UNION ALL
    SELECT 'a withdrawal that is not over', id::text FROM withdrawals WHERE status IN ('approved', 'processing')
    UNION ALL
    SELECT 'two on one slot', a.id::text FROM appointments a JOIN appointments b
      ON a.id < b.id AND a.specialist_id = b.specialist_id AND a.starts_at < b.ends_at AND b.starts_at < a.ends_at
      WHERE a.status IN ('confirmed', 'in_progress') AND b.status IN ('confirmed', 'in_progress')
    UNION ALL
    SELECT 'below zero', account FROM account_balances WHERE balance < 0`.execute(deps.db)
  return rows
}

/** Holds after every history. */
export const expectSound = async (t: TestApp): Promise<void> => {
  expect(await ledgerFaults(t.deps.db)).toEqual([])
  expect(await wrongs(t)).toEqual([])
  const { totals, charges } = await readProviderBook(t)
  expect(new Set(charges.map(({ code }) => code)).size).toBe(charges.length)
  for (const { paid_amount, canceled_amount } of charges) {
    if (paid_amount > 0) expect(canceled_amount).toBeLessThanOrEqual(paid_amount)
  }
  await reconcile(t.deps, 'everything')
  const alarms = t.deps.db.selectFrom('reconciliation_differences').select(['kind', 'expected', 'found'])
  expect(await alarms.where('settled_at', 'is', null).execute()).toEqual([])
  const { captured, refunded, chargedBack, withdrawn } = totals
  expect(await heldByUs(t)).toBe(captured - refunded - chargedBack - withdrawn)
}
