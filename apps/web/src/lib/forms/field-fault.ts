import { type FieldIssue, fieldMessage } from '@emma/phrases/field-message'
import { fieldMessageElsewhere } from '../i18n/i18n.ts'

/** The text for a field's fault, in the screens' language. */
export const fieldFault = (issue: FieldIssue): string => (fieldMessageElsewhere() ?? fieldMessage)(issue)
