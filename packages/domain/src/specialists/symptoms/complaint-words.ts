import { slips } from '../../seeking.ts'
import { folded } from '../../text.ts'
import { isBare, withoutPlaces } from './signs.ts'

/** Words that people add or omit without changing the complaint. */
const joining =
  /^(de|da|do|das|dos|na|no|nas|nos|em|ao|com|para|pra|a|o|as|os|um|uma|meu|minha|meus|minhas|que|estou|to|tenho|sinto|the|an|of|in|on|with|my|have)$/
const strength =
  /^(muito|muita|muitas|forte|fortes|leve|intensa|intenso|bastante|bad|strong|severe|very|terrible)$/

/** `pré natal` is `pré-natal`, and `nó na garganta` has a lump in it where `no` is left out. */
const hyphened = (text: string): string =>
  text
    .replace(/\bno(?= na garganta\b)/g, 'bolo')
    .replace(/(?<![\p{L}-])(pre|pos|recem|check|auto) +(?=\p{L})/gu, '$1-')

const wordsOf = (text: string): readonly string[] =>
  hyphened(withoutPlaces(folded(text))).match(/[\p{L}\p{N}][\p{L}\p{N}-]*/gu) ?? []

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
/** A word of home has as many letters at least, to be read with one slip. */
const LEAST_OF_HOME = 8

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
  /** The most slips that it is read with. */
  readonly most: number
}

/** The words of all complaints, arranged for those that are typed nearly like them. */
export interface KnownWords {
  readonly words: ReadonlySet<string>
  /** Beginnings that are long enough to be taken for a slip. */
  readonly beginnings: ReadonlySet<string>
  readonly spellings: readonly Spelling[]
  /** What unknown words were found to mean: names come again in other searches. Emptied when full. */
  readonly found: Map<string, string>
}

const beginningsOf = (word: string): readonly string[] =>
  Array.from({ length: Math.max(0, word.length - LEAST_SLIPPED) }, (_, more) =>
    word.slice(0, LEAST_SLIPPED + more),
  )

const wordsOfAll = (sayings: readonly string[]): readonly string[] =>
  sayings.flatMap((saying) => saying.trim().split(' '))

/**
 * The words of all complaints; those of home, of which there are many, are hardly read with slips: names and cities are
 * spelled like them.
 */
export const wordsIn = (sayings: readonly string[], ofHome: readonly string[]): KnownWords => {
  const words = new Set(wordsOfAll(sayings))
  const homely = [...new Set(wordsOfAll(ofHome))].filter((word) => !words.has(word))
  const spelled = (most: number) => (word: string) => ({ word, letters: lettersOf(word), most })
  return {
    words: new Set([...words, ...homely]),
    beginnings: new Set([...words].flatMap(beginningsOf)),
    spellings: [
      ...[...words].map(spelled(2)),
      ...homely.filter(({ length }) => length >= LEAST_OF_HOME).map(spelled(1)),
    ],
    found: new Map(),
  }
}

/** Whether two words may be so many slips apart: each changes the length by one at most, and two letters. */
const mayBe = (a: Spelling, b: Spelling): boolean => {
  const most = Math.min(a.most, b.most)
  return Math.abs(a.word.length - b.word.length) <= most && bitsIn(a.letters ^ b.letters) <= 2 * most
}

/** The known word that an unknown one means: its singular, or one spelled nearly like it. */
const findMeaning = (word: string, known: KnownWords): string => {
  if (known.words.has(singular(word))) return singular(word)
  if (word.length < LEAST_SLIPPED || known.beginnings.has(word) || isBare(word)) return word
  const most = word.length < LEAST_TWICE_SLIPPED ? 1 : 2
  const typed = { word, letters: lettersOf(word), most }
  const near = known.spellings
    .filter((each) => mayBe(typed, each))
    .map((each) => ({ each: each.word, most: each.most, off: slips(word, each.word, most) }))
    .filter((each) => each.off <= Math.min(most, each.most))
  return near.toSorted((a, b) => a.off - b.off)[0]?.each ?? word
}

const MOST_FOUND = 10_000
const meantBy = (word: string, known: KnownWords): string => {
  const { found } = known
  const kept = found.get(word)
  if (kept !== undefined) return kept
  if (found.size >= MOST_FOUND) found.clear()
  const meant = findMeaning(word, known)
  found.set(word, meant)
  return meant
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
