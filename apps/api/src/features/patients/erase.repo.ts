import type { ErasurePart } from '../../ports/erasure.ts'

/** Specialists' private notes on the patient are not part of the record: they are deleted. */
export const erasePatientNotes: ErasurePart = async (tx, { customerId }) => {
  await tx.deleteFrom('tagged_patients').where('customer_id', '=', customerId).execute()
  await tx.deleteFrom('patient_notes').where('customer_id', '=', customerId).execute()
  return []
}
