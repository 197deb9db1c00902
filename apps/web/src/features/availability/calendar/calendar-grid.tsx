import { wallTimeOf } from '@emma/domain/availability'
import { UnstyledButton } from '@mantine/core'
import { DatesProvider } from '@mantine/dates'
import { DayView, MonthView, type ScheduleEventData, WeekView, type WeekViewProps } from '@mantine/schedule'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay, formatWallHour, noonOf } from '../../../lib/i18n/format.ts'
import { calendarSettings } from '../../../lib/time/dayjs.ts'
import { type Entry, entryOf, hoursOf } from './calendar-events.ts'
import type { Layer, View } from './calendar-filters.ts'
import classes from './calendar-grid.module.css'
import { Days, EventBody, isOverHours } from './event-body.tsx'

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
  /** Free time was clicked, or a range was drawn; without it free time is only read. */
  readonly onFree?: ((span: Span) => void) | undefined
  /** An event was moved or resized; without it everything stays where it is. */
  readonly onMove?: ((entry: Entry, span: Span) => void) | undefined
  readonly onDay: (date: string) => void
}

/** Open hours are the ground, for the eyes alone: each of their times is a named slot. Appointments stand out; busy time of external calendars is hatched. */
const renderEvent: NonNullable<WeekViewProps['renderEvent']> = (event, props) => {
  const kind = entryOf(event)?.kind
  return (
    <UnstyledButton
      {...props}
      {...(event.display === 'background' && { 'aria-hidden': true, tabIndex: -1 })}
      style={{ ...props.style, '--state': `var(--mantine-color-${event.color ?? 'gray'}-filled)` }}
      data-busy={kind === 'busy' || kind === 'offered' || undefined}
      data-appointment={kind === 'appointment' || kind === 'reserved' || undefined}
      data-reserved={kind === 'reserved' || undefined}
    />
  )
}

/** Above the hours of a week the library writes the title alone. */
const renderInWeek: typeof renderEvent = (event, props) => {
  if (!isOverHours(event)) return renderEvent(event, props)
  const children = (
    <>
      {props.children}
      <Days event={event} />
    </>
  )
  return renderEvent(event, { ...props, children })
}

interface Moved {
  readonly event: ScheduleEventData
  readonly newStart: string
  readonly newEnd: string
}

const isLengthened = (event: ScheduleEventData): boolean => {
  const entry = entryOf(event)
  return entry?.kind === 'rule' || (entry?.kind === 'block' && !entry.isPart)
}
/** Dragging an appointment proposes another time to its patient; busy times are moved in their own calendar. */
const isMovable = (event: ScheduleEventData): boolean => {
  const entry = entryOf(event)
  return entry?.kind === 'appointment' ? entry.appointment.can.propose : isLengthened(event)
}
const QUARTER = 15

const changing = (onMove: NonNullable<GridProps['onMove']>) => {
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
  onFree &&
  ({
    withDragSlotSelect: true,
    onSlotDragEnd: (start: string, end: string) => onFree({ start, end }),
    onTimeSlotClick: ({ slotStart, slotEnd }: { slotStart: string; slotEnd: string }) =>
      onFree({ start: slotStart, end: slotEnd }),
    onAllDaySlotClick: (day: string) => onFree({ start: `${day} 00:00:00`, end: `${day} 24:00:00` }),
  } as const)

/** Of a moment of the grid. */
const wallHour = (moment: string): string => formatWallHour(moment.slice(11, 16))

const MORNING = '07:00:00'

/** With something at night the hours before the morning are above what is first seen. */
const scrolledTo = (time: string) =>
  ({ startScrollTime: time, scrollAreaProps: { mah: 'max(30rem, calc(100dvh - 16rem))' } }) as const

const useTimed = ({ events, zone, date, onOpen, onFree, onMove }: GridProps) => {
  const { t } = useTranslation('availability')
  const { from, to } = hoursOf(events)
  return {
    ...(onMove && changing(onMove)),
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
    slotLabelFormat: wallHour,
    labels: {
      allDay: t('grid.allDay'),
      more: t('grid.more'),
      moreLabel: (count: number) => t('grid.moreLabel', { count }),
      timeSlot: t('grid.free'),
      weekday: t('grid.openDay'),
    },
    getTimeSlotProps: ({ start, end }: Span) => ({
      'aria-disabled': !onFree,
      'aria-label': t(onFree ? 'grid.freeAt' : 'grid.time', {
        day: formatDay(noonOf(start.slice(0, 10)), 'UTC'),
        from: wallHour(start),
        to: wallHour(end),
      }),
    }),
    renderEventBody: (event: ScheduleEventData) => <EventBody event={event} />,
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
      renderEventBody={(event) => <EventBody event={event} />}
      onEventClick={(event) => {
        const entry = entryOf(event)
        if (entry) onOpen(entry)
      }}
      onDayClick={onDay}
    />
  )
}

const ROWS = '--extra-rows'

/**
 * After each drawing: the library names its days `Weekday 2026-11-29`, which are written as people say them; and what
 * stands above the hours in a third row it shows only under a mouse, so that its rows are made known to the styles.
 */
const useDrawn = () => {
  const grid = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const above = grid.current?.querySelector<HTMLElement>(`[style*="${ROWS}"]`)
    grid.current?.style.setProperty('--rows-more', above?.style.getPropertyValue(ROWS) ?? '0')
    for (const button of grid.current?.querySelectorAll('button[aria-label]') ?? []) {
      const spoken = button.ariaLabel?.replace(/\d{4}-\d\d-\d\d$/, (date) => formatDay(noonOf(date), 'UTC'))
      if (spoken) button.ariaLabel = spoken
    }
  })
  return grid
}

const Timed = (props: GridProps) => {
  const timed = useTimed(props)
  return props.view === 'day' ? (
    <DayView {...timed} />
  ) : (
    <WeekView
      {...timed}
      renderEvent={renderInWeek}
      onDateChange={props.onDay}
      classNames={{
        weekViewDayNumber: classes.dayNumber ?? '',
        weekViewAllDaySlots: classes.above ?? '',
        weekViewAllDaySlotsEvents: classes.aboveEvents ?? '',
      }}
      firstDayOfWeek={0}
      weekdayFormat="ddd"
      withWeekNumber={false}
      highlightToday
    />
  )
}

/** A day, a week or a month of a specialist, in the zone of the practice. */
export default function CalendarGrid(props: GridProps) {
  const grid = useDrawn()
  return (
    <DatesProvider settings={calendarSettings()}>
      <div ref={grid} className={classes.grid} data-view={props.view}>
        {props.view === 'month' ? <Month {...props} /> : <Timed {...props} />}
      </div>
    </DatesProvider>
  )
}
