import type { Role } from '../auth/index.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { RecordState } from './record-state.ts'

/** A record as far as permissions care. */
export interface RecordFacts {
  readonly state: RecordState
  readonly customerId: string
  readonly specialistId: string
}

/** Who asks, and what stands between them and the patient: care, and the patient's consent to shared history. */
export interface RecordReader {
  readonly role: Role
  /** The customerId of a customer, the specialistId of a specialist, the user's of an admin. */
  readonly id: string
  readonly care: boolean
  readonly consent: boolean
}

/** Why a record was opened to somebody; kept in the access log (LGPD art. 37). */
export type AccessBasis = 'own' | 'author' | 'consent'

const isAuthor = ({ specialistId }: RecordFacts, { role, id }: RecordReader): boolean =>
  role === 'specialist' && specialistId === id

/**
 * On what ground a person reads a record. Its author always does, who has to keep it (Lei 13.787/2018); its patient
 * once it is signed; another specialist once it is signed, with care and the patient's consent. To anybody else,
 * an admin among them, it does not exist.
 */
export const recordBasis = (record: RecordFacts, reader: RecordReader): Result<AccessBasis, 'not_found'> => {
  if (isAuthor(record, reader)) return ok('author')
  if (record.state === 'draft') return refuse('not_found')
  if (reader.role === 'customer' && reader.id === record.customerId) return ok('own')
  const mayShare = reader.role === 'specialist' && reader.care && reader.consent
  return mayShare ? ok('consent') : refuse('not_found')
}

/** What a reader may do with a record now: its author edits a draft, and amends what is signed. */
export const recordCan = (record: RecordFacts, reader: RecordReader): { edit: boolean; amend: boolean } => ({
  edit: isAuthor(record, reader) && record.state === 'draft',
  amend: isAuthor(record, reader) && record.state === 'signed',
})
