import type { Appointment } from '@emma/contracts/booking'
import type { SpecialistDashboard } from '@emma/contracts/dashboard'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
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
import { StartsIn, useAppointmentChanges, VisitActions } from '../booking/index.ts'
import { MoneyCards } from '../earnings/index.ts'
import { practiceQuery } from './dashboard.queries.ts'
import classes from './figures.module.css'
import { FiguresSection } from './figures-section.tsx'
import { NeedsList } from './needs-list.tsx'
import { PracticeCharts } from './practice-charts.tsx'
import { PracticeRating } from './practice-rating.tsx'

const isAhead = ({ status }: Appointment) => status === 'confirmed' || status === 'in_progress'

const Line = ({ visits }: { visits: readonly Appointment[] }) => {
  const when = useWhen()
  return (
    <ol className={classes.list}>
      {visits.map((visit) => (
        <li key={visit.id} className={classes.visit} data-over={!isAhead(visit) || undefined}>
          <time dateTime={visit.starts_at}>{when(visit).hours}</time>
          <span className={classes.whom}>
            <strong>{visit.dependent?.name ?? visit.customer.name}</strong>
            <small>{visit.specialty.name}</small>
          </span>
          <AppointmentStatusChip status={visit.status} />
        </li>
      ))}
    </ol>
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

const Next = ({ visit }: { visit: Appointment | null }) => {
  const { t } = useTranslation('figures')
  if (!visit) return <p className={classes.muted}>{t('day.noNext')}</p>
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

const Day = (shown: SpecialistDashboard) => {
  const { t } = useTranslation(['booking', 'figures'])
  const { today, next, balance, weeks, months, rating, needs, unread } = shown
  return (
    <div className={classes.page}>
      <div className={classes.columns}>
        <FiguresSection
          title={t('today.line')}
          aside={<TextLink to="/specialist/consultas">{t('today.all')}</TextLink>}
        >
          {today.length === 0 ? <NoVisits /> : <Line visits={today} />}
        </FiguresSection>
        <div className={classes.page}>
          <FiguresSection title={t('today.next')}>
            <Next visit={next} />
          </FiguresSection>
          <NeedsList needs={needs} unread={unread} />
        </div>
      </div>
      <FiguresSection
        title={t('today.money')}
        aside={<TextLink to="/specialist/balances">{t('figures:day.money')}</TextLink>}
      >
        <MoneyCards {...balance} />
      </FiguresSection>
      <div className={classes.columns}>
        <PracticeCharts weeks={weeks} months={months} />
        <PracticeRating {...rating} />
      </div>
    </div>
  )
}

/** The specialist's first screen: who comes, who is next, what waits, the money and how it goes. */
export const SpecialistDay = () => {
  const { t } = useTranslation('booking')
  const user = useUser()
  const query = useQuery(practiceQuery)
  useAppointmentChanges()
  return (
    <>
      <PageHeader title={t('today.title', { name: user?.first_name ?? '' })} subtitle={t('today.subtitle')} />
      <QueryView query={query} skeleton={<LoadingLines shape="cards" count={6} />}>
        {(shown) => <Day {...shown} />}
      </QueryView>
    </>
  )
}
