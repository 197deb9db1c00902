import { folded } from '../text.ts'

/** Small words of Brazilian names, which link the others. */
const particles = new Set(['da', 'das', 'de', 'do', 'dos', 'di', 'du', 'e'])
/** Titles before a name, which do not identify the person. */
const titles = new Set(['dr', 'dr.', 'dra', 'dra.', 'doutor', 'doutora'])

const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '')

const hasLetter = (text: string): boolean => /\p{L}/u.test(text)

/** Whether a text looks like a name: letters, spaces, hyphens, apostrophes and points. An empty text passes. */
export const isPersonName = (text: string): boolean =>
  text.trim() === '' || (hasLetter(text) && /^[\p{L}\p{M} .\-'’‘`´]*$/u.test(text))

/** `McDonald` and `DiCaprio` are written as they are. */
const isMixed = (letters: string): boolean => /^\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+$/u.test(letters)

const capitalized = (letters: string): string => {
  if (isMixed(letters)) return letters
  const [first = '', ...rest] = letters.toLocaleLowerCase('pt-BR')
  return first.toLocaleUpperCase('pt-BR') + rest.join('')
}

const isNumeral = (word: string): boolean => /^(ii|iii|iv)$/i.test(word)

/**
 * A name as written in Brazil: `MARIA DA SILVA` is `Maria da Silva` (spec §5). Both halves of `Ana-Clara` and `D'Ávila`
 * get a capital, numerals at the end (`João Prado III`) are all capitals; spaces become one. Particles are lower case,
 * except at the start of a whole name.
 * @param part `last` for the part after a first name, so that `dos Santos` keeps its lower-case particle
 */
export const capitalizeWords = (text: string, part: 'whole' | 'last' = 'whole'): string =>
  wordsOf(text.normalize('NFC').replace(/[‘`´]/g, "'"))
    .map((word, at, { length }) => {
      const small = word.toLocaleLowerCase('pt-BR')
      if (particles.has(small) && (at > 0 || (part === 'last' && length > 1))) return small
      if (at > 0 && at === length - 1 && isNumeral(word)) return word.toUpperCase()
      return word.replace(/[\p{L}\p{M}]+/gu, capitalized)
    })
    .join(' ')

/** The identifying words of a name or of a search for one: no particle, no title. */
export const tellingWords = (text: string): readonly string[] => {
  const words = wordsOf(text)
  const telling = words.filter((word) => !particles.has(folded(word)) && !titles.has(folded(word)))
  return telling.length > 0 ? telling : words
}

const firstLetter = (word: string): string =>
  (/\p{L}\p{M}*/u.exec(word)?.[0] ?? '').toLocaleUpperCase('pt-BR')

/** The first letters of a name, without particles: `Maria Eduarda dos Santos` → `M`, `E`, `S`. */
export const initialsOf = (name: string): readonly string[] =>
  tellingWords(name).filter(hasLetter).map(firstLetter)

/** Initials of the first and the last word: `M`, `S`. */
export const outerInitialsOf = (name: string): readonly string[] => {
  const all = initialsOf(name)
  return all.length > 1 ? [...all.slice(0, 1), ...all.slice(-1)] : all
}

/** A name for people who need not know all of it: `Maria S.` for `Maria Eduarda dos Santos`. */
export const shortName = (name: string): string => {
  const [first = '', ...rest] = tellingWords(name).filter(hasLetter)
  const last = rest.at(-1)
  return last === undefined ? first : `${first} ${firstLetter(last)}.`
}
