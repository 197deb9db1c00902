import { createHash } from 'node:crypto'
import type { RecordContent } from '@emma/contracts/record-forms'
import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { toPrescription } from './prescription.present.ts'
import { findRecord, type LockedRecord } from './records.repo.ts'

/** What is signed: whose record, what it says with its prescriptions, and when; the same text gives the same hash. */
export const contentHashOf = async (
  { vault }: Pick<Deps, 'vault'>,
  tx: Tx,
  record: LockedRecord,
  content: RecordContent,
  signedAt: Date,
): Promise<Buffer> => {
  const row = await findRecord(tx, record.id)
  const prescriptions = await Promise.all(
    (row?.prescriptions ?? []).map((each) => toPrescription(vault, tx, each)),
  )
  const { id, specialist_id, customer_id, appointment_id } = record
  const signed = { id, specialist_id, customer_id, appointment_id, content, prescriptions, signedAt }
  return createHash('sha256').update(JSON.stringify(signed)).digest()
}
