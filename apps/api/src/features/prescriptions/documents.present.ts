import { type PrescriptionDocument, prescriptionDocument } from '@emma/contracts/prescriptions'
import type { DocumentFacts } from '@emma/domain/prescriptions'
import { type Council, checkCouncil, formatCouncil } from '@emma/domain/specialists'
import * as z from 'zod/mini'
import type { Config } from '../../config.ts'
import type { Cell, Vault } from '../../crypto/vault.ts'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import { type PrescriptionContent, prescriptionContent } from '../records/index.ts'
import type { DocumentRow } from './documents.repo.ts'

interface CouncilColumns {
  readonly council_type: string | null
  readonly council_uf: string | null
  readonly council_number: string | null
}
/** The registration of a row, when there is a whole one. */
export const councilOf = ({ council_type, council_uf, council_number }: CouncilColumns): Council | null => {
  const council = checkCouncil({
    type: council_type ?? '',
    uf: council_uf ?? '',
    number: council_number ?? '',
  })
  return council.ok ? council.value : null
}
const councilText = (row: CouncilColumns): string => {
  const council = councilOf(row)
  return council === null ? '' : formatCouncil(council)
}

export const itemsCell = ({ id, customer_id }: { id: string; customer_id: string }): Cell => ({
  subjectId: customer_id,
  column: 'prescription_documents.items_sealed',
  rowId: id,
})
/** The file is sealed too: what lies on the disk says nothing. */
export const fileCell = ({ id, customer_id }: { id: string; customer_id: string }): Cell => ({
  subjectId: customer_id,
  column: 'prescription_documents.file_key',
  rowId: id,
})

export const verifyUrl = ({ publicUrl }: Config, code: string): string => `${publicUrl}/verificar/${code}`

const words = z.pick(prescriptionDocument, { signature: true, delivery: true })

export const factsOf = (
  row: Pick<DocumentRow, 'customer_id' | 'specialist_id' | 'delivery'>,
): DocumentFacts => ({
  customerId: row.customer_id,
  specialistId: row.specialist_id,
  delivery: row.delivery === 'electronic' ? 'electronic' : 'print',
})

export const openItems = async (
  vault: Vault,
  tx: Tx | Db,
  row: Pick<DocumentRow, 'id' | 'customer_id' | 'items_sealed'>,
): Promise<PrescriptionContent[]> =>
  z.parse(z.array(prescriptionContent), await vault.open(tx, itemsCell(row), row.items_sealed))

export const toDocument = (
  config: Config,
  row: Omit<DocumentRow, 'items_sealed' | 'file_key' | 'first_name' | 'last_name' | 'replaced_at'>,
  items: readonly PrescriptionContent[],
): PrescriptionDocument => ({
  id: row.id,
  record_id: row.record_id,
  code: row.code,
  url: `/api/v1/prescriptions/document/${row.id}.pdf`,
  verify_url: verifyUrl(config, row.code),
  ...z.parse(words, row),
  specialist: { id: row.specialist_id, name: row.specialist_name, council: councilText(row) },
  medicines: items.map(({ title }) => title),
  created_at: row.created_at.toISOString(),
})

/** `P. S.`: all that a pharmacist sees of the patient. */
const initialsOf = (...names: readonly string[]): string =>
  names
    .flatMap((name) => name.split(/\s+/))
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => `${[...word][0]}.`)
    .join(' ')

/** What the check page shows to anybody who has the code. */
export const toVerification = (row: DocumentRow, items: readonly PrescriptionContent[]) => ({
  valid: row.replaced_at === null,
  code: row.code,
  issued_at: row.created_at.toISOString(),
  ...z.parse(words, row),
  specialist: { name: row.specialist_name, council: councilText(row) },
  patient_initials: initialsOf(row.first_name, row.last_name),
  items: [...items],
})
