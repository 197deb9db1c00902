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

const hour = String.raw`(\d{1,2})(?:(?:h|hs|:)(\d{2})?)?(?:\s*(am|pm)\b)?`
const named = String.raw`(\d{1,2})(?:(?:h|hs|:)(\d{2})?|\s*(?=am\b|pm\b))(?:\s*(am|pm)\b)?`
const article = String.raw`(?:das?|do|de|as|a|ao|the|at)?\s*`
/** Not the day of a date. */
const ended = String.raw`(?![\d/]|\s*(?:de|of)\b)`
const joined = String.raw`\s*(?:-|as|a|ate as|ate|e|to|until|and)\s+${article}`

const ranges = [
  new RegExp(String.raw`\b(?:das?|do|de|entre|from|between)\s+${article}${hour}${joined}${hour}${ended}`),
  new RegExp(String.raw`\b${named}${joined}${hour}${ended}`),
]
const since = new RegExp(String.raw`\b(?:a partir|depois|apos|after|from)\s+${article}${hour}${ended}`)
const until = new RegExp(String.raw`\b(?:ate|antes|until|till|before)\s+${article}${hour}${ended}`)
const only = new RegExp(String.raw`\b(?:as|ao|at)\s+${hour}${ended}`)
/** `14 as 16`, `2-4pm`: hours only beside a day; else they may be days of a month. */
const bare = new RegExp(String.raw`(?<!\bdia )\b${hour}\s*(?:-|as|a|ate|to|until)\s*${hour}${ended}`)

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
export const hyphenApart = (text: string): string =>
  text.replace(/(\d)(h\d*|:\d\d)?-(\d{1,2}(?:h|:))/g, '$1$2h as $3').replace(/hh/g, 'h')

/** Noon is `12h`, `2 da tarde` is `2pm`. */
const spacedOut = (text: string): string =>
  hyphenApart(text)
    .replace(/\b(\d{1,2}(?:h\d*|:\d\d)?) (?:da|de|in the) (manha|madrugada|morning)\b/g, '$1am')
    .replace(/\b(\d{1,2}(?:h\d*|:\d\d)?) (?:da|de|in the) (tarde|noite|afternoon|evening)\b/g, '$1pm')
    .replace(/\b(meio[ -]dia|noon)\b/g, '12h')
    .replace(/\b(meia[ -]noite|midnight)\b/g, '24h')
    .replace(/\b(depois|after) (do almoco|lunch)\b/g, '$1 13h')
    .replace(/\b(antes|before) (do almoco|lunch)\b/g, '$1 12h')

/**
 * The hours of a folded text, and the text without them: `das 14h às 16h`, `a partir das 15h`, `até as 10h`; `às 15h` is an
 * hour long. Null hours if it says none that make sense.
 */
export const spokenHours = (
  typed: string,
  today: number,
): { readonly hours: SpokenHours | null; readonly rest: string } => {
  const text = spacedOut(typed)
  const isBesideDay = (said: RegExpMatchArray | null) =>
    said !== null && spokenDays(text.replace(said[0], ' '), today) !== null
  const beside = text.match(bare)
  const range =
    ranges.map((each) => text.match(each)).find(Boolean) ?? (isBesideDay(beside) ? beside : undefined)
  if (range) {
    const [all, fromDigits, fromMinutes, fromHalf, toDigits, toMinutes, toHalf] = range
    const hours = between(
      minutesOf(fromDigits, fromMinutes, fromHalf ?? toHalf),
      minutesOf(toDigits, toMinutes, toHalf),
    )
    return { hours, rest: text.replace(all, ' ') }
  }
  const [after, before, at] = [since, until, only].map((each) => {
    const said = text.match(each)
    return isBesideDay(said) ? said : null
  })
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
  /** A number or a day that they leave out: `24/12` in `24/12 e 31/12`. */
  readonly isUnclear: boolean
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
const withinMonth = (text: string, today: number): Pick<SpokenDays, 'first' | 'last'> | null => {
  const said = text.match(/\b(\d{1,2}) (?:a|ate|to|until) (?:o |the )?(\d{1,2}) ((?:de |of )?[a-z]+)/)
  const last = said && spokenDayAt(`${said[2]} ${said[3]}`.split(' '), 0, today)?.day
  const length = Number(said?.[2]) - Number(said?.[1])
  return last !== null && last !== undefined && length > 0 ? { first: last - length, last } : null
}

const joins = /^(a|ao|ate|to|until|through|thru|e|and)$/
const recurring = /\b(toda|todas|todos os|cada|every|each)\b/

interface Found {
  readonly first: number
  readonly last: number
  /** How many words it takes. */
  readonly taken: number
  /** Joined by `e`: two days, unless they follow each other. */
  readonly isList: boolean
  readonly isWeekday: boolean
}

/** The second day of `de 28/12 a 5/1`, `sexta a domingo`, `dia 10 ao 15`. */
const lastAfter = (words: readonly string[], at: number, today: number, first: number) => {
  const word = words[at] ?? ''
  const isNumber = /^\d{1,2}$/.test(word)
  const said = isNumber ? spokenDayAt(['dia', word], 0, first) : spokenDayAt(words, at, today)
  if (!said) return null
  const isWeekday = !/\d/.test(words.slice(at, at + said.taken).join(' '))
  const last = said.day < first && isWeekday ? said.day + WEEK : said.day
  return { last, taken: isNumber ? 1 : said.taken }
}

/** The day, or the days joined, at this word. */
const daysAt = (words: readonly string[], at: number, today: number): Found | null => {
  const said = spokenDayAt(words, at, today)
  if (!said) return null
  const isWeekday = !/\d/.test(words.slice(at, at + said.taken).join(' '))
  const joined = at + said.taken
  const join = words[joined] ?? ''
  const end = joins.test(join) ? lastAfter(words, joined + 1, today, said.day) : null
  if (!end) return { first: said.day, last: said.day, taken: said.taken, isList: false, isWeekday }
  const taken = said.taken + 1 + end.taken
  return { first: said.day, last: end.last, taken, isList: /^(e|and)$/.test(join), isWeekday: false }
}

/** All days of a text, and the words between them. */
const daysIn = (text: string, today: number) => {
  const words = text.split(/[\s,;.]+/)
  const days: Found[] = []
  const rest: string[] = []
  for (let at = 0; at < words.length; ) {
    const said = daysAt(words, at, today)
    if (said) days.push(said)
    else rest.push(words[at] ?? '')
    at += said?.taken ?? 1
  }
  return { days, rest: rest.join(' ') }
}

/** `sexta, dia 4`: the weekday only names the date. */
const withoutNamed = (days: readonly Found[]): readonly Found[] => {
  const dates = days.filter(({ isWeekday }) => !isWeekday)
  const [date] = dates
  const isNamed = dates.length === 1 && date?.first === date?.last
  const isSame = days.every(({ first }) => weekdayOf(first) === weekdayOf(date?.first ?? 0))
  return isNamed && isSame ? dates : days
}

/**
 * The days of a folded text: one, from one to another, a weekend or the next week; null if it says none. Several days that
 * are no span, and numbers that are no day, make them unclear.
 */
export const spokenDays = (text: string, today: number): SpokenDays | null => {
  const isEvery = recurring.test(text)
  if (/\b(semana que vem|proxima semana|next week)\b/.test(text)) {
    const first = next(MONDAY, today, false)
    return { first, last: first + WEEK - 1, isUnclear: isEvery }
  }
  if (/\b(fim de semana|final de semana|weekend)\b/.test(text)) {
    const first = next(SATURDAY, today, true)
    return { first, last: first + 1, isUnclear: isEvery }
  }
  const together = withinMonth(text, today)
  if (together) return { ...together, isUnclear: isEvery }
  const said = daysIn(text, today)
  const [days, ...others] = withoutNamed(said.days)
  if (!days) return null
  const { first, last, isList } = days
  const isSpan = last >= first && (!isList || last - first === 1 || /\b(entre|between)\b/.test(text))
  return { first, last, isUnclear: isEvery || !isSpan || others.length > 0 || /\d/.test(said.rest) }
}
