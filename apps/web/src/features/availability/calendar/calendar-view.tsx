import type { AvailabilityRule, Block } from '@emma/contracts/availability'
import type { Appointment } from '@emma/contracts/booking'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { specialtyName } from '../../../lib/i18n/i18n.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { daysQuery } from '../availability.queries.ts'
import { type Busy, busyQuery } from '../external/external.queries.ts'
import { touches } from '../hours/block-values.ts'
import {
  appointmentEvents,
  blockEvents,
  busyEvents,
  type Entry,
  openHours,
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
import { type PrintLine, PrintSheet } from './print-sheet.tsx'
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
  readonly onFree: (span: Span) => void
  readonly onDay: (date: string) => void
  /** An appointment was dragged to a moment. */
  readonly onPropose: (appointment: Appointment, at: string) => void
}

const useEvents = (
  { view, layer, date, rules, blocks, zone }: Props,
  appointments: readonly Appointment[],
  busy: readonly Busy[],
) => {
  const { t } = useTranslation('availability')
  const days = daysOf(view, date)
  const off = [
    ...blockEvents(blocks, zone, t('grid.block')),
    ...busyEvents(busy, days, zone, ({ calendar }) => t('external.busyIn', { calendar })),
  ]
  if (view === 'month') return [...appointmentEvents(appointments), ...off]
  if (layer === 'hours') return [...ruleEvents(rules, days, t('grid.rule'), 'default'), ...off]
  return [
    ...ruleEvents(rules, days, t('grid.rule'), 'background'),
    ...appointmentEvents(appointments),
    ...off,
  ]
}

/** Lines for printing; a month and a phone's day print only appointments. */
const usePrintout = ({ view, layer, date, rules, isNarrow }: Props, appointments: readonly Appointment[]) => {
  const { t } = useTranslation('availability')
  const { t: booking } = useTranslation('booking')
  const days = daysOf(view, date)
  const span = (of: { readonly init_hour: string; readonly final_hour: string }) =>
    `${of.init_hour}–${of.final_hour}`
  const of = view === 'month' || isNarrow ? 'appointments' : layer
  const lines: readonly PrintLine[] =
    of === 'hours'
      ? openHours(rules, days).map(({ id, date: on, rule }) => ({
          id,
          date: on,
          hours: span(rule),
          cells: [t('print.hours.interval', { count: rule.interval })],
        }))
      : appointments.map((appointment) => ({
          id: appointment.id,
          date: appointment.date,
          hours: span(appointment),
          cells: [
            appointment.customer.name,
            specialtyName(appointment.specialty.name),
            appointment.place?.name ?? t(appointment.online ? 'calendar.online' : 'calendar.place'),
            booking(`status.${appointment.status}`),
          ],
        }))
  return { of, days, lines }
}

const ShownDays = (all: Props & { readonly items: Parameters<typeof DayList>[0]['items'] }) => {
  const isHere = (each: { readonly place_id: string | null }) => isThere(all.local, each)
  const props = { ...all, items: all.items.filter(isHere), rules: all.rules.filter(isHere) }
  const { date, isNarrow, items, blocks, zone, onOpen, show } = props
  const { t } = useTranslation('availability')
  const move = useMoves(zone, props.onPropose)
  const appointments = items
    .filter((item) => 'customer' in item)
    .filter(({ status }) => isShown(show, status))
  const { data: busy = [] } = useQuery(busyQuery(daysOf(props.view, date)))
  const events = useEvents(props, appointments, busy)
  const printout = usePrintout(props, appointments)
  return (
    <>
      {isNarrow ? (
        <DayList
          items={items.filter((item) => !('customer' in item) || isShown(show, item.status))}
          blocks={blocks.filter((block) => touches(block, date, zone))}
          busy={busy}
          zone={zone}
          none={t(show === 'canceled' ? 'calendar.dayNoneCanceled' : 'calendar.dayEmpty')}
          onAppointment={(appointment) => onOpen({ kind: 'appointment', appointment })}
          onBlock={(block) => onOpen({ kind: 'block', block })}
          onBusy={(each) => onOpen({ kind: 'busy', busy: each })}
        />
      ) : (
        <Suspense fallback={<LoadingLines shape="block" count={1} />}>
          <CalendarGrid {...props} events={events} onMove={move} />
        </Suspense>
      )}
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
