import { Button } from '@mantine/core'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import type { PatientKey } from '../records.queries.ts'

const NoteVitals = lazyPart(() => import('./note-vitals.tsx'))

/** Opens the fields for measurements. */
export const NoteVitalsButton = ({ patient }: { patient: PatientKey }) => {
  const { t } = useTranslation('patient')
  const [isNoting, setNoting] = useState(false)
  return (
    <>
      <Button
        variant="light"
        size="sm"
        style={{ justifySelf: 'start' }}
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={() => setNoting(true)}
      >
        {t('vitals.note')}
      </Button>
      {isNoting && (
        <Suspense>
          <NoteVitals patient={patient} onClose={() => setNoting(false)} />
        </Suspense>
      )}
    </>
  )
}
