import type { Cell } from '../../crypto/vault.ts'

/** The place of a dependent's CPF: under the guardian's key. */
export const cpfCell = (customerId: string, dependentId: string): Cell => ({
  subjectId: customerId,
  column: 'dependents.cpf_sealed',
  rowId: dependentId,
})
