import type { FieldProblem } from '@emma/contracts/kit'
import { formatDated } from '@emma/domain/format-date'
import { folded } from '@emma/domain/text'
import errors from '@emma/phrases/errors-en'
import { fieldMessageInEnglish, fieldRefusalInEnglish } from '@emma/phrases/field-message-en'
import names from '@emma/phrases/specialty-names-en'
import { ownZone } from './person-zone.ts'

/** English texts besides the phrase sets; loaded with the language. */
export { errors, fieldMessageInEnglish as fieldMessage }

/** A specialty's name; an admin's own without a translation keeps its name. */
export const specialty = (name: string): string => names[folded(name)] ?? name

const moment = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const

/** The server's message about one field. */
export const fieldSentence = ({ code = '', params }: FieldProblem): string | undefined =>
  fieldRefusalInEnglish(code, params, {
    when: (instant) => formatDated(String(instant), ownZone(), moment, 'en-GB'),
    specialty: (name) => specialty(String(name)),
  })
