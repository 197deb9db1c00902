import type { Appointment } from '@emma/contracts/booking'
import { useTranslation } from 'react-i18next'
import { formatBRL } from '../../../lib/i18n/format.ts'
import { StatusChip, type Tone } from '../../../ui/feedback/status-chip.tsx'
import classes from '../agenda/agenda.module.css'

const tones: Readonly<Record<'requested' | 'processing' | 'done' | 'failed', Tone>> = {
  requested: 'info',
  processing: 'info',
  done: 'success',
  failed: 'warning',
}

/** Where the money of a canceled appointment is now, each centavo once; how it came there, behind a click. */
export const MoneyBack = ({ payment }: Pick<Appointment, 'payment'>) => {
  const { t } = useTranslation('booking')
  const { refunds = [], credit, method, through_wallet: throughWallet } = payment
  if (refunds.length === 0 && !credit) return null
  return (
    <>
      <ul className={classes.back} aria-label={t('back.title')}>
        {refunds.map(({ amount, status, requested_at }) => (
          <li key={requested_at}>
            {t(method === 'pix' ? 'back.pix' : 'back.card', { amount: formatBRL(amount) })}
            <StatusChip tone={tones[status]} label={t(`back.status.${status}`)} />
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
