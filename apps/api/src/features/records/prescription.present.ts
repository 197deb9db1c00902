import { override, type Prescription } from '@emma/contracts/prescriptions'
import * as z from 'zod/mini'
import type { Cell, Open, Vault } from '../../crypto/vault.ts'
import { bytesOf } from '../../db/json-bytes.ts'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import type { PrescriptionRow } from './records.repo.ts'

/** The part of a prescription that is printed. */
export const prescriptionContent = z.object({
  title: z.string(),
  prescription: z.string(),
  condition_use: z.string(),
  via: z.string(),
  qtd: z.string(),
})
/** The shape inside `prescriptions.content_sealed`. */
export const keptPrescription = z.object({
  ...prescriptionContent.shape,
  /** The reason for a prescription whose alert the prescriber overrode. */
  override: z.optional(override),
  /** Set when a model was prescribed together with others. */
  model_set: z.optional(z.string()),
})
export type KeptPrescription = z.output<typeof keptPrescription>
export type PrescriptionContent = z.output<typeof prescriptionContent>

/** A prescription is sealed with its patient's key; a model, without a patient, with its specialist's. */
export const prescriptionCell = (
  row: Pick<PrescriptionRow, 'id' | 'customer_id' | 'specialist_id'>,
): Cell => ({
  subjectId: row.customer_id ?? row.specialist_id,
  column: 'prescriptions.content_sealed',
  rowId: row.id,
})

/** Row → API. @param open has the key of the patient, or of a model's specialist */
export const toOpenPrescription = (open: Open, row: PrescriptionRow): Prescription => ({
  id: row.id,
  ...z.parse(keptPrescription, open(prescriptionCell(row), bytesOf(row.content_sealed))),
  bulario_id: row.medicine_id,
  is_model: row.is_model,
  ...(row.issued ? { issued: true } : {}),
  ...(row.cid_code === null ? {} : { cid_code: row.cid_code }),
  ...(row.cid_name ? { cid_name: row.cid_name } : {}),
  ...(row.appointment_id === null ? {} : { schedule_id: row.appointment_id }),
  ...(row.record_id === null ? {} : { record_id: row.record_id }),
  ...(row.customer_id === null ? {} : { customer_id: row.customer_id }),
})

export const toPrescription = async (
  vault: Vault,
  tx: Tx | Db,
  row: PrescriptionRow,
): Promise<Prescription> => toOpenPrescription(await vault.unlock(tx, [prescriptionCell(row).subjectId]), row)
