import type { LoggedError } from '@emma/contracts/error-log'
import { useTranslation } from 'react-i18next'
import { StatusChip, type Tone } from '../../ui/feedback/status-chip.tsx'

const tones = {
  'em aberto': 'danger',
  'em correção': 'info',
  resolvido: 'success',
  reaberto: 'warning',
} as const satisfies Record<LoggedError['status'], Tone>

/** How far somebody is with an error. */
export const ErrorStateChip = ({ status }: Pick<LoggedError, 'status'>) => {
  const { t } = useTranslation('errorLog')
  return <StatusChip tone={tones[status]} label={t(`states.${status}`)} />
}
