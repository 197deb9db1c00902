import type { Withdrawal } from '@emma/contracts/earnings'
import { useTranslation } from 'react-i18next'
import { formatDate, formatHour } from '../../../lib/i18n/format.ts'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import classes from './withdrawals.module.css'

/** Day and hour of a step. */
export const moment = (instant: string) => `${formatDate(instant)}, ${formatHour(instant)}`

/** A destination in words: bank and last digits. */
export const useAccountText = () => {
  const { t } = useTranslation('finance')
  return ({ bank_name, ends_with }: Withdrawal['bank_account']): string =>
    t('withdrawal.to', { bank: bank_name, ends: ends_with })
}

type Step = readonly [
  name: 'requested' | 'decided' | 'rejected' | 'sent' | 'paid' | 'failed',
  at: string | null,
]

/** The steps this withdrawal has taken, and those to come. */
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

/** By where it was earned: only shown if a company is involved or somebody has yet to decide. */
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

/** A withdrawal's progress, and where its money was earned. */
export const WithdrawalProgress = ({ withdrawal }: { withdrawal: Withdrawal }) => (
  <>
    <Steps withdrawal={withdrawal} />
    <Parts withdrawal={withdrawal} />
  </>
)
