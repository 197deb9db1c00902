import type { WaitEstimate } from '@emma/contracts/queue'
import { useTranslation } from 'react-i18next'

/** How long one waits in the queue, as far as it is known. */
export const useWait = () => {
  const { t } = useTranslation('dashboard')
  return (estimate: WaitEstimate | null): string | null => {
    if (!estimate) return null
    const { median_minutes: from, p80_minutes: to } = estimate
    return from === to ? t('home.about', { from }) : t('home.wait', { from, to })
  }
}
