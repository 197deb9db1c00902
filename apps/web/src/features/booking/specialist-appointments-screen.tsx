import type { Appointment } from '@emma/contracts/booking'
import { appointmentStates } from '@emma/domain/booking'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { today } from '../../lib/days.ts'
import { dateIn, oneOf, pageIn, type Search, textIn } from '../../lib/filters.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useFilters } from '../../lib/use-filters.ts'
import { useUser } from '../../lib/use-session.ts'
import { AppointmentStatusChip } from '../../ui/appointment-card-status.tsx'
import { useWhen } from '../../ui/appointment-card-when.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { MoneyText } from '../../ui/money-text.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { EmptyState } from '../../ui/state-block.tsx'
import { visitsPageQuery } from './booking.queries.ts'
import { CalendarFeedButton } from './calendar-feed-button.tsx'
import { periodOf } from './days.ts'
import { useAppointmentChanges } from './use-appointment-changes.ts'
import { VisitActions } from './visit-actions.tsx'
import classes from './visits.module.css'

const VisitFilters = lazyPart(() => import('./visit-filters.tsx'))
const pageSize = 20

const filters = ({ status, from, to, search, page }: Search) => ({
  status: oneOf(status, appointmentStates),
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

const When = ({ visit }: { visit: Appointment }) => {
  const { day, hours } = useWhen()(visit)
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
    t(`visits.columns.${key}`)
  return [
    {
      key: 'when',
      header: header('when'),
      cell: (visit) => <When visit={visit} />,
    },
    { key: 'patient', header: header('patient'), cell: (visit) => <Patient {...visit} /> },
    { key: 'specialty', header: header('specialty'), cell: ({ specialty }) => specialty.name },
    {
      key: 'status',
      header: header('status'),
      cell: ({ status, in_person_advised }) => (
        <span className={classes.status}>
          <AppointmentStatusChip status={status} />
          {in_person_advised && <small>{t('visits.advised')}</small>}
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
      cell: (visit) => <VisitActions visit={visit} />,
    },
  ]
}

const Nothing = () => {
  const { t } = useTranslation('booking')
  return (
    <EmptyState
      title={t('visits.noneTitle')}
      detail={t('visits.noneDetail')}
      action={<LinkButton to="/specialist/calendar">{t('visits.calendar')}</LinkButton>}
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
    visitsPageQuery(specialistId, {
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
        title={t('visits.title')}
        subtitle={t('visits.subtitle')}
        actions={<CalendarFeedButton />}
      />
      <div className={classes.above}>
        <Suspense fallback={null}>
          <VisitFilters
            isChosen={Boolean(status || search || given.from || given.to)}
            filter={{ ...period, status, search }}
            onChange={(wanted) => change({ ...wanted, page: undefined })}
          />
        </Suspense>
      </div>
      <DataTable
        caption={t('visits.caption')}
        query={query}
        columns={useColumns()}
        rowKey={({ id }) => id}
        empty={<Nothing />}
        onPage={(next) => change({ page: next })}
      />
    </>
  )
}
