/** Letters that are no plain letter with an accent, as the database's `unaccent` writes them. */
const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ĳ: 'ij',
}

/** Lower case without accents and apostrophes, as the database's `fold` compares words: `D'Ávila` is `davila`. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’‘`´]/gu, '')
    .toLowerCase()
    .replace(/[łøßæœđðþıħŧŋĳ]/g, (letter) => plainLetters[letter] ?? letter)

/**
 * The readable part of pasted text: line breaks of every kind become one kind, other control characters are dropped.
 */
export const readable = (text: string): string =>
  text.replace(/\r\n?|[\v\f\u0085]/g, '\n').replace(/[^\P{Cc}\t\n]|\p{Cs}/gu, '')
