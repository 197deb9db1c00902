import { dateOf, dayOf, instantOf } from '@emma/domain/availability'
import { folded } from '@emma/domain/text'
import { spokenDayIn } from './spoken-day.ts'

/** The parts of a day, by their usual hours. */
const parts = [
  { part: 'manha', words: ['manha', 'morning'], from: '08:00', to: '12:00' },
  { part: 'tarde', words: ['tarde', 'afternoon'], from: '13:00', to: '18:00' },
  { part: 'noite', words: ['noite', 'evening', 'night', 'tonight'], from: '18:00', to: '22:00' },
] as const

const startOf = { from: '00:00', to: '00:00' }

const said = (words: readonly string[], one: readonly string[]): boolean =>
  one.some((each) => words.includes(each))

export interface SpokenBlock {
  /** `YYYY-MM-DD`. */
  readonly date: string
  readonly part: 'manha' | 'tarde' | 'noite' | null
  readonly starts_at: string
  readonly ends_at: string
}

/** `bloquear`, `bloqueio`, `block`. */
const asksForBlock = (words: readonly string[]): boolean =>
  words.some((word) => /^(bloque|block$)/.test(word))

/**
 * The time off described by `bloquear amanhã à tarde` or `block tomorrow afternoon`, in the specialist's zone; null for
 * other words. `today` is a date of that zone.
 */
export const spokenBlock = (typed: string, today: string, zone: string): SpokenBlock | null => {
  const words = folded(typed.trim()).split(/[\s,;.]+/)
  const todayNumber = dayOf(today)
  if (todayNumber === null || !asksForBlock(words)) return null
  const day = spokenDayIn(words, todayNumber)
  if (day === null) return null
  const part = parts.find((each) => said(words, each.words)) ?? null
  const { from, to } = part ?? startOf
  const [date, end] = [dateOf(day), dateOf(part ? day : day + 1)]
  const [starts, ends] = [instantOf(date, from, zone), instantOf(end, to, zone)]
  if (starts === null || ends === null) return null
  const iso = (instant: number) => new Date(instant).toISOString()
  return { date, part: part?.part ?? null, starts_at: iso(starts), ends_at: iso(ends) }
}
