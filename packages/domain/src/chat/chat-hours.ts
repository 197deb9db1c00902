import { instantOf, wallTimeOf } from '../availability/index.ts'
import { DAY, type Instant } from '../interval.ts'

/** Weekdays (0 is Sunday) and hours in which a specialist answers, in their zone; `from` is before `to`. */
export interface ChatHours {
  readonly weekdays: readonly number[]
  readonly from: string
  readonly to: string
}

/** Every set of hours comes round within a week. */
const LONGEST_DAYS = 8

/**
 * When the specialist stopped answering: the end of the last hours, or null while they answer. Without hours they
 * always answer. The result is the same throughout one closed period, so that a notice can be sent once for it.
 * @param timeZone IANA name of the specialist's zone
 */
export const closedSince = (hours: ChatHours | null, timeZone: string, now: Instant): Instant | null => {
  if (hours === null) return null
  const { hour, weekday } = wallTimeOf(now, timeZone)
  if (hours.weekdays.includes(weekday) && hours.from <= hour && hour < hours.to) return null
  for (let back = 0; back < LONGEST_DAYS; back += 1) {
    const day = wallTimeOf(now - back * DAY, timeZone)
    const end = hours.weekdays.includes(day.weekday) ? instantOf(day.date, hours.to, timeZone) : null
    if (end !== null && end <= now) return end
  }
  return now
}
