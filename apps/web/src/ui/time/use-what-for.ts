import type { Appointment } from '@emma/contracts/booking'
import { useTranslation } from 'react-i18next'
import { specialtyName } from '../../lib/i18n/i18n.ts'

type About = Pick<Appointment, 'specialty' | 'return_of'> & Partial<Pick<Appointment, 'series'>>

/** An appointment's subject: its specialty, and whether it is a return visit or which date of a series. */
export const useWhatFor = () => {
  const { t } = useTranslation('booking')
  return ({ specialty, return_of, series }: About): string =>
    [
      specialtyName(specialty.name),
      ...(return_of === null ? [] : [t('returns.mark')]),
      ...(series ? [t('inSeries', series)] : []),
    ].join(' · ')
}
