import type { RecordReader } from '../records/index.ts'
import { ok, type Result, refuse } from '../result.ts'

/** Why an exam was opened to somebody; kept in the access log (LGPD art. 37). */
export type ExamBasis = 'own' | 'care' | 'break_glass'

/**
 * On what ground a person reads an exam that a patient keeps: the account that keeps it; a specialist with care of the
 * patient, to whom it was brought; another one for as long as an emergency access runs. To anybody else it does not exist.
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
