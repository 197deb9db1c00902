import type { Transaction } from '@emma/contracts/earnings'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { useTranslation } from 'react-i18next'
import { formatDate, formatHour } from '../../../lib/i18n/format.ts'
import { specialtyName } from '../../../lib/i18n/i18n.ts'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { StatusBadge } from '../../../ui/status/status-badge.tsx'
import classes from '../earnings.module.css'
import { Line } from './line.tsx'
import { useShareOf } from './share-of.ts'

/** The withdrawals that took of it, and what none has taken yet. */
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

/** Price, what others take of it, what remains. */
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

/** How the price was split, from when on the own share can be withdrawn, and in which withdrawal it was. */
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

/** One paid appointment; opens to how its price was split. */
export const TransactionLine = ({ transaction }: { transaction: Transaction }) => {
  const { starts_at, customer, specialty, status, earned } = transaction
  return (
    <details className={classes.transaction}>
      <summary>
        <span className={classes.when}>
          {formatDate(starts_at)}
          <small>{formatHour(starts_at)}</small>
        </span>
        <span className={classes.whom}>
          <strong>{customer.name}</strong>
          <small>{specialtyName(specialty.name)}</small>
        </span>
        <StatusBadge of="earning" state={status} />
        <MoneyText value={earned} strong />
        <IconChevronDown size={20} stroke={1.75} aria-hidden className={classes.chevron} />
      </summary>
      <Split transaction={transaction} />
    </details>
  )
}
