import { dateOf, dayOf, instantOf, weekdayOf } from '@emma/domain/availability'
import { folded } from '@emma/domain/text'

const weekdays = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado']
const WEEK = 7

/** The parts of a day, by the hours that people mean. */
const parts = [
  { word: 'manha', from: '08:00', to: '12:00' },
  { word: 'tarde', from: '13:00', to: '18:00' },
  { word: 'noite', from: '18:00', to: '22:00' },
] as const

const startOf = { from: '00:00', to: '00:00' }

/** The day that is meant: `hoje`, `amanhã`, or a weekday, the next one that comes. */
const dayIn = (words: readonly string[], today: number): number | null => {
  if (words.includes('hoje')) return today
  // `amanhã de manhã`: the first one is the day.
  if (words.includes('amanha')) return today + 1
  const weekday = weekdays.findIndex((name) => words.some((word) => word.startsWith(name)))
  return weekday < 0 ? null : today + ((weekday - weekdayOf(today) + WEEK) % WEEK || WEEK)
}

export interface SpokenBlock {
  /** `YYYY-MM-DD`. */
  readonly date: string
  readonly part: 'manha' | 'tarde' | 'noite' | null
  readonly starts_at: string
  readonly ends_at: string
}

/**
 * The time off that `bloquear amanhã à tarde` asks for, in the specialist's zone; null for words that ask for none. `today`
 * is a date of that zone.
 */
export const spokenBlock = (typed: string, today: string, zone: string): SpokenBlock | null => {
  const words = folded(typed.trim()).split(/[^a-z0-9]+/)
  const todayNumber = dayOf(today)
  if (todayNumber === null || !words.some((word) => word.startsWith('bloque'))) return null
  const day = dayIn(words, todayNumber)
  if (day === null) return null
  const part = parts.find(({ word }) => words.includes(word)) ?? null
  const { from, to } = part ?? startOf
  const [date, end] = [dateOf(day), dateOf(part ? day : day + 1)]
  const [starts, ends] = [instantOf(date, from, zone), instantOf(end, to, zone)]
  if (starts === null || ends === null) return null
  const iso = (instant: number) => new Date(instant).toISOString()
  return { date, part: part?.word ?? null, starts_at: iso(starts), ends_at: iso(ends) }
}
