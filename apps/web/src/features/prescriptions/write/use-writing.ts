import { useReview } from '../medicine/use-warnings.ts'
import { bodyOf, modelBodyOf, type PrescriptionValues } from './prescription-values.ts'
import type { Writing } from './use-prescribing.ts'

export interface Place {
  readonly recordId: string | null
  readonly cid: string
  /** Begins the record when there is none yet; null when that failed. */
  readonly begin: () => Promise<string | null>
}

/** What is written in a record: once what speaks against it was seen, and where it is wanted also as a model. */
export const useWriting = ({ recordId, cid, begin }: Place): Writing => {
  const review = useReview()
  const isConfirmed = (record: string, values: PrescriptionValues, prescriptionId?: string) =>
    review({ recordId: record, title: values.title, medicineId: values.bulario_id, prescriptionId })
  return {
    toCreate: async (values) => {
      const record_id = await begin()
      if (record_id === null || !(await isConfirmed(record_id, values))) return null
      const inRecord = { ...bodyOf(values), record_id }
      return values.keepModel ? [inRecord, modelBodyOf({ ...values, cid_code: cid })] : [inRecord]
    },
    toChange: async (id, values) => {
      if (recordId === null || !(await isConfirmed(recordId, values, id))) return null
      return bodyOf(values)
    },
  }
}
