import { parseCnpj } from '../companies/index.ts'
import { parseCpf } from '../customers/index.ts'
import { bankRules } from './check-digits.ts'

/** A bank account as it was typed, without punctuation in its numbers. */
export interface CheckableAccount {
  readonly bankCode: string
  readonly branch: string
  readonly branchDigit?: string | undefined
  readonly account: string
  readonly accountDigit: string
  /** CPF or CNPJ, with or without punctuation. */
  readonly document: string
}

/** What is wrong with an account, field by field. */
export interface BankAccountFault {
  readonly field: 'bankCode' | 'branch' | 'branchDigit' | 'account' | 'accountDigit' | 'document'
  readonly code:
    | 'bank_unknown'
    | 'branch_invalid'
    | 'branch_digit_wrong'
    | 'account_too_long'
    | 'account_digit_wrong'
    | 'document_invalid'
}

/** A valid account: numbers as the bank has them, the document without punctuation. */
export interface BankAccountDetails {
  readonly bankCode: string
  readonly branch: string
  readonly branchDigit?: string
  readonly account: string
  readonly accountDigit: string
  readonly document: string
}

const documentOf = (typed: string): string | undefined => {
  const cpf = parseCpf(typed)
  if (cpf.ok) return cpf.value
  const cnpj = parseCnpj(typed)
  return cnpj.ok ? cnpj.value : undefined
}

const digitFaults = ({ bankCode, branch, branchDigit, account, accountDigit }: BankAccountDetails) => {
  const rule = bankRules[bankCode]
  const faults: BankAccountFault[] = []
  if (!rule) return faults
  const numbers = { branch, account }
  if (branchDigit !== undefined && rule.branch && !rule.branch(numbers).includes(branchDigit))
    faults.push({ field: 'branchDigit', code: 'branch_digit_wrong' })
  if (rule.covers?.(account) === false) return faults
  const digits = rule.account(numbers)
  if (digits.length === 0) faults.push({ field: 'account', code: 'account_too_long' })
  else if (!digits.includes(accountDigit)) faults.push({ field: 'accountDigit', code: 'account_digit_wrong' })
  return faults
}

/** The branch with its leading zeros; its digit only if the bank has one. */
const normalized = (typed: CheckableAccount, document: string): BankAccountDetails => {
  const { bankCode, account } = typed
  const branchDigit = typed.branchDigit?.toUpperCase()
  const hasBranchDigit = branchDigit !== undefined && branchDigit !== ''
  const isChecked = bankRules[bankCode] !== undefined
  return {
    bankCode,
    branch: typed.branch.padStart(4, '0'),
    ...(hasBranchDigit && (!isChecked || bankRules[bankCode]?.branch) ? { branchDigit } : {}),
    account,
    accountDigit: typed.accountDigit.toUpperCase(),
    document,
  }
}

/**
 * Checks an account for withdrawals: a bank that exists, numbers in the right form, check digits if the bank's rule is
 * public (`check-digits.ts`), a valid document. The caller checks whose document it is.
 * @param isBank whether a code of three digits is a bank's
 * @returns the normalized account, or every fault
 */
export const checkBankAccount = (
  typed: CheckableAccount,
  isBank: (code: string) => boolean,
):
  | { readonly ok: true; readonly value: BankAccountDetails }
  | { readonly ok: false; readonly faults: readonly BankAccountFault[] } => {
  const document = documentOf(typed.document)
  const account = normalized(typed, document ?? '')
  const faults: BankAccountFault[] = [
    ...(isBank(typed.bankCode) ? [] : [{ field: 'bankCode', code: 'bank_unknown' } as const]),
    ...(/^0*$/.test(typed.branch) ? [{ field: 'branch', code: 'branch_invalid' } as const] : []),
    ...(document === undefined ? [{ field: 'document', code: 'document_invalid' } as const] : []),
    ...digitFaults(account),
  ]
  return faults.length === 0 ? { ok: true, value: account } : { ok: false, faults }
}
