import type { Appointment } from '@emma/contracts/booking'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { ReviewButton } from '../../reviews/index.ts'
import { JoinWaitlist } from '../../waitlist/index.ts'
import { ChangeButtons } from '../change/change-buttons.tsx'
import { ChatLink } from './chat-link.tsx'
import { JoinWhenOpen } from './join-when-open.tsx'

interface Props {
  readonly appointment: Appointment
  readonly onOpen: (id: string) => void
}

/** An unpaid booking is no appointment yet: it is paid, or given up. */
const HeldActions = ({ appointment }: Pick<Props, 'appointment'>) => {
  const { t } = useTranslation('booking')
  const { id, specialist_id } = appointment
  return (
    <>
      <LinkButton
        to="/customer/horario/$specialist_id"
        params={{ specialist_id }}
        search={{ appointment: id }}
      >
        {t('card.pay')}
      </LinkButton>
      <ChangeButtons appointment={appointment} />
    </>
  )
}

/** What a patient may do with an appointment now, as the server says. */
export const AppointmentActions = ({ appointment, onOpen }: Props) => {
  const { t } = useTranslation('booking')
  const { id, status, specialist, specialty, can } = appointment
  if (status === 'awaiting_payment') return <HeldActions appointment={appointment} />
  return (
    <>
      <JoinWhenOpen appointment={appointment} />
      <Button px="sm" variant="default" onClick={() => onOpen(id)}>
        {t('card.details')}
      </Button>
      <ChatLink status={status} person={specialist} />
      <ChangeButtons appointment={appointment} />
      {can.reschedule && (
        <JoinWaitlist specialist={specialist} specialtyId={specialty.id} appointmentId={id} />
      )}
      {can.review && <ReviewButton appointment={appointment} />}
    </>
  )
}
