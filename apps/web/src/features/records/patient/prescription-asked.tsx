import type { PatientPage } from '@emma/contracts/records/patients'
import { Navigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { StateStrip } from '../../../ui/notice/state-strip.tsx'

interface Props {
  readonly page: PatientPage
  /** Else another document: a certificate, a request of exams. */
  readonly isPrescription: boolean
  readonly onDismiss: () => void
}

/** A prescription, or another document, belongs to a record: continues in the open one, or explains what to do without one. */
export const PrescriptionAsked = ({ page: { fullName, unwritten }, isPrescription, onDismiss }: Props) => {
  const { t } = useTranslation('patient')
  if (unwritten === null) {
    return (
      <StateStrip tone="info" dismiss={{ label: t('prescribe.dismiss'), onPress: onDismiss }}>
        {t(isPrescription ? 'prescribe.none' : 'prescribe.noDocument', { name: fullName })}
      </StateStrip>
    )
  }
  const { schedule_id, record_id } = unwritten
  return (
    <Navigate
      to="/specialist/prontuario-medico/$schedule_id/$record_id"
      params={{ schedule_id, record_id: record_id ?? 'novo' }}
      search={{ parte: 'prescription' }}
      replace
    />
  )
}
