import type { ErasurePart } from '../../ports/erasure.ts'

/** What was told before appointments goes where nothing else of the patient is kept; it stays with the records otherwise. */
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
