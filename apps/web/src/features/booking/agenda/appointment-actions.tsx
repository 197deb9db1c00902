import type { Appointment } from '@emma/contracts/booking'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { ReviewButton } from '../../reviews/index.ts'
import { GiveUpButton } from '../change/give-up-button.tsx'
import { AppointmentMenu } from './appointment-menu.tsx'
import { JoinWhenOpen, useIsNear } from './join-when-open.tsx'

interface Props {
  readonly appointment: Appointment
  readonly onOpen: (id: string) => void
}

/** An unpaid booking is not an appointment yet: it can be paid or given up. */
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
      <GiveUpButton appointment={appointment} />
    </>
  )
}

/** The main action, and the rest behind three dots. */
export const AppointmentActions = ({ appointment, onOpen }: Props) => {
  const { t } = useTranslation('booking')
  const { id, status, can, specialist } = appointment
  const isNear = useIsNear(appointment)
  if (status === 'awaiting_payment') return <HeldActions appointment={appointment} />
  const open = () => onOpen(id)
  const isDetails = !isNear && !can.review
  return (
    <>
      {isNear && <JoinWhenOpen appointment={appointment} />}
      {!isNear && can.review && <ReviewButton appointment={appointment} variant="light" />}
      {isDetails && (
        <Button
          px="sm"
          variant="default"
          aria-label={t('card.detailsOf', { name: specialist.name })}
          onClick={open}
        >
          {t('card.details')}
        </Button>
      )}
      <AppointmentMenu appointment={appointment} onDetails={isDetails ? undefined : open} />
    </>
  )
}
