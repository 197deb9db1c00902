import type { AppointmentStatus } from '@emma/contracts/booking'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { isInCare } from './in-care.ts'

interface Props {
  readonly status: AppointmentStatus
  readonly person: { readonly id: string; readonly name: string }
  readonly size?: 'sm'
}

/** Link from an appointment to the chat with the other side. */
export const ChatLink = ({ status, person: { id, name }, size }: Props) => {
  const { t } = useTranslation('booking')
  if (!isInCare(status)) return null
  return (
    <LinkButton
      px="sm"
      {...(size ? { size, variant: 'subtle' } : { variant: 'default' })}
      to="/chat/$employeeId"
      params={{ employeeId: id }}
      aria-label={t('card.chatWith', { name })}
    >
      {t('card.chat')}
    </LinkButton>
  )
}
