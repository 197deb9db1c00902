import type { AvailabilityRule, Block } from '@emma/contracts/availability'
import type { Slot } from '@emma/contracts/availability/slots'
import type { Appointment } from '@emma/contracts/booking'
import { wallTimeOf } from '@emma/domain/availability'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { specialtyName } from '../../../lib/i18n/i18n.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { patientName, type Reserved } from '../../booking/index.ts'
import { daysQuery, practiceKey } from '../availability.queries.ts'
import { type Busy, busyQuery } from '../external/external.queries.ts'
import { touches } from '../hours/block-values.ts'
import classes from './calendar.module.css'
import {
  appointmentEvents,
  blockEvents,
  busyEvents,
  type Entry,
  offeredEvents,
  openHours,
  reservedEvents,
  ruleEvents,
} from './calendar-events.ts'
import {
  daysOf,
  isShown,
  isThere,
  type Layer,
  type Shown,
  type View,
  type Where,
} from './calendar-filters.ts'
import type { Span } from './calendar-grid.tsx'
import { DayList } from './day-list.tsx'
import { momentIn } from './grid-moments.ts'
import { type PrintLine, PrintSheet } from './print-sheet.tsx'
import { UnreadParts } from './unread-parts.tsx'
import { useLine, useReservedIn } from './use-line.ts'
import { useMoves } from './use-moves.ts'

const CalendarGrid = lazyPart(() => import('./calendar-grid.tsx'))

interface Props {
  readonly specialistId: string
  readonly view: View
  readonly layer: Layer
  readonly show: Shown
  /** Only there: each place's day can be seen alone. */
  readonly local: Where
  readonly date: string
  readonly isNarrow: boolean
  readonly rules: readonly AvailabilityRule[]
  readonly blocks: readonly Block[]
  readonly zone: string
  readonly onOpen: (entry: Entry) => void
  /** Free time was pressed, and the first open slot in it; undefined while the server refuses every change. */
  readonly onFree: ((span: Span, slot: Slot | undefined) => void) | undefined
  readonly onDay: (date: string) => void
  /** An appointment was dragged to a moment. */
  readonly onPropose: (appointment: Appointment, at: string) => void
}

/** What stands in the shown days. */
interface Kept {
  readonly appointments: readonly Appointment[]
  readonly reserved: readonly Reserved[]
  readonly line: ReturnType<typeof useLine>
  readonly busy: readonly Busy[]
}

const useEvents = (
  { view, layer, date, rules, blocks, zone }: Props,
  { appointments, reserved, line, busy }: Kept,
) => {
  const { t } = useTranslation('availability')
  const days = daysOf(view, date)
  const off = [
    ...blockEvents(blocks, days, zone, t('grid.block')),
    ...busyEvents(busy, days, zone, ({ calendar }) => t('external.busyIn', { calendar })),
  ]
  const kept = [
    ...appointmentEvents(appointments),
    ...reservedEvents(reserved, zone, t('calendar.somebody')),
    ...offeredEvents(line.offers, zone, line.titleOf),
  ]
  if (view === 'month') return [...kept, ...off]
  if (layer === 'hours') return [...ruleEvents(rules, days, t('grid.rule'), 'default'), ...off]
  return [...ruleEvents(rules, days, t('grid.rule'), 'background'), ...kept, ...off]
}

/** The names of a specialist's places by id. Their part of the app is loaded only for the hours. */
const placeNamesQuery = (specialistId: string) =>
  queryOptions({
    queryKey: [...practiceKey, 'places', specialistId],
    queryFn: async ({ client }) => {
      const { careLocationsQuery } = await import('../../places/index.ts')
      const places = await client.fetchQuery(careLocationsQuery(specialistId))
      return places.map(({ id, name }) => [id, name] as const)
    },
  })

/** Lines for printing; a month and a phone's day print only appointments and times that are kept for somebody. */
const usePrintout = (
  { specialistId, view, layer, date, rules, isNarrow, zone }: Props,
  kept: Pick<Kept, 'appointments' | 'reserved' | 'line'>,
) => {
  const { t } = useTranslation('availability')
  const { t: booking } = useTranslation('booking')
  const days = daysOf(view, date)
  const of = view === 'month' || isNarrow ? 'appointments' : layer
  const named = useQuery({ ...placeNamesQuery(specialistId), enabled: of === 'hours' })
  const places = new Map(named.data)
  const hours = (): PrintLine[] =>
    openHours(rules, days).map(({ id, date: on, rule }) => ({
      id,
      date: on,
      from: rule.init_hour,
      to: rule.final_hour,
      cells: [
        rule.place_id === null ? t('calendar.online') : (places.get(rule.place_id) ?? t('calendar.place')),
        t('print.hours.interval', { count: rule.interval }),
      ],
    }))
  const booked = kept.appointments.map(
    (appointment): PrintLine => ({
      id: appointment.id,
      date: appointment.date,
      from: appointment.init_hour,
      to: appointment.final_hour,
      cells: [
        patientName(appointment),
        specialtyName(appointment.specialty.name),
        appointment.place?.name ?? t(appointment.online ? 'calendar.online' : 'calendar.place'),
        booking(`status.${appointment.status}`),
      ],
    }),
  )
  const at = ({ starts_at, ends_at }: { readonly starts_at: string; readonly ends_at: string }) => {
    const [start, end] = [wallTimeOf(Date.parse(starts_at), zone), wallTimeOf(Date.parse(ends_at), zone)]
    return { date: start.date, from: start.hour, to: end.hour }
  }
  const waiting = kept.reserved.map((reserved): PrintLine => {
    const { name, specialty, place } = reserved.link
    return {
      id: reserved.id,
      ...at(reserved),
      cells: [
        name ?? t('calendar.somebody'),
        specialtyName(specialty.name),
        place?.name ?? t('calendar.online'),
        t('calendar.status.reserved'),
      ],
    }
  })
  const { offers, titleOf } = kept.line
  const offered = offers.map((offer): PrintLine => ({ id: offer.id, ...at(offer), cells: [titleOf(offer)] }))
  const inOrder = (lines: readonly PrintLine[]) => lines.toSorted((a, b) => a.from.localeCompare(b.from))
  return { of, days, lines: of === 'hours' ? hours() : inOrder([...booked, ...waiting, ...offered]) }
}

/** The first open slot that begins in a span of the grid. */
const slotIn = (items: readonly (Appointment | Slot)[], { start, end }: Span, zone: string) => {
  const [from, to] = [Date.parse(momentIn(zone, start)), Date.parse(momentIn(zone, end))]
  const isOpenIn = (item: Appointment | Slot): item is Slot =>
    !('customer' in item) && Date.parse(item.starts_at) >= from && Date.parse(item.starts_at) < to
  return items.find(isOpenIn)
}

const ShownDays = (all: Props & { readonly items: Parameters<typeof DayList>[0]['items'] }) => {
  const isHere = (each: { readonly place_id: string | null }) => isThere(all.local, each)
  const props = { ...all, items: all.items.filter(isHere), rules: all.rules.filter(isHere) }
  const { date, isNarrow, items, blocks, zone, onOpen, onFree, show } = props
  const { t } = useTranslation('availability')
  const move = useMoves(zone, props.onPropose)
  const appointments = items
    .filter((item) => 'customer' in item)
    .filter(({ status }) => isShown(show, status))
  const away = useQuery(busyQuery(daysOf(props.view, date)))
  const { data: busy = [] } = away
  const { reserved, parts } = useReservedIn(props)
  const line = useLine(props)
  const events = useEvents(props, { appointments, reserved, line, busy })
  const printout = usePrintout(props, { appointments, reserved, line })
  return (
    <>
      <UnreadParts parts={{ busy: away, ...parts, ...line.parts }} />
      {isNarrow ? (
        <DayList
          items={items.filter((item) => !('customer' in item) || isShown(show, item.status))}
          blocks={blocks.filter((block) => touches(block, date, zone))}
          busy={busy}
          reserved={reserved}
          line={line}
          zone={zone}
          none={t(show === 'canceled' ? 'calendar.dayNoneCanceled' : 'calendar.dayEmpty')}
          onAppointment={(appointment) => onOpen({ kind: 'appointment', appointment })}
          onBlock={(block) => onOpen({ kind: 'block', block })}
          onReserved={(each) => onOpen({ kind: 'reserved', reserved: each })}
          onProposed={(offer) => onOpen({ kind: 'offered', offer })}
          onBusy={(each) => onOpen({ kind: 'busy', busy: each })}
        />
      ) : (
        <Suspense fallback={<LoadingLines shape="block" count={1} />}>
          <CalendarGrid
            {...props}
            events={events}
            onMove={onFree && move}
            onFree={onFree && ((span) => onFree(span, slotIn(items, span, zone)))}
          />
        </Suspense>
      )}
      {line.waiting > 0 && <p className={classes.muted}>{t('calendar.waiting', { count: line.waiting })}</p>}
      <PrintSheet {...printout} zone={zone} />
    </>
  )
}

/** The shown days: a grid, or a list of one day on phones. */
export const CalendarView = (props: Props) => {
  const { specialistId, view, date } = props
  const query = useQuery(daysQuery(specialistId, daysOf(view, date)))
  return (
    <QueryView query={query} skeleton={<LoadingLines shape="table" count={8} />}>
      {(items) => <ShownDays {...props} items={items} />}
    </QueryView>
  )
}
