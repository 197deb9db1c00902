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

/** The letters and digits of a word, a bit each; other characters share one. */
const lettersOf = (word: string): number => {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) % 31)
  return letters
}

const bitsIn = (bits: number): number => {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count += 1
  return count
}

interface Spelling {
  readonly word: string
  readonly letters: number
}

/** The words of all complaints, arranged for those that are typed nearly like them. */
export interface KnownWords {
  readonly words: ReadonlySet<string>
  /** Beginnings that are long enough to be taken for a slip. */
  readonly beginnings: ReadonlySet<string>
  readonly spellings: readonly Spelling[]
}

const beginningsOf = (word: string): readonly string[] =>
  Array.from({ length: Math.max(0, word.length - LEAST_SLIPPED) }, (_, more) =>
    word.slice(0, LEAST_SLIPPED + more),
  )

/** The words of all complaints. */
export const wordsIn = (sayings: readonly string[]): KnownWords => {
  const words = new Set(sayings.flatMap((saying) => saying.trim().split(' ')))
  return {
    words,
    beginnings: new Set([...words].flatMap(beginningsOf)),
    spellings: [...words].map((word) => ({ word, letters: lettersOf(word) })),
  }
}

/** Whether two words may be so many slips apart: each changes the length by one at most, and two letters. */
const mayBe = (a: Spelling, b: Spelling, most: number): boolean =>
  Math.abs(a.word.length - b.word.length) <= most && bitsIn(a.letters ^ b.letters) <= 2 * most

/** The known word that an unknown one means: its singular, or one spelled nearly like it. */
const meantBy = (word: string, known: KnownWords): string => {
  if (known.words.has(singular(word))) return singular(word)
  if (word.length < LEAST_SLIPPED || known.beginnings.has(word)) return word
  const most = word.length < LEAST_TWICE_SLIPPED ? 1 : 2
  const typed = { word, letters: lettersOf(word) }
  const near = known.spellings
    .filter((each) => mayBe(typed, each, most))
    .map((each) => ({ each: each.word, off: slips(word, each.word, most) }))
    .filter(({ off }) => off <= most)
  return near.toSorted((a, b) => a.off - b.off)[0]?.each ?? word
}

/**
 * The typed text in the form that complaints are compared in: without accents, with plurals and slips replaced by the
 * known word; the second reading also drops words of intensity, and the third is in the singular where it is known. Empty if no word has meaning.
 * @param known the words of all complaints
 */
export const readingsOf = (search: string, known: KnownWords): readonly [string, string, string] => {
  const words = telling(wordsOf(search)).map((word) => (known.words.has(word) ? word : meantBy(word, known)))
  const plain = words.filter((word) => !strength.test(word))
  const one = plain.map((word) => (known.words.has(singular(word)) ? singular(word) : word))
  return [spaced(words), spaced(plain), spaced(one)]
}
