import type { CustomerLine } from '@emma/contracts/customers'
import { useTranslation } from 'react-i18next'
import { StatusChip } from '../../ui/status-chip.tsx'

const tones = { pending: 'info', active: 'success', blocked: 'danger', erased: 'neutral' } as const

/** How a customer's account stands. */
export const CustomerMark = ({ status }: Pick<CustomerLine, 'status'>) => {
  const { t } = useTranslation('customerDesk')
  return <StatusChip tone={tones[status]} label={t(`status.${status}`)} />
}
