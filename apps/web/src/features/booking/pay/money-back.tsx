import type { Appointment } from '@emma/contracts/booking'
import { isPix } from '@emma/domain/payments'
import { useTranslation } from 'react-i18next'
import { formatBRL } from '../../../lib/i18n/format.ts'
import { StatusBadge } from '../../../ui/status/status-badge.tsx'
import classes from '../agenda/agenda.module.css'

/** Where the money of a canceled appointment is now, each centavo once; its way there is folded. */
export const MoneyBack = ({ payment }: Pick<Appointment, 'payment'>) => {
  const { t } = useTranslation('booking')
  const { refunds = [], credit, method, through_wallet: throughWallet } = payment
  if (refunds.length === 0 && !credit) return null
  return (
    <>
      <ul className={classes.back} aria-label={t('back.title')}>
        {refunds.map(({ amount, status, requested_at }) => (
          <li key={requested_at}>
            {t(isPix(method) ? 'back.pix' : 'back.card', { amount: formatBRL(amount) })}
            <StatusBadge of="refund" state={status} />
          </li>
        ))}
        {credit && <li>{t('back.credit', { amount: formatBRL(credit.amount) })}</li>}
      </ul>
      {throughWallet !== undefined && (
        <details className={classes.history}>
          <summary>{t('back.history')}</summary>
          {t('back.throughWallet', { amount: formatBRL(throughWallet) })}
        </details>
      )}
    </>
  )
}
