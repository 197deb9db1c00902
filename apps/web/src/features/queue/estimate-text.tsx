import { useTranslation } from 'react-i18next'

/** How long one waits, as honestly as it is known. */
export const EstimateText = ({ minutes }: { minutes: number | null }) => {
  const { t } = useTranslation('queue')
  if (minutes === null) return t('care.noEstimate')
  return minutes === 0 ? t('care.soon') : t('care.minutes', { count: minutes })
}
