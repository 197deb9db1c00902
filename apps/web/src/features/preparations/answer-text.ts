import type { PreparationAnswer } from '@emma/contracts/preparations'
import { preparationLimits } from '@emma/domain/preparations'
import { useTranslation } from 'react-i18next'

/** An answer in words: `Sim`, `7 de 10`. */
export const useAnswerText = () => {
  const { t } = useTranslation('preparations')
  return ({ value }: Pick<PreparationAnswer, 'value'>): string => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    return typeof value === 'number' ? t('ofScale', { value, max: preparationLimits.scale }) : value
  }
}
