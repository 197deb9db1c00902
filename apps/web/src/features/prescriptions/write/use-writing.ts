import { useReview } from '../medicine/use-review.ts'
import { bodyOf, modelBodyOf } from './prescription-values.ts'
import { RecordUnsaved } from './record-unsaved.ts'
import type { Writing } from './use-prescribing.ts'

export interface Place {
  readonly recordId: string | null
  /** The appointment whose record is not begun yet. */
  readonly appointmentId: string | null
  readonly cid: string
  /** Creates the record if there is none yet; null if that failed. */
  readonly begin: () => Promise<string | null>
}

/**
 * Writes prescriptions in a record: after the warnings were seen, and optionally as a model too.
 * @param repeated earlier prescriptions to repeat
 */
export const useWriting = (
  { recordId, cid, begin }: Omit<Place, 'appointmentId'>,
  repeated: readonly string[] = [],
): Writing => {
  const { review, question } = useReview(repeated)
  return {
    question,
    toCreate: async (values) => {
      const record_id = await begin()
      if (record_id === null) throw new RecordUnsaved()
      const { title, bulario_id: medicineId, via } = values
      const reviewed = await review({ recordId: record_id, title, medicineId, via })
      if (reviewed === null) return null
      const inRecord = { ...bodyOf(values), ...reviewed, record_id }
      return values.keepModel ? [inRecord, modelBodyOf({ ...values, cid_code: cid })] : [inRecord]
    },
    toChange: async (id, values) => {
      const { title, bulario_id: medicineId, via } = values
      if (recordId === null) return null
      const reviewed = await review({ recordId, title, medicineId, via, prescriptionId: id })
      return reviewed && { ...bodyOf(values), ...reviewed }
    },
  }
}
