import type { Appointment } from '@emma/contracts/booking'
import { OPENS_MINUTES_BEFORE } from '@emma/domain/booking'
import { MINUTE } from '@emma/domain/interval'
import { SimpleGrid } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatHour } from '../../../lib/i18n/format.ts'
import { useUser } from '../../../lib/session/use-session.ts'
import { serverNow } from '../../../lib/time/now.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { AppointmentCard } from '../../../ui/time/appointment-card.tsx'
import { specialistAppointmentsQuery, useAppointmentChanges } from '../../booking/index.ts'
import classes from '../call.module.css'
import { ownDaysQuery } from '../calls.queries.ts'
import { callDays, isOfToday } from './call-days.ts'

type Participant = 'customer' | 'specialist'

/** When the room of an appointment opens. */
export const opensAt = (startsAt: string): string =>
  formatHour(new Date(Date.parse(startsAt) - OPENS_MINUTES_BEFORE * MINUTE))

const Enter = ({ appointment, participant }: { appointment: Appointment; participant: Participant }) => {
  const { t } = useTranslation('calls')
  const { id, can, starts_at } = appointment
  if (!can.join) {
    const isComing = appointment.status === 'confirmed' && Date.parse(starts_at) > serverNow()
    return isComing ? (
      <p className={classes.quiet}>{t('today.opensAt', { hour: opensAt(starts_at) })}</p>
    ) : null
  }
  if (participant === 'specialist') {
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

const Nothing = ({ participant }: { participant: Participant }) => {
  const { t } = useTranslation('calls')
  const isCustomer = participant === 'customer'
  return (
    <EmptyState
      picture="agenda"
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

/** Which of a day's calls come first: those that can be entered, those to come, those that are over. */
const rankOf = ({ can, status }: Appointment): number => (can.join ? 0 : status === 'confirmed' ? 1 : 2)

/** Today's calls, with the way into each. */
export const TodayCalls = () => {
  const { t } = useTranslation('calls')
  const user = useUser()
  const participant: Participant = user?.specialistId ? 'specialist' : 'customer'
  const now = serverNow()
  const days = callDays(now)
  const select = (all: Appointment[]) => all.filter((appointment) => isOfToday(appointment, now))
  const own = useQuery({ ...ownDaysQuery(days), select, enabled: participant === 'customer' })
  const appointments = useQuery({
    ...specialistAppointmentsQuery(user?.specialistId ?? '', days),
    select,
    enabled: participant === 'specialist',
  })
  useAppointmentChanges()
  return (
    <div className={classes.column}>
      <PageHeader
        title={t(participant === 'customer' ? 'today.titleCustomer' : 'today.title')}
        subtitle={t('today.subtitle')}
      />
      <QueryView
        query={participant === 'customer' ? own : appointments}
        skeleton={<LoadingLines shape="cards" count={3} />}
        isEmpty={(data) => data.length === 0}
        empty={<Nothing participant={participant} />}
      >
        {(appointments) => (
          <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
            {appointments
              .toSorted((a, b) => rankOf(a) - rankOf(b))
              .map((appointment) => (
                <AppointmentCard
                  key={appointment.id}
                  appointment={appointment}
                  participant={participant}
                  actions={<Enter appointment={appointment} participant={participant} />}
                />
              ))}
          </SimpleGrid>
        )}
      </QueryView>
    </div>
  )
}
