import type { StatusNumber } from '@emma/contracts/specialists/profile'
import { useTranslation } from 'react-i18next'
import { StatusChip } from '../../../ui/feedback/status-chip.tsx'
import { statusName } from '../status-name.ts'

const tones = { 0: 'neutral', 1: 'success', 2: 'info', 3: 'danger', 4: 'warning' } as const

/** How a specialist's registration stands. */
export const SpecialistStatusBadge = ({ status }: { status: StatusNumber }) => {
  const { t } = useTranslation('review')
  return <StatusChip tone={tones[status]} label={t(`status.${statusName[status]}`)} />
}
