import type { RecordState } from '../records/index.ts'
import { ok, type Result, refuse } from '../result.ts'

/** A prescription as far as changing it goes: a model, or part of a record. */
export type PrescriptionFacts =
  | { readonly isModel: true }
  | { readonly isModel: false; readonly record: RecordState }

/** Whether a prescription may be written, changed or deleted: a model always, another until its record is signed. */
export const canChangePrescription = (prescription: PrescriptionFacts): Result<true, 'record_signed'> =>
  prescription.isModel || prescription.record === 'draft' ? ok(true) : refuse('record_signed')
