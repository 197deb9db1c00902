import { HOUR, MINUTE } from '@emma/domain/interval'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../../lib/time/use-now.ts'

const DAY_HOURS = 24

/** `12 min`, `3 h 05 min`, `2 dias`. */
const useDuration = () => {
  const { t } = useTranslation('booking')
  return (ms: number): string => {
    const hours = Math.floor(ms / HOUR)
    const minutes = Math.floor((ms % HOUR) / MINUTE)
    if (hours >= DAY_HOURS * 2) return t('duration.days', { count: Math.floor(hours / DAY_HOURS) })
    return hours > 0 ? t('duration.hours', { hours, minutes }) : t('duration.minutes', { minutes })
  }
}

/** How long until an appointment begins, or since it began. */
export const StartsIn = ({ at }: { at: string }) => {
  const { t } = useTranslation('booking')
  const duration = useDuration()
  const left = Date.parse(at) - useNow(MINUTE / 4)
  if (Math.abs(left) < MINUTE) return <>{t('next.now')}</>
  return <>{t(left > 0 ? 'next.startsIn' : 'next.started', { time: duration(Math.abs(left)) })}</>
}
