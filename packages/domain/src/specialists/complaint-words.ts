import { slips } from '../seeking.ts'
import { folded } from '../text.ts'

/** Words that people add or omit without changing the complaint. */
const joining =
  /^(de|da|do|das|dos|na|no|nas|nos|em|ao|com|para|pra|a|o|as|os|um|uma|meu|minha|meus|minhas|que|estou|to|tenho|sinto|the|an|of|in|on|with|my|have)$/
const strength =
  /^(muito|muita|muitas|forte|fortes|leve|intensa|intenso|bastante|bad|strong|severe|very|terrible)$/

/** `pré natal` is `pré-natal`. */
const hyphened = (text: string): string =>
  text.replace(/(?<![\p{L}-])(pre|pos|recem|check|auto) +(?=\p{L})/gu, '$1-')

const wordsOf = (text: string): readonly string[] =>
  hyphened(folded(text)).match(/[\p{L}\p{N}][\p{L}\p{N}-]*/gu) ?? []

/** A complaint's words between spaces, so that only whole words and beginnings of words match. */
const spaced = (words: readonly string[]): string => (words.length === 0 ? '' : ` ${words.join(' ')} `)
const telling = (words: readonly string[]): readonly string[] => words.filter((word) => !joining.test(word))

/** A listed complaint, normalized for comparison: `dor nas costas` is ` dor costas `. */
export const sayingOf = (complaint: string): string => spaced(telling(wordsOf(complaint)))

const singular = (word: string): string =>
  word
    .replace(/oes$/, 'ao')
    .replace(/([rz])es$/, '$1')
    .replace(/ns$/, 'm')
    .replace(/ais$/, 'al')
    .replace(/s$/, '')

/** Shorter words may as well be names as slips. */
const LEAST_SLIPPED = 6
const LEAST_TWICE_SLIPPED = 9

/** The known word that an unknown one means: its singular, or one spelled nearly like it. */
const meantBy = (word: string, known: ReadonlySet<string>): string => {
  if (known.has(singular(word))) return singular(word)
  const all = [...known]
  if (word.length < LEAST_SLIPPED || all.some((each) => each.startsWith(word))) return word
  const most = word.length < LEAST_TWICE_SLIPPED ? 1 : 2
  // Lengths that differ more cannot be slips, and are most of the words.
  const likely = all.filter(({ length }) => Math.abs(length - word.length) <= most)
  const near = likely.map((each) => ({ each, off: slips(word, each, most) })).filter(({ off }) => off <= most)
  return near.toSorted((a, b) => a.off - b.off)[0]?.each ?? word
}

/**
 * The typed text in the form that complaints are compared in: without accents, with plurals and slips replaced by the
 * known word; the second reading also drops words of intensity, and the third is in the singular where it is known. Empty if no word has meaning.
 * @param known the words of all complaints
 */
export const readingsOf = (search: string, known: ReadonlySet<string>): readonly [string, string, string] => {
  const words = telling(wordsOf(search)).map((word) => (known.has(word) ? word : meantBy(word, known)))
  const plain = words.filter((word) => !strength.test(word))
  const one = plain.map((word) => (known.has(singular(word)) ? singular(word) : word))
  return [spaced(words), spaced(plain), spaced(one)]
}

/** The words of all complaints. */
export const wordsIn = (sayings: readonly string[]): ReadonlySet<string> =>
  new Set(sayings.flatMap((saying) => saying.trim().split(' ')))
