import { folded } from '../text.ts'
import { emergencies, professions, symptoms } from './symptom-list.ts'
import { englishEmergencies, englishSymptoms } from './symptom-list-en.ts'

/** Shorter words say too little to guess from. */
const LEAST = 4

const plain = (search: string): string =>
  folded(search)
    .replace(/[^\p{L}\p{N}-]+/gu, ' ')
    .trim()

/** Between spaces, so that only whole words and beginnings of words are found in it. */
const folding = (words: readonly string[]): readonly string[] => words.map((word) => ` ${folded(word)} `)

/** The catalogue's addresses, each with the professions and complaints that lead there. */
const known = Object.entries(symptoms).map(
  ([slug, words]) =>
    [slug, folding([...(professions[slug] ?? []), ...words, ...(englishSymptoms[slug] ?? [])])] as const,
)
const named = {
  '188': folding([...emergencies['188'], ...englishEmergencies['188']]),
  '192': folding([...emergencies['192'], ...englishEmergencies['192']]),
}

/**
 * The catalogue's addresses of the specialties that a search by symptom means, in Portuguese or English, whatever its
 * accents and capitals; the beginning of a symptom's words is enough (`enxaq`).
 */
export const specialtiesForSymptom = (search: string): readonly string[] => {
  const typed = plain(search)
  if (typed.length < LEAST) return []
  const [whole, beginning] = [` ${typed} `, ` ${typed}`]
  return known
    .filter(([, complaints]) =>
      complaints.some((complaint) => whole.includes(complaint) || complaint.includes(beginning)),
    )
    .map(([slug]) => slug)
}

/**
 * Whom somebody has to call who searches for this, instead of waiting for an appointment: `188` in despair, `192` with a
 * sign of an emergency. Only whole complaints count, wherever they stand among other words.
 */
export const emergencyOf = (search: string): '192' | '188' | null => {
  const typed = ` ${plain(search)} `
  const isNamed = (line: keyof typeof named) => named[line].some((complaint) => typed.includes(complaint))
  if (isNamed('188')) return '188'
  return isNamed('192') ? '192' : null
}
