import type { AppointmentStatus } from '@emma/contracts/booking'
import { Tabs } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { idIn, oneOf, pageIn, type Search } from '../../lib/filters.ts'
import { useFilters } from '../../lib/use-filters.ts'
import { AppointmentCard } from '../../ui/appointment-card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadingLines } from '../../ui/loading-lines.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Pages } from '../../ui/pages.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { EmptyState } from '../../ui/state-block.tsx'
import classes from './agenda.module.css'
import { AppointmentActions } from './appointment-actions.tsx'
import { agendaQuery } from './booking.queries.ts'
import { MoneyBack } from './money-back.tsx'
import { useAppointmentChanges } from './use-appointment-changes.ts'

const AppointmentDetails = lazy(async () => {
  const { AppointmentDetails: details } = await import('./appointment-details.tsx')
  return { default: details }
})

const tabs = ['coming', 'past'] as const
type Tab = (typeof tabs)[number]
const filters = ({ tab, page, open }: Search) => ({
  tab: oneOf(tab, tabs) ?? 'coming',
  page: pageIn(page),
  /** The appointment whose details are open. */
  open: idIn(open),
})

const coming: readonly AppointmentStatus[] = ['awaiting_payment', 'confirmed', 'in_progress']
const past: readonly AppointmentStatus[] = [
  'finished',
  'no_show',
  'canceled_by_customer',
  'canceled_by_specialist',
  'expired',
]
const shown = {
  coming: { status: coming.join(','), sort: 'starts_at' },
  past: { status: past.join(','), sort: '-starts_at' },
} as const

const FindSpecialist = () => {
  const { t } = useTranslation('booking')
  return (
    <LinkButton to="/customer/specialists/$id" params={{ id: 'todos' }}>
      {t('agenda.book')}
    </LinkButton>
  )
}

const Nothing = ({ tab }: { tab: Tab }) => {
  const { t } = useTranslation('booking')
  return tab === 'coming' ? (
    <EmptyState
      title={t('agenda.noneComing')}
      detail={t('agenda.noneComingDetail')}
      action={<FindSpecialist />}
    />
  ) : (
    <EmptyState
      title={t('agenda.nonePast')}
      detail={t('agenda.nonePastDetail')}
      action={<FindSpecialist />}
    />
  )
}

interface ListProps {
  readonly tab: Tab
  readonly page: number
  readonly onPage: (page: number) => void
  readonly onOpen: (id: string) => void
}

const AgendaList = ({ tab, page, onPage, onOpen }: ListProps) => {
  const query = useQuery(agendaQuery({ ...shown[tab], page }))
  return (
    <QueryView
      query={query}
      skeleton={<LoadingLines shape="cards" count={4} />}
      isEmpty={({ meta }) => meta.total === 0}
      empty={<Nothing tab={tab} />}
    >
      {({ data, meta }) => (
        <>
          <ul className={classes.list}>
            {data.map((appointment) => (
              <li key={appointment.id}>
                <AppointmentCard
                  appointment={appointment}
                  side="customer"
                  note={<MoneyBack payment={appointment.payment} />}
                  actions={<AppointmentActions appointment={appointment} onOpen={onOpen} />}
                />
              </li>
            ))}
          </ul>
          <Pages meta={meta} onPage={onPage} />
        </>
      )}
    </QueryView>
  )
}

/** The customer's appointments: those to come, the nearest first, and those that have passed. */
export default function CustomerAgendaScreen() {
  const { t } = useTranslation('booking')
  const [{ tab, page, open }, change] = useFilters(filters)
  useAppointmentChanges()
  return (
    <>
      <PageHeader title={t('agenda.title')} subtitle={t('agenda.subtitle')} actions={<FindSpecialist />} />
      <Tabs
        value={tab}
        onChange={(next) => change({ tab: next ?? undefined, page: undefined })}
        keepMounted={false}
      >
        <Tabs.List aria-label={t('agenda.tabs')} className={classes.tabs}>
          <Tabs.Tab value="coming">{t('agenda.coming')}</Tabs.Tab>
          <Tabs.Tab value="past">{t('agenda.past')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value={tab} className={classes.panel}>
          <AgendaList
            tab={tab}
            page={page}
            onPage={(next) => change({ page: next })}
            onOpen={(id) => change({ open: id })}
          />
        </Tabs.Panel>
      </Tabs>
      <Suspense fallback={null}>
        {open && <AppointmentDetails id={open} onClose={() => change({ open: undefined })} />}
      </Suspense>
    </>
  )
}
