import type { RecordState } from '../records/index.ts'
import { ok, type Result, refuse } from '../result.ts'

/** The facts about a prescription that decide whether it may change: a model, or part of a record. */
export type PrescriptionFacts =
  | { readonly isModel: true }
  | {
      readonly isModel: false
      readonly record: RecordState
      /** It is part of a document in force. */
      readonly issued: boolean
      /** The author asked to replace it: the document is revoked. */
      readonly replaces: boolean
    }

/**
 * Whether a prescription may be written, changed or deleted: a model always, another until its record is signed. One in
 * a document in force is not changed but replaced, which revokes the document.
 */
export const canChangePrescription = (
  prescription: PrescriptionFacts,
): Result<true, 'record_signed' | 'prescription_issued'> => {
  if (prescription.isModel) return ok(true)
  if (prescription.record !== 'draft') return refuse('record_signed')
  return prescription.issued && !prescription.replaces ? refuse('prescription_issued') : ok(true)
}
