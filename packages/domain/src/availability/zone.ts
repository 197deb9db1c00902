import { DAY, HOUR, type Instant, MINUTE } from '../interval.ts'

/** The zone of a specialist who has not chosen one. */
export const DEFAULT_ZONE = 'America/Sao_Paulo'

const formatters = new Map<string, Intl.DateTimeFormat>()

const formatterOf = (zone: string): Intl.DateTimeFormat => {
  const known = formatters.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    timeZoneName: 'longOffset',
    year: 'numeric',
  })
  formatters.set(zone, made)
  return made
}

const OFFSET = /GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?/

const readOffset = (instant: Instant, zone: string): number => {
  const [, sign, hours = '0', minutes = '0', seconds = '0'] =
    OFFSET.exec(formatterOf(zone).format(instant)) ?? []
  const size = Number(hours) * HOUR + Number(minutes) * MINUTE + Number(seconds) * 1000
  return sign === '-' ? -size : size
}

/** Whether this runtime knows a zone by this IANA name. */
export const isZone = (zone: string): boolean => {
  try {
    return formatterOf(zone) !== undefined
  } catch {
    return false
  }
}

const OFFSETS_KEPT = 20_000
const offsets = new Map<string, Map<number, number>>()

/** The offset at 00:00 UTC of a day counted from 1970, cached: the slots of a thousand specialists ask for the same. */
const offsetOfDay = (day: number, zone: string): number => {
  let days = offsets.get(zone)
  if (!days || days.size > OFFSETS_KEPT) {
    days = new Map()
    offsets.set(zone, days)
  }
  const known = days.get(day)
  if (known !== undefined) return known
  const offset = readOffset(day * DAY, zone)
  days.set(day, offset)
  return offset
}

/**
 * A zone's offset from UTC at an instant, in milliseconds; São Paulo is −10,800,000.
 * @param zone IANA name
 * @throws RangeError for a zone that does not exist
 */
export const offsetAt = (instant: Instant, zone: string): number => {
  const day = Math.floor(instant / DAY)
  const offset = offsetOfDay(day, zone)
  // Equal at both ends of the day: it did not change in between (see DayClock). Reading it takes 3 µs each time.
  return offset === offsetOfDay(day + 1, zone) ? offset : readOffset(instant, zone)
}

/**
 * The clocks of one local day: one offset on an ordinary day, two on a day when they may change.
 * Assumes at most one change within the three days around it, which has always been so.
 */
export interface DayClock {
  readonly day: number
  readonly zone: string
  readonly before: number
  readonly after: number
}

/** The clocks of a local day. @param day days since 1970-01-01, see `dayOf` */
export const clockOf = (day: number, zone: string): DayClock => ({
  day,
  zone,
  before: offsetOfDay(day - 1, zone),
  after: offsetOfDay(day + 2, zone),
})

/**
 * The instant of a wall time on a day, or null if the clocks jump over it (São Paulo had no 00:00 on 2018-11-04). A
 * wall time that happens twice is the first of the two.
 * @param minutes since the day's 00:00 on the wall, 0–1440
 */
export const instantAt = (clock: DayClock, minutes: number): Instant | null => {
  const wall = clock.day * DAY + minutes * MINUTE
  if (clock.before === clock.after) return wall - clock.before
  const early = wall - clock.before
  const late = wall - clock.after
  const isEarly = offsetAt(early, clock.zone) === clock.before
  const isLate = offsetAt(late, clock.zone) === clock.after
  if (isEarly && isLate) return Math.min(early, late)
  if (isEarly) return early
  return isLate ? late : null
}

/** The local day in which an instant falls, counted from 1970-01-01. */
export const dayAt = (instant: Instant, zone: string): number =>
  Math.floor((instant + offsetAt(instant, zone)) / DAY)
