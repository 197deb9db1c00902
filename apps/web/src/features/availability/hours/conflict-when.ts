import type { Conflict } from '@emma/contracts/availability'
import { formatHour, formatShortDay, noonOf } from '../../../lib/i18n/format.ts'

/** Day and hour of a conflict, in the practice's zone. */
export const whenOf = ({ date, init_hour }: Conflict): string =>
  `${formatShortDay(noonOf(date), 'UTC')}, ${formatHour(`${date}T${init_hour}:00Z`, 'UTC')}`

/** As the dialog that cancels several names it. */
export const cancelingOf = (conflict: Conflict) => ({
  id: conflict.schedule_id,
  name: conflict.customer.name,
  when: whenOf(conflict),
})
