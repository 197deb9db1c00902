import type { BankAccount } from '@emma/contracts/earnings/bank-accounts'
import { bankName } from '../../lookups/index.ts'
import type { SealedDetails } from './bank-account-details.ts'
import type { BankAccountRow } from './bank-accounts.repo.ts'

/** Row and opened details → the wire's words (spec §3). */
export const toBankAccount = (row: BankAccountRow, details: SealedDetails): BankAccount => ({
  bank_account_id: row.provider_account_id,
  recipient_id: row.recipient_id,
  bank_code: row.bank_code,
  bank_name: bankName(row.bank_code),
  agencia: details.branch,
  ...(details.branchDigit === undefined ? {} : { agencia_dv: details.branchDigit }),
  conta: details.account,
  conta_dv: details.accountDigit,
  type_account: details.kind,
  document_number: details.document,
  name_account: details.holderName,
  recipient_status: row.recipient_status,
  created_at: row.created_at.toISOString(),
})
