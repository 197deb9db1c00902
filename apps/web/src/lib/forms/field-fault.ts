import { type FieldIssue, fieldMessage } from '@emma/phrases/field-message'
import { fieldMessageElsewhere } from '../i18n/i18n.ts'

/** What is wrong with a field, in the language of the screens. */
export const fieldFault = (issue: FieldIssue): string => (fieldMessageElsewhere() ?? fieldMessage)(issue)
