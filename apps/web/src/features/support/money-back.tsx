import type { SupportSale } from '@emma/contracts/support'
import { isPix } from '@emma/domain/payments'
import { useTranslation } from 'react-i18next'
import { formatBRL, formatMoment } from '../../lib/i18n/format.ts'
import layout from '../../ui/layout/layout.module.css'
import { StatusBadge } from '../../ui/status/status-badge.tsx'
import { whyNoRefund } from './refund-rule.ts'
import classes from './support.module.css'

type Refund = SupportSale['refunds'][number]

const RefundLine = ({ refund, method }: { refund: Refund } & Pick<SupportSale, 'method'>) => {
  const { t } = useTranslation('support')
  const { t: booking } = useTranslation('booking')
  const { amount, status, requested_at, done_at } = refund
  const when = done_at
    ? t('money.done', { when: formatMoment(done_at) })
    : t('money.asked', { when: formatMoment(requested_at) })
  return (
    <li>
      <span className={layout.line}>
        {booking(isPix(method) ? 'back.pix' : 'back.card', { amount: formatBRL(amount) })}
        <StatusBadge of="refund" state={status} />
      </span>
      <small className={layout.muted}>{when}</small>
    </li>
  )
}

const Credit = ({ credit }: { credit: NonNullable<SupportSale['credit']> }) => {
  const { t } = useTranslation('support')
  const { amount, remaining } = credit
  return (
    <li>
      {t('money.credit', { amount: formatBRL(amount) })}
      {remaining < amount && (
        <small className={layout.muted}>
          {remaining > 0 ? t('money.creditLeft', { amount: formatBRL(remaining) }) : t('money.creditSpent')}
        </small>
      )}
    </li>
  )
}

/** Where the refunded money is, and why no more can be refunded. */
export const MoneyBack = ({ sale }: { sale: SupportSale }) => {
  const { t } = useTranslation('support')
  const { refunds, credit, kept, method } = sale
  const why = whyNoRefund(sale)
  const isNothing = refunds.length === 0 && !credit && kept === 0
  return (
    <section className={layout.tight}>
      <h3 className={classes.heading}>{t('money.back')}</h3>
      {isNothing && <p className={layout.muted}>{t('money.nothingBack')}</p>}
      <ul className={classes.back}>
        {refunds.map((refund) => (
          <RefundLine key={refund.requested_at} refund={refund} method={method} />
        ))}
        {credit && <Credit credit={credit} />}
        {kept > 0 && <li>{t('money.kept', { amount: formatBRL(kept) })}</li>}
      </ul>
      {why && <p className={layout.muted}>{t(`refund.why.${why}`)}</p>}
    </section>
  )
}
