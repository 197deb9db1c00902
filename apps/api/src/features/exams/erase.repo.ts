import type { ErasurePart } from '../../ports/erasure.ts'

/** The exams that the patient kept are the patient's own: their rows and files go. */
export const eraseExams: ErasurePart = async (tx, { customerId }) => {
  const rows = await tx
    .deleteFrom('exams')
    .where('customer_id', '=', customerId)
    .returning('file_key')
    .execute()
  return rows.map(({ file_key }) => file_key)
}
