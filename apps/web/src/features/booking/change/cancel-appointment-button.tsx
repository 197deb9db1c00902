import type { Appointment } from '@emma/contracts/booking'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { patientName } from '../patient-name.ts'

const CancelAppointmentDialog = lazyPart(() => import('./cancel-appointment-dialog.tsx'), 'cancellation')

/** Cancels, for the specialist, if the server allows it now. */
export const CancelAppointmentButton = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('booking')
  const [isOpen, setOpen] = useState(false)
  const { can } = appointment
  return (
    <>
      {can.cancel && (
        <Button
          size="sm"
          variant="subtle"
          color="coral"
          aria-label={t('change.cancelBySpecialistOf', { name: patientName(appointment) })}
          onClick={() => setOpen(true)}
        >
          {t('change.cancelBySpecialist')}
        </Button>
      )}
      <Suspense fallback={null}>
        {isOpen && <CancelAppointmentDialog appointment={appointment} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
