import type { InviteStatus } from '@emma/contracts/invites'
import { useTranslation } from 'react-i18next'
import { StatusChip, type Tone } from '../../ui/status-chip.tsx'

const tones = {
  sent: 'info',
  accepted: 'success',
  rejected: 'warning',
  revoked: 'neutral',
  expired: 'neutral',
} as const satisfies Readonly<Record<InviteStatus, Tone>>

/** What became of an invitation. */
export const InviteMark = ({ status }: { status: InviteStatus }) => {
  const { t } = useTranslation('companies')
  return <StatusChip tone={tones[status]} label={t(`invite.status.${status}`)} />
}
