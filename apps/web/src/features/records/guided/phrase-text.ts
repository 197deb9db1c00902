/** What a phrase leaves to be filled in. */
const BLANK = '__'

/** A field with a phrase put in, or taken out where it stood there already. */
export const togglePhrase = (text: string, phrase: string): string => {
  if (!text.includes(phrase)) return text.trim() === '' ? phrase : `${text.trimEnd()} ${phrase}`
  return text.replace(phrase, '').replace(/ {2,}/g, ' ').trim()
}

/** Where the first blank of a text stands; null where there is none. */
export const blankIn = (text: string): readonly [number, number] | null => {
  const start = text.indexOf(BLANK)
  return start === -1 ? null : [start, start + BLANK.length]
}
