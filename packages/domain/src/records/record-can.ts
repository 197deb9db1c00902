import type { PartyRole } from '../auth/index.ts'
import { HOUR } from '../interval.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { RecordState } from './record-state.ts'

/** A record's data for permissions. */
export interface RecordFacts {
  readonly state: RecordState
  readonly customerId: string
  readonly specialistId: string
}

/** The actor's access to the patient: care, the patient's consent to shared history, and a running emergency access. */
export interface RecordReader {
  readonly role: PartyRole
  /** The customerId of a customer, the specialistId of a specialist, the user id of an admin. */
  readonly id: string
  readonly care: boolean
  readonly consent: boolean
  readonly breakGlass: boolean
}

/** The basis on which a record was opened; stored in the access log (LGPD art. 37). */
export type AccessBasis = 'own' | 'author' | 'consent' | 'break_glass'

const isAuthor = ({ specialistId }: RecordFacts, { role, id }: RecordReader): boolean =>
  role === 'specialist' && specialistId === id

/**
 * The basis on which a person reads a record. Its author always, who must keep it (Lei 13.787/2018). Its patient once
 * it is signed. Another specialist once it is signed, with care and the patient's consent, or during an emergency
 * access. For all others, admins included, it does not exist.
 */
export const recordBasis = (record: RecordFacts, reader: RecordReader): Result<AccessBasis, 'not_found'> => {
  if (isAuthor(record, reader)) return ok('author')
  if (record.state === 'draft') return refuse('not_found')
  if (reader.role === 'customer' && reader.id === record.customerId) return ok('own')
  if (reader.role !== 'specialist') return refuse('not_found')
  if (reader.care && reader.consent) return ok('consent')
  return reader.breakGlass ? ok('break_glass') : refuse('not_found')
}

/** A reader's permissions on a record now: its author edits a draft, and amends a signed one. */
export const recordCan = (record: RecordFacts, reader: RecordReader): { edit: boolean; amend: boolean } => ({
  edit: isAuthor(record, reader) && record.state === 'draft',
  amend: isAuthor(record, reader) && record.state === 'signed',
})

/** How long an emergency access lasts, milliseconds. */
export const BREAK_GLASS_MS = HOUR
/** How many a specialist may open in 24 hours: more would be a habit, and is an admin's matter. */
export const BREAK_GLASS_A_DAY = 5
