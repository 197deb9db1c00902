import type { SupportSale } from '@emma/contracts/support'
import { isPix } from '@emma/domain/payments'
import { useTranslation } from 'react-i18next'
import { formatBRL, formatMoment } from '../../lib/i18n/format.ts'
import { type Fact, Facts } from '../../ui/layout/facts.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { MoneyText } from '../../ui/money/money-text.tsx'
import { StatusBadge } from '../../ui/status/status-badge.tsx'
import { MoneyBack } from './money-back.tsx'

const useParts = ({ method, payment }: SupportSale): readonly Fact[] => {
  const { t } = useTranslation('support')
  const { wallet_amount: wallet, provider_amount: provider, card, installments } = payment
  const byCard = !isPix(method) && provider > 0
  return [
    ...(provider > 0
      ? [{ name: t(byCard ? 'money.byCard' : 'money.byPix'), value: <MoneyText value={provider} /> }]
      : []),
    ...(wallet > 0 ? [{ name: t('money.byWallet'), value: <MoneyText value={wallet} /> }] : []),
    ...(byCard && card ? [{ name: t('money.cardName'), value: t('money.card', card) }] : []),
    ...(byCard
      ? [{ name: t('money.installmentsName'), value: t('money.installments', { count: installments }) }]
      : []),
  ]
}

const useFacts = (sale: SupportSale): readonly Fact[] => {
  const { t } = useTranslation('support')
  const { t: booking } = useTranslation('booking')
  const { paid_at, refused_reason, order_id, charge_id } = sale.payment
  return [
    { name: t('money.price'), value: <MoneyText value={sale.amount} strong /> },
    { name: t('money.method'), value: booking(`method.${sale.method}`) },
    ...useParts(sale),
    {
      name: t('money.paidAt'),
      value: paid_at ? formatMoment(paid_at) : t('money.notPaid'),
      wide: true,
      moment: true,
    },
    ...(refused_reason ? [{ name: t('money.refused'), value: refused_reason, wide: true }] : []),
    ...(order_id ? [{ name: t('money.order'), value: order_id, wide: true }] : []),
    ...(charge_id ? [{ name: t('money.charge'), value: charge_id, wide: true }] : []),
  ]
}

/** The payment, its means, and refunds. */
export const SalePayment = ({ sale }: { sale: SupportSale }) => {
  const { t } = useTranslation('support')
  const { charge_back: disputed } = sale
  return (
    <Panel title={t('money.title')} action={<StatusBadge of="payment" state={sale.payment_status} />}>
      <Facts facts={useFacts(sale)} />
      {disputed && (
        <p>
          {t('money.disputed', {
            amount: formatBRL(disputed.amount),
            when: formatMoment(disputed.received_at),
          })}
        </p>
      )}
      <MoneyBack sale={sale} />
    </Panel>
  )
}
