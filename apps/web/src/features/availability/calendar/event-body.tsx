import type { Appointment } from '@emma/contracts/booking'
import { MINUTE } from '@emma/domain/interval'
import { VisuallyHidden } from '@mantine/core'
import type { ScheduleEventData } from '@mantine/schedule'
import IconBeach from '@tabler/icons-react/dist/esm/icons/IconBeach.mjs'
import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs'
import IconCalendarOff from '@tabler/icons-react/dist/esm/icons/IconCalendarOff.mjs'
import IconClockHour9 from '@tabler/icons-react/dist/esm/icons/IconClockHour9.mjs'
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs'
import { useTranslation } from 'react-i18next'
import { formatDay, formatWallHour, noonOf } from '../../../lib/i18n/format.ts'
import { StateIcon } from '../../../ui/status/status-badge.tsx'
import { patientName, type Reserved } from '../../booking/index.ts'
import { entryOf, lastDateOf } from './calendar-events.ts'
import classes from './calendar-grid.module.css'

const AppointmentBody = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('booking')
  return (
    <>
      <StateIcon of="appointment" state={appointment.status} />
      <strong>{formatWallHour(appointment.init_hour)}</strong> {patientName(appointment)}
      <small>
        {appointment.place && ` · ${appointment.place.name}`} · {t(`status.${appointment.status}`)}
        {appointment.series && ` · ${t('inSeries', appointment.series)}`}
      </small>
    </>
  )
}

const ReservedBody = ({ reserved, hour, name }: { reserved: Reserved; hour: string; name: string }) => {
  const { t } = useTranslation(['availability', 'booking'])
  return (
    <>
      <IconBookmark size={14} stroke={2} aria-hidden />
      <strong>{hour}</strong> {name}
      <small>
        {` · ${t('calendar.status.reserved')}`}
        {reserved.series && ` · ${t('booking:inSeries', reserved.series)}`}
      </small>
    </>
  )
}

const HOUR_AT = [11, 16] as const

const pictures = {
  appointment: IconClockHour9,
  reserved: IconBookmark,
  offered: IconHourglass,
  rule: IconClockHour9,
  block: IconBeach,
  busy: IconCalendarOff,
} as const

const ONE_LINE = 30 * MINUTE
/** Less than half an hour has room for one line. */
const isShort = ({ start, end }: ScheduleEventData): boolean =>
  Date.parse(String(end)) - Date.parse(String(start)) < ONE_LINE

const dateOf = (moment: ScheduleEventData['start']): string => String(moment).slice(0, 10)

/** Whether it stands above the hours of a week: days as a whole, or hours over midnight. */
export const isOverHours = (event: ScheduleEventData): boolean =>
  dateOf(event.start) !== lastDateOf(String(event.end)) ||
  (String(event.start).endsWith('00:00:00') && /(00:00:00|23:59:59)$/.test(String(event.end)))

/** Who does not see the columns hears the day, or the first and the last. */
export const Days = ({ event }: { event: ScheduleEventData }) => {
  const { t } = useTranslation('availability')
  const [from = '', to = ''] = [dateOf(event.start), lastDateOf(String(event.end))].map((date) =>
    formatDay(noonOf(date), 'UTC'),
  )
  return <VisuallyHidden>{`, ${from === to ? from : t('calendar.span', { from, to })}`}</VisuallyHidden>
}

/** What an event of the calendar says. */
export const EventBody = ({ event }: { event: ScheduleEventData }) => {
  const { t } = useTranslation('availability')
  const entry = entryOf(event)
  if (entry?.kind === 'appointment') {
    return (
      <span className={classes.body} data-short={isShort(event) || undefined}>
        <AppointmentBody appointment={entry.appointment} />
        <Days event={event} />
      </span>
    )
  }
  if (entry?.kind === 'reserved') {
    const hour = formatWallHour(String(event.start).slice(...HOUR_AT))
    return (
      <span className={classes.body} data-short={isShort(event) || undefined}>
        <ReservedBody reserved={entry.reserved} hour={hour} name={String(event.title)} />
        <Days event={event} />
      </span>
    )
  }
  // Background hours are named in the list of hours; text here would lie under appointments.
  if (event.display === 'background') return null
  const Picture = entry ? pictures[entry.kind] : IconClockHour9
  return (
    <span className={classes.body}>
      <Picture size={14} stroke={2} aria-hidden />
      {event.title}
      {entry?.kind === 'rule' && (
        <small>
          {' '}
          {t('calendar.hours', {
            from: formatWallHour(entry.rule.init_hour),
            to: formatWallHour(entry.rule.final_hour),
            interval: entry.rule.interval,
          })}
        </small>
      )}
      <Days event={event} />
    </span>
  )
}
