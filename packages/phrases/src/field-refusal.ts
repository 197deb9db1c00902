import { type FieldParams, inPortuguese, sentenceWith, type Writers } from './field-message.ts'
import refusals from './pt/common/field-refusals.ts'
import sentences from './pt/common/field-sentences.ts'

const words = { ...sentences, ...refusals }

export type FieldRefusal = keyof typeof words

const isRefusal = (code: string): code is FieldRefusal => Object.hasOwn(words, code)

/** Every code for a refused field. */
export const fieldRefusals = Object.keys(words).filter(isRefusal)

/** A field's fault as sent: the sentence, and the data to write it in another language. */
export interface SentRefusal {
  readonly code: FieldRefusal
  readonly message: string
  readonly params?: FieldParams
}

/** @param writers for parameters that Portuguese does not show unchanged */
export const fieldRefusal = (
  code: FieldRefusal,
  params?: FieldParams,
  writers: Writers = {},
): SentRefusal => ({
  code,
  message: sentenceWith(words[code], params ?? {}, { ...inPortuguese, ...writers }),
  ...(params === undefined ? {} : { params }),
})
