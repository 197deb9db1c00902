import type { Appointment } from '@emma/contracts/booking'
import { Button } from '@mantine/core'
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../ui/link-button.tsx'
import { ChangeButtons } from './change-buttons.tsx'

/** Into the call, for the patient. */
export const JoinButton = ({ id }: { id: string }) => {
  const { t } = useTranslation('booking')
  return (
    <LinkButton
      to="/customer/calls/{-$id}"
      params={{ id }}
      leftSection={<IconVideo size={20} stroke={1.75} aria-hidden />}
    >
      {t('card.join')}
    </LinkButton>
  )
}

interface Props {
  readonly appointment: Appointment
  readonly onOpen: (id: string) => void
}

/** What a patient may do with an appointment now, as the server says. */
export const AppointmentActions = ({ appointment, onOpen }: Props) => {
  const { t } = useTranslation('booking')
  const { id, status, can, specialist_id } = appointment
  return (
    <>
      {can.join && <JoinButton id={id} />}
      {status === 'awaiting_payment' && (
        <LinkButton
          to="/customer/horario/$specialist_id"
          params={{ specialist_id }}
          search={{ appointment: id }}
        >
          {t('card.pay')}
        </LinkButton>
      )}
      <Button px="sm" variant="default" onClick={() => onOpen(id)}>
        {t('card.details')}
      </Button>
      <ChangeButtons appointment={appointment} />
    </>
  )
}
