import { folded } from '../text.ts'

/** The texts of a record, in the order of the form (spec §3); each has quick phrases. */
export const writtenFields = [
  'complaint',
  'hpma',
  'personal_historic',
  'family_history',
  'physical_exam',
  'exPhysicist',
  'resExams',
  'diagnosis',
  'conduct',
  'guidance',
] as const
export type PhraseField = (typeof writtenFields)[number]

/** "Nega febre, tosse e vômitos": a list of absent symptoms, to the end of the sentence. */
const denials = /\bneg(?:a|am|o|ou|aram)\b.*?(?=[.;:!?\n]|\b(?:mas|porem)\b|$)/g
/** Negations: what follows one in its clause is absent. */
const without = /\b(?:nao|sem|ausencia|descartad[oa])\b/

/** Words without meaning of their own; the search ignores most others itself. */
const idle = new Set([
  ...['paciente', 'refere', 'relata', 'queixa', 'apresenta', 'inicio', 'desde', 'cerca', 'uso', 'alem'],
  ...['dia', 'dias', 'semana', 'semanas', 'mes', 'meses', 'ano', 'anos', 'hora', 'horas', 'ontem', 'hoje'],
  ...['melhora', 'piora', 'leve', 'moderada', 'forte', 'intensa', 'vez', 'vezes', 'lado', 'parte', 'muito'],
])

/** Most words used to find a diagnosis. */
const MOST_WORDS = 24

/**
 * The words of a clinical text that affirm something: folded, each once, without denials ("nega febre e tosse", "sem
 * falta de ar"), numbers and meaningless words.
 */
export const affirmedWords = (text: string): string[] => {
  const clauses = folded(text)
    .replace(denials, ' ')
    .split(/[.,;:!?\n]|\bmas\b|\bporem\b/)
  const affirmed = clauses.map((clause) => clause.split(without)[0] ?? '')
  const words = affirmed.flatMap((clause) => clause.match(/[a-z]{3,}/g) ?? [])
  return [...new Set(words.filter((word) => !idle.has(word)))].slice(0, MOST_WORDS)
}
