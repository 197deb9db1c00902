import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import { clockText } from '../../../ui/time/call-clock.ts'
import { appointmentQuery, useAppointmentChanges } from '../../booking/index.ts'
import { ReviewButton } from '../../reviews/index.ts'
import { appointmentQuery as callAppointmentQuery, consultationQuery } from '../calls.queries.ts'
import type { CallView } from '../state/call-view.ts'

interface Props {
  readonly appointmentId: string
  readonly participant: 'customer' | 'specialist'
  /** What the server said of the end; null for who was not in the room then. */
  readonly ended: CallView['ended']
}

const RecordButton = ({ appointmentId }: { appointmentId: string }) => {
  const { t } = useTranslation('calls')
  const { data } = useQuery(consultationQuery(appointmentId))
  const params = { schedule_id: appointmentId, record_id: data?.record?.id ?? 'novo' }
  return (
    <LinkButton size="lg" to="/specialist/prontuario-medico/$schedule_id/$record_id" params={params}>
      {t('after.record')}
    </LinkButton>
  )
}

/** How it was, once the specialist has finished it, and where what was given lies. */
const PatientNext = ({ appointmentId }: { appointmentId: string }) => {
  const { t } = useTranslation('calls')
  const { data } = useQuery(appointmentQuery(appointmentId))
  useAppointmentChanges()
  return (
    <>
      {data?.can.review && <ReviewButton size="lg" appointment={data} />}
      <LinkButton size="lg" to="/customer/area-paciente" variant={data?.can.review ? 'default' : 'filled'}>
        {t('after.patientArea')}
      </LinkButton>
    </>
  )
}

/** The patient never came: there is nothing to write, and nobody is waited for. */
const Absent = () => {
  const { t } = useTranslation('calls')
  return (
    <EmptyState
      picture="done"
      alone
      title={t('after.absent')}
      detail={t('after.absentDetail')}
      action={
        <LinkButton size="lg" to="/calls" search={{}}>
          {t('after.list')}
        </LinkButton>
      }
    />
  )
}

/** What comes next. */
export const AfterCall = ({ appointmentId, participant, ended }: Props) => {
  const { t } = useTranslation('calls')
  const { data: appointment } = useQuery(callAppointmentQuery(appointmentId))
  const wasAttended = appointment?.status !== 'no_show' && appointment?.status !== 'canceled_by_specialist'
  if (participant === 'specialist' && !wasAttended) return <Absent />
  const words =
    ended?.reason === 'abandoned'
      ? t('after.abandoned')
      : t(participant === 'customer' ? 'after.customer' : 'after.specialist')
  const lasted =
    ended && ended.active_seconds > 0 ? t('after.lasted', { time: clockText(ended.active_seconds) }) : ''
  return (
    <EmptyState
      picture="done"
      alone
      title={t('after.title')}
      detail={`${words} ${lasted}`.trim()}
      action={
        participant === 'customer' ? (
          <PatientNext appointmentId={appointmentId} />
        ) : (
          <RecordButton appointmentId={appointmentId} />
        )
      }
    />
  )
}
