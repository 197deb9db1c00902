import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Recipient } from '../../providers/payments/port.ts'

interface NewBank {
  readonly companyId: string
  readonly bankCode: string
  readonly sealed: Buffer
  readonly endsWith: string
  readonly now: Date
}

/** Stores a company's bank account; the details are sealed. */
export const keepBank = async (
  tx: Tx,
  { companyId, bankCode, sealed, endsWith, now }: NewBank,
): Promise<void> => {
  await tx
    .updateTable('companies')
    .set({
      bank_code: bankCode,
      bank_sealed: sealed,
      bank_ends_with: endsWith,
      bank_changed_at: now,
      updated_at: now,
    })
    .where('id', '=', companyId)
    .execute()
}

/** Claims the call to the provider about a company. False while another call may still be on its way. */
export const claimRecipient = async (
  db: Db | Tx,
  companyId: string,
  now: Date,
  until: Date,
): Promise<boolean> => {
  const { rows } = await sql`
    UPDATE companies SET recipient_asked_until = ${until}
     WHERE id = ${companyId} AND (recipient_asked_until IS NULL OR recipient_asked_until <= ${now}) RETURNING id`.execute(
    db,
  )
  return rows.length === 1
}

/** The call is over, with or without an answer: the next one may run. */
export const unclaimRecipient = async (db: Db | Tx, companyId: string): Promise<void> => {
  await sql`UPDATE companies SET recipient_asked_until = NULL WHERE id = ${companyId}`.execute(db)
}

/** Stores the provider's recipient data. True if it was not known before. */
export const keepRecipient = async (
  tx: Tx,
  companyId: string,
  { id, status }: Pick<Recipient, 'id' | 'status'>,
): Promise<boolean> => {
  const before = await tx
    .selectFrom('companies')
    .select('provider_recipient_id')
    .where('id', '=', companyId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const known = { provider_recipient_id: id, recipient_status: status }
  await tx.updateTable('companies').set(known).where('id', '=', companyId).execute()
  return before.provider_recipient_id === null
}
