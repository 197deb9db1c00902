/** An hour found in words, and how many words it takes. */
export interface SpokenHour {
  /** `HH:mm`. */
  readonly hour: string
  readonly taken: number
}
type Words = readonly string[]

const HALF_DAY = 12
/** Hours from one to this one are said of the afternoon: nobody is booked before the day begins. */
const LAST_OF_NIGHT = 6
const before = /^(as|a|das|at|from)$/
/** Between the hours that an appointment begins and ends at. */
const joins = /^(as|a|ate|-|to|until|till)$/
const clock = /^(\d{1,2})(?:h|hs|hrs|:)(\d{2})?(am|pm)?$/
const half = /^(\d{1,2})(am|pm)$/
const bare = /^(\d{1,2})$/

const two = (part: number) => String(part).padStart(2, '0')

/** `da tarde`, `à noite`, `in the afternoon`: the half of the day, and its words. */
const halfAfter = (words: Words): { readonly half: 'am' | 'pm' | undefined; readonly taken: number } => {
  const at = words.findIndex((word) => !/^(da|de|a|na|in|the)$/.test(word))
  const word = words[at] ?? ''
  if (/^(manha|morning|am|madrugada)$/.test(word)) return { half: 'am', taken: at + 1 }
  if (/^(tarde|noite|afternoon|evening|night|pm)$/.test(word)) return { half: 'pm', taken: at + 1 }
  return { half: undefined, taken: 0 }
}

/** `10h`, `10h30`, `10:30`, `3pm`; `10` alone only after `às`, before `horas`, or where a day was said before it. */
const clockAt = (words: Words, isAfterDay: boolean) => {
  const [word = '', next = ''] = words
  const parts = word.match(clock) ?? word.match(half)
  if (parts) {
    const isHalf = half.test(word)
    const minutes = isHalf ? undefined : parts[2]
    return { digits: parts[1] ?? '', minutes, half: isHalf ? parts[2] : parts[3], taken: 1 }
  }
  const digits = word.match(bare)?.[1]
  const isNamed = /^(horas?|hs?|hours?|oclock)$/.test(next)
  if (digits === undefined || !(isAfterDay || isNamed || halfAfter(words.slice(1)).half)) return null
  return { digits, minutes: undefined, half: undefined, taken: isNamed ? 2 : 1 }
}

/** One hour, without an end after it. */
const oneHourAt = (words: Words, at: number, isAfterDay: boolean): SpokenHour | null => {
  const said = words.slice(at)
  const lead = before.test(said[0] ?? '') ? 1 : 0
  const rest = said.slice(lead)
  const noon = rest[0] === 'noon' || rest[0] === 'meio-dia' || (rest[0] === 'meio' && rest[1] === 'dia')
  if (noon) return { hour: '12:00', taken: lead + (rest[0] === 'meio' ? 2 : 1) }
  const found = clockAt(rest, isAfterDay || lead > 0)
  if (!found) return null
  const after = rest.slice(found.taken)
  const isHalfPast = after[0] === 'e' && after[1] === 'meia'
  const day = halfAfter(after.slice(isHalfPast ? 2 : 0))
  const part = found.half ?? day.half
  const typed = Number(found.digits)
  const isLater = part === 'pm' || (part === undefined && typed <= LAST_OF_NIGHT && found.digits.length === 1)
  const hour = isLater && typed > 0 && typed < HALF_DAY ? typed + HALF_DAY : typed
  const minutes = isHalfPast ? 30 : Number(found.minutes ?? 0)
  if (hour > 23 || minutes > 59) return null
  return {
    hour: `${two(hour)}:${two(minutes)}`,
    taken: lead + found.taken + (isHalfPast ? 2 : 0) + day.taken,
  }
}

/** The hour that is said at this word of folded words, with the end that may follow: `das 14 às 16`; null if none is. */
export const spokenHourAt = (words: Words, at: number, isAfterDay: boolean): SpokenHour | null => {
  const begin = oneHourAt(words, at, isAfterDay)
  if (!begin) return null
  const after = at + begin.taken
  const end = joins.test(words[after] ?? '') ? oneHourAt(words, after + 1, true) : null
  return end ? { hour: begin.hour, taken: begin.taken + 1 + end.taken } : begin
}
