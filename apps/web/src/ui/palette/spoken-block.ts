import { dateOf, dayOf, instantOf } from '@emma/domain/availability'
import { type SpokenHours, spokenDays, spokenHours } from './spoken-span.ts'
import { plainWords } from './spoken-words.ts'

/** The parts of a day, by their usual hours. */
const parts = [
  { part: 'manha', words: ['manha', 'morning'], from: '08:00', to: '12:00' },
  { part: 'tarde', words: ['tarde', 'afternoon'], from: '13:00', to: '18:00' },
  { part: 'noite', words: ['noite', 'evening', 'night', 'tonight'], from: '18:00', to: '22:00' },
] as const

const wholeDay = { from: '00:00', to: '24:00' }

const said = (words: readonly string[], one: readonly string[]): boolean =>
  one.some((each) => words.includes(each))

export interface SpokenBlock {
  /** `YYYY-MM-DD`. */
  readonly date: string
  /** The last day, the same for one. */
  readonly until: string
  readonly part: 'manha' | 'tarde' | 'noite' | null
  readonly hours: SpokenHours | null
  readonly starts_at: string
  readonly ends_at: string
}

const blocking =
  /\b(bloque|block\b|fechar\b|fecha\b|folga|ferias|nao atendo|nao vou atender|day off|time off|vacation)/
/** `não bloquear`, `cancelar bloqueio`, `tirar a folga`: the opposite. */
const unblocking =
  /\b(nao (bloque|fech)|don'?t block|(cancel|remov|retir|tir|exclu|apag|delet|undo|desfa|desmarc|liber)[a-z]* (?:(?:o|a|os|as|the|meu|minha|my|de|do|da)\s+)*(bloqueio|block|folga|ferias|day off|time off|vacation))/

/** `bloquear`, `folga`, `não atendo`, `day off`. */
export const asksForBlock = (typed: string): boolean => {
  const text = plainWords(typed).join(' ')
  return blocking.test(text) && !unblocking.test(text)
}

/** The end of a day is the start of the next. */
const instantAt = (day: number, hour: string, zone: string): number | null =>
  hour === wholeDay.to ? instantOf(dateOf(day + 1), wholeDay.from, zone) : instantOf(dateOf(day), hour, zone)

/**
 * The time off described by `bloquear amanhã das 14h às 16h`, `férias de 10 a 20 de dezembro` or `block tomorrow afternoon`,
 * in the specialist's zone; null for other words, and for what no single block is: hours of several days, every Friday. `today` is a
 * date of that zone.
 */
export const spokenBlock = (typed: string, today: string, zone: string): SpokenBlock | null => {
  const text = plainWords(typed).join(' ')
  const todayNumber = dayOf(today)
  if (todayNumber === null || !asksForBlock(typed)) return null
  const { hours, rest } = spokenHours(text, todayNumber)
  const days = spokenDays(rest, todayNumber)
  if (days === null || days.isUnclear) return null
  const part = parts.find((each) => said(rest.split(/[\s,;.]+/), each.words)) ?? null
  const { from, to } = hours ?? part ?? wholeDay
  if (days.first !== days.last && (hours ?? part)) return null
  const [starts, ends] = [instantAt(days.first, from, zone), instantAt(days.last, to, zone)]
  if (starts === null || ends === null) return null
  const iso = (instant: number) => new Date(instant).toISOString()
  return {
    date: dateOf(days.first),
    until: dateOf(days.last),
    part: hours === null ? (part?.part ?? null) : null,
    hours,
    starts_at: iso(starts),
    ends_at: iso(ends),
  }
}
