import refusalsInEnglish from './en/common/field-refusals.ts'
import en from './en/common/field-sentences.ts'
import { fieldMessageIn } from './field-message.ts'
import refusals from './pt/common/field-refusals.ts'
import pt from './pt/common/field-sentences.ts'

const centavos = new Intl.NumberFormat('en', { minimumFractionDigits: 2 })

export const fieldMessageInEnglish = fieldMessageIn(en, {
  plain: new Intl.NumberFormat('en').format,
  money: (reais) => `R$\u00a0${centavos.format(reais)}`,
})

const sentencesOf = ({ rules, formats, ...general }: typeof pt | typeof en): Record<string, string> => ({
  ...general,
  ...formats,
  ...rules,
})

const inEnglish: Record<string, string> = { ...sentencesOf(en), ...refusalsInEnglish }
const inPortuguese: Record<string, string> = { ...sentencesOf(pt), ...refusals }
const translations = new Map(
  Object.entries(inPortuguese).map(([code, sentence]) => [sentence, inEnglish[code]]),
)

/** What the server said of a field, in Portuguese; what it says of one case alone stays as it is. */
export const fieldSentenceInEnglish = (sentence: string): string => translations.get(sentence) ?? sentence
