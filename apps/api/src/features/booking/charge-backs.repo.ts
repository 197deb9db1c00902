import type { Borne, Left } from '@emma/domain/earnings'
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import type { SaleRow } from './settlement.repo.ts'

/** Credits that a purchase became and that are not spent, oldest first; nobody spends them until the transaction ends. */
export const lockCreditsOf = (tx: Tx, appointmentId: string) =>
  tx
    .selectFrom('credits')
    .select(['id', 'remaining'])
    .where('origin_appointment_id', '=', appointmentId)
    .where('remaining', '>', 0)
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute()

/** What of a sale's shares is still pending, by the ledger; the sale's row is locked. */
export const findPending = async (tx: Tx, sale: SaleRow): Promise<Omit<Left, 'credit'>> => {
  const { rows } = await sql<Omit<Left, 'credit'>>`
    SELECT coalesce(sum(p.amount) FILTER (WHERE p.account = ${`pending:${sale.specialist_id}`}), 0)::bigint AS specialist,
      coalesce(sum(p.amount) FILTER (WHERE p.account = ${`pending:${sale.company_id}`}), 0)::bigint AS company
    FROM ledger_entries e JOIN ledger_postings p ON p.entry_id = e.id
    WHERE e.reference IN (${sale.id}, ${sale.appointment_id})`.execute(tx)
  return rows[0] ?? { specialist: 0, company: 0 }
}

/** What of a payment is given back or on its way back, by the ledger. */
export const sumRefunds = async (tx: Tx, paymentId: string): Promise<number> => {
  const { total } = await tx
    .selectFrom('refunds')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount'), sql<number>`0`).as('total'))
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** The customer has by the bank what was on its way: these refunds are over. */
export const endRefunds = async (tx: Tx, paymentId: string, now: Date): Promise<void> => {
  await tx
    .updateTable('refunds')
    .set({ status: 'done', done_at: now })
    .where('payment_id', '=', paymentId)
    .where('status', '<>', 'done')
    .execute()
}

/** False where it is known already. */
export const insertChargeBack = async (
  tx: Tx,
  paymentId: string,
  { credit, specialist, company, platform }: Borne,
  now: Date,
): Promise<boolean> => {
  const stored = await tx
    .insertInto('charge_backs')
    .values({
      payment_id: paymentId,
      amount: credit + specialist + company + platform,
      from_credit: credit,
      from_specialist: specialist,
      from_company: company,
      from_platform: platform,
      received_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('payment_id')
    .executeTakeFirst()
  return stored !== undefined
}
