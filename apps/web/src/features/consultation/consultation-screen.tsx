import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { TextLink } from '../../ui/action/text-link.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { AppointmentEnd } from '../booking/index.ts'
import { RunningCall, useCallTime } from '../calls/index.ts'
import { ConsultationPanel } from '../records/index.ts'

/**
 * The record of one appointment, on a screen of its own; `record_id` may be `novo`, as an appointment has one record.
 */
export default function ConsultationScreen() {
  const { t } = useTranslation('records')
  const { t: shell } = useTranslation()
  const { schedule_id } = useParams({ from: '/specialist/prontuario-medico/$schedule_id/$record_id' })
  return (
    <>
      <PageHeader
        title={shell('titles.consultation')}
        subtitle={t('consultation.subtitle')}
        back={<TextLink to="/specialist/consultas">{t('consultation.back')}</TextLink>}
      />
      <ConsultationPanel
        appointmentId={schedule_id}
        clock={useCallTime(schedule_id)}
        renderEnd={(isFresh) => <AppointmentEnd appointmentId={schedule_id} isFresh={isFresh} />}
      />
      <RunningCall appointmentId={schedule_id} />
    </>
  )
}
