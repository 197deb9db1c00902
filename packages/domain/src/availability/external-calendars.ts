import { DAY, HOUR, MINUTE } from '../interval.ts'
import { MAX_DAYS_AHEAD } from './slots.ts'

/** How many external calendars one specialist may have. */
export const MOST_EXTERNAL_CALENDARS = 5
/** How far ahead the events of an external calendar are kept as busy time, in milliseconds: as far as slots reach. */
export const EXTERNAL_AHEAD = (MAX_DAYS_AHEAD + 2) * DAY

const EVERY = 10 * MINUTE
const LONGEST = 6 * HOUR

/** How long to wait for the next reading, in milliseconds, after so many that failed in a row: doubled by each. */
export const untilNextReading = (failures: number): number => Math.min(EVERY * 2 ** failures, LONGEST)
