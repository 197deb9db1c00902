import type { ErasurePart } from '../../ports/erasure.ts'

/** The exams belong to the patient: their rows and files are deleted. */
export const eraseExams: ErasurePart = async (tx, { customerId }) => {
  const rows = await tx
    .deleteFrom('exams')
    .where('customer_id', '=', customerId)
    .returning('file_key')
    .execute()
  return rows.map(({ file_key }) => file_key)
}
