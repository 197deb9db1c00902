import refusals from './en/common/field-refusals.ts'
import sentences from './en/common/field-sentences.ts'
import { type FieldParams, fieldMessageIn, sentenceWith, type Writers } from './field-message.ts'

const plain = new Intl.NumberFormat('en')
const money = new Intl.NumberFormat('en', { minimumFractionDigits: 2 })

const inEnglish: Writers = {
  bound: (figure) => plain.format(Number(figure)),
  amount: (centavos) => `R$\u00a0${money.format(Number(centavos) / 100)}`,
}

export const fieldMessageInEnglish = fieldMessageIn(sentences, inEnglish)

const words: Readonly<Record<string, string>> = { ...sentences, ...refusals }

/** The server's refusal of a field; undefined for a code newer than this version. */
export const fieldRefusalInEnglish = (
  code: string,
  params: FieldParams = {},
  writers: Writers = {},
): string | undefined => {
  const sentence = Object.hasOwn(words, code) ? words[code] : undefined
  return sentence && sentenceWith(sentence, params, { ...inEnglish, ...writers })
}
