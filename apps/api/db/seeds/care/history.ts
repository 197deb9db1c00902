import { DAY } from '@emma/domain/interval'
import { sql } from 'kysely'
import * as z from 'zod'
import { inTransaction, type Tx } from '../../../src/db/transaction.ts'
import type { Deps } from '../../../src/deps.ts'
import { giveDemoAccount } from '../people/bank-account.ts'
import { demoEmails } from '../seed.ts'

interface Past {
  readonly id: string
  readonly code: string
  readonly amount: number
  readonly refunded: number
  readonly payment_method: 'credit_card' | 'pix'
  readonly paid_at: Date
  readonly specialistId: string
  readonly share: number
}

/** Payments of the demo's past: paid, and unknown to the simulated provider. */
const findPast = async ({ db, clock }: Deps): Promise<readonly Past[]> => {
  const { rows } = await sql<Past>`
    SELECT p.id, p.appointment_id AS code, p.provider_amount AS amount, p.method AS payment_method, p.paid_at,
      a.specialist_id AS "specialistId", a.specialist_share AS share,
      coalesce((SELECT sum(amount) FROM refunds r WHERE r.payment_id = p.id AND r.status = 'done'), 0)::int AS refunded
    FROM payments p JOIN appointments a ON a.id = p.appointment_id
    WHERE p.provider_amount > 0 AND p.paid_at < ${new Date(clock.now().getTime() - DAY)}
      AND p.provider_charge_id IS NULL AND p.method IN ('credit_card', 'pix')`.execute(db)
  return rows
}

interface PastWithdrawal {
  readonly id: string
  readonly amount: number
  readonly at: Date
}

/** Withdrawals in the demo's ledger without a row. */
const findPastWithdrawals = async (
  { db }: Deps,
  specialistId: string,
): Promise<readonly PastWithdrawal[]> => {
  const { rows } = await sql<PastWithdrawal>`
    SELECT e.reference AS id, o.amount, e.created_at AS at FROM ledger_postings o JOIN ledger_entries e ON e.id = o.entry_id
    WHERE o.account = ${`transferred:${specialistId}`} AND e.kind = 'withdrawal_requested'
      AND NOT EXISTS (SELECT FROM withdrawals w WHERE w.id = e.reference)
    ORDER BY e.created_at`.execute(db)
  return rows
}

const answer = z.object({
  charges: z.array(z.object({ code: z.string(), order_id: z.string(), charge_id: z.string() })),
  withdrawals: z.array(z.object({ id: z.string(), created_at: z.string() })),
})
type Answer = z.output<typeof answer>

const post = async ({ config }: Deps, body: object): Promise<Answer> => {
  const response = await fetch(new URL('/_history', config.PAGARME_URL), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  })
  return answer.parse(await response.json())
}

const keepCharges = async (tx: Tx, { charges }: Answer): Promise<void> => {
  await sql`
    UPDATE payments p SET provider_order_id = made.order_id, provider_charge_id = made.charge_id
    FROM jsonb_to_recordset(${JSON.stringify(charges)}::jsonb) AS made (code uuid, order_id text, charge_id text)
    WHERE p.appointment_id = made.code AND p.provider_charge_id IS NULL`.execute(tx)
}

interface Sent extends PastWithdrawal {
  readonly specialistId: string
  readonly bankAccountId: string
  readonly bankCode: string
  readonly endsWith: string
  readonly recipientId: string
  readonly providerId: string
}

const keepWithdrawal = async (tx: Tx, { id, amount, at, ...of }: Sent): Promise<void> => {
  const ended = new Date(at.getTime() + DAY)
  await tx
    .insertInto('withdrawals')
    .values({
      id,
      specialist_id: of.specialistId,
      bank_account_id: of.bankAccountId,
      bank_code: of.bankCode,
      bank_ends_with: of.endsWith,
      recipient_id: of.recipientId,
      amount,
      status: 'paid',
      provider_key: id,
      provider_withdrawal_id: of.providerId,
      requested_at: at,
      decided_at: ended,
      sent_at: ended,
      ended_at: ended,
    })
    .execute()
  const part = { withdrawal_id: id, position: 0, amount, approver: 'platform', approved_at: ended }
  await tx.insertInto('withdrawal_parts').values(part).execute()
}

/**
 * Reports the demo's past to the simulated provider, so that both books agree, old credits can be refunded to their
 * cards and earnings can be withdrawn. Once: what the provider knows already is only recorded here.
 */
export const keepHistory = async (deps: Deps): Promise<void> => {
  const past = await findPast(deps)
  if (past.length === 0) return
  const { id: specialistId } = await deps.db
    .selectFrom('specialists as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select('s.id')
    .where('u.email', '=', demoEmails.specialist)
    .executeTakeFirstOrThrow()
  const account = await giveDemoAccount(deps, specialistId)
  const { recipientId } = account
  const sent = await findPastWithdrawals(deps, specialistId)
  const made = await post(deps, {
    charges: past.map(({ id: _, specialistId: whose, share, paid_at, ...charge }) => ({
      ...charge,
      paid_at: paid_at.toISOString(),
      split: whose === specialistId ? [{ recipient_id: recipientId, amount: share }] : [],
    })),
    withdrawals: sent.map(({ amount, at }) => ({
      recipient_id: recipientId,
      amount,
      created_at: at.toISOString(),
    })),
  })
  await inTransaction(deps.db, async (tx) => {
    await keepCharges(tx, made)
    for (const [nth, withdrawal] of sent.entries()) {
      const providerId = made.withdrawals[nth]?.id ?? ''
      await keepWithdrawal(tx, { ...withdrawal, ...account, specialistId, providerId })
    }
    await deps.jobs.add(tx, 'reconcile-everything', {}, { key: 'reconcile-demo' })
  })
}
