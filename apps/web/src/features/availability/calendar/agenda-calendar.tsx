import type { Slot } from '@emma/contracts/availability/slots'
import type { Appointment } from '@emma/contracts/booking'
import { wallTimeOf } from '@emma/domain/availability'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFilters } from '../../../lib/filters/use-filters.ts'
import { ownZone } from '../../../lib/i18n/person-zone.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { type Reserved, ReservedDialog } from '../../booking/index.ts'
import { daysQuery } from '../availability.queries.ts'
import classes from './calendar.module.css'
import { appointmentEvents, type Entry, offeredEvents, reservedEvents } from './calendar-events.ts'
import { daysOf, isShown, isThere, NARROW, readFilters } from './calendar-filters.ts'
import type { Span } from './calendar-grid.tsx'
import { CalendarToolbar, Legend } from './calendar-toolbar.tsx'
import { DayList } from './day-list.tsx'
import { dateOfSpan, momentIn } from './grid-moments.ts'
import { UnreadParts } from './unread-parts.tsx'
import { useLine, useReservedIn } from './use-line.ts'

const CalendarGrid = lazyPart(() => import('./calendar-grid.tsx'))

interface Props {
  readonly specialistId: string
  readonly onAppointment: (appointment: Appointment) => void
  /** An appointment was dragged to a time. */
  readonly onPropose: (appointment: Appointment, at: string) => void
  /** Free time was pressed: its day, and the open slot that starts there, if any. */
  readonly onFree: (day: string, slot: string | undefined) => void
}

const slotAt = (items: readonly (Appointment | Slot)[], at: string): string | undefined =>
  items.find((item) => !('customer' in item) && Date.parse(item.starts_at) === Date.parse(at))?.id

const useMoves = (
  zone: string,
  { onAppointment, onPropose }: Props,
  onReserved: (reserved: Reserved) => void,
) => ({
  open: (entry: Entry) => {
    if (entry.kind === 'appointment') onAppointment(entry.appointment)
    if (entry.kind === 'reserved') onReserved(entry.reserved)
  },
  move: (entry: Entry, span: Span) => {
    if (entry.kind === 'appointment') onPropose(entry.appointment, momentIn(zone, span.start))
  },
})

/** A specialist's calendar for their assistant: appointments and free slots, without opening hours to edit. */
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
  const [opened, setOpened] = useState<Reserved>()
  const { open, move } = useMoves(zone, props, setOpened)
  const { reserved, parts } = useReservedIn({ ...shown, zone })
  const line = useLine({ ...shown, zone })
  const isSeen = (item: Appointment | Slot): item is Appointment =>
    'customer' in item && isShown(filters.show, item.status) && isThere(filters.local, item)
  return (
    <section className={classes.panel} aria-label={t('calendar.label')}>
      <CalendarToolbar
        {...shown}
        specialistId={specialistId}
        withHours={false}
        today={today}
        onChange={change}
      />
      <UnreadParts parts={{ ...parts, ...line.parts }} />
      <QueryView query={query} skeleton={<LoadingLines shape="table" count={8} />}>
        {(items) =>
          isNarrow ? (
            <DayList
              items={items.filter(isSeen)}
              blocks={[]}
              busy={[]}
              reserved={reserved}
              line={line}
              zone={zone}
              none={t(filters.show === 'canceled' ? 'calendar.dayNoneCanceled' : 'calendar.dayEmpty')}
              onAppointment={onAppointment}
              onBlock={() => undefined}
              onBusy={() => undefined}
              onReserved={setOpened}
            />
          ) : (
            <Suspense fallback={<LoadingLines shape="block" count={1} />}>
              <CalendarGrid
                {...shown}
                zone={zone}
                events={[
                  ...appointmentEvents(items.filter(isSeen)),
                  ...reservedEvents(reserved, zone, t('calendar.somebody')),
                  ...offeredEvents(line.offers, zone, line.titleOf),
                ]}
                onOpen={open}
                onMove={move}
                onFree={({ start }) => onFree(dateOfSpan(start), slotAt(items, momentIn(zone, start)))}
                onDay={(day) => change({ date: day, view: 'day' })}
              />
            </Suspense>
          )
        }
      </QueryView>
      {line.waiting > 0 && <p className={classes.muted}>{t('calendar.waiting', { count: line.waiting })}</p>}
      {!isNarrow && <Legend />}
      {opened && (
        <Suspense fallback={null}>
          <ReservedDialog reserved={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </section>
  )
}
