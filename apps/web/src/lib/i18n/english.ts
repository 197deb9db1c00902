import { folded } from '@emma/domain/text'
import errors from '@emma/phrases/errors-en'
import { fieldMessageInEnglish, fieldSentenceInEnglish } from '@emma/phrases/field-message-en'
import names from '@emma/phrases/specialty-names-en'

/** What is English besides the sets of phrases; loaded with the language. */
export { errors, fieldMessageInEnglish as fieldMessage, fieldSentenceInEnglish as fieldSentence }

/** What a specialty is called; an admin's own, which nobody translated, keeps its name. */
export const specialty = (name: string): string => names[folded(name)] ?? name
