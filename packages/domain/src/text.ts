/** Lower case without accents and apostrophes, as the database's `fold` compares words: `D'Ávila` is `davila`. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’‘`´]/gu, '')
    .toLowerCase()

/** What a person can read of pasted text: line breaks of every kind are one kind, other control characters are nothing. */
export const readable = (text: string): string =>
  text.replace(/\r\n?|[\v\f\u0085]/g, '\n').replace(/[^\P{Cc}\t\n]|\p{Cs}/gu, '')
