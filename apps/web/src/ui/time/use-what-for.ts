import type { Appointment } from '@emma/contracts/booking'
import { useTranslation } from 'react-i18next'
import { specialtyName } from '../../lib/i18n/i18n.ts'

/** An appointment's subject: its specialty, and whether it is a return visit. */
export const useWhatFor = () => {
  const { t } = useTranslation('booking')
  return ({ specialty, return_of }: Pick<Appointment, 'specialty' | 'return_of'>): string =>
    return_of === null
      ? specialtyName(specialty.name)
      : `${specialtyName(specialty.name)} · ${t('returns.mark')}`
}
