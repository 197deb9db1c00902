import type { WithdrawalStatus } from '@emma/contracts/earnings'
import type { Icon } from '@tabler/icons-react'
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconThumbUp from '@tabler/icons-react/dist/esm/icons/IconThumbUp.mjs'
import { useTranslation } from 'react-i18next'
import { StatusChip, type Tone } from '../../../ui/feedback/status-chip.tsx'

const statusStyles: Readonly<Record<WithdrawalStatus, readonly [Tone, Icon]>> = {
  requested: ['warning', IconClock],
  approved: ['info', IconThumbUp],
  processing: ['info', IconArrowsExchange],
  paid: ['success', IconCircleCheck],
  rejected: ['danger', IconCircleX],
  failed: ['danger', IconCircleX],
}

/** Where a withdrawal is: picture, word and colour. */
export const WithdrawalStatusChip = ({ status }: { status: WithdrawalStatus }) => {
  const { t } = useTranslation('finance')
  const [tone, icon] = statusStyles[status]
  return <StatusChip tone={tone} icon={icon} label={t(`status.${status}`)} />
}
