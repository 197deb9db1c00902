import type { Appointment } from '@emma/contracts/booking'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate, formatDay, formatHour, formatMonth } from '../../../lib/i18n/format.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { AppointmentCard } from '../../../ui/time/appointment-card.tsx'
import { useWhen } from '../../../ui/time/appointment-card-when.tsx'
import classes from '../agenda/agenda.module.css'
import { AppointmentActions } from '../agenda/appointment-actions.tsx'
import { MoneyBack } from '../pay/money-back.tsx'
import type { Tab } from './agenda-tabs.ts'
import { InPersonNote } from './in-person-note.tsx'

const HeldNote = ({ status, hold_expires_at: until }: Appointment) => {
  const { t } = useTranslation('booking')
  if (status !== 'awaiting_payment' || until === null) return null
  return <p className={layout.quiet}>{t('card.heldUntil', { hour: formatHour(until) })}</p>
}

interface Props {
  readonly tab: Tab
  readonly appointments: readonly Appointment[]
  readonly onOpen: (id: string) => void
}

const PastRows = lazyPart(() => import('./past-rows.tsx'))

/** Coming appointments are grouped by day, past ones by month. */
const groupsOf = ({ tab, appointments }: Props) =>
  Map.groupBy(appointments, ({ starts_at }) =>
    tab === 'coming' ? formatDate(starts_at) : formatMonth(starts_at),
  )

const Heading = ({ tab, first }: { tab: Tab; first: Appointment }) => {
  const { day, isNear } = useWhen()(first)
  if (tab === 'past') return <h2 className={classes.day}>{formatMonth(first.starts_at)}</h2>
  return (
    <h2 className={classes.day}>
      {isNear ? `${day}, ${formatDay(first.starts_at)}` : formatDay(first.starts_at)}
    </h2>
  )
}

type GroupProps = Omit<Props, 'tab'>

const Cards = ({ appointments, onOpen }: GroupProps) => (
  <ul className={classes.list}>
    {appointments.map((appointment) => (
      <li key={appointment.id}>
        <AppointmentCard
          appointment={appointment}
          participant="customer"
          dated
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

/** Coming appointments as cards by day; past ones as rows by month. */
export const AgendaDays = (props: Props) => {
  const Group = props.tab === 'coming' ? Cards : PastRows
  const groups = [...groupsOf(props)].map(([key, group]) =>
    group[0] ? (
      <section key={key} className={classes.group}>
        <Heading tab={props.tab} first={group[0]} />
        <Group appointments={group} onOpen={props.onOpen} />
      </section>
    ) : null,
  )
  return <Suspense fallback={<LoadingLines shape="cards" count={4} />}>{groups}</Suspense>
}
