import type { Appointment } from '@emma/contracts/booking'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatHour } from '../../lib/format.ts'
import { useUser } from '../../lib/use-session.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadingLines } from '../../ui/loading-lines.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { EmptyState } from '../../ui/state-block.tsx'
import { useAppointmentChanges } from '../booking/index.ts'
import { consentsQuery, TelemedicineTerm } from '../privacy/index.ts'
import { AfterCall } from './after-call.tsx'
import classes from './call.module.css'
import { CallFrame } from './call-frame.tsx'
import { CallRoom } from './call-room.tsx'
import { appointmentQuery } from './calls.queries.ts'
import { opensAt } from './today-calls.tsx'
import { useCallView } from './use-call.ts'

const About = ({ appointment, side }: { appointment: Appointment; side: 'customer' | 'specialist' }) => {
  const { t } = useTranslation('calls')
  const { name } = side === 'customer' ? appointment.specialist : appointment.customer
  const hours = { from: formatHour(appointment.starts_at), to: formatHour(appointment.ends_at) }
  return (
    <p className={classes.about}>
      <strong>{t('frame.with', { name })}</strong>
      <span>{t('frame.at', hours)}</span>
    </p>
  )
}

const Closed = ({ appointment, side }: { appointment: Appointment; side: 'customer' | 'specialist' }) => {
  const { t } = useTranslation('calls')
  // Who hung up before the specialist finished it, or comes back later, finds the same end as who stayed.
  if (appointment.status === 'finished') {
    return <AfterCall scheduleId={appointment.id} side={side} ended={null} />
  }
  const isEarly = appointment.status === 'confirmed' && Date.parse(appointment.starts_at) > Date.now()
  const detail = isEarly ? t('closed.early', { hour: opensAt(appointment.starts_at) }) : t('closed.over')
  return (
    <EmptyState
      alone
      title={t('closed.title')}
      detail={detail}
      action={
        side === 'customer' ? (
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

/** The term first, then the room. */
const AfterConsent = ({ appointment }: { appointment: Appointment }) => {
  const consents = useQuery(consentsQuery)
  return (
    <QueryView alone query={consents} skeleton={<LoadingLines shape="block" />}>
      {(terms) =>
        terms.some(({ kind, accepted_at }) => kind === 'telemedicine' && accepted_at !== null) ? (
          <CallRoom appointment={appointment} side="customer" />
        ) : (
          <TelemedicineTerm />
        )
      }
    </QueryView>
  )
}

/** Everything before the room of one appointment: it must be there, be open, and the patient must have consented. */
export const CallDoor = ({ scheduleId }: { scheduleId: string }) => {
  const side = useUser()?.role === 'specialist' ? 'specialist' : 'customer'
  const query = useQuery(appointmentQuery(scheduleId))
  const { phase, scheduleId: shown } = useCallView()
  useAppointmentChanges()
  // What was begun is shown to its end, also when the appointment can't be joined any more.
  const begun = shown === scheduleId && phase !== 'idle' && phase !== 'device_check'
  return (
    <CallFrame
      about={query.data && <About appointment={query.data} side={side} />}
      busy={begun && phase !== 'ended' && phase !== 'failed'}
    >
      <QueryView alone query={query} skeleton={<LoadingLines shape="block" />}>
        {(appointment) => {
          if (!appointment.can.join && !begun) return <Closed appointment={appointment} side={side} />
          if (side === 'specialist') return <CallRoom appointment={appointment} side={side} />
          return <AfterConsent appointment={appointment} />
        }}
      </QueryView>
    </CallFrame>
  )
}
