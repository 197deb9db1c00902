import type { MedicalRecord } from '@emma/contracts/records'
import { type AccessLine, accessLine } from '@emma/contracts/records/access-log'
import { type RecordFacts, type RecordReader, recordCan } from '@emma/domain/records'
import * as z from 'zod/mini'
import type { Vault } from '../../crypto/vault.ts'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import type { AccessRow } from './access/access-log.repo.ts'
import { bytesOf, toPrescription } from './prescription.present.ts'
import { addendumCell, contentCell, sealedContent } from './record-content.ts'
import type { RecordRow } from './records.repo.ts'

/** As much of a row as the domain's permissions ask for. */
export const factsOf = ({
  status,
  customer_id,
  specialist_id,
}: Pick<RecordRow, 'status' | 'customer_id' | 'specialist_id'>): RecordFacts => ({
  state: status,
  customerId: customer_id,
  specialistId: specialist_id,
})

const openAddendum = async (
  vault: Vault,
  tx: Tx | Db,
  customerId: string,
  { id, text_sealed, created_at }: RecordRow['addenda'][number],
) => {
  const text = await vault.open(tx, addendumCell(customerId, id), bytesOf(text_sealed))
  return { id, text: z.parse(z.string(), text), created_at: new Date(created_at).toISOString() }
}

/** Row → wire, opened for a reader who was let in. */
export const toRecord = async (
  vault: Vault,
  tx: Tx | Db,
  row: RecordRow,
  reader: RecordReader,
): Promise<MedicalRecord> => {
  const content = await vault.open(tx, contentCell(row), row.content_sealed)
  return {
    id: row.id,
    uuid: row.id,
    schedule_id: row.appointment_id,
    customer_id: row.customer_id,
    customer_name: row.customer_name,
    dependent: row.dependent_id === null ? null : { id: row.dependent_id, name: row.dependent_name ?? '' },
    specialist_id: row.specialist_id,
    specialist_name: row.specialist_name,
    ...z.parse(sealedContent, content),
    status: row.status,
    version: row.version,
    ...(row.signed_at === null ? {} : { signed_at: row.signed_at.toISOString() }),
    ...(row.content_hash === null ? {} : { hash: row.content_hash.toString('hex') }),
    addenda: await Promise.all(row.addenda.map((each) => openAddendum(vault, tx, row.customer_id, each))),
    prescriptions: await Promise.all(row.prescriptions.map((each) => toPrescription(vault, tx, each))),
    can: recordCan(factsOf(row), reader),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

/** Rows → wire; the patients' keys come with one query. */
export const toRecords = async (
  vault: Vault,
  tx: Tx | Db,
  rows: readonly RecordRow[],
  reader: RecordReader,
): Promise<MedicalRecord[]> => {
  await vault.warm(
    tx,
    rows.map((row) => row.customer_id),
  )
  return Promise.all(rows.map((row) => toRecord(vault, tx, row, reader)))
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
