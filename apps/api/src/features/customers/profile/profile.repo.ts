import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'

export interface CustomerChange {
  readonly birth_date?: string
  readonly gender?: string | null
  readonly marital_status?: string | null
  readonly nickname?: string | null
  readonly contact_preference?: string
  readonly special_document_type?: string | null
  readonly cpf_sealed?: Buffer
  readonly cpf_hash?: Buffer
  readonly contact_sealed?: Buffer
  readonly address_sealed?: Buffer
  readonly special_document_sealed?: Buffer | null
}

/** Locks a user's row until the transaction ends: serializes changes of a profile. */
export const lockUser = (tx: Tx, userId: string) =>
  tx.selectFrom('users').select('email').where('id', '=', userId).forUpdate().executeTakeFirst()

/** A customer's phones, locked; undefined for a user of another role. */
export const lockContact = (tx: Tx, userId: string) =>
  tx
    .selectFrom('customers')
    .select(['id', 'contact_sealed'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()

export const updateCustomerRow = async (
  tx: Tx,
  customerId: string,
  change: CustomerChange,
): Promise<void> => {
  if (Object.keys(change).length === 0) return
  await tx.updateTable('customers').set(change).where('id', '=', customerId).execute()
}

export const isCpfTaken = async (tx: Tx, customerId: string, cpfHash: Buffer): Promise<boolean> =>
  (await tx
    .selectFrom('customers')
    .select('id')
    .where('cpf_hash', '=', cpfHash)
    .where('id', '<>', customerId)
    .executeTakeFirst()) !== undefined

/** Whether a patient has ever had or booked an appointment, for themselves or a dependent. */
export const hasAppointments = async (db: Db, customerId: string): Promise<boolean> =>
  (await db
    .selectFrom('appointments')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('status', 'in', ['confirmed', 'in_progress', 'finished', 'no_show'])
    .limit(1)
    .executeTakeFirst()) !== undefined
