import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFilters } from '../../../lib/filters/use-filters.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { TextLink } from '../../../ui/action/text-link.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { AccountCard } from '../bank-account/account-card.tsx'
import { balanceQuery } from '../earnings.queries.ts'
import { chosenOf, WithdrawalFilters, withdrawalFilters } from '../withdrawals/withdrawal-filters.tsx'
import { WithdrawalTable } from '../withdrawals/withdrawal-table.tsx'
import classes from '../withdrawals/withdrawals.module.css'
import { withdrawalsQuery } from '../withdrawals/withdrawals.queries.ts'

/** Only owners of a company have anything to approve: it is hidden from others. */
const ToApprove = () => {
  const { data, isPending } = useQuery(balanceQuery({ pageSize: 1 }))
  // Takes no space, but the content below waits for it, so that nothing is pushed down.
  if (isPending) return <span data-coming hidden />
  return data?.approves_withdrawals ? <Approvals /> : null
}

/** Link to the members' requests, with their number. */
const Approvals = () => {
  const { t } = useTranslation('finance')
  const { data } = useQuery(withdrawalsQuery({ scope: 'approval', pageSize: 1 }))
  const count = data?.meta.total ?? 0
  return (
    <p className={classes.approvals}>
      <TextLink to="/finance/approve-withdrawal">
        {count > 0 ? t('transfers.toApprove', { count }) : t('transfers.approvals')}
      </TextLink>
    </p>
  )
}

const Transfers = () => {
  const { t } = useTranslation('finance')
  const [given, change] = useFilters(withdrawalFilters)
  return (
    <section className={layout.list}>
      <Title order={2}>{t('transfers.list')}</Title>
      <WithdrawalFilters filter={given} onChange={change} />
      <WithdrawalTable filter={chosenOf(given)} />
    </section>
  )
}

/** The bank account for payouts, and all transfers to it. */
export default function TransfersScreen() {
  const { t } = useTranslation('finance')
  return (
    <>
      <PageHeader
        title={t('transfers.title')}
        subtitle={t('transfers.subtitle')}
        actions={<LinkButton to="/finance/withdraw">{t('withdraw.title')}</LinkButton>}
      />
      <div className={`${classes.page} ${layout.arriving}`}>
        <ToApprove />
        <AccountCard />
        <Transfers />
      </div>
    </>
  )
}
