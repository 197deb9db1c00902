import type { Appointment } from '@emma/contracts/booking'
import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { today } from '../../lib/days.ts'
import { useUser } from '../../lib/use-session.ts'
import { AppointmentCard } from '../../ui/appointment-card.tsx'
import { AppointmentStatusChip } from '../../ui/appointment-card-status.tsx'
import { useWhen } from '../../ui/appointment-card-when.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadingLines } from '../../ui/loading-lines.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { EmptyState } from '../../ui/state-block.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { StartsIn, useAppointmentChanges, VisitActions, visitsQuery } from '../booking/index.ts'
import { balanceQuery, MoneyCards } from '../earnings/index.ts'
import classes from './specialist-today.module.css'

const seen = 'confirmed,in_progress,finished,no_show'
const isAhead = ({ status }: Appointment) => status === 'confirmed' || status === 'in_progress'

const Section = ({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) => (
  <section className={classes.section}>
    <header className={classes.head}>
      <Title order={2}>{title}</Title>
      {aside}
    </header>
    {children}
  </section>
)

const Line = ({ visits }: { visits: readonly Appointment[] }) => {
  const when = useWhen()
  return (
    <ol className={classes.line}>
      {visits.map((visit) => (
        <li key={visit.id}>
          <time dateTime={visit.starts_at}>{when(visit).hours}</time>
          <span className={classes.whom}>
            <strong>{visit.customer.name}</strong>
            <small>{visit.specialty.name}</small>
          </span>
          <AppointmentStatusChip status={visit.status} />
        </li>
      ))}
    </ol>
  )
}

const Next = ({ visit }: { visit: Appointment | undefined }) => {
  const { t } = useTranslation('booking')
  if (!visit) return <p className={classes.none}>{t('today.noNext')}</p>
  return (
    <AppointmentCard
      appointment={visit}
      side="specialist"
      note={
        <p className={classes.note}>
          <StartsIn at={visit.starts_at} />
        </p>
      }
      actions={<VisitActions visit={visit} />}
    />
  )
}

const NoVisits = () => {
  const { t } = useTranslation('booking')
  return (
    <EmptyState
      title={t('today.noneTitle')}
      detail={t('today.noneDetail')}
      action={<LinkButton to="/specialist/calendar">{t('visits.calendar')}</LinkButton>}
    />
  )
}

const Day = ({ specialistId }: { specialistId: string }) => {
  const { t } = useTranslation('booking')
  const day = today()
  const query = useQuery(visitsQuery(specialistId, { from: day, to: day, status: seen }))
  return (
    <QueryView query={query} isEmpty={(visits) => visits.length === 0} empty={<NoVisits />}>
      {(visits) => (
        <div className={classes.day}>
          <Section
            title={t('today.line')}
            aside={<TextLink to="/specialist/consultas">{t('today.all')}</TextLink>}
          >
            <Line visits={visits} />
          </Section>
          <Section title={t('today.next')}>
            <Next visit={visits.find(isAhead)} />
          </Section>
        </div>
      )}
    </QueryView>
  )
}

/** The specialist's day: who comes, who is next, and the money. */
export const SpecialistToday = () => {
  const { t } = useTranslation('booking')
  const user = useUser()
  const balance = useQuery(balanceQuery({ pageSize: 1 }))
  useAppointmentChanges()
  return (
    <>
      <PageHeader title={t('today.title', { name: user?.first_name ?? '' })} subtitle={t('today.subtitle')} />
      <div className={classes.page}>
        <Day specialistId={user?.specialistId ?? ''} />
        <Section title={t('today.money')}>
          <QueryView query={balance} skeleton={<LoadingLines shape="cards" count={3} />}>
            {(money) => <MoneyCards {...money} />}
          </QueryView>
        </Section>
      </div>
    </>
  )
}
