import { folded } from '../text.ts'
import { emergencies, symptoms } from './symptom-list.ts'
import { englishEmergencies, englishSymptoms } from './symptom-list-en.ts'

/** Shorter words say too little to guess from. */
const LEAST = 4

const plain = (search: string): string =>
  folded(search)
    .replace(/[^\p{L}\p{N}-]+/gu, ' ')
    .trim()

const matches = (typed: string, symptom: string): boolean =>
  ` ${typed} `.includes(` ${symptom} `) || ` ${symptom}`.includes(` ${typed}`)

/**
 * The catalogue's addresses of the specialties that a search by symptom means, in Portuguese or English, whatever its
 * accents and capitals; the beginning of a symptom's words is enough (`enxaq`).
 */
export const specialtiesForSymptom = (search: string): readonly string[] => {
  const typed = plain(search)
  if (typed.length < LEAST) return []
  return Object.entries(symptoms)
    .filter(([slug, words]) =>
      [...words, ...(englishSymptoms[slug] ?? [])].some((words) => matches(typed, folded(words))),
    )
    .map(([slug]) => slug)
}

/**
 * Whom somebody has to call who searches for this, instead of waiting for an appointment: `188` in despair, `192` with a
 * sign of an emergency. Only whole complaints count, wherever they stand among other words.
 */
export const emergencyOf = (search: string): '192' | '188' | null => {
  const typed = ` ${plain(search)} `
  const isNamed = (line: '192' | '188') =>
    [...emergencies[line], ...englishEmergencies[line]].some((words) => typed.includes(` ${folded(words)} `))
  if (isNamed('188')) return '188'
  return isNamed('192') ? '192' : null
}
