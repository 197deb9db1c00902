import { type Face, faceFor, type Weight } from './faces.ts'

/** Signs that few faces have, in those that each has. */
const replaced: Readonly<Record<string, string>> = {
  '\u2010': '-',
  '\u2011': '-',
  '\t': ' ',
}
/** Spaces of other widths. */
const spaces = /[\u2000-\u200a\u202f\u3000]/g
/** Marks that have no width, and those that turn the direction of what follows. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** A text as printed: typed text without invisible characters. */
export const tidy = (text: string): string =>
  Array.from(
    text.normalize('NFC').replace(/\r\n?/g, '\n').replace(spaces, ' ').replace(invisible, ''),
    (sign) => replaced[sign] ?? sign,
  ).join('')

/** Words that are read from right to left, with the spaces between them. */
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]+(?: +[\p{Script=Arabic}\p{Script=Hebrew}]+)*/gu

/** A line is written from left to right: words that are read the other way come last first, each turned by its face. */
const inVisualOrder = (text: string): string =>
  text.replace(rightToLeft, (words) => words.split(/( +)/).toReversed().join(''))

/** A piece of a text in one face. */
export interface Run {
  readonly face: Face
  readonly words: string
}

/** A sign that no face has is a question mark, never a wrong sign. */
const written = (sign: string, weight: Weight): Run | undefined => {
  const face = faceFor(sign, weight)
  if (face) return { face, words: sign }
  const own = faceFor('?', weight)
  return own && { face: own, words: '?' }
}

/** A text in pieces, each in the first face that has its signs. */
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
