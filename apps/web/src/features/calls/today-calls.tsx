import type { Appointment } from '@emma/contracts/booking'
import { OPENS_MINUTES_BEFORE } from '@emma/domain/booking'
import { MINUTE } from '@emma/domain/interval'
import { SimpleGrid } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { today } from '../../lib/days.ts'
import { formatHour } from '../../lib/format.ts'
import { useUser } from '../../lib/use-session.ts'
import { AppointmentCard } from '../../ui/appointment-card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadingLines } from '../../ui/loading-lines.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { EmptyState } from '../../ui/state-block.tsx'
import { useAppointmentChanges, visitsQuery } from '../booking/index.ts'
import classes from './call.module.css'
import { ownDayQuery } from './calls.queries.ts'

type Side = 'customer' | 'specialist'

/** When the room of an appointment opens. */
export const opensAt = (startsAt: string): string =>
  formatHour(new Date(Date.parse(startsAt) - OPENS_MINUTES_BEFORE * MINUTE))

const Enter = ({ appointment, side }: { appointment: Appointment; side: Side }) => {
  const { t } = useTranslation('calls')
  const { id, can, starts_at } = appointment
  if (!can.join) {
    const isComing = appointment.status === 'confirmed' && Date.parse(starts_at) > Date.now()
    return isComing ? (
      <p className={classes.quiet}>{t('today.opensAt', { hour: opensAt(starts_at) })}</p>
    ) : null
  }
  if (side === 'specialist') {
    return (
      <LinkButton to="/calls" search={{ id }}>
        {t('today.enter')}
      </LinkButton>
    )
  }
  return (
    <LinkButton size="lg" to="/customer/calls/{-$id}" params={{ id }}>
      {t('today.enter')}
    </LinkButton>
  )
}

const Nothing = ({ side }: { side: Side }) => {
  const { t } = useTranslation('calls')
  const isCustomer = side === 'customer'
  return (
    <EmptyState
      title={t('today.empty')}
      detail={t(isCustomer ? 'today.emptyCustomer' : 'today.emptySpecialist')}
      action={
        <LinkButton to={isCustomer ? '/customer/agenda' : '/specialist/consultas'} variant="light">
          {t(isCustomer ? 'today.agenda' : 'today.appointments')}
        </LinkButton>
      }
    />
  )
}

/** Today's calls, with the way into each. */
export const TodayCalls = () => {
  const { t } = useTranslation('calls')
  const user = useUser()
  const side: Side = user?.specialistId ? 'specialist' : 'customer'
  const day = today()
  const own = useQuery({ ...ownDayQuery(day), enabled: side === 'customer' })
  const visits = useQuery({
    ...visitsQuery(user?.specialistId ?? '', { from: day, to: day }),
    enabled: side === 'specialist',
  })
  useAppointmentChanges()
  return (
    <div className={classes.column}>
      <PageHeader title={t('today.title')} subtitle={t('today.subtitle')} />
      <QueryView
        query={side === 'customer' ? own : visits}
        skeleton={<LoadingLines shape="cards" count={3} />}
        isEmpty={(data) => data.length === 0}
        empty={<Nothing side={side} />}
      >
        {(appointments) => (
          <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
            {appointments.map((appointment) => (
              <AppointmentCard
                key={appointment.id}
                appointment={appointment}
                side={side}
                actions={<Enter appointment={appointment} side={side} />}
              />
            ))}
          </SimpleGrid>
        )}
      </QueryView>
    </div>
  )
}
