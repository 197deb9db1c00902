import type { Appointment } from '@emma/contracts/booking'
import { consultationStates } from '@emma/domain/booking'
import { csvMoney } from '@emma/domain/csv'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../../../lib/api/query-client.ts'
import { dateIn, oneOf, pageIn, type Search, textIn } from '../../../lib/filters/filters.ts'
import { useFilters } from '../../../lib/filters/use-filters.ts'
import { useListPlace } from '../../../lib/filters/use-list-place.ts'
import { formatBRL, formatDate } from '../../../lib/i18n/format.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { useUser } from '../../../lib/session/use-session.ts'
import { hourAt, today } from '../../../lib/time/days.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { AppointmentBadge, useAppointmentWord } from '../../../ui/status/appointment-badge.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { RowLink, RowTitle } from '../../../ui/table/row-open.tsx'
import { WorkTable } from '../../../ui/table/work-table.tsx'
import { useWhen } from '../../../ui/time/appointment-card-when.tsx'
import { PresenceNote } from '../../../ui/time/presence-note.tsx'
import { useWhatFor } from '../../../ui/time/use-what-for.ts'
import { periodOf } from '../book/days.ts'
import { specialistAppointmentsPageQuery } from '../booking.queries.ts'
import CalendarFeedButton from '../calendar/calendar-feed-button.tsx'
import { patientName } from '../patient-name.ts'
import classes from './appointment-list.module.css'
import { CancelChosen } from './cancel-chosen.tsx'
import { isInCare } from './in-care.ts'
import { SpecialistRowActions } from './specialist-row-actions.tsx'
import { useAppointmentChanges } from './use-appointment-changes.ts'

const AppointmentFilters = lazyPart(() => import('./appointment-filters.tsx'))

const filters = ({ status, from, to, search, page }: Search) => ({
  status: oneOf(status, consultationStates),
  from: dateIn(from),
  to: dateIn(to),
  search: textIn(search),
  page: pageIn(page),
})

/** The patient and the guardian; the row opens the record if there is one. */
const Patient = ({ appointment: { id, status, customer, dependent } }: { appointment: Appointment }) => {
  const { t } = useTranslation('booking')
  const name = dependent?.name ?? customer.name
  return (
    <RowTitle note={dependent && t('card.guardian', { name: customer.name })}>
      {isInCare(status) ? (
        <RowLink
          to="/specialist/prontuario-medico/$schedule_id/$record_id"
          params={{ schedule_id: id, record_id: 'novo' }}
          aria-label={t('appointments.recordOf', { name })}
        >
          {name}
        </RowLink>
      ) : (
        name
      )}
    </RowTitle>
  )
}

const State = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('booking')
  return (
    <span className={classes.state}>
      <AppointmentBadge {...appointment} />
      <PresenceNote appointment={appointment} participant="specialist" />
      {appointment.in_person_advised && <small>{t('appointments.advised')}</small>}
    </span>
  )
}

const useColumns = (): readonly Column<Appointment>[] => {
  const { t } = useTranslation('booking')
  const whenOf = useWhen()
  const when = (appointment: Appointment) => {
    const { day, hours } = whenOf(appointment)
    return `${day}, ${hours}`
  }
  const whatFor = useWhatFor()
  const header = (key: 'patient' | 'when' | 'specialty' | 'status' | 'price') =>
    t(`appointments.columns.${key}`)
  return [
    {
      key: 'when',
      header: header('when'),
      text: when,
      csv: ({ starts_at }) => `${formatDate(starts_at)} ${hourAt(starts_at)}`,
      cell: (appointment) => <span className={classes.when}>{when(appointment)}</span>,
      sort: 'starts_at',
    },
    {
      key: 'patient',
      header: header('patient'),
      text: patientName,
      cell: (appointment) => <Patient appointment={appointment} />,
      phone: 'start',
    },
    {
      key: 'specialty',
      header: header('specialty'),
      text: whatFor,
      only: 'wide',
    },
    {
      key: 'status',
      header: header('status'),
      text: useAppointmentWord(),
      cell: (appointment) => <State appointment={appointment} />,
    },
    {
      key: 'below',
      header: header('when'),
      text: when,
      cell: (appointment) => (
        <span className={classes.state}>
          <span className={classes.when}>{when(appointment)}</span>
          <State appointment={appointment} />
        </span>
      ),
      only: 'phone',
      phone: 'below',
    },
    {
      key: 'price',
      header: header('price'),
      numeric: true,
      text: ({ price }) => formatBRL(price),
      csv: ({ price }) => csvMoney(price),
      only: 'wide',
    },
  ]
}

const Nothing = () => {
  const { t } = useTranslation('booking')
  return (
    <EmptyState
      picture="agenda"
      title={t('appointments.noneTitle')}
      detail={t('appointments.noneDetail')}
      action={<LinkButton to="/specialist/calendar">{t('appointments.calendar')}</LinkButton>}
    />
  )
}

/** The specialist's appointments by state, period and patient. */
export default function SpecialistAppointmentsScreen() {
  const { t } = useTranslation('booking')
  const specialistId = useUser()?.specialistId ?? ''
  const [{ status, search, ...given }, change] = useFilters(filters)
  const { from, to } = periodOf(given.from, given.to)
  const { asked, place } = useListPlace({ list: 'appointments', size: 25, sorts: ['starts_at'] })
  useAppointmentChanges()
  const list = (at: typeof asked) =>
    specialistAppointmentsPageQuery(specialistId, {
      from,
      to,
      ...(status && { status }),
      ...(search && { search }),
      sort: to < today() ? '-starts_at' : 'starts_at',
      ...at,
    })
  return (
    <>
      <PageHeader
        title={t('appointments.title')}
        subtitle={t('appointments.subtitle')}
        actions={<CalendarFeedButton />}
      />
      <div className={classes.above}>
        <Suspense fallback={null}>
          <AppointmentFilters
            isChosen={Boolean(status || search || given.from || given.to)}
            filter={{ from, to, status, search }}
            onChange={(changes) => change({ ...changes, page: undefined })}
          />
        </Suspense>
      </div>
      <WorkTable
        caption={t('appointments.caption')}
        query={useQuery(list(asked))}
        columns={useColumns()}
        rowKey={({ id }) => id}
        empty={<Nothing />}
        place={place}
        bulk={(appointments, onDone) => <CancelChosen appointments={appointments} onDone={onDone} />}
        actions={(appointment) => <SpecialistRowActions appointment={appointment} />}
        file={{
          name: t('appointments.title'),
          load: (at) => queryClient.fetchQuery(list({ ...asked, ...at })),
        }}
      />
    </>
  )
}
