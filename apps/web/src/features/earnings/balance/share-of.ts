import { useTranslation } from 'react-i18next'
import { formatBRL, formatPercent } from '../../../lib/i18n/format.ts'

/** What part of which amount a share is: the company's is of what the platform's fee leaves. */
export const useShareOf = () => {
  const { t } = useTranslation('earnings')
  return (share: number, base: number): string =>
    t('split.shareOf', { percent: formatPercent(share / base), base: formatBRL(base) })
}
