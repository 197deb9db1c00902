import type { saveBankAccount as endpoint } from '@emma/contracts/earnings/bank-accounts'
import type { BodyOf } from '@emma/contracts/kit'
import { type BankAccountDetails, type BankAccountFault, checkBankAccount } from '@emma/domain/earnings'
import { type FieldRefusal, fieldRefusal } from '@emma/phrases/field-refusal'
import { AppError } from '../../../http/app-error.ts'
import { isBank } from '../../lookups/index.ts'

type Body = BodyOf<typeof endpoint>

/** Our field names → the wire's. */
const wireNames = {
  bankCode: 'bank_code',
  branch: 'agencia',
  branchDigit: 'agencia_dv',
  account: 'conta',
  accountDigit: 'conta_dv',
  document: 'document_number',
} as const satisfies Record<BankAccountFault['field'], string>

const refuseFields = (
  faults: readonly { readonly field: BankAccountFault['field']; readonly code: FieldRefusal }[],
): AppError =>
  new AppError('validation_failed', {
    errors: faults.map(({ field, code }) => ({ path: wireNames[field], ...fieldRefusal(code) })),
  })

/**
 * A valid account: consistent numbers, in the name of one of the owner's documents.
 * @throws AppError `validation_failed` at the fields
 */
export const checkedAccount = (
  body: Body,
  owned: readonly (string | undefined)[],
  notOwned: 'document_not_own' | 'document_not_company' = 'document_not_own',
): BankAccountDetails => {
  const typed = {
    bankCode: body.bank_code,
    branch: body.agencia,
    branchDigit: body.agencia_dv,
    account: body.conta,
    accountDigit: body.conta_dv,
    document: body.document_number,
  }
  const result = checkBankAccount(typed, isBank)
  if (!result.ok) throw refuseFields(result.faults)
  if (!owned.includes(result.value.document)) throw refuseFields([{ field: 'document', code: notOwned }])
  return result.value
}
