import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import { clockText } from '../../../ui/time/call-clock.ts'
import { appointmentQuery, consultationQuery } from '../calls.queries.ts'
import type { CallView } from '../state/call-view.ts'
import { PatientAfter } from './patient-after.tsx'

interface Props {
  readonly appointmentId: string
  readonly participant: 'customer' | 'specialist'
  /** The server's end event; null for a person who was not in the call then. */
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

/** The patient never came: there is nothing to write and nobody to wait for. */
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

/** The next steps. */
export const AfterCall = ({ appointmentId, participant, ended }: Props) => {
  const { t } = useTranslation('calls')
  const { data: appointment } = useQuery(appointmentQuery(appointmentId))
  const wasAttended = appointment?.status !== 'no_show' && appointment?.status !== 'canceled_by_specialist'
  if (participant === 'specialist' && !wasAttended) return <Absent />
  const lasted =
    ended && ended.active_seconds > 0 ? t('after.lasted', { time: clockText(ended.active_seconds) }) : ''
  const abandoned = ended?.reason === 'abandoned' ? t('after.abandoned') : ''
  if (participant === 'customer') {
    const withWhom = appointment ? t('after.with', { name: appointment.specialist.name }) : ''
    return (
      <PatientAfter
        appointmentId={appointmentId}
        words={`${withWhom} ${lasted} ${abandoned}`.replaceAll(/ +/g, ' ').trim()}
      />
    )
  }
  return (
    <EmptyState
      picture="done"
      alone
      title={t('after.title')}
      detail={`${abandoned || t('after.specialist')} ${lasted}`.trim()}
      action={<RecordButton appointmentId={appointmentId} />}
    />
  )
}
