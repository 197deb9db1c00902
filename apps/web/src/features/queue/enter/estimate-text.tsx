import type { WaitEstimate } from '@emma/contracts/queue'
import { useTranslation } from 'react-i18next'

/** The estimated wait: the median, and the time within which four of five people are called. */
export const EstimateText = ({ estimate }: { estimate: WaitEstimate | null }) => {
  const { t } = useTranslation('queue')
  if (estimate === null) return t('care.noEstimate')
  const { median_minutes: median, p80_minutes: p80 } = estimate
  const middle = median === 0 ? t('care.soon') : t('care.minutes', { count: median })
  return p80 > median ? `${middle}, ${t('care.atMost', { count: p80 })}` : middle
}
