import type { ErasurePart } from '../../ports/erasure.ts'

/** Preparations are deleted unless something else of the patient must be retained; then they stay with the records. */
export const erasePreparations: ErasurePart = async (tx, { customerId, isRetained }) => {
  if (isRetained) return []
  await tx
    .deleteFrom('preparations')
    .where('appointment_id', 'in', (eb) =>
      eb.selectFrom('appointments').select('id').where('customer_id', '=', customerId),
    )
    .execute()
  const files = await tx
    .deleteFrom('preparation_files')
    .where('customer_id', '=', customerId)
    .returning('file_key')
    .execute()
  return files.map(({ file_key }) => file_key)
}
