import type { DayOfWeek } from '@mantine/dates'
import dayjs from 'dayjs'
import 'dayjs/locale/pt-br'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)
dayjs.extend(timezone)
dayjs.locale('pt-br')

/**
 * Calendar arithmetic for screens with a calendar; the entry never imports it. Plain formatting is in `lib/format.ts`.
 */
export { dayjs }

/** Settings of Mantine's calendars: `<DatesProvider settings={calendarSettings}>`; pass `weekdayFormat="ddd"` as well. */
export const calendarSettings: { locale: string; firstDayOfWeek: DayOfWeek; weekendDays: DayOfWeek[] } = {
  locale: 'pt-br',
  firstDayOfWeek: 0,
  weekendDays: [0, 6],
}
