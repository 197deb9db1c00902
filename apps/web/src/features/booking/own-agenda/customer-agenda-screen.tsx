import { Tabs } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../../../lib/api/query-client.ts'
import { idIn, oneOf, pageIn, type Search } from '../../../lib/filters/filters.ts'
import { useFilters } from '../../../lib/filters/use-filters.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import type { Place } from '../../../routes/meta.ts'
import layout from '../../../ui/layout/layout.module.css'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { WaitlistLines } from '../../waitlist/index.ts'
import classes from '../agenda/agenda.module.css'
import { useAppointmentChanges } from '../agenda/use-appointment-changes.ts'
import { OwnInvitations } from '../invitation/invitations.tsx'
import { OwnProposals } from '../proposals/own-proposals.tsx'
import { AgendaList, CanceledComing, FindSpecialist, tabQuery } from './agenda-list.tsx'
import { statesOf, tabs } from './agenda-tabs.ts'

const AppointmentDetails = lazy(async () => {
  const { AppointmentDetails: details } = await import('../agenda/appointment-details.tsx')
  return { default: details }
})

const CalendarFeedButton = lazyPart(() => import('../calendar/calendar-feed-button.tsx'))
const StateFilter = lazyPart(() => import('./state-filter.tsx'))

const filters = ({ tab: given, status, page, open }: Search) => {
  const tab = oneOf(given, tabs) ?? 'coming'
  return {
    tab,
    /** One of the tab's states. */
    status: oneOf(status, statesOf[tab]),
    page: pageIn(page),
    /** The appointment whose details are open. */
    open: idIn(open),
  }
}

/** Prefetched before it is drawn. @public */
export const ahead = ({ search }: Place): void => void queryClient.prefetchQuery(tabQuery(filters(search)))

/** The customer's appointments: upcoming ones, the nearest first, and past ones. */
export default function CustomerAgendaScreen() {
  const { t } = useTranslation('agenda')
  const [{ tab, status, page, open }, change] = useFilters(filters)
  const onStatus = (next: string | undefined) => change({ status: next, page: undefined })
  const onOpen = (id: string) => change({ open: id })
  const { data } = useQuery(tabQuery({ tab, status, page }))
  // With nothing there, the list itself says what to do: no filter, nothing to sync, no second button.
  const isFilled = status !== undefined || data?.meta.total !== 0
  useAppointmentChanges()
  return (
    <>
      <div className={classes.head}>
        <PageHeader title={t('title')} />
        {isFilled && <FindSpecialist quiet />}
      </div>
      <Tabs
        value={tab}
        onChange={(next) => change({ tab: next ?? undefined, status: undefined, page: undefined })}
        keepMounted={false}
      >
        <Tabs.List aria-label={t('tabs')} className={classes.tabs}>
          <Tabs.Tab value="coming">{t('coming')}</Tabs.Tab>
          <Tabs.Tab value="past">{t('past')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value={tab} className={`${classes.panel} ${layout.arriving}`}>
          {tab === 'past' && isFilled && (
            <div className={classes.state}>
              <Suspense fallback={null}>
                <StateFilter states={statesOf.past} status={status} onStatus={onStatus} />
              </Suspense>
            </div>
          )}
          {tab === 'coming' && <OwnProposals />}
          {tab === 'coming' && <OwnInvitations />}
          <AgendaList
            tab={tab}
            status={status}
            onStatus={onStatus}
            page={page}
            onPage={(next) => change({ page: next })}
            onOpen={onOpen}
          />
          {tab === 'coming' && (
            <>
              <WaitlistLines />
              <CanceledComing onOpen={onOpen} />
              {isFilled && (
                <div className={classes.sync}>
                  <Suspense fallback={null}>
                    <CalendarFeedButton />
                  </Suspense>
                </div>
              )}
            </>
          )}
        </Tabs.Panel>
      </Tabs>
      <Suspense fallback={null}>
        {open && <AppointmentDetails id={open} onClose={() => change({ open: undefined })} />}
      </Suspense>
    </>
  )
}
