import type { RecordContent } from '@emma/contracts/records/forms'
import type { PhraseField } from '@emma/contracts/records/guide'
import { missingToSign } from '@emma/domain/records'
import { blankIn } from './phrase-text.ts'

/** The cards of the guided record in order; the last one has no fields. */
export const steps = [
  { name: 'complaint', fields: ['complaint'] },
  { name: 'history', fields: ['hpma'] },
  { name: 'background', fields: ['personal_historic', 'family_history'] },
  { name: 'exam', fields: ['physical_exam', 'exPhysicist', 'resExams'] },
  { name: 'diagnosis', fields: ['diagnosis'] },
  { name: 'conduct', fields: ['conduct', 'guidance'] },
  { name: 'sign', fields: [] },
] as const satisfies readonly { readonly name: string; readonly fields: readonly PhraseField[] }[]

export type Step = (typeof steps)[number]

/** Whether a card has any text. */
export const isWritten = ({ fields, name }: Step, content: RecordContent): boolean =>
  fields.some((field) => content[field].trim() !== '') || (name === 'diagnosis' && content.cid_code !== '')

/** The cards that still block the signature, or have a phrase with an open blank. */
export const missingSteps = (content: RecordContent): Step[] => {
  const missing: readonly string[] = missingToSign(content)
  return steps.filter(({ fields }) =>
    fields.some((field) => missing.includes(field) || blankIn(content[field]) !== null),
  )
}
