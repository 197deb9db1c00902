import { createHash } from 'node:crypto'
import type { RecordContent } from '@emma/contracts/records/forms'
import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { toPrescription } from '../prescription.present.ts'
import { findRecord, type LockedRecord } from '../records.repo.ts'

const sha256 = (value: unknown): Buffer => createHash('sha256').update(JSON.stringify(value)).digest()

/** The signed fields of a prescription: the wire may grow, but an existing hash may not change. */
const signedPrescription = (each: Awaited<ReturnType<typeof toPrescription>>) => ({
  id: each.id,
  title: each.title,
  prescription: each.prescription,
  condition_use: each.condition_use,
  via: each.via,
  qtd: each.qtd,
  bulario_id: each.bulario_id,
  is_model: each.is_model,
  schedule_id: each.schedule_id,
  record_id: each.record_id,
  customer_id: each.customer_id,
  ...(each.override === undefined ? {} : { override: each.override }),
})

/**
 * The hash of a signature: the record's patient and author, its content with prescriptions, and the time; the same text
 * gives the same hash.
 */
export const contentHashOf = async (
  { vault }: Pick<Deps, 'vault'>,
  tx: Tx,
  record: Omit<LockedRecord, 'status' | 'version' | 'content_sealed'>,
  content: RecordContent,
  signedAt: Date,
): Promise<Buffer> => {
  const row = await findRecord(tx, record.id)
  const prescriptions = await Promise.all(
    (row?.prescriptions ?? []).map(async (each) => signedPrescription(await toPrescription(vault, tx, each))),
  )
  const { id, specialist_id, customer_id, appointment_id, dependent_id } = record
  const signed = { id, specialist_id, customer_id, appointment_id, content, prescriptions, signedAt }
  return sha256({ ...signed, ...(dependent_id === null ? {} : { dependent_id }) })
}

/** The hash of an addendum: its text, its record, and the time. */
export const addendumHashOf = (addendum: {
  readonly id: string
  readonly recordId: string
  readonly text: string
  readonly createdAt: Date
}): Buffer => {
  const { id, recordId, text, createdAt } = addendum
  return sha256({ id, recordId, text, createdAt })
}
