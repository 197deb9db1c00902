import { folded } from '../../text.ts'
import { sayingOf } from './complaint-words.ts'
import { commonFirst, symptoms } from './lists/symptoms.ts'
import { englishSymptoms } from './lists/symptoms-en.ts'
import { LEAST_WORD, readingsIn } from './sayings.ts'

const MOST_OFFERED = 12

/** Its rank among the commonest, or after them. */
const rank = (complaint: string): number => {
  const at = commonFirst.indexOf(complaint)
  return at < 0 ? commonFirst.length : at
}

const allOf = (lists: Readonly<Record<string, readonly string[]>>): readonly string[] => [
  ...new Set(Object.values(lists).flat()),
]
const offering = (lists: Readonly<Record<string, readonly string[]>>) => {
  const list = allOf(lists).map((complaint) => ({
    complaint,
    plain: ` ${folded(complaint)}`,
    saying: sayingOf(complaint),
  }))
  return { list, text: list.map(({ saying }) => saying).join('\n') }
}
/** Portuguese first: English is searched only if it has no hit. */
const offered = [
  { language: 'pt-BR', ...offering(symptoms) },
  { language: 'en', ...offering(englishSymptoms) },
] as const

/** Complaints to continue with, in their language. */
export interface PreciseComplaints {
  readonly language: 'pt-BR' | 'en'
  readonly complaints: readonly string[]
}
const noComplaints: PreciseComplaints = { language: 'pt-BR', complaints: [] }

/**
 * The precise complaints that contain a short search, the commonest first: `dor de cabeça` and others for `dor`.
 * @returns at most 12; none if the search is as precise
 */
export const preciseComplaints = (search: string): PreciseComplaints => {
  const [typed] = readingsIn(search)
  const plain = folded(search).trim()
  if (typed.trim().length < LEAST_WORD) return noComplaints
  for (const { language, list, text } of offered) {
    if (!text.includes(typed)) continue
    const others = list.filter(({ saying }) => saying !== typed && saying.includes(typed))
    const begun = others.filter((each) => each.plain.startsWith(` ${plain} `))
    const found = (begun.length > 0 ? begun : others).map(({ complaint }) => complaint)
    const ranked = found.toSorted((a, b) => rank(a) - rank(b)).slice(0, MOST_OFFERED)
    if (ranked.length > 0) return { language, complaints: ranked }
  }
  return noComplaints
}
