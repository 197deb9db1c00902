import type { CustomerLine } from '@emma/contracts/customers'
import { useTranslation } from 'react-i18next'
import { StatusChip } from '../../../ui/feedback/status-chip.tsx'

const tones = { pending: 'info', active: 'success', blocked: 'danger', erased: 'neutral' } as const

/** How a customer's account stands. */
export const CustomerStatusBadge = ({ status }: Pick<CustomerLine, 'status'>) => {
  const { t } = useTranslation('customersAdmin')
  return <StatusChip tone={tones[status]} label={t(`status.${status}`)} />
}
