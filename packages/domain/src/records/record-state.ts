import { type Transitions, transition } from '../machine.ts'
import { ok, type Result, refuse } from '../result.ts'

/** States of a medical record. */
export const recordStates = ['draft', 'signed'] as const
export type RecordState = (typeof recordStates)[number]

/** `save`: the fields change. `sign`: final. `add`: an addendum, only to a signed record. */
export type RecordEvent = 'save' | 'sign' | 'add'

const table: Transitions<RecordState, RecordEvent> = {
  draft: { save: 'draft', sign: 'signed' },
  signed: { add: 'signed' },
}

/** The fields a record needs to be signed: complaint, diagnosis as text or code, and conduct (CFM 1.638/2002). */
export interface RecordContent {
  readonly complaint: string
  readonly diagnosis: string
  readonly cid_code: string
  readonly conduct: string
}
export type RecordField = 'complaint' | 'diagnosis' | 'conduct'

/**
 * The fields still missing before a record can be signed, in the order of the form. A field without a letter or a digit
 * counts as empty: spaces, points and invisible characters do not fill it.
 */
export const missingToSign = ({ complaint, diagnosis, cid_code, conduct }: RecordContent): RecordField[] => {
  const filled = { complaint, diagnosis: diagnosis + cid_code, conduct }
  const fields = ['complaint', 'diagnosis', 'conduct'] as const
  return fields.filter((field) => !/[\p{L}\p{N}]/u.test(filled[field]))
}

/** Why a record refuses: `record_signed` takes addenda only; a draft takes none (`invalid_transition`). */
export type RecordRefusal = 'record_signed' | 'record_incomplete' | 'invalid_transition'

/** The state of a record after an event, or why not. */
export const nextRecordState = (
  state: RecordState,
  event: RecordEvent,
  content: RecordContent,
): Result<RecordState, RecordRefusal> => {
  const next = transition(table, state, event)
  if (!next.ok) return refuse(state === 'signed' ? 'record_signed' : 'invalid_transition')
  return event === 'sign' && missingToSign(content).length > 0 ? refuse('record_incomplete') : ok(next.value)
}

/** Records per page (spec §9). */
export const RECORDS_PAGE_SIZE = 5
