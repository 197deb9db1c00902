const tones = ['teal', 'apricot', 'sky', 'amber', 'leaf'] as const
const particles = new Set(['da', 'das', 'de', 'do', 'dos', 'e', 'dr.', 'dra.'])

/** The first letter, also where it takes two units. */
const firstOf = ([first = '']: string): string => first

/** First and last name's initials: `Ana de Souza Lima` → `AL`. */
export const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter((word) => word && !particles.has(word.toLowerCase()))
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words
  return ends.map((word) => firstOf(word ?? '').toUpperCase()).join('')
}

/**
 * A name of at most `most` letters: its middle names become initials, from the second on, as long as it is longer.
 * First and last name stay whole, so that it is known who it is.
 */
export const fittingName = (name: string, most: number): string => {
  const words = name.split(/\s+/).filter(Boolean)
  const isSmall = (word: string) => particles.has(word.toLowerCase())
  // Dra. Helena, not Dra. H.
  const first = words.findIndex((word) => !isSmall(word))
  const fit = ([...done]: readonly string[], at: number): string => {
    const text = done.join(' ')
    const word = done[at]
    if (text.length <= most || word === undefined || at === done.length - 1) return text
    return fit(isSmall(word) ? done : done.with(at, `${firstOf(word)}.`), at + 1)
  }
  return fit(words, first + 1)
}

/** A theme colour fixed by the name. */
export const toneOf = (name: string): (typeof tones)[number] => {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return tones[sum % tones.length] ?? 'teal'
}
