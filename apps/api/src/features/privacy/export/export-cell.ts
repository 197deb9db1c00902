import type { Cell } from '../../../crypto/vault.ts'

export const exportCell = ({ id, customer_id }: { id: string; customer_id: string }): Cell => ({
  subjectId: customer_id,
  column: 'data_exports.file_secret_sealed',
  rowId: id,
})
