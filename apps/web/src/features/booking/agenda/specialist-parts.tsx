import type { Appointment } from '@emma/contracts/booking'
import { Button } from '@mantine/core'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { patientName } from '../patient-name.ts'
import { SpecialistDialogs } from './specialist-dialogs.lazy.ts'
import type { useSpecialistActions } from './use-specialist-actions.ts'

interface Props {
  readonly appointment: Appointment
  readonly actions: ReturnType<typeof useSpecialistActions>
}

/** The entry to the call, while it is open. */
export const BeginButton = ({ appointment, actions, size }: Props & { readonly size: 'xs' | 'sm' }) => {
  const { t } = useTranslation('booking')
  const { can, status } = appointment
  const isRunning = status === 'in_progress' && can.join
  if (!can.start && !isRunning) return null
  return (
    <Button
      size={size}
      loading={actions.isBusy}
      onClick={actions.begin}
      aria-label={t(isRunning ? 'appointments.joinOf' : 'appointments.startOf', {
        name: patientName(appointment),
      })}
    >
      {t(isRunning ? 'appointments.join' : 'appointments.start')}
    </Button>
  )
}

/** The chosen dialog before an appointment is finished or canceled. */
export const AskedDialogs = ({ appointment, actions }: Props) => {
  const { asks, close, isBusy, finish } = actions
  return (
    <Suspense fallback={null}>
      {asks && (
        <SpecialistDialogs
          asks={asks}
          appointment={appointment}
          isBusy={isBusy}
          onFinish={finish}
          onClose={close}
        />
      )}
    </Suspense>
  )
}
