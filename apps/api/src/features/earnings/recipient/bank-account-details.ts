import * as z from 'zod'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { PayoutAccount } from '../../../providers/payments/port.ts'
import type { OwnerRow } from './bank-accounts.repo.ts'

/** The sealed fields of an account. */
export const sealedDetails = z.object({
  branch: z.string(),
  branchDigit: z.string().optional(),
  account: z.string(),
  accountDigit: z.string(),
  kind: z.enum(['checking', 'savings']),
  holderName: z.string(),
  document: z.string(),
})
export type SealedDetails = z.output<typeof sealedDetails>

type Sealing = Pick<Deps, 'vault'>
const cellOf = (specialistId: string, rowId: string) => ({
  subjectId: specialistId,
  column: 'bank_accounts.details_sealed',
  rowId,
})

export const sealDetails = (
  { vault }: Sealing,
  tx: Tx,
  { specialistId, id }: { readonly specialistId: string; readonly id: string },
  value: SealedDetails,
): Promise<Buffer> => vault.seal(tx, cellOf(specialistId, id), value)

export const openDetails = async (
  { vault }: Sealing,
  db: Db | Tx,
  row: { readonly id: string; readonly specialist_id: string; readonly details_sealed: Buffer },
): Promise<SealedDetails> =>
  sealedDetails.parse(await vault.open(db, cellOf(row.specialist_id, row.id), row.details_sealed))

/** In the provider's format. */
export const toPayout = (bankCode: string, of: SealedDetails): PayoutAccount => ({
  holderName: of.holderName,
  holderKind: of.document.length === 11 ? 'individual' : 'company',
  holderDocument: of.document,
  bankCode,
  branch: of.branch,
  ...(of.branchDigit === undefined ? {} : { branchDigit: of.branchDigit }),
  account: of.account,
  accountDigit: of.accountDigit,
  kind: of.kind,
})

const specialDocument = z.object({ type: z.string().optional(), number: z.string().optional() })
const plain = (document: string): string => document.toUpperCase().replace(/[^0-9A-Z]/g, '')

/** The documents that may own an account: the own CPF, and the own CNPJ if one is declared. */
export const ownDocuments = async (
  { vault }: Sealing,
  db: Db | Tx,
  owner: OwnerRow,
): Promise<{ readonly cpf: string | undefined; readonly cnpj: string | undefined }> => {
  const { id, cpf_sealed, special_document_sealed } = owner
  const cell = (column: string) => ({ subjectId: id, column: `specialists.${column}`, rowId: id })
  const cpf = cpf_sealed === null ? undefined : await vault.open(db, cell('cpf_sealed'), cpf_sealed)
  const special =
    special_document_sealed === null
      ? {}
      : specialDocument.parse(await vault.open(db, cell('special_document_sealed'), special_document_sealed))
  const isCnpj = special.type?.toLowerCase() === 'cnpj' && special.number !== undefined
  return {
    cpf: cpf === undefined ? undefined : plain(z.string().parse(cpf)),
    cnpj: isCnpj ? plain(special.number ?? '') : undefined,
  }
}
