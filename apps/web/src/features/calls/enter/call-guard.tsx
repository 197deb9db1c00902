import type { Appointment } from '@emma/contracts/booking'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatHour } from '../../../lib/i18n/format.ts'
import { useUser } from '../../../lib/session/use-session.ts'
import { serverNow } from '../../../lib/time/now.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import { useAppointmentChanges } from '../../booking/index.ts'
import { consentsQuery, TelemedicineTerm } from '../../privacy/index.ts'
import { AfterCall } from '../after/after-call.tsx'
import classes from '../call.module.css'
import { appointmentQuery } from '../calls.queries.ts'
import { isInside, useCallView } from '../state/use-call.ts'
import { CallFrame } from './call-frame.tsx'
import { CallRoom } from './call-room.tsx'
import { opensAt } from './today-calls.tsx'

const About = ({
  appointment,
  participant,
}: {
  appointment: Appointment
  participant: 'customer' | 'specialist'
}) => {
  const { t } = useTranslation('calls')
  const { name } = participant === 'customer' ? appointment.specialist : appointment.customer
  const hours = { from: formatHour(appointment.starts_at), to: formatHour(appointment.ends_at) }
  return (
    <p className={classes.about}>
      <strong>{t('frame.with', { name })}</strong>
      <span>{t('frame.at', hours)}</span>
    </p>
  )
}

const Closed = ({
  appointment,
  participant,
}: {
  appointment: Appointment
  participant: 'customer' | 'specialist'
}) => {
  const { t } = useTranslation('calls')
  // A person who hung up before the end, or returns later, sees the same end as one who stayed.
  if (appointment.status === 'finished') {
    return <AfterCall appointmentId={appointment.id} participant={participant} ended={null} />
  }
  const isEarly = appointment.status === 'confirmed' && Date.parse(appointment.starts_at) > serverNow()
  const detail = isEarly ? t('closed.early', { hour: opensAt(appointment.starts_at) }) : t('closed.over')
  return (
    <EmptyState
      picture="agenda"
      alone
      title={t('closed.title')}
      detail={detail}
      action={
        participant === 'customer' ? (
          <LinkButton to="/customer/calls/{-$id}" params={{}} variant="light">
            {t('closed.list')}
          </LinkButton>
        ) : (
          <LinkButton to="/calls" search={{}} variant="light">
            {t('closed.list')}
          </LinkButton>
        )
      }
    />
  )
}

/** First the consent, then the room. */
const AfterConsent = ({ appointment }: { appointment: Appointment }) => {
  const consents = useQuery(consentsQuery)
  return (
    <QueryView alone query={consents} skeleton={<LoadingLines shape="block" />}>
      {(terms) =>
        terms.some(({ kind, accepted_at }) => kind === 'telemedicine' && accepted_at !== null) ? (
          <CallRoom appointment={appointment} participant="customer" />
        ) : (
          <TelemedicineTerm />
        )
      }
    </QueryView>
  )
}

/** Everything before an appointment's room: it must exist and be open, and the patient must have consented. */
export const CallGuard = ({ appointmentId }: { appointmentId: string }) => {
  const participant = useUser()?.role === 'specialist' ? 'specialist' : 'customer'
  const query = useQuery(appointmentQuery(appointmentId))
  const view = useCallView()
  const { phase, appointmentId: shown } = view
  useAppointmentChanges()
  // A begun call is shown to its end, even if the appointment can't be joined any more.
  const begun = shown === appointmentId && phase !== 'idle' && phase !== 'device_check'
  return (
    <CallFrame
      about={query.data && <About appointment={query.data} participant={participant} />}
      bare={begun && isInside(view)}
    >
      <QueryView alone query={query} skeleton={<LoadingLines shape="block" />}>
        {(appointment) => {
          if (!appointment.can.join && !begun)
            return <Closed appointment={appointment} participant={participant} />
          if (participant === 'specialist')
            return <CallRoom appointment={appointment} participant={participant} />
          return <AfterConsent appointment={appointment} />
        }}
      </QueryView>
    </CallFrame>
  )
}
