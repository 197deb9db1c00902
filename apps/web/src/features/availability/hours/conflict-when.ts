import type { Conflict } from '@emma/contracts/availability'
import { formatHour, formatShortDay, noonOf } from '../../../lib/i18n/format.ts'

/** Day and hour of a conflict, in the practice's zone. */
export const whenOf = ({ date, init_hour }: Conflict): string =>
  `${formatShortDay(noonOf(date), 'UTC')}, ${formatHour(`${date}T${init_hour}:00Z`, 'UTC')}`
