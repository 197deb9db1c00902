import type { BankAccount } from '@emma/contracts/earnings/bank-accounts'
import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../../lib/session/use-session.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { TextLink } from '../../../ui/action/text-link.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { RecipientState } from '../bank-account/recipient-state.tsx'
import { balanceQuery, earningsKey } from '../earnings.queries.ts'
import { WithdrawForm } from './withdraw-form.tsx'
import { WithdrawRules } from './withdraw-rules.tsx'
import { WithdrawalList } from './withdrawal-list.tsx'
import classes from './withdrawals.module.css'
import { bankAccountQuery, requestMutation, withdrawalsQuery } from './withdrawals.queries.ts'

const shown = 5
/** Last digits of an account's number, as in the list of withdrawals. */
const shownDigits = 3
/** The balance and the limits, without transactions. */
const balanceOnly = balanceQuery({ pageSize: 1 })

const NoAccount = () => {
  const { t } = useTranslation('finance')
  return (
    <EmptyState
      picture="wallet"
      title={t('withdraw.noAccountTitle')}
      detail={t('withdraw.noAccountDetail')}
      action={<LinkButton to="/specialist/payments-transfers">{t('withdraw.noAccountAction')}</LinkButton>}
    />
  )
}

const Rules = () => <WithdrawRules known={useQuery(balanceOnly).data?.withdrawal_rules} of="own" />

interface OwnProps {
  readonly available: number
  readonly minimum: number
  readonly account: BankAccount
}

const OwnForm = ({ available, minimum, account }: OwnProps) => {
  const { t } = useTranslation('finance')
  const isActive = account.recipient_status === 'active'
  const bank = { bank: account.bank_name, ends: `${account.conta.slice(-shownDigits)}-${account.conta_dv}` }
  return (
    <WithdrawForm
      available={available}
      minimum={minimum}
      account={t('withdrawal.to', bank)}
      change={
        <TextLink underline="always" to="/specialist/payments-transfers">
          {t('withdraw.change')}
        </TextLink>
      }
      obstacle={isActive ? null : <RecipientState account={account} />}
      more={
        <TextLink underline="always" to="/specialist/balances">
          {t('withdraw.seeBalance')}
        </TextLink>
      }
      request={requestMutation}
      stale={earningsKey}
    />
  )
}

/** The request form, or what is still missing for it. */
const Asking = () => {
  const specialistId = useUser()?.specialistId ?? ''
  const account = useQuery(bankAccountQuery(specialistId))
  const balance = useQuery(balanceOnly)
  const skeleton = <LoadingLines shape="block" count={1} />
  return (
    <QueryView query={account} skeleton={skeleton}>
      {(kept) =>
        kept ? (
          <QueryView query={balance} skeleton={skeleton}>
            {({ available, withdrawal_rules: { minimum } }) => (
              <OwnForm available={available} minimum={minimum} account={kept} />
            )}
          </QueryView>
        ) : (
          <NoAccount />
        )
      }
    </QueryView>
  )
}

const Recent = () => {
  const { t } = useTranslation('finance')
  return (
    <section className={layout.list}>
      <header className={layout.apart}>
        <Title order={2}>{t('withdraw.recent')}</Title>
        <TextLink to="/specialist/payments-transfers">{t('withdraw.seeAll')}</TextLink>
      </header>
      <WithdrawalList
        options={withdrawalsQuery({ pageSize: shown })}
        // A sentence: the picture is above, where there is something to do.
        empty={<p className={layout.muted}>{t('list.noneDetail')}</p>}
      />
    </section>
  )
}

/** Requests a transfer of the available balance, and shows the progress of earlier ones. */
export default function WithdrawScreen() {
  const { t } = useTranslation('finance')
  return (
    <>
      <PageHeader title={t('withdraw.title')} subtitle={t('withdraw.subtitle')} />
      <div className={`${classes.page} ${layout.arriving}`}>
        <div className={`${classes.columns} ${layout.arriving}`}>
          <Asking />
          <Rules />
        </div>
        <Recent />
      </div>
    </>
  )
}
