import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { RecipientRegistration } from '../../../providers/payments/port.ts'
import type { CompanyAccountRow } from '../balance/company-money.repo.ts'
import { type SealedDetails, sealedDetails, toPayout } from './bank-account-details.ts'

const cellOf = (companyId: string) => ({
  subjectId: companyId,
  column: 'companies.bank_sealed',
  rowId: companyId,
})

export const sealCompanyBank = (
  { vault }: Pick<Deps, 'vault'>,
  tx: Tx,
  companyId: string,
  value: SealedDetails,
): Promise<Buffer> => vault.seal(tx, cellOf(companyId), value)

/** A company in the provider's format; undefined while it has no bank account or no admin member. */
export const registrationOf = async (
  { vault }: Pick<Deps, 'vault'>,
  db: Db | Tx,
  row: CompanyAccountRow,
): Promise<RecipientRegistration | undefined> => {
  const { bank_code: bankCode, bank_sealed: sealed, email } = row
  if (bankCode === null || sealed === null || email === null) return undefined
  const details = sealedDetails.parse(await vault.open(db, cellOf(row.id), sealed))
  const account = toPayout(bankCode, details)
  return { code: row.id, kind: 'company', name: row.name, email, document: row.cnpj, account }
}
