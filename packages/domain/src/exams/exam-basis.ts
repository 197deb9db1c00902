import type { RecordReader } from '../records/index.ts'
import { ok, type Result, refuse } from '../result.ts'

/** The basis on which an exam was opened; stored in the access log (LGPD art. 37). */
export type ExamBasis = 'own' | 'care' | 'break_glass'

/**
 * The basis on which a person reads an exam: the account that owns it, a specialist with care of the patient, or a
 * specialist during an emergency access. For all others it does not exist.
 */
export const examBasis = (
  exam: { readonly customerId: string },
  reader: RecordReader,
): Result<ExamBasis, 'not_found'> => {
  if (reader.role === 'customer' && reader.id === exam.customerId) return ok('own')
  if (reader.role !== 'specialist') return refuse('not_found')
  if (reader.care) return ok('care')
  return reader.breakGlass ? ok('break_glass') : refuse('not_found')
}
