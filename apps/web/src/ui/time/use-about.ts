import type { Appointment } from '@emma/contracts/booking'
import { useTranslation } from 'react-i18next'
import { formatDate, formatHour } from '../../lib/i18n/format.ts'
import { useWhatFor } from './use-what-for.ts'

type About = Pick<Appointment, 'starts_at' | 'specialty' | 'dependent'> &
  Partial<Pick<Appointment, 'return_of'>>

/**
 * An appointment in one line, without the person's name: when, what for, for whom. Texts of the phrase set `booking`.
 */
export const useAbout = () => {
  const { t } = useTranslation('booking')
  const whatFor = useWhatFor()
  return ({ starts_at, specialty, dependent, return_of = null }: About): string =>
    [
      `${formatDate(starts_at)}, ${formatHour(starts_at)}`,
      whatFor({ specialty, return_of }),
      ...(dependent ? [t('card.forWhom', { name: dependent.name })] : []),
    ].join(' · ')
}
