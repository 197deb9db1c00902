import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import type { PatientKey } from '../records.queries.ts'

const EmergencyDialog = lazyPart(() => import('./emergency-dialog.tsx'))

interface Props {
  readonly patient: PatientKey
  /** Whether an emergency access was opened. */
  readonly onClosed: () => void
}

/** Specialists without care see nothing, not even whether the patient exists; except by emergency access. */
export const ClosedPatient = ({ patient, onClosed }: Props) => {
  const { t } = useTranslation('patient')
  const [asking, setAsking] = useState(false)
  const close = () => {
    setAsking(false)
    onClosed()
  }
  return (
    <>
      <EmptyState
        picture="locked"
        title={t('closed.title')}
        detail={t('closed.detail')}
        action={
          <Button variant="light" color="coral" onClick={() => setAsking(true)}>
            {t('closed.open')}
          </Button>
        }
      />
      {asking && (
        <Suspense>
          <EmergencyDialog patient={patient} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
