import type { MedicalRecord } from '@emma/contracts/records'
import { type AccessLine, accessLine } from '@emma/contracts/records/access-log'
import { type RecordFacts, type RecordReader, recordCan } from '@emma/domain/records'
import * as z from 'zod/mini'
import type { Open, Vault } from '../../crypto/vault.ts'
import { bytesOf } from '../../db/json-bytes.ts'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import type { AccessRow } from './access/access-log.repo.ts'
import { toOpenPrescription } from './prescription.present.ts'
import { addendumCell, contentCell, sealedContent } from './record-content.ts'
import type { RecordRow } from './records.repo.ts'

/** The facts of a row that the domain's permissions need. */
export const factsOf = ({
  status,
  customer_id,
  specialist_id,
}: Pick<RecordRow, 'status' | 'customer_id' | 'specialist_id'>): RecordFacts => ({
  state: status,
  customerId: customer_id,
  specialistId: specialist_id,
})

const openAddendum = (
  open: Open,
  customerId: string,
  { id, text_sealed, created_at }: RecordRow['addenda'][number],
) => {
  const text = open(addendumCell(customerId, id), bytesOf(text_sealed))
  return { id, text: z.parse(z.string(), text), created_at: new Date(created_at).toISOString() }
}

/** Row → wire, opened for an authorized reader. @param open has the patient's key */
export const toRecord = (open: Open, row: RecordRow, reader: RecordReader): MedicalRecord => ({
  id: row.id,
  uuid: row.id,
  schedule_id: row.appointment_id,
  customer_id: row.customer_id,
  customer_name: row.customer_name,
  dependent: row.dependent_id === null ? null : { id: row.dependent_id, name: row.dependent_name ?? '' },
  specialist_id: row.specialist_id,
  specialist_name: row.specialist_name,
  ...z.parse(sealedContent, open(contentCell(row), row.content_sealed)),
  status: row.status,
  version: row.version,
  ...(row.signed_at === null ? {} : { signed_at: row.signed_at.toISOString() }),
  ...(row.content_hash === null ? {} : { hash: row.content_hash.toString('hex') }),
  addenda: row.addenda.map((each) => openAddendum(open, row.customer_id, each)),
  prescriptions: row.prescriptions.map((each) => toOpenPrescription(open, each)),
  can: recordCan(factsOf(row), reader),
  ...(row.attended_at === null ? {} : { attended_at: row.attended_at.toISOString() }),
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})

/** One row → wire, with its patient's key. */
export const openRecord = async (
  vault: Vault,
  tx: Tx | Db,
  row: RecordRow,
  reader: RecordReader,
): Promise<MedicalRecord> => toRecord(await vault.unlock(tx, [row.customer_id]), row, reader)

/** Rows → wire; the patients' keys come with one query. */
export const toRecords = async (
  vault: Vault,
  tx: Tx | Db,
  rows: readonly RecordRow[],
  reader: RecordReader,
): Promise<MedicalRecord[]> => {
  const open = await vault.unlock(
    tx,
    rows.map((row) => row.customer_id),
  )
  return rows.map((row) => toRecord(open, row, reader))
}

export const toAccessLine = (row: AccessRow): AccessLine =>
  z.parse(accessLine, {
    id: row.id,
    first_at: row.first_at.toISOString(),
    at: row.at.toISOString(),
    times: row.times,
    who: { name: `${row.first_name} ${row.last_name}`, role: row.role },
    action: row.action,
    object: row.object,
    object_id: row.object_id,
    objects: row.objects,
    dependent: row.dependent_id === null ? null : { id: row.dependent_id, name: row.dependent_name },
    basis: row.basis,
  })
