import type { Appointment } from '@emma/contracts/booking'
import type { ButtonProps } from '@mantine/core'
import { LinkButton } from '../../ui/action/link-button.tsx'
import { usePrepareWord } from './use-prepare-word.ts'

interface Props extends ButtonProps {
  readonly appointment: Appointment
}

/** Link to the preparation; nothing once it is closed. Texts of the phrase set `booking`. */
export const PrepareLink = ({ appointment, ...button }: Props) => {
  const word = usePrepareWord()
  const { id, can } = appointment
  if (!can.prepare) return null
  return (
    <LinkButton variant="default" {...button} to="/customer/preparo/$id" params={{ id }}>
      {word(appointment)}
    </LinkButton>
  )
}
