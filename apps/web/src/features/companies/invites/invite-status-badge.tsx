import type { InviteStatus } from '@emma/contracts/invites'
import { useTranslation } from 'react-i18next'
import { StatusChip, type Tone } from '../../../ui/feedback/status-chip.tsx'

const tones = {
  sent: 'info',
  accepted: 'success',
  rejected: 'warning',
  revoked: 'neutral',
  expired: 'neutral',
} as const satisfies Readonly<Record<InviteStatus, Tone>>

/** What became of an invitation. */
export const InviteStatusBadge = ({ status }: { status: InviteStatus }) => {
  const { t } = useTranslation('companies')
  return <StatusChip tone={tones[status]} label={t(`invite.status.${status}`)} />
}
