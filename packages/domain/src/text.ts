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

/**
 * A name in one line as it is seen: breaks and runs of spaces are one space, marks without a width are dropped. Those that
 * turn the direction would turn the words after it, too; a name of nothing else would look like none.
 */
export const oneLine = (text: string): string =>
  text
    .replace(/[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/^[\s\u200c\u200d]+|[\s\u200c\u200d]+$/g, '')
    .replace(/\s+/g, ' ')
