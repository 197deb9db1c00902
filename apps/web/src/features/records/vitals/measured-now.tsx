import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/i18n/format.ts'
import layout from '../../../ui/layout/layout.module.css'
import { vitalsQuery } from '../patient/care.queries.ts'
import type { PatientKey } from '../records.queries.ts'
import { NoteVitalsButton } from './note-vitals-button.tsx'
import { useMeasured } from './use-measured.ts'

/** Beside the record: the latest measurements, and a form for more within the screen. */
export default function MeasuredNow({ patient }: { patient: PatientKey }) {
  const { t } = useTranslation('patient')
  const wordsOf = useMeasured()
  const last = useQuery(vitalsQuery(patient)).data?.data[0]
  return (
    <div className={layout.tight}>
      {last && (
        <p className={layout.muted}>
          {t('vitals.last', { date: formatDate(last.measured_at), measured: wordsOf(last) })}
        </p>
      )}
      <NoteVitalsButton patient={patient} />
    </div>
  )
}
