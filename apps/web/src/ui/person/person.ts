const tones = ['teal', 'apricot', 'sky', 'amber', 'leaf'] as const
const particles = new Set(['da', 'das', 'de', 'do', 'dos', 'e', 'dr.', 'dra.'])

/** First and last name's initials: `Ana de Souza Lima` → `AL`. */
export const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter((word) => word && !particles.has(word.toLowerCase()))
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words
  return ends.map((word) => (word ?? '').slice(0, 1).toUpperCase()).join('')
}

/** A theme colour fixed by the name. */
export const toneOf = (name: string): (typeof tones)[number] => {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return tones[sum % tones.length] ?? 'teal'
}
