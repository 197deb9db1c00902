import type { Appointment } from '@emma/contracts/booking'
import type { ButtonProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../ui/action/link-button.tsx'

interface Props extends Pick<ButtonProps, 'size' | 'variant'> {
  readonly appointment: Appointment
}

/** To where the patient tells what for; nothing once that is over. Texts of the phrase set `booking`. */
export const PrepareLink = ({ appointment: { id, can, preparation }, ...button }: Props) => {
  const { t } = useTranslation('booking')
  if (!can.prepare) return null
  return (
    <LinkButton variant="default" {...button} to="/customer/preparo/$id" params={{ id }}>
      {t(preparation.done ? 'prepare.told' : 'prepare.tell')}
    </LinkButton>
  )
}
