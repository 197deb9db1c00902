import type { Transaction } from '@emma/contracts/earnings'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/i18n/format.ts'
import { specialtyName } from '../../../lib/i18n/i18n.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { StatusBadge } from '../../../ui/status/status-badge.tsx'
import classes from '../earnings.module.css'
import { Line } from './line.tsx'
import { useShareOf } from './share-of.ts'

/** The withdrawals that used it, and what is left. */
const Taken = ({ transaction }: { transaction: Transaction }) => {
  const { t } = useTranslation(['earnings', 'finance'])
  const { withdrawals, earned, status } = transaction
  const left = earned - withdrawals.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <>
      {withdrawals.map((part) => (
        <Line
          key={part.id}
          name={t('split.withdrawnIn', {
            date: formatDate(part.requested_at),
            status: t(`finance:status.${part.status}`),
          })}
        >
          <MoneyText value={part.amount} />
        </Line>
      ))}
      {withdrawals.length > 0 && left > 0 && status === 'available' && (
        <Line name={t('split.left')}>
          <MoneyText value={left} />
        </Line>
      )}
    </>
  )
}

/** Price, the shares of others, the rest. */
const Shares = ({ transaction }: { transaction: Transaction }) => {
  const { t } = useTranslation('earnings')
  const { price, platform_fee, company, company_share, specialist_share, earned, status } = transaction
  const lost = specialist_share - earned
  const shareOf = useShareOf()
  const companyName = company ? t('split.companyOf', { company: company.name }) : t('split.company')
  return (
    <>
      <Line name={t('split.price')}>
        <MoneyText value={price} />
      </Line>
      <Line name={`${t('split.fee')} (${shareOf(platform_fee, price)})`}>
        <MoneyText value={-platform_fee} />
      </Line>
      {company_share > 0 && (
        <Line name={`${companyName} (${shareOf(company_share, price - platform_fee)})`}>
          <MoneyText value={-company_share} />
        </Line>
      )}
      {lost > 0 && (
        <>
          <Line name={t('split.mine')}>
            <MoneyText value={specialist_share} />
          </Line>
          <Line name={t(status === 'charged_back' ? 'split.disputed' : 'split.returned')}>
            <MoneyText value={-lost} />
          </Line>
        </>
      )}
      <Line name={t('split.earned')}>
        <MoneyText value={earned} strong />
      </Line>
    </>
  )
}

/** How the price was split, when the own share becomes available, and in which withdrawal it was. */
const Split = ({ transaction }: { transaction: Transaction }) => {
  const { t } = useTranslation('earnings')
  const { status, available_at, paid_at } = transaction
  const comes = status === 'available' || status === 'waiting_funds'
  return (
    <dl className={classes.split} aria-label={t('split.title')}>
      <Shares transaction={transaction} />
      <Line name={t('split.paid')}>{formatDate(paid_at)}</Line>
      {comes && (
        <Line name={t(status === 'available' ? 'split.becameAvailable' : 'split.available')}>
          {available_at ? formatDate(available_at) : t('split.later')}
        </Line>
      )}
      <Taken transaction={transaction} />
    </dl>
  )
}

interface Props {
  readonly transaction: Transaction
  readonly onClose: () => void
}

/** One paid appointment: how its price was split, and where the money is now. */
export default function SplitDialog({ transaction, onClose }: Props) {
  const { starts_at, customer, specialty, status } = transaction
  return (
    <Dialog title={`${customer.name}, ${formatDate(starts_at)}`} onClose={onClose}>
      <div className={layout.stack}>
        <p className={classes.what}>
          {specialtyName(specialty.name)}
          <StatusBadge of="earning" state={status} />
        </p>
        <Split transaction={transaction} />
      </div>
    </Dialog>
  )
}
