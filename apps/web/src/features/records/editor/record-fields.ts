import type { MedicalRecord } from '@emma/contracts/records'
import type { RecordContent } from '@emma/contracts/records/forms'
import type { Fields, Unsent } from './draft-store.ts'

export type FieldName = keyof RecordContent

export const fieldNames = [
  'complaint',
  'hpma',
  'personal_historic',
  'family_history',
  'physical_exam',
  'exPhysicist',
  'resExams',
  'diagnosis',
  'cid_code',
  'conduct',
  'guidance',
] as const satisfies readonly FieldName[]

export const contentOf = (record: MedicalRecord | null): RecordContent => ({
  complaint: record?.complaint ?? '',
  hpma: record?.hpma ?? '',
  personal_historic: record?.personal_historic ?? '',
  family_history: record?.family_history ?? '',
  physical_exam: record?.physical_exam ?? '',
  exPhysicist: record?.exPhysicist ?? '',
  resExams: record?.resExams ?? '',
  diagnosis: record?.diagnosis ?? '',
  cid_code: record?.cid_code ?? '',
  conduct: record?.conduct ?? '',
  guidance: record?.guidance ?? '',
})

export const namesOf = (fields: Fields): FieldName[] =>
  fieldNames.filter((name) => fields[name] !== undefined)
export const pick = (fields: Fields, keep: (name: FieldName) => boolean): Fields =>
  Object.fromEntries(namesOf(fields).flatMap((name) => (keep(name) ? [[name, fields[name]]] : [])))
/** The server only trims; otherwise it stores what was sent. */
export const isSame = (a: string | undefined, b: string | undefined): boolean =>
  (a ?? '').trim() === (b ?? '').trim()

export const withFields = (content: RecordContent, fields: Fields): RecordContent => {
  const next = { ...content }
  for (const name of namesOf(fields)) next[name] = fields[name] ?? ''
  return next
}

/**
 * Whether the server's text supersedes the one stored on the device: it is the same, or contains all of it and more.
 */
export const isOutdated = ({ fields, typedOver }: Unsent, name: FieldName, server: string): boolean =>
  isSame(fields[name], server) ||
  (!isSame(typedOver[name], server) && server.includes((fields[name] ?? '').trim()))

/** Where the server has what was sent without an answer, the text on the server is ours, and is what was typed over. */
export const typedOverOwn = (typedOver: Fields, sent: Fields, server: RecordContent): Fields => ({
  ...typedOver,
  ...pick(server, (name) => sent[name] !== undefined && isSame(sent[name], server[name])),
})

/** A field changed in two windows. */
export interface Clash {
  readonly name: FieldName
  readonly mine: string
  readonly theirs: string
}

/** The text to use for a field written in two windows: one of them, or both, the newer version's first. */
export type Choice = 'mine' | 'theirs' | 'both'

/**
 * Unsent fields whose text on the server has changed since they were typed; all of them if the record is signed (null).
 */
export const clashesOf = (unsent: Fields, typedOver: Fields | null, server: RecordContent): Clash[] =>
  namesOf(unsent)
    .filter((name) => typedOver === null || !isSame(server[name], typedOver[name]))
    .map((name) => ({ name, mine: unsent[name] ?? '', theirs: server[name] }))

/** A code is one or the other: two cannot be combined. */
export const mayKeepBoth = ({ name, mine, theirs }: Clash): boolean =>
  name !== 'cid_code' && mine.trim() !== '' && theirs.trim() !== ''

export const chosenText = (clash: Clash, choice: Choice): string => {
  if (choice === 'theirs') return clash.theirs
  return choice === 'both' && mayKeepBoth(clash) ? `${clash.theirs}\n${clash.mine}` : clash.mine
}
