import type { QueueEntry } from '@emma/contracts/queue'
import { useTranslation } from 'react-i18next'
import { formatBRL } from '../../../lib/i18n/format.ts'

/** The refund of an entry that was not attended, part by part. */
export const MoneyReturned = ({ entry }: { entry: QueueEntry }) => {
  const { t } = useTranslation('queue')
  const { returned } = entry.payment
  if (!returned) return null
  return (
    <>
      {returned.wallet > 0 && <p>{t('over.wallet', { amount: formatBRL(returned.wallet) })}</p>}
      {returned.provider > 0 && (
        <p>{t(`over.provider.${returned.status}`, { amount: formatBRL(returned.provider) })}</p>
      )}
    </>
  )
}
