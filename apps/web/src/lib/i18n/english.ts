import type { FieldProblem } from '@emma/contracts/kit'
import { formatDated } from '@emma/domain/format-date'
import { folded } from '@emma/domain/text'
import errors from '@emma/phrases/errors-en'
import { fieldMessageInEnglish, fieldRefusalInEnglish } from '@emma/phrases/field-message-en'
import names from '@emma/phrases/specialty-names-en'
import { ownZone } from './person-zone.ts'

/** What is English besides the sets of phrases; loaded with the language. */
export { errors, fieldMessageInEnglish as fieldMessage }

/** What a specialty is called; an admin's own, which nobody translated, keeps its name. */
export const specialty = (name: string): string => names[folded(name)] ?? name

const moment = {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const

/** What the server says of one field. */
export const fieldSentence = ({ code = '', params }: FieldProblem): string | undefined =>
  fieldRefusalInEnglish(code, params, {
    when: (instant) => formatDated(String(instant), ownZone(), moment, 'en-GB'),
    specialty: (name) => specialty(String(name)),
  })
