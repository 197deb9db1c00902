import type { ErasurePart } from '../../ports/erasure.ts'

/** What specialists kept on the patient for themselves is no part of the record: it goes. */
export const erasePatientNotes: ErasurePart = async (tx, { customerId }) => {
  await tx.deleteFrom('tagged_patients').where('customer_id', '=', customerId).execute()
  await tx.deleteFrom('patient_notes').where('customer_id', '=', customerId).execute()
  return []
}
