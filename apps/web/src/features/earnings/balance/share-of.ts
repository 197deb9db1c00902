import { useTranslation } from 'react-i18next'
import { formatBRL, formatPercent } from '../../../lib/i18n/format.ts'

/** A share's percentage and base: the company's is of the price after the platform's fee. */
export const useShareOf = () => {
  const { t } = useTranslation('earnings')
  return (share: number, base: number): string =>
    t('split.shareOf', { percent: formatPercent(share / base), base: formatBRL(base) })
}
