import { useTranslation } from 'react-i18next'
import { StatusChip } from '../../ui/feedback/status-chip.tsx'

/** Whether it can be booked. */
export const SpecialtyStatusBadge = ({ enabled }: { enabled: boolean }) => {
  const { t } = useTranslation('specialties')
  return <StatusChip tone={enabled ? 'success' : 'neutral'} label={t(enabled ? 'status.on' : 'status.off')} />
}
