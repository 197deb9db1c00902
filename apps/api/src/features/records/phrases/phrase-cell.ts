import * as z from 'zod/mini'
import type { Cell } from '../../../crypto/vault.ts'

/** The shape inside `quick_phrases.phrases_sealed`. */
export const sealedPhrases = z.array(z.string())

export const phrasesCell = (specialistId: string, id: string): Cell => ({
  subjectId: specialistId,
  column: 'quick_phrases.phrases_sealed',
  rowId: id,
})
