import { refusalMeaning } from '@emma/domain/payments'
import { useTranslation } from 'react-i18next'

/** Why a charge was refused, in the reader's language; in the acquirer's words if unknown to us. */
export const useRefusal = () => {
  const { t } = useTranslation('booking')
  return (reason: string): string => {
    const meaning = refusalMeaning(reason)
    return meaning === undefined ? reason : t(`pay.refusals.${meaning}`)
  }
}
