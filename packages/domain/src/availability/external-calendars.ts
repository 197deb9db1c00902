import { DAY, HOUR, MINUTE } from '../interval.ts'
import { MAX_DAYS_AHEAD } from './slots.ts'

/** External calendars allowed per specialist. */
export const MOST_EXTERNAL_CALENDARS = 5
/** How far ahead the events of an external calendar are stored as busy time, in milliseconds: as far as slots reach. */
export const EXTERNAL_AHEAD = (MAX_DAYS_AHEAD + 2) * DAY

const EVERY = 10 * MINUTE
const LONGEST = 6 * HOUR

/** Delay before the next reading, in milliseconds; doubles with each consecutive failure. */
export const untilNextReading = (failures: number): number => Math.min(EVERY * 2 ** failures, LONGEST)
