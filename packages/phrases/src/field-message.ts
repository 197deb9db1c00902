import { fill } from './fill.ts'
import pt from './pt/common/field-sentences.ts'
import type { Translated } from './translated.ts'

/** A schema library's report of one wrong field: the parts a sentence needs. */
export interface FieldIssue {
  readonly code?: string | undefined
  readonly message?: string
  readonly input?: unknown
  readonly origin?: string
  readonly format?: string
  readonly minimum?: number | bigint
  readonly maximum?: number | bigint
  /** False if the bound itself is excluded. */
  readonly inclusive?: boolean
}

/** Values for a sentence's blanks. `amount` is in centavos and `when` an instant: each language formats its own. */
export type FieldParams = Readonly<Record<string, string | number>>

/** A field's fault, independent of language. */
export interface FieldFault {
  readonly code: keyof typeof pt
  readonly params?: FieldParams
}

/** How a language formats parameters; those not listed are shown unchanged. */
export type Writers = Readonly<Record<string, (value: string | number) => string>>

const isKnown = (code: string | undefined): code is FieldFault['code'] =>
  code !== undefined && Object.hasOwn(pt, code)

const bounded = (
  code: 'least' | 'most',
  bound: number | bigint | undefined,
  message: string | undefined,
): FieldFault =>
  message === 'money'
    ? { code: `${code}_amount`, params: { amount: Number(bound) } }
    : { code, params: { bound: Number(bound ?? 0) } }

const tooSmall = ({ origin, minimum, message, inclusive = true }: FieldIssue): FieldFault => {
  const isCounted = origin === 'string' || origin === 'array'
  if (isCounted && Number(minimum) <= 1) return { code: 'required' }
  if (origin === 'string') return { code: 'longer', params: { bound: Number(minimum) } }
  return inclusive
    ? bounded('least', minimum, message)
    : { code: 'above', params: { bound: Number(minimum) } }
}

const tooBig = ({ origin, maximum, message, inclusive = true }: FieldIssue): FieldFault => {
  if (origin === 'string') return { code: 'shorter', params: { bound: Number(maximum) } }
  return inclusive ? bounded('most', maximum, message) : { code: 'below', params: { bound: Number(maximum) } }
}

/** The fault in a schema library's report: by the code of one of our rules, or by the library's own. */
export const fieldFault = (issue: FieldIssue): FieldFault => {
  if (issue.message === 'missing') return { code: 'required' }
  if (isKnown(issue.message)) return { code: issue.message }
  const format = `${issue.format}_invalid`
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'invalid_format':
      return { code: isKnown(format) ? format : 'invalid_format' }
    case 'unrecognized_keys':
      return { code: 'field_unknown' }
    case 'invalid_value':
      return { code: 'option_unknown' }
    case 'custom':
      return { code: 'check' }
    default:
      return { code: issue.input === undefined || issue.input === null ? 'required' : 'check' }
  }
}

const written = (writers: Writers, params: FieldParams): FieldParams =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, writers[name]?.(value) ?? value]))

/** One of these sentences, with its blanks filled. */
export const sentenceWith = (sentence: string, params: FieldParams, writers: Writers): string =>
  fill(sentence, written(writers, params))

/** Writes a field's fault in one language. */
export const fieldMessageIn =
  (words: Translated<typeof pt>, writers: Writers) =>
  (issue: FieldIssue): string => {
    const { code, params = {} } = fieldFault(issue)
    return sentenceWith(words[code], params, writers)
  }

const plain = new Intl.NumberFormat('pt-BR')
const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

export const inPortuguese: Writers = {
  bound: (figure) => plain.format(Number(figure)),
  amount: (centavos) => money.format(Number(centavos) / 100),
}

/** The sentence for an invalid field, the same on the server and in the form. */
export const fieldMessage = fieldMessageIn(pt, inPortuguese)
