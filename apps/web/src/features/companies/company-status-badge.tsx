import type { CompanyStatus } from '@emma/contracts/companies'
import { useTranslation } from 'react-i18next'
import { StatusChip, type Tone } from '../../ui/feedback/status-chip.tsx'

const tones = {
  pending: 'info',
  approved: 'success',
  suspended: 'danger',
  rejected: 'warning',
} as const satisfies Readonly<Record<CompanyStatus, Tone>>

/** Where a company stands with the platform. */
export const CompanyStatusBadge = ({ status }: { status: CompanyStatus }) => {
  const { t } = useTranslation('companies')
  return <StatusChip tone={tones[status]} label={t(`status.${status}`)} />
}
