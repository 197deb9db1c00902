import type { Appointment, AppointmentStatus } from '@emma/contracts/booking'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useKeepSeen } from '../../../lib/last-seen/use-keep-seen.ts'
import { today } from '../../../lib/time/days.ts'
import { serverNow } from '../../../lib/time/now.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import { LastSeen } from '../../../ui/last-seen/last-seen.lazy.ts'
import { Pages } from '../../../ui/table/pages.tsx'
import classes from '../agenda/agenda.module.css'
import { agendaQuery } from '../booking.queries.ts'
import { AgendaDays } from './agenda-days.tsx'
import { canceledStates, statesOf, type Tab } from './agenda-tabs.ts'
import { useSeenAppointment } from './use-seen-appointment.ts'
import { useUnexpired } from './use-unexpired.ts'

/** Link to a new appointment; quiet beside something due. */
export const FindSpecialist = ({ quiet }: { quiet?: boolean }) => {
  const { t } = useTranslation('agenda')
  return (
    <LinkButton
      {...(quiet && { variant: 'default' })}
      to="/customer/specialists/$id"
      params={{ id: 'todos' }}
    >
      {t('book')}
    </LinkButton>
  )
}

interface Props {
  readonly tab: Tab
  readonly status: AppointmentStatus | undefined
  readonly onStatus: (status: string | undefined) => void
  readonly page: number
  readonly onPage: (page: number) => void
  readonly onOpen: (id: string) => void
}

const Nothing = ({ tab, status, onStatus }: Pick<Props, 'tab' | 'status' | 'onStatus'>) => {
  const { t } = useTranslation('agenda')
  const all = (
    <Button variant="light" onClick={() => onStatus(undefined)}>
      {t('showAll')}
    </Button>
  )
  const words = status ? 'State' : tab === 'coming' ? 'Coming' : 'Past'
  return (
    <EmptyState
      picture="agenda"
      title={t(`none${words}`)}
      detail={t(`none${words}Detail`)}
      action={status ? all : <FindSpecialist />}
    />
  )
}

/** Past days and today; those canceled before their time are listed elsewhere. */
const isOver = ({ status, starts_at }: Appointment): boolean =>
  !canceledStates.some((each) => each === status) || Date.parse(starts_at) <= serverNow()

type CardsProps = Pick<Props, 'tab' | 'status' | 'onStatus' | 'onOpen'> & {
  readonly appointments: readonly Appointment[]
}

const Cards = ({ appointments, onOpen, ...shown }: CardsProps) => {
  const unexpired = useUnexpired(appointments)
  const own = shown.tab === 'past' ? unexpired.filter(isOver) : unexpired
  if (own.length === 0) return <Nothing {...shown} />
  return <AgendaDays tab={shown.tab} appointments={own} onOpen={onOpen} />
}

const sortOf = { coming: 'starts_at', past: '-starts_at' } as const

/** One page of a tab's appointments, the nearest first. */
export const tabQuery = ({ tab, status, page }: Pick<Props, 'tab' | 'status' | 'page'>) => {
  const until = tab === 'past' ? { to: today() } : {}
  return agendaQuery({ status: status ?? statesOf[tab].join(','), sort: sortOf[tab], page, ...until })
}

/** One tab of appointments, the nearest first. */
export const AgendaList = ({ tab, status, page, onStatus, onPage, onOpen }: Props) => {
  const query = useQuery(tabQuery({ tab, status, page }))
  const seen = useSeenAppointment()
  const isWhole = tab === 'coming' && status === undefined && page === 1
  useKeepSeen(query, {
    part: 'agenda',
    whose: isWhole ? 'self' : undefined,
    items: ({ data }) => data.map(seen),
  })
  return (
    <QueryView
      query={query}
      skeleton={<LoadingLines shape="cards" count={4} />}
      offline={<LastSeen parts={['agenda']} />}
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

/** Canceled ones whose time is still to come, folded; nothing if there are none. */
export const CanceledComing = ({ onOpen }: Pick<Props, 'onOpen'>) => {
  const { t } = useTranslation('agenda')
  const { data } = useQuery(
    agendaQuery({ status: canceledStates.join(','), from: today(), sort: 'starts_at', pageSize: 20 }),
  )
  const canceled = data?.data.filter((appointment) => !isOver(appointment)) ?? []
  if (canceled.length === 0) return null
  return (
    <details className={classes.canceled}>
      <summary>{t('canceled', { count: canceled.length })}</summary>
      <AgendaDays tab="coming" appointments={canceled} onOpen={onOpen} />
    </details>
  )
}
