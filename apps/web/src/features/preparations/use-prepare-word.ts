import type { Appointment } from '@emma/contracts/booking'
import { useTranslation } from 'react-i18next'

/** The label for preparing a consultation, and the one once done. Texts of the phrase set `booking`. */
export const usePrepareWord = () => {
  const { t } = useTranslation('booking')
  return ({ preparation: { asked, done } }: Pick<Appointment, 'preparation'>): string => {
    if (done) return t('prepare.told')
    return t(asked ? 'prepare.answer' : 'prepare.tell')
  }
}
