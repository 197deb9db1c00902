import type { Appointment } from '@emma/contracts/booking'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProposeDialog, patientName } from '../../booking/index.ts'

/** Proposes an open time for an appointment, which stays until the patient accepts. */
export const ProposeButton = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('availability')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="sm"
        variant="default"
        aria-label={t('conflicts.proposeOf', { name: patientName(appointment) })}
        onClick={() => setOpen(true)}
      >
        {t('conflicts.propose')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <ProposeDialog appointment={appointment} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
