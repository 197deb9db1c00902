import type { Appointment } from '@emma/contracts/booking'
import { wallTimeOf } from '@emma/domain/availability'
import { MINUTE } from '@emma/domain/interval'
import { UnstyledButton } from '@mantine/core'
import { DatesProvider } from '@mantine/dates'
import { DayView, MonthView, type ScheduleEventData, WeekView, type WeekViewProps } from '@mantine/schedule'
import IconBeach from '@tabler/icons-react/dist/esm/icons/IconBeach.mjs'
import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs'
import IconCalendarOff from '@tabler/icons-react/dist/esm/icons/IconCalendarOff.mjs'
import IconClockHour9 from '@tabler/icons-react/dist/esm/icons/IconClockHour9.mjs'
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs'
import { useTranslation } from 'react-i18next'
import { formatDay, noonOf } from '../../../lib/i18n/format.ts'
import { calendarSettings } from '../../../lib/time/dayjs.ts'
import { StateIcon } from '../../../ui/status/status-badge.tsx'
import { patientName, type Reserved } from '../../booking/index.ts'
import { type Entry, entryOf, hoursOf } from './calendar-events.ts'
import type { Layer, View } from './calendar-filters.ts'
import classes from './calendar-grid.module.css'

/** Dates and hours of the specialist's zone: `YYYY-MM-DD HH:mm:ss`. */
export interface Span {
  readonly start: string
  readonly end: string
}

export interface GridProps {
  readonly view: View
  readonly layer: Layer
  readonly date: string
  readonly zone: string
  readonly events: ScheduleEventData<{ entry: Entry }>[]
  readonly onOpen: (entry: Entry) => void
  /** Free time was clicked, or a range was drawn. */
  readonly onFree: (span: Span) => void
  /** An event was moved or resized. */
  readonly onMove: (entry: Entry, span: Span) => void
  readonly onDay: (date: string) => void
}

const AppointmentBody = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('booking')
  return (
    <>
      <StateIcon of="appointment" state={appointment.status} />
      <strong>{appointment.init_hour}</strong> {patientName(appointment)}
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

const Body = ({ event }: { event: ScheduleEventData }) => {
  const { t } = useTranslation('availability')
  const entry = entryOf(event)
  if (entry?.kind === 'appointment') {
    return (
      <span className={classes.body} data-short={isShort(event) || undefined}>
        <AppointmentBody appointment={entry.appointment} />
      </span>
    )
  }
  if (entry?.kind === 'reserved') {
    const hour = String(event.start).slice(...HOUR_AT)
    return (
      <span className={classes.body} data-short={isShort(event) || undefined}>
        <ReservedBody reserved={entry.reserved} hour={hour} name={String(event.title)} />
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
            from: entry.rule.init_hour,
            to: entry.rule.final_hour,
            interval: entry.rule.interval,
          })}
        </small>
      )}
    </span>
  )
}

/** Appointments stand out from the open hours below them; busy time of external calendars is hatched. */
const renderEvent: NonNullable<WeekViewProps['renderEvent']> = (event, props) => {
  const kind = entryOf(event)?.kind
  return (
    <UnstyledButton
      {...props}
      style={{ ...props.style, '--state': `var(--mantine-color-${event.color ?? 'gray'}-filled)` }}
      data-busy={kind === 'busy' || kind === 'offered' || undefined}
      data-appointment={kind === 'appointment' || kind === 'reserved' || undefined}
      data-reserved={kind === 'reserved' || undefined}
    />
  )
}

interface Moved {
  readonly event: ScheduleEventData
  readonly newStart: string
  readonly newEnd: string
}

const isLengthened = (event: ScheduleEventData): boolean =>
  ['rule', 'block'].includes(entryOf(event)?.kind ?? '')
/** Dragging an appointment proposes another time to its patient; busy times are moved in their own calendar. */
const isMovable = (event: ScheduleEventData): boolean => {
  const entry = entryOf(event)
  return entry?.kind === 'appointment' ? entry.appointment.can.propose : isLengthened(event)
}
const QUARTER = 15

const changing = (onMove: GridProps['onMove']) => {
  const moved = ({ event, newStart, newEnd }: Moved) => {
    const entry = entryOf(event)
    if (entry) onMove(entry, { start: newStart, end: newEnd })
  }
  return {
    withEventsDragAndDrop: true,
    canDragEvent: isMovable,
    eventDragInterval: QUARTER,
    onEventDrop: moved,
    withEventResize: true,
    canResizeEvent: isLengthened,
    eventResizeInterval: QUARTER,
    onEventResize: moved,
  } as const
}

const choosingFree = (onFree: GridProps['onFree']) =>
  ({
    withDragSlotSelect: true,
    onSlotDragEnd: (start: string, end: string) => onFree({ start, end }),
    onTimeSlotClick: ({ slotStart, slotEnd }: { slotStart: string; slotEnd: string }) =>
      onFree({ start: slotStart, end: slotEnd }),
    onAllDaySlotClick: (day: string) => onFree({ start: `${day} 00:00:00`, end: `${day} 24:00:00` }),
  }) as const

const MORNING = '07:00:00'

/** With something at night the hours before the morning are above what is first seen. */
const scrolledTo = (time: string) =>
  ({ startScrollTime: time, scrollAreaProps: { mah: 'max(30rem, calc(100dvh - 16rem))' } }) as const

const useTimed = ({ events, zone, date, onOpen, onFree, onMove }: GridProps) => {
  const { t } = useTranslation('availability')
  const { from, to } = hoursOf(events)
  return {
    ...changing(onMove),
    ...choosingFree(onFree),
    date,
    events,
    withHeader: false,
    startTime: from,
    endTime: to,
    ...(from < MORNING && scrolledTo(MORNING)),
    intervalMinutes: 30,
    slotHeight: 96,
    getCurrentTime: () => {
      const wall = wallTimeOf(Date.now(), zone)
      return `${wall.date} ${wall.hour}:00`
    },
    labels: { allDay: t('grid.allDay'), more: t('grid.more'), timeSlot: t('grid.free') },
    getTimeSlotProps: ({ start, end }: Span) => ({
      'aria-label': t('grid.freeAt', {
        day: formatDay(noonOf(start.slice(0, 10)), 'UTC'),
        from: start.slice(11, 16),
        to: end.slice(11, 16),
      }),
    }),
    renderEventBody: (event: ScheduleEventData) => <Body event={event} />,
    renderEvent,
    onEventClick: (event: ScheduleEventData) => {
      const entry = entryOf(event)
      if (entry) onOpen(entry)
    },
  } as const
}

const Month = ({ date, events, onOpen, onDay }: GridProps) => {
  const { t } = useTranslation('availability')
  return (
    <MonthView
      date={date}
      events={events}
      withHeader={false}
      consistentWeeks={false}
      firstDayOfWeek={0}
      weekdayFormat="ddd"
      classNames={{ monthViewDayLabel: classes.dayLabel ?? '' }}
      maxEventsPerDay={3}
      labels={{
        more: t('grid.more'),
        moreLabel: (count) => t('grid.moreLabel', { count }),
        noEvents: t('grid.none'),
      }}
      getDayProps={(day) => ({ 'aria-label': formatDay(noonOf(day), 'UTC') })}
      renderEventBody={(event) => <Body event={event} />}
      onEventClick={(event) => {
        const entry = entryOf(event)
        if (entry) onOpen(entry)
      }}
      onDayClick={onDay}
    />
  )
}

const Timed = (props: GridProps) => {
  const timed = useTimed(props)
  return props.view === 'day' ? (
    <DayView {...timed} />
  ) : (
    <WeekView
      {...timed}
      onDateChange={props.onDay}
      classNames={{ weekViewDayNumber: classes.dayNumber ?? '' }}
      firstDayOfWeek={0}
      weekdayFormat="ddd"
      withWeekNumber={false}
      highlightToday
    />
  )
}

/** A day, a week or a month of a specialist, in the zone of the practice. */
export default function CalendarGrid(props: GridProps) {
  return (
    <DatesProvider settings={calendarSettings()}>
      <div className={classes.grid} data-view={props.view}>
        {props.view === 'month' ? <Month {...props} /> : <Timed {...props} />}
      </div>
    </DatesProvider>
  )
}
