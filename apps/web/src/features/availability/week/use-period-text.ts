import { useTranslation } from 'react-i18next'
import { formatDate, noonOf } from '../../../lib/i18n/format.ts'
import type { Period } from './week-draft.ts'

const dateText = (date: string): string => formatDate(noonOf(date), 'UTC')

/** A week's validity in words. */
export const usePeriodText = () => {
  const { t } = useTranslation('availability')
  return ({ from, until }: Pick<Period, 'from' | 'until'>): string => {
    if (from && until) return t('calendar.span', { from: dateText(from), to: dateText(until) })
    if (from) return t('calendar.from', { date: dateText(from) })
    return until ? t('calendar.until', { date: dateText(until) }) : t('week.always')
  }
}
