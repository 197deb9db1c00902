import { fill } from './fill.ts'
import pt from './pt/common/field-sentences.ts'
import type { Translated } from './translated.ts'

/** What a schema library reports of one wrong field: the parts a sentence needs. */
export interface FieldIssue {
  readonly code?: string | undefined
  readonly message?: string
  readonly input?: unknown
  readonly origin?: string
  readonly format?: string
  readonly minimum?: number | bigint
  readonly maximum?: number | bigint
  /** What the bounds count; money is in centavos. */
  readonly unit?: 'money'
  /** False where the bound itself is out. */
  readonly inclusive?: boolean
}

type Sentences = Translated<typeof pt>

/** How a language writes a bound. */
interface Figures {
  readonly plain: (figure: number | bigint) => string
  readonly money: (reais: number) => string
}

const boundOf = (bound: number | bigint | undefined, { message, unit }: FieldIssue, figures: Figures) =>
  unit === 'money' || message === 'money' ? figures.money(Number(bound) / 100) : figures.plain(bound ?? 0)

const tooSmall = (issue: FieldIssue, words: Sentences, figures: Figures): string => {
  const { origin, minimum, inclusive = true } = issue
  if (origin !== 'string') {
    if (origin === 'array' && Number(minimum) <= 1) return words.required
    return fill(inclusive ? words.least : words.above, { bound: boundOf(minimum, issue, figures) })
  }
  return Number(minimum) <= 1 ? words.required : fill(words.longer, { bound: String(minimum) })
}

const tooBig = (issue: FieldIssue, words: Sentences, figures: Figures): string => {
  const { origin, maximum, inclusive = true } = issue
  const bound = boundOf(maximum, issue, figures)
  if (origin === 'string') return fill(words.shorter, { bound })
  return fill(inclusive ? words.most : words.below, { bound })
}

/** Neither a code that has no sentence here, nor what the schema library says by itself, in English. */
const isSentence = (message: string | undefined): message is string =>
  message !== undefined && message !== 'Invalid input' && !/^[a-z_]+$/.test(message)

const sentenceIn = (texts: Readonly<Record<string, string>>, code: string | undefined) =>
  code !== undefined && Object.hasOwn(texts, code) ? texts[code] : undefined

/** Says what is wrong with a field in the words of one language. */
export const fieldMessageIn =
  (words: Sentences, figures: Figures) =>
  (issue: FieldIssue): string => {
    const own = issue.message === 'missing' ? words.required : sentenceIn(words.rules, issue.message)
    if (own !== undefined) return own
    switch (issue.code) {
      case 'too_small':
        return tooSmall(issue, words, figures)
      case 'too_big':
        return tooBig(issue, words, figures)
      case 'invalid_format':
        return sentenceIn(words.formats, issue.format) ?? words.badFormat
      case 'unrecognized_keys':
        return words.unknown
      case 'invalid_value':
        return words.option
      case 'custom':
        return isSentence(issue.message) ? issue.message : words.check
      default:
        return issue.input === undefined || issue.input === null ? words.required : words.check
    }
  }

/**
 * The sentence for a wrong field, the same from the server and in the form. A rule of our own (`refine`) already
 * carries its sentence.
 */
export const fieldMessage = fieldMessageIn(pt, {
  plain: new Intl.NumberFormat('pt-BR').format,
  money: new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format,
})
