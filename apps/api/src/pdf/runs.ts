import { type Face, faceFor, type Weight } from './faces.ts'

/** Rare signs, replaced by ones in every face. */
const replaced: Readonly<Record<string, string>> = {
  '\u2010': '-',
  '\u2011': '-',
  '\t': ' ',
}
/** Spaces of other widths. */
const spaces = /[\u2000-\u200a\u202f\u3000]/g
/** Invisible marks, and those that change the text's direction. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** A text as printed: typed text without invisible characters. */
export const tidy = (text: string): string =>
  Array.from(
    text.normalize('NFC').replace(/\r\n?/g, '\n').replace(spaces, ' ').replace(invisible, ''),
    (sign) => replaced[sign] ?? sign,
  ).join('')

/** Right-to-left words, with the spaces between them. */
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]+(?: +[\p{Script=Arabic}\p{Script=Hebrew}]+)*/gu

/** A line is drawn from left to right: right-to-left words come in reverse order, each reversed by its face. */
const inVisualOrder = (text: string): string =>
  text.replace(rightToLeft, (words) => words.split(/( +)/).toReversed().join(''))

/** A piece of a text in one face. */
export interface Run {
  readonly face: Face
  readonly words: string
}

/** A sign in no face becomes a question mark, never a wrong sign. */
const written = (sign: string, weight: Weight): Run | undefined => {
  const face = faceFor(sign, weight)
  if (face) return { face, words: sign }
  const own = faceFor('?', weight)
  return own && { face: own, words: '?' }
}

/** A text in runs, each in the first face with its signs. */
export const runsOf = (text: string, weight: Weight): readonly Run[] => {
  const runs: { face: Face; words: string }[] = []
  for (const sign of inVisualOrder(tidy(text))) {
    const run = written(sign, weight)
    if (!run) continue
    const last = runs.at(-1)
    if (last?.face === run.face) last.words += run.words
    else runs.push({ ...run })
  }
  return runs
}
