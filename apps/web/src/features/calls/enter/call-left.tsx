import type { Appointment } from '@emma/contracts/booking'
import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import { callStore } from '../state/call-store.ts'
import { useFinishAppointment } from '../state/use-appointment.ts'

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

/** Hung up: the consultation goes on without this side, until the specialist finishes it. */
export const CallLeft = ({ appointment, participant }: Props) => {
  const { t } = useTranslation('calls')
  const isSpecialist = participant === 'specialist'
  return (
    <EmptyState
      picture="done"
      alone
      title={t('left.title')}
      detail={t(isSpecialist ? 'left.specialist' : 'left.detail')}
      action={
        <Group justify="center">
          <Button size="lg" onClick={() => void callStore.open(appointment.id)}>
            {t('left.back')}
          </Button>
          {isSpecialist && <Finish appointment={appointment} />}
          <LinkButton to="/" size="lg" variant="default">
            {t('left.home')}
          </LinkButton>
        </Group>
      }
    />
  )
}
