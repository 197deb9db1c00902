import type { Appointment, AppointmentStatus } from '@emma/contracts/booking'
import { Button, Tabs } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { idIn, oneOf, pageIn, type Search } from '../../../lib/filters/filters.ts'
import { useFilters } from '../../../lib/filters/use-filters.ts'
import { formatHour } from '../../../lib/i18n/format.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Pages } from '../../../ui/table/pages.tsx'
import { AppointmentCard } from '../../../ui/time/appointment-card.tsx'
import { WaitlistLines } from '../../waitlist/index.ts'
import { InPersonNote } from '../book/in-person-note.tsx'
import { agendaQuery } from '../booking.queries.ts'
import { CalendarFeedButton } from '../calendar/calendar-feed-button.tsx'
import { MoneyBack } from '../pay/money-back.tsx'
import classes from './agenda.module.css'
import { AppointmentActions } from './appointment-actions.tsx'
import { useAppointmentChanges } from './use-appointment-changes.ts'
import { useUnexpired } from './use-unexpired.ts'

const AppointmentDetails = lazy(async () => {
  const { AppointmentDetails: details } = await import('./appointment-details.tsx')
  return { default: details }
})

const StateFilter = lazyPart(() => import('./state-filter.tsx'))

const tabs = ['coming', 'past'] as const
type Tab = (typeof tabs)[number]
/** An attempt that was not paid (`expired`) never became a consultation: it stands in neither. */
const statesOf = {
  coming: ['awaiting_payment', 'confirmed', 'in_progress'],
  past: ['finished', 'no_show', 'canceled_by_customer', 'canceled_by_specialist'],
} as const satisfies Record<Tab, readonly AppointmentStatus[]>

const filters = ({ tab: given, status, page, open }: Search) => {
  const tab = oneOf(given, tabs) ?? 'coming'
  return {
    tab,
    /** One state of those of the tab. */
    status: oneOf(status, statesOf[tab]),
    page: pageIn(page),
    /** The appointment whose details are open. */
    open: idIn(open),
  }
}

const sortOf = { coming: 'starts_at', past: '-starts_at' } as const

const FindSpecialist = () => {
  const { t } = useTranslation('booking')
  return (
    <LinkButton to="/customer/specialists/$id" params={{ id: 'todos' }}>
      {t('agenda.book')}
    </LinkButton>
  )
}

const Nothing = ({ tab, status, onStatus }: Pick<ListProps, 'tab' | 'status' | 'onStatus'>) => {
  const { t } = useTranslation('booking')
  if (status) {
    return (
      <EmptyState
        picture="agenda"
        title={t('agenda.noneState')}
        detail={t('agenda.noneStateDetail')}
        action={
          <Button variant="light" onClick={() => onStatus(undefined)}>
            {t('agenda.showAll')}
          </Button>
        }
      />
    )
  }
  return tab === 'coming' ? (
    <EmptyState
      picture="agenda"
      title={t('agenda.noneComing')}
      detail={t('agenda.noneComingDetail')}
      action={<FindSpecialist />}
    />
  ) : (
    <EmptyState
      picture="agenda"
      title={t('agenda.nonePast')}
      detail={t('agenda.nonePastDetail')}
      action={<FindSpecialist />}
    />
  )
}

interface ListProps {
  readonly tab: Tab
  readonly status: AppointmentStatus | undefined
  readonly onStatus: (status: string | undefined) => void
  readonly page: number
  readonly onPage: (page: number) => void
  readonly onOpen: (id: string) => void
}

const HeldNote = ({ status, hold_expires_at: until }: Appointment) => {
  const { t } = useTranslation('booking')
  if (status !== 'awaiting_payment' || until === null) return null
  return <p className={layout.quiet}>{t('card.heldUntil', { hour: formatHour(until) })}</p>
}

interface CardsProps extends Pick<ListProps, 'tab' | 'status' | 'onStatus' | 'onOpen'> {
  readonly appointments: readonly Appointment[]
}

const Cards = ({ appointments, onOpen, ...shown }: CardsProps) => {
  const unexpired = useUnexpired(appointments)
  if (unexpired.length === 0) return <Nothing {...shown} />
  return (
    <ul className={classes.list}>
      {unexpired.map((appointment) => (
        <li key={appointment.id}>
          <AppointmentCard
            appointment={appointment}
            participant="customer"
            note={
              <>
                <HeldNote {...appointment} />
                <InPersonNote {...appointment} />
                <MoneyBack payment={appointment.payment} />
              </>
            }
            actions={<AppointmentActions appointment={appointment} onOpen={onOpen} />}
          />
        </li>
      ))}
    </ul>
  )
}

const AgendaList = ({ tab, status, page, onStatus, onPage, onOpen }: ListProps) => {
  const asked = { status: status ?? statesOf[tab].join(','), sort: sortOf[tab], page }
  const query = useQuery(agendaQuery(asked))
  return (
    <QueryView
      query={query}
      skeleton={<LoadingLines shape="cards" count={4} />}
      isEmpty={({ meta }) => meta.total === 0}
      empty={<Nothing tab={tab} status={status} onStatus={onStatus} />}
    >
      {({ data, meta }) => (
        <>
          <Cards appointments={data} tab={tab} status={status} onStatus={onStatus} onOpen={onOpen} />
          <Pages meta={meta} onPage={onPage} />
        </>
      )}
    </QueryView>
  )
}

/** The customer's appointments: those to come, the nearest first, and those that have passed. */
export default function CustomerAgendaScreen() {
  const { t } = useTranslation('booking')
  const [{ tab, status, page, open }, change] = useFilters(filters)
  const onStatus = (next: string | undefined) => change({ status: next, page: undefined })
  useAppointmentChanges()
  return (
    <>
      <PageHeader
        title={t('agenda.title')}
        subtitle={t('agenda.subtitle')}
        actions={
          <>
            <CalendarFeedButton />
            <FindSpecialist />
          </>
        }
      />
      <Tabs
        value={tab}
        onChange={(next) => change({ tab: next ?? undefined, status: undefined, page: undefined })}
        keepMounted={false}
      >
        <Tabs.List aria-label={t('agenda.tabs')} className={classes.tabs}>
          <Tabs.Tab value="coming">{t('agenda.coming')}</Tabs.Tab>
          <Tabs.Tab value="past">{t('agenda.past')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value={tab} className={classes.panel}>
          <div className={classes.state}>
            <Suspense fallback={null}>
              <StateFilter states={statesOf[tab]} status={status} onStatus={onStatus} />
            </Suspense>
          </div>
          <AgendaList
            tab={tab}
            status={status}
            onStatus={onStatus}
            page={page}
            onPage={(next) => change({ page: next })}
            onOpen={(id) => change({ open: id })}
          />
        </Tabs.Panel>
      </Tabs>
      <WaitlistLines />
      <Suspense fallback={null}>
        {open && <AppointmentDetails id={open} onClose={() => change({ open: undefined })} />}
      </Suspense>
    </>
  )
}
