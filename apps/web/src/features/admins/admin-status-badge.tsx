import type { AdminState } from '@emma/contracts/admins'
import { useTranslation } from 'react-i18next'
import { StatusChip } from '../../ui/feedback/status-chip.tsx'

const tones = { active: 'success', invited: 'info', removed: 'neutral' } as const

/** How an admin's access stands. */
export const AdminStatusBadge = ({ status }: { status: AdminState }) => {
  const { t } = useTranslation('admins')
  return <StatusChip tone={tones[status]} label={t(`status.${status}`)} />
}
