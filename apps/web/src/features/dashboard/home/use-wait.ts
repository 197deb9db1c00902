import type { WaitEstimate } from '@emma/contracts/queue'
import { useTranslation } from 'react-i18next'

/** The waiting time in the queue, if known. */
export const useWait = () => {
  const { t } = useTranslation('dashboard')
  return (estimate: WaitEstimate | null): string | null => {
    if (!estimate) return null
    const { median_minutes: from, p80_minutes: to } = estimate
    return from === to ? t('home.about', { from }) : t('home.wait', { from, to })
  }
}
