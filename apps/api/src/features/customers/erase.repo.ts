import type { Tx } from '../../db/transaction.ts'
import type { ErasurePart } from '../../ports/erasure.ts'

/** Anonymizes the patient: no name, address or number. The CPF can be registered again. */
export const eraseCustomer: ErasurePart = async (tx, { customerId, userId }) => {
  for (const table of ['registrations', 'sign_ups'] as const)
    await tx.deleteFrom(table).where('user_id', '=', userId).execute()
  await tx
    .updateTable('customers')
    .set({
      status: 'erased',
      birth_date: null,
      gender: null,
      marital_status: null,
      nickname: null,
      cpf_sealed: null,
      cpf_hash: null,
      contact_sealed: null,
      address_sealed: null,
      special_document_type: null,
      special_document_sealed: null,
    })
    .where('id', '=', customerId)
    .execute()
  return []
}

/** From now on the patient can neither log in nor book. */
export const closeCustomer = async (tx: Tx, customerId: string): Promise<void> => {
  await tx.updateTable('customers').set({ status: 'erased' }).where('id', '=', customerId).execute()
}
