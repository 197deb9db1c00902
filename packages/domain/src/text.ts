/** Lower case without accents and apostrophes, as the database's `fold` compares words: `D'Ávila` is `davila`. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’‘`´]/gu, '')
    .toLowerCase()

/**
 * The readable part of pasted text: line breaks of every kind become one kind, other control characters are dropped.
 */
export const readable = (text: string): string =>
  text.replace(/\r\n?|[\v\f\u0085]/g, '\n').replace(/[^\P{Cc}\t\n]|\p{Cs}/gu, '')
