import { weekdayOf } from '@emma/domain/availability'
import { spokenDayAt } from './spoken-day.ts'

/** Hours of a day, `HH:mm`; its end is `24:00`. */
export interface SpokenHours {
  readonly from: string
  readonly to: string
}

const DAY_END = '24:00'
const HALF_DAY = 12
/** One digit up to this one is said of the afternoon. */
const LAST_OF_NIGHT = 6

const hour = String.raw`(\d{1,2})(?:(?:h|hs|:)(\d{2})?)?\s*(am|pm)?`
const named = String.raw`(\d{1,2})(?:(?:h|hs|:)(\d{2})?|\s*(?=am\b|pm\b))\s*(am|pm)?`
const article = String.raw`(?:das?|do|de|as|a|ao|the|at)?\s*`
/** Not the day of a date. */
const ended = String.raw`(?![\d/]|\s*(?:de|of)\b)`
const joined = String.raw`\s*(?:-|as|a|ate as|ate|e|to|until|and)\s+${article}`

const ranges = [
  new RegExp(String.raw`\b(?:das?|do|de|entre|from|between)\s+${article}${hour}${joined}${hour}${ended}`),
  new RegExp(String.raw`\b${named}${joined}${hour}${ended}`),
]
const since = new RegExp(String.raw`\b(?:a partir|depois|apos|after|from)\s+${article}${hour}${ended}`)
const until = new RegExp(String.raw`\b(?:ate|until|till)\s+${article}${named}${ended}`)
const only = new RegExp(String.raw`\b(?:as|at)\s+${hour}${ended}`)

const minutesOf = (digits = '', minutes = '0', half?: string): number => {
  const typed = Number(digits)
  const isLater = half === 'pm' || (half === undefined && typed <= LAST_OF_NIGHT && digits.length === 1)
  return (isLater && typed > 0 && typed < HALF_DAY ? typed + HALF_DAY : typed) * 60 + Number(minutes)
}

const two = (part: number) => String(part).padStart(2, '0')
const clockOf = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`

const between = (from: number, to: number): SpokenHours | null =>
  from < to && to <= 24 * 60 ? { from: clockOf(from), to: clockOf(to) } : null

/** `14-16h` is `14h as 16h`. */
const spacedOut = (text: string): string =>
  text.replace(/(\d)(h\d*|:\d\d)?-(\d{1,2}(?:h|:))/g, '$1$2h as $3').replace(/hh/g, 'h')

/**
 * The hours of a folded text, and the text without them: `das 14h às 16h`, `a partir das 15h`, `até as 10h`; `às 15h` is an
 * hour long. Null hours if it says none that make sense.
 */
export const spokenHours = (typed: string): { readonly hours: SpokenHours | null; readonly rest: string } => {
  const text = spacedOut(typed)
  const range = ranges.map((each) => text.match(each)).find(Boolean)
  if (range) {
    const [all, fromDigits, fromMinutes, fromHalf, toDigits, toMinutes, toHalf] = range
    const hours = between(
      minutesOf(fromDigits, fromMinutes, fromHalf ?? toHalf),
      minutesOf(toDigits, toMinutes, toHalf),
    )
    return { hours, rest: text.replace(all, ' ') }
  }
  const [after, before, at] = [since, until, only].map((each) => text.match(each))
  const said = after ?? before ?? at
  if (!said) return { hours: null, rest: text }
  const minutes = minutesOf(said[1], said[2], said[3])
  const rest = text.replace(said[0], ' ')
  if (after) return { hours: { from: clockOf(minutes), to: DAY_END }, rest }
  return { hours: before ? between(0, minutes) : between(minutes, minutes + 60), rest }
}

/** Days, both included, by their numbers. */
export interface SpokenDays {
  readonly first: number
  readonly last: number
}

const WEEK = 7
const MONDAY = 1
const SATURDAY = 6

/** The next such day of the week, after today unless `orToday`. */
const next = (weekday: number, today: number, orToday: boolean): number => {
  const ahead = (weekday - weekdayOf(today) + WEEK) % WEEK
  return today + (ahead === 0 && !orToday ? WEEK : ahead)
}

/** `de 10 a 20 de dezembro`: the first has no month of its own. */
const withinMonth = (text: string, today: number): SpokenDays | null => {
  const said = text.match(/\b(\d{1,2}) (?:a|ate|to|until) (?:o |the )?(\d{1,2}) ((?:de |of )?[a-z]+)/)
  const last = said && spokenDayAt(`${said[2]} ${said[3]}`.split(' '), 0, today)?.day
  const length = Number(said?.[2]) - Number(said?.[1])
  return last !== null && last !== undefined && length > 0 ? { first: last - length, last } : null
}

const joins = /^(a|ate|to|until|through|e)$/

/** The days of a folded text: one, from one to another, a weekend or the next week; null if it says none. */
export const spokenDays = (text: string, today: number): SpokenDays | null => {
  if (/\b(semana que vem|proxima semana|next week)\b/.test(text)) {
    const first = next(MONDAY, today, false)
    return { first, last: first + WEEK - 1 }
  }
  if (/\b(fim de semana|final de semana|weekend)\b/.test(text)) {
    const first = next(SATURDAY, today, true)
    return { first, last: first + 1 }
  }
  const together = withinMonth(text, today)
  if (together) return together
  const words = text.split(/[\s,;.]+/)
  for (const at of words.keys()) {
    const said = spokenDayAt(words, at, today)
    if (!said) continue
    const joined = at + said.taken
    const other = joins.test(words[joined] ?? '') ? spokenDayAt(words, joined + 1, today)?.day : undefined
    if (other === undefined) return { first: said.day, last: said.day }
    return { first: said.day, last: other < said.day ? other + WEEK : other }
  }
  return null
}
