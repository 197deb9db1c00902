import type { Appointment } from '@emma/contracts/booking'
import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import { callStore } from '../state/call-store.ts'
import { useFinishAppointment } from '../state/use-appointment.ts'
import { PatientLeft } from './patient-after.tsx'

const Finish = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('calls')
  const { press, busy } = useFinishAppointment(appointment.id)
  if (!appointment.can.finish) return null
  return (
    <Button size="lg" variant="default" onClick={press} loading={busy}>
      {t('call.finish')}
    </Button>
  )
}

interface Props {
  readonly appointment: Appointment
  readonly participant: 'customer' | 'specialist'
}

/** This side hung up: the consultation goes on until the specialist finishes it. */
export const CallLeft = ({ appointment, participant }: Props) => {
  const { t } = useTranslation('calls')
  if (participant === 'customer') {
    return <PatientLeft appointmentId={appointment.id} until={appointment.ends_at} />
  }
  return (
    <EmptyState
      picture="done"
      alone
      title={t('left.title')}
      detail={t('left.specialist')}
      action={
        <Group justify="center">
          <Button size="lg" onClick={() => void callStore.open(appointment.id)}>
            {t('left.back')}
          </Button>
          <Finish appointment={appointment} />
          <LinkButton to="/" size="lg" variant="default">
            {t('left.home')}
          </LinkButton>
        </Group>
      }
    />
  )
}
