import type { Appointment } from '@emma/contracts/booking'
import { consultationStates } from '@emma/domain/booking'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { dateIn, oneOf, pageIn, type Search, textIn } from '../../../lib/filters/filters.ts'
import { useFilters } from '../../../lib/filters/use-filters.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { useUser } from '../../../lib/session/use-session.ts'
import { today } from '../../../lib/time/days.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { AppointmentBadge } from '../../../ui/status/appointment-badge.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { useWhen } from '../../../ui/time/appointment-card-when.tsx'
import { PresenceNote } from '../../../ui/time/presence-note.tsx'
import { periodOf } from '../book/days.ts'
import { specialistAppointmentsPageQuery } from '../booking.queries.ts'
import { CalendarFeedButton } from '../calendar/calendar-feed-button.tsx'
import classes from './appointment-list.module.css'
import { SpecialistActions } from './specialist-actions.tsx'
import { useAppointmentChanges } from './use-appointment-changes.ts'

const AppointmentFilters = lazyPart(() => import('./appointment-filters.tsx'))
const pageSize = 20

const filters = ({ status, from, to, search, page }: Search) => ({
  status: oneOf(status, consultationStates),
  from: dateIn(from),
  to: dateIn(to),
  search: textIn(search),
  page: pageIn(page),
})

/** Who is attended; below, who answers for them. */
const Patient = ({ customer, dependent }: Pick<Appointment, 'customer' | 'dependent'>) => {
  const { t } = useTranslation('booking')
  return (
    <span className={classes.when}>
      <strong>{dependent?.name ?? customer.name}</strong>
      {dependent && <span>{t('card.guardian', { name: customer.name })}</span>}
    </span>
  )
}

const When = ({ appointment }: { appointment: Appointment }) => {
  const { day, hours } = useWhen()(appointment)
  return (
    <span className={classes.when}>
      <strong>{hours}</strong>
      <span>{day}</span>
    </span>
  )
}

const useColumns = (): readonly Column<Appointment>[] => {
  const { t } = useTranslation('booking')
  const header = (key: 'patient' | 'when' | 'specialty' | 'status' | 'price' | 'actions') =>
    t(`appointments.columns.${key}`)
  return [
    {
      key: 'when',
      header: header('when'),
      cell: (appointment) => <When appointment={appointment} />,
    },
    { key: 'patient', header: header('patient'), cell: (appointment) => <Patient {...appointment} /> },
    { key: 'specialty', header: header('specialty'), cell: ({ specialty }) => specialty.name },
    {
      key: 'status',
      header: header('status'),
      cell: (appointment) => (
        <span className={classes.status}>
          <AppointmentBadge {...appointment} />
          <PresenceNote appointment={appointment} participant="specialist" />
          {appointment.in_person_advised && <small>{t('appointments.advised')}</small>}
        </span>
      ),
    },
    {
      key: 'price',
      header: header('price'),
      numeric: true,
      cell: ({ price }) => <MoneyText value={price} />,
    },
    {
      key: 'actions',
      header: header('actions'),
      numeric: true,
      cell: (appointment) => <SpecialistActions appointment={appointment} />,
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
  const [{ page, status, search, ...given }, change] = useFilters(filters)
  const period = periodOf(given.from, given.to)
  useAppointmentChanges()
  const query = useQuery(
    specialistAppointmentsPageQuery(specialistId, {
      ...period,
      ...(status ? { status } : {}),
      ...(search ? { search } : {}),
      sort: period.to < today() ? '-starts_at' : 'starts_at',
      page,
      pageSize,
    }),
  )
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
            filter={{ ...period, status, search }}
            onChange={(changes) => change({ ...changes, page: undefined })}
          />
        </Suspense>
      </div>
      <DataTable
        caption={t('appointments.caption')}
        query={query}
        columns={useColumns()}
        rowKey={({ id }) => id}
        empty={<Nothing />}
        onPage={(next) => change({ page: next })}
      />
    </>
  )
}
