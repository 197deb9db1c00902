import type { ErasurePart } from '../../../ports/erasure.ts'

/** Erases companions' names; that there was one, and who let them in, stays with the call. */
export const eraseCompanions: ErasurePart = async (tx, { customerId }) => {
  await tx
    .updateTable('call_companions')
    .set({ name_sealed: null })
    .where('name_sealed', 'is not', null)
    .where('appointment_id', 'in', (eb) =>
      eb.selectFrom('appointments').select('id').where('customer_id', '=', customerId),
    )
    .execute()
  return []
}
