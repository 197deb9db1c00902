import type { Withdrawal } from '@emma/contracts/earnings'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { useTranslation } from 'react-i18next'
import { formatDate, formatHour } from '../../../lib/i18n/format.ts'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { StatusBadge } from '../../../ui/status/status-badge.tsx'
import { Decision } from './decision.tsx'
import { ownerOf } from './owner-of.ts'
import classes from './withdrawals.module.css'

const moment = (instant: string) => `${formatDate(instant)}, ${formatHour(instant)}`

type Step = readonly [
  name: 'requested' | 'decided' | 'rejected' | 'sent' | 'paid' | 'failed',
  at: string | null,
]

/** The steps that this withdrawal has taken, and those that are still to come. */
const stepsOf = ({ status, requested_at, decided_at, sent_at, ended_at }: Withdrawal): readonly Step[] => {
  const begun: Step = ['requested', requested_at]
  if (status === 'rejected') return [begun, ['rejected', decided_at]]
  return [
    begun,
    ['decided', decided_at],
    ['sent', sent_at],
    [status === 'failed' ? 'failed' : 'paid', ended_at],
  ]
}

const Steps = ({ withdrawal }: { withdrawal: Withdrawal }) => {
  const { t } = useTranslation('finance')
  const { status, reason } = withdrawal
  return (
    <div>
      <ol className={classes.steps} aria-label={t('withdrawal.steps')}>
        {stepsOf(withdrawal).map(([name, at]) => (
          <li key={name} data-done={at !== null || undefined}>
            <span>{t(`withdrawal.${name}`)}</span>
            <small>{at ? moment(at) : t('withdrawal.waiting')}</small>
          </li>
        ))}
      </ol>
      {reason && <p className={classes.note}>{t('withdrawal.reason', { reason })}</p>}
      {(status === 'failed' || status === 'rejected') && (
        <p className={classes.note}>{t(`withdrawal.${status}Detail`)}</p>
      )}
    </div>
  )
}

/** By where it was earned: only worth showing where a company has a say, or somebody is still waited for. */
const Parts = ({ withdrawal: { parts, status, company: share } }: { withdrawal: Withdrawal }) => {
  const { t } = useTranslation('finance')
  const isOpen = status === 'requested'
  if (!isOpen && parts.every(({ company }) => company === null)) return null
  return (
    <dl className={classes.parts} aria-label={t('withdrawal.parts')}>
      {parts.map(({ company, amount, approver, approved_at }) => (
        <div key={company?.id ?? 'own'}>
          <dt>
            {company?.name ?? t(share ? 'withdrawal.share' : 'withdrawal.own')}
            {isOpen && (
              <small>
                {approved_at
                  ? t('withdrawal.approvedPart')
                  : t(approver === 'platform' ? 'withdrawal.waitsPlatform' : 'withdrawal.waitsCompany')}
              </small>
            )}
          </dt>
          <dd>
            <MoneyText value={amount} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** How a destination is written: bank and last digits. */
export const useAccountText = () => {
  const { t } = useTranslation('finance')
  return ({ bank_name, ends_with }: Withdrawal['bank_account']): string =>
    t('withdrawal.to', { bank: bank_name, ends: ends_with })
}

interface Props {
  readonly withdrawal: Withdrawal
  /** Whose it is: for those who decide about others'. */
  readonly showWho?: boolean
}

/** One withdrawal; opens to how far it is and where its money was earned. */
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
          <Steps withdrawal={withdrawal} />
          <Parts withdrawal={withdrawal} />
        </div>
      </details>
      {(can.approve || can.reject) && <Decision withdrawal={withdrawal} />}
    </li>
  )
}
