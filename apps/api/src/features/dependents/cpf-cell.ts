import type { Cell } from '../../crypto/vault.ts'

/** Where a dependent's CPF stands: under the guardian's key. */
export const cpfCell = (customerId: string, dependentId: string): Cell => ({
  subjectId: customerId,
  column: 'dependents.cpf_sealed',
  rowId: dependentId,
})
