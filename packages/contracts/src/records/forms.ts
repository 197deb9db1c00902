import * as z from 'zod/mini'
import { optionalText } from '../kit/index.ts'

// Separate from the endpoints: a screen that only shows records does not load the form's rules.

const clinical = optionalText(20_000)
/** `J06` or `J06.9`, or empty; `j069` is the same, stored with its point. */
export const cidCode = z.string().check(
  z.trim(),
  z.toUpperCase(),
  z.regex(/^([A-Z]\d{2}(\.?\d{1,2})?)?$/),
  z.overwrite((code) => code.replace(/^([A-Z]\d{2})(\d)/, '$1.$2')),
)

/** The specialist's text (spec §3): every field may be empty while it is a draft. */
const content = {
  complaint: clinical,
  hpma: clinical,
  personal_historic: clinical,
  family_history: clinical,
  physical_exam: clinical,
  exPhysicist: clinical,
  resExams: clinical,
  diagnosis: clinical,
  cid_code: cidCode,
  conduct: clinical,
  guidance: clinical,
}
export const recordContent = z.object(content)
export type RecordContent = z.output<typeof recordContent>
/** The reason to open a history without the patient's consent; long enough to be meaningful. */
export const breakGlassReason = z.string().check(z.trim(), z.minLength(20), z.maxLength(1000))
