import type { Withdrawal } from '@emma/contracts/earnings'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { useTranslation } from 'react-i18next'
import { formatDate, formatHour } from '../../../lib/i18n/format.ts'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { StatusBadge } from '../../../ui/status/status-badge.tsx'
import { Decision } from './decision.tsx'
import { ownerOf } from './owner-of.ts'
import { useAccountText, WithdrawalProgress } from './withdrawal-progress.tsx'
import classes from './withdrawals.module.css'

interface Props {
  readonly withdrawal: Withdrawal
  /** Shows the owner, for those who decide on others' withdrawals. */
  readonly showWho?: boolean
}

/** One withdrawal; opens to its progress and where its money was earned. */
export const WithdrawalLine = ({ withdrawal, showWho = false }: Props) => {
  const { t } = useTranslation('finance')
  const account = useAccountText()(withdrawal.bank_account)
  const { specialist, company, amount, status, requested_at, can } = withdrawal
  return (
    <li className={classes.item}>
      <details className={classes.withdrawal}>
        <summary>
          <span className={classes.when}>
            {formatDate(requested_at)}
            <small>{formatHour(requested_at)}</small>
          </span>
          <span className={classes.where}>
            {showWho && <strong>{ownerOf(withdrawal)}</strong>}
            <span>{account}</span>
            {company && <span>{t('withdrawal.askedBy', { name: specialist.name })}</span>}
          </span>
          <StatusBadge of="withdrawal" state={status} />
          <MoneyText value={amount} strong />
          <IconChevronDown size={20} stroke={1.75} aria-hidden className={classes.chevron} />
        </summary>
        <div className={classes.inside}>
          <WithdrawalProgress withdrawal={withdrawal} />
        </div>
      </details>
      {(can.approve || can.reject) && <Decision withdrawal={withdrawal} />}
    </li>
  )
}
