/** The blank to fill in within a phrase. */
const BLANK = '__'

/** A field's text with a phrase added, or removed if it was there. */
export const togglePhrase = (text: string, phrase: string): string => {
  if (!text.includes(phrase)) return text.trim() === '' ? phrase : `${text.trimEnd()} ${phrase}`
  return text.replace(phrase, '').replace(/ {2,}/g, ' ').trim()
}

/** Position of a text's first blank; null without one. */
export const blankIn = (text: string): readonly [number, number] | null => {
  const start = text.indexOf(BLANK)
  return start === -1 ? null : [start, start + BLANK.length]
}
