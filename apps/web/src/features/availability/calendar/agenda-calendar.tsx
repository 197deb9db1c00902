import type { Slot } from '@emma/contracts/availability/slots'
import type { Appointment } from '@emma/contracts/booking'
import { instantOf, wallTimeOf } from '@emma/domain/availability'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useFilters } from '../../../lib/filters/use-filters.ts'
import { ownZone } from '../../../lib/i18n/person-zone.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { daysQuery } from '../availability.queries.ts'
import classes from './calendar.module.css'
import { appointmentEvents, type Entry } from './calendar-events.ts'
import { daysOf, readFilters, type Shown } from './calendar-filters.ts'
import type { Span } from './calendar-grid.tsx'
import { CalendarToolbar, Legend } from './calendar-toolbar.tsx'
import { DayList } from './day-list.tsx'

const CalendarGrid = lazyPart(() => import('./calendar-grid.tsx'))

const NARROW = '(max-width: 48em)'
const gone: ReadonlySet<Appointment['status']> = new Set([
  'canceled_by_customer',
  'canceled_by_specialist',
  'expired',
])
const isShown = (show: Shown, status: Appointment['status']): boolean =>
  show === 'all' || (show === 'canceled') === gone.has(status)

interface Props {
  readonly specialistId: string
  readonly onAppointment: (appointment: Appointment) => void
  /** An appointment was dragged to a moment. */
  readonly onPropose: (appointment: Appointment, at: string) => void
  /** Free time was pressed: its day, and the open slot that begins there. */
  readonly onFree: (day: string, slot: string | undefined) => void
}

const dayOf = (moment: string): string => moment.slice(0, 10)
const instantIn = (zone: string, moment: string): string | undefined => {
  const at = instantOf(dayOf(moment), moment.slice(11, 16), zone)
  return at === null ? undefined : new Date(at).toISOString()
}
const slotAt = (items: readonly (Appointment | Slot)[], at: string | undefined): string | undefined =>
  items.find((item) => !('customer' in item) && Date.parse(item.starts_at) === Date.parse(at ?? ''))?.id

const useMoves = (zone: string, { onAppointment, onPropose }: Props) => ({
  open: (entry: Entry) => {
    if (entry.kind === 'appointment') onAppointment(entry.appointment)
  },
  move: (entry: Entry, span: Span) => {
    const at = instantIn(zone, span.start)
    if (entry.kind === 'appointment' && at) onPropose(entry.appointment, at)
  },
})

/** The days of a specialist for who keeps the agenda: appointments, and free time to book in; no hours to move. */
export default function AgendaCalendar(props: Props) {
  const { t } = useTranslation('availability')
  const { specialistId, onAppointment, onFree } = props
  const zone = ownZone()
  const { date: today } = wallTimeOf(Date.now(), zone)
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false })
  const [{ date = today, bloquear: _asked, ...filters }, change] = useFilters(readFilters)
  const view = isNarrow ? 'day' : filters.view
  const shown = { ...filters, layer: 'appointments', view, date, isNarrow } as const
  const query = useQuery(daysQuery(specialistId, daysOf(view, date)))
  const { open, move } = useMoves(zone, props)
  const isSeen = (item: Appointment | Slot): item is Appointment =>
    'customer' in item && isShown(filters.show, item.status)
  return (
    <section className={classes.panel} aria-label={t('calendar.label')}>
      <CalendarToolbar {...shown} withHours={false} today={today} onChange={change} />
      <QueryView query={query} skeleton={<LoadingLines shape="table" count={8} />}>
        {(items) =>
          isNarrow ? (
            <DayList
              items={items.filter(isSeen)}
              blocks={[]}
              busy={[]}
              zone={zone}
              none={t(filters.show === 'canceled' ? 'calendar.dayNoneCanceled' : 'calendar.dayEmpty')}
              onAppointment={onAppointment}
              onBlock={() => undefined}
              onBusy={() => undefined}
            />
          ) : (
            <Suspense fallback={<LoadingLines shape="block" count={1} />}>
              <CalendarGrid
                {...shown}
                zone={zone}
                events={appointmentEvents(items.filter(isSeen))}
                onOpen={open}
                onMove={move}
                onFree={({ start }) => onFree(dayOf(start), slotAt(items, instantIn(zone, start)))}
                onDay={(day) => change({ date: day, view: 'day' })}
              />
            </Suspense>
          )
        }
      </QueryView>
      {!isNarrow && <Legend />}
    </section>
  )
}
