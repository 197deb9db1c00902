import type { Appointment } from '@emma/contracts/booking'
import type { SpecialistDashboard } from '@emma/contracts/dashboard'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { useUser } from '../../lib/session/use-session.ts'
import { LinkButton } from '../../ui/action/link-button.tsx'
import { TextLink } from '../../ui/action/text-link.tsx'
import { LoadingLines } from '../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { EmptyState } from '../../ui/feedback/state-block.tsx'
import { Display } from '../../ui/layout/display.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { AppointmentBadge } from '../../ui/status/appointment-badge.tsx'
import { AppointmentCard } from '../../ui/time/appointment-card.tsx'
import { useWhen } from '../../ui/time/appointment-card-when.tsx'
import { PresenceNote } from '../../ui/time/presence-note.tsx'
import { useWhatFor } from '../../ui/time/use-what-for.ts'
import { SpecialistActions, StartsIn, useAppointmentChanges } from '../booking/index.ts'
import { MoneyCards } from '../earnings/index.ts'
import { PreparationNote } from '../preparations/index.ts'
import { practiceQuery } from './dashboard.queries.ts'
import classes from './figures.module.css'
import { FiguresSection } from './figures-section.tsx'
import { NeedsList } from './needs-list.tsx'
import { PracticeCharts } from './practice-charts.tsx'
import { PracticeRating } from './practice-rating.tsx'

const HomeZone = lazyPart(() => import('./home/home-zone.tsx'), 'dashboard')

const isAhead = ({ status }: Appointment) => status === 'confirmed' || status === 'in_progress'

const isUnanswered = ({ status, preparation }: Appointment) =>
  status === 'confirmed' && preparation.asked && !preparation.done

const Line = ({ appointments }: { appointments: readonly Appointment[] }) => {
  const { t } = useTranslation('booking')
  const when = useWhen()
  const whatFor = useWhatFor()
  return (
    <ol className={classes.list}>
      {appointments.map((appointment) => (
        <li
          key={appointment.id}
          className={classes.appointment}
          data-over={!isAhead(appointment) || undefined}
        >
          <time dateTime={appointment.starts_at}>{when(appointment).hours}</time>
          <span className={classes.whom}>
            <strong>{appointment.dependent?.name ?? appointment.customer.name}</strong>
            <small>{whatFor(appointment)}</small>
          </span>
          <span className={classes.states}>
            <AppointmentBadge {...appointment} />
            {isUnanswered(appointment) && <small>{t('today.unanswered')}</small>}
            <PresenceNote appointment={appointment} participant="specialist" />
          </span>
        </li>
      ))}
    </ol>
  )
}

const NoAppointments = () => {
  const { t } = useTranslation('booking')
  return (
    <EmptyState
      picture="agenda"
      title={t('today.noneTitle')}
      detail={t('today.noneDetail')}
      action={<LinkButton to="/specialist/calendar">{t('appointments.calendar')}</LinkButton>}
    />
  )
}

const Next = ({ appointment }: { appointment: Appointment | null }) => {
  const { t } = useTranslation('figures')
  if (!appointment) return <p className={classes.muted}>{t('day.noNext')}</p>
  return (
    <AppointmentCard
      appointment={appointment}
      participant="specialist"
      note={
        <>
          <p className={classes.note}>
            <StartsIn at={appointment.starts_at} />
          </p>
          <Suspense fallback={null}>
            <PreparationNote appointmentId={appointment.id} name={appointment.customer.name} />
          </Suspense>
        </>
      }
      actions={<SpecialistActions appointment={appointment} />}
    />
  )
}

const Day = (shown: SpecialistDashboard) => {
  const { t } = useTranslation(['booking', 'figures'])
  const { today, next, balance, weeks, months, rating, needs, unread } = shown
  return (
    <div className={classes.page}>
      <div className={classes.day}>
        <div className={classes.page}>
          <FiguresSection title={t('today.next')}>
            <Next appointment={next} />
          </FiguresSection>
          <NeedsList needs={needs} unread={unread} />
        </div>
        <FiguresSection
          title={t('today.line')}
          aside={<TextLink to="/specialist/consultas">{t('today.all')}</TextLink>}
        >
          {today.length === 0 ? <NoAppointments /> : <Line appointments={today} />}
        </FiguresSection>
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
      <PageHeader
        title={<Display>{t('today.title', { name: user?.first_name ?? '' })}</Display>}
        subtitle={t('today.subtitle')}
      />
      <Suspense fallback={null}>
        <HomeZone />
      </Suspense>
      <QueryView query={query} skeleton={<LoadingLines shape="cards" count={6} />}>
        {(shown) => <Day {...shown} />}
      </QueryView>
    </>
  )
}
