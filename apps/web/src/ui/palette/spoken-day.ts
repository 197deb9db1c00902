import { dateOf, dayOf, weekdayOf } from '@emma/domain/availability'

/** Sunday first, in each language of the interface, with the usual short forms. */
const weekdays = [
  /^(domingo|dom|sunday|sun)$/,
  /^(segunda|seg|monday|mon)$/,
  /^(terca|ter|tuesday|tue)$/,
  /^(quarta|qua|wednesday|wed)$/,
  /^(quinta|qui|thursday|thu)$/,
  /^(sexta|sex|friday|fri)$/,
  /^(sabado|sab|saturday|sat)$/,
]
const months = [
  /^(janeiro|jan|january)$/,
  /^(fevereiro|fev|february|feb)$/,
  /^(marco|mar|march)$/,
  /^(abril|abr|april|apr)$/,
  /^(maio|mai|may)$/,
  /^(junho|jun|june)$/,
  /^(julho|jul|july)$/,
  /^(agosto|ago|august|aug)$/,
  /^(setembro|set|september|sep)$/,
  /^(outubro|out|october|oct)$/,
  /^(novembro|nov|november)$/,
  /^(dezembro|dez|december|dec)$/,
]
const WEEK = 7
const todays = /^(hoje|today|tonight)$/
const tomorrows = /^(amanha|tomorrow)$/
const number = /^\d{1,2}$/
const MONTHS = 12
const CENTURY = 2000

/** A day found in words: its number, and how many words it takes. */
export interface SpokenDay {
  readonly day: number
  readonly taken: number
}
type Words = readonly string[]

const indexIn = (names: readonly RegExp[], word: string | undefined): number =>
  names.findIndex((name) => name.test(word ?? ''))

const dateIn = (year: number, month: number, day: number): number | null => {
  const pad = (part: number) => String(part).padStart(2, '0')
  const found = dayOf(`${year}-${pad(month)}-${pad(day)}`)
  return found === null || dateOf(found).slice(-2) !== pad(day) ? null : found
}

/** The next such day and month, today included. */
const comingDate = (today: number, month: number, day: number): number | null => {
  const year = Number(dateOf(today).slice(0, 4))
  const found = dateIn(year, month, day)
  return found !== null && found < today ? dateIn(year + 1, month, day) : found
}

/** The next day of a month with this number, today included. */
const comingDayOfMonth = (today: number, day: number): number | null => {
  const [year = 0, month = 1] = dateOf(today).split('-').map(Number)
  for (let ahead = 0; ahead < MONTHS; ahead += 1) {
    const at = month - 1 + ahead
    const found = dateIn(year + Math.floor(at / MONTHS), (at % MONTHS) + 1, day)
    if (found !== null && found >= today) return found
  }
  return null
}

/** English has the month first; in Portuguese that would be Marco, or Abril. */
const english =
  /^(january|february|march|april|may|june|july|august|september|october|november|december|dec|oct|aug|feb)$/
const ordinal = /^(\d{1,2})(st|nd|rd|th|º)$/

const found = (day: number | null, taken: number): SpokenDay | null => (day === null ? null : { day, taken })

/** `1/12`, `01/12/2026`. */
const written = (word: string, today: number): SpokenDay | null => {
  const parts = word.match(/^(\d{1,2})[/-](\d{1,2})(?:[/-](\d{2}|\d{4}))?$/)
  if (!parts) return null
  const [day, month] = [Number(parts[1]), Number(parts[2])]
  if (parts[3] === undefined) return found(comingDate(today, month, day), 1)
  const year = Number(parts[3])
  return found(dateIn(year < 100 ? CENTURY + year : year, month, day), 1)
}

/** `5 de dezembro`, `5 december`. */
const named = (words: Words, at: number, today: number): SpokenDay | null => {
  const [word = '', next] = words.slice(at)
  if (!number.test(word)) return null
  const of = next === 'de' || next === 'of' ? 2 : 1
  const month = indexIn(months, words[at + of])
  return month < 0 ? null : found(comingDate(today, month + 1, Number(word)), of + 1)
}

/** `december 24th`, `24th`, `the 1st of december`. */
const inEnglish = (words: Words, at: number, today: number): SpokenDay | null => {
  const [word = '', next = ''] = words.slice(at)
  const day = next.match(ordinal)?.[1] ?? (number.test(next) ? next : undefined)
  if (english.test(word) && day !== undefined)
    return found(comingDate(today, indexIn(months, word) + 1, Number(day)), 2)
  const alone = word.match(ordinal)?.[1]
  if (alone === undefined) return null
  return named([alone, ...words.slice(at + 1)], 0, today) ?? found(comingDayOfMonth(today, Number(alone)), 1)
}

const counts = ['um', 'dois', 'tres', 'quatro', 'cinco', 'seis', 'sete', 'oito']
const countOf = (word = ''): number => {
  if (/^(uma|a|one)$/.test(word)) return 1
  if (/^(duas|two)$/.test(word)) return 2
  return /^\d{1,3}$/.test(word) ? Number(word) : counts.indexOf(word) + 1
}

/** `em 15 dias`, `daqui a duas semanas`, `in 2 weeks`. */
const ahead = (words: Words, at: number, today: number): SpokenDay | null => {
  const lead = words[at] === 'daqui' ? 2 : 1
  if (!/^(em|in|daqui)$/.test(words[at] ?? '')) return null
  const [count, unit = ''] = words.slice(at + lead)
  const days = /^(dias?|days?)$/.test(unit) ? 1 : WEEK
  const known = /^(dias?|days?|semanas?|weeks?)$/.test(unit) ? countOf(count) : 0
  return known === 0 ? null : { day: today + known * days, taken: lead + 2 }
}

/** `hoje`, `amanhã`, `depois de amanhã`, or the next such weekday. */
const relative = (words: Words, at: number, today: number): SpokenDay | null => {
  const word = words[at] ?? ''
  if (todays.test(word)) return { day: today, taken: 1 }
  if (tomorrows.test(word)) return { day: today + 1, taken: 1 }
  if (word === 'depois' && words[at + 1] === 'de' && words[at + 2] === 'amanha')
    return { day: today + 2, taken: 3 }
  const weekday = indexIn(weekdays, word.replace(/-feira$/, ''))
  if (weekday < 0) return null
  const day = today + ((weekday - weekdayOf(today) + WEEK) % WEEK || WEEK)
  return { day, taken: words[at + 1] === 'feira' ? 2 : 1 }
}

/** `dia 5`, `dia 5 de dezembro`, `dia 1/12`. */
const numbered = (words: Words, at: number, today: number): SpokenDay | null => {
  const [word, next = ''] = words.slice(at)
  if (word !== 'dia' && word !== 'day') return null
  const date = named(words, at + 1, today) ?? written(next, today)
  if (date) return { ...date, taken: date.taken + 1 }
  return number.test(next) ? found(comingDayOfMonth(today, Number(next)), 2) : null
}

/** The day that is said at this word of folded words; null if none is. */
export const spokenDayAt = (words: Words, at: number, today: number): SpokenDay | null =>
  relative(words, at, today) ??
  ahead(words, at, today) ??
  numbered(words, at, today) ??
  written(words[at] ?? '', today) ??
  named(words, at, today) ??
  inEnglish(words, at, today)
