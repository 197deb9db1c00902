import { type PrescriptionDocument, prescriptionDocument } from '@emma/contracts/prescriptions/documents'
import { wallTimeOf } from '@emma/domain/availability'
import { initialsOf } from '@emma/domain/customers'
import type { DocumentFacts } from '@emma/domain/prescriptions'
import { type Council, checkCouncil, formatCouncil } from '@emma/domain/specialists'
import * as z from 'zod/mini'
import type { Config } from '../../../config.ts'
import type { Cell, Vault } from '../../../crypto/vault.ts'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { type PrescriptionContent, prescriptionContent } from '../../records/index.ts'
import { secretCodeOf } from '../validator/secret-code.ts'
import type { DocumentRow } from './documents.repo.ts'

interface CouncilColumns {
  readonly council_type: string | null
  readonly council_uf: string | null
  readonly council_number: string | null
}
/** A row's registration, if complete. */
const councilOf = ({ council_type, council_uf, council_number }: CouncilColumns): Council | null => {
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

interface Sealed {
  readonly id: string
  readonly customer_id: string
}
export const itemsCell = ({ id, customer_id }: Sealed): Cell => ({
  subjectId: customer_id,
  column: 'prescription_documents.items_sealed',
  rowId: id,
})
export const overrideCell = ({ id, customer_id }: Sealed): Cell => ({
  subjectId: customer_id,
  column: 'prescription_documents.override_sealed',
  rowId: id,
})
/** The file is sealed too: the stored bytes reveal nothing. */
export const fileCell = ({ id, customer_id }: Sealed): Cell => ({
  subjectId: customer_id,
  column: 'prescription_documents.file_key',
  rowId: id,
})

export const verifyUrl = ({ publicUrl }: Config, code: string): string => `${publicUrl}/verificar/${code}`

const words = z.pick(prescriptionDocument, {
  kind: true,
  legal_class: true,
  controlled_list: true,
  valid_until: true,
  signature: true,
  delivery: true,
})

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

export const toDocument = async (
  deps: Pick<Deps, 'vault' | 'config'>,
  tx: Tx | Db,
  row: DocumentRow,
): Promise<PrescriptionDocument> => {
  const items = await openItems(deps.vault, tx, row)
  const { dependent_id, dependent_name } = row
  return {
    id: row.id,
    record_id: row.record_id,
    code: row.code,
    secret_code: secretCodeOf(deps, row.id),
    url: `/api/v1/prescriptions/document/${row.id}.pdf`,
    verify_url: verifyUrl(deps.config, row.code),
    ...z.parse(words, row),
    print_reason: row.delivery === 'print' ? 'sncr_missing' : null,
    specialist: { id: row.specialist_id, name: row.specialist_name, council: councilText(row) },
    dependent:
      dependent_id === null || dependent_name === null ? null : { id: dependent_id, name: dependent_name },
    medicines: items.map(({ title }) => title),
    created_at: row.created_at.toISOString(),
  }
}

/** A page of documents; the patients' keys come with one query. */
export const toDocuments = async (
  deps: Pick<Deps, 'vault' | 'config'>,
  tx: Tx | Db,
  rows: readonly DocumentRow[],
): Promise<PrescriptionDocument[]> => {
  await deps.vault.warm(
    tx,
    rows.map(({ customer_id }) => customer_id),
  )
  return Promise.all(rows.map((row) => toDocument(deps, tx, row)))
}

/** `P. S.`: the only patient data a pharmacist sees. */
const pointed = (name: string): string =>
  initialsOf(name)
    .map((letter) => `${letter}.`)
    .join(' ')

/** The data that the check page shows to anyone with the code. */
export const toVerification = (row: DocumentRow, items: readonly PrescriptionContent[], now: Date) => {
  const today = wallTimeOf(now.getTime(), row.time_zone).date
  const expired = row.valid_until !== null && row.valid_until < today
  return {
    valid: row.replaced_at === null && !expired,
    code: row.code,
    issued_at: row.created_at.toISOString(),
    ...z.parse(words, row),
    expired,
    revoked: row.revoked_at !== null,
    revoked_at: row.replaced_at?.toISOString() ?? null,
    specialist: { name: row.specialist_name, council: councilText(row) },
    patient_initials: pointed(row.dependent_name ?? `${row.first_name} ${row.last_name}`),
    items: [...items],
  }
}
