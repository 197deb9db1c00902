import type { DayOfWeek } from '@mantine/dates'
import dayjs from 'dayjs'
import 'dayjs/locale/pt-br'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'
import { currentLanguage } from '../i18n/i18n.ts'

dayjs.extend(utc)
dayjs.extend(timezone)
dayjs.locale('pt-br')

/**
 * Calendar arithmetic for screens with a calendar; the entry never imports it. Plain formatting is in `lib/format.ts`.
 */
export { dayjs }

interface Settings {
  locale: string
  firstDayOfWeek: DayOfWeek
  weekendDays: DayOfWeek[]
}

/**
 * Settings of Mantine's calendars in the language of the screens: `<DatesProvider settings={calendarSettings()}>`; pass
 * `weekdayFormat="ddd"` as well.
 */
export const calendarSettings = (): Settings => ({
  locale: currentLanguage() === 'pt' ? 'pt-br' : 'en',
  firstDayOfWeek: 0,
  weekendDays: [0, 6],
})
