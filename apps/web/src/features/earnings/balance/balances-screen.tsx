import type { getSpecialistBalance } from '@emma/contracts/earnings'
import { earningStatus } from '@emma/contracts/earnings'
import type { ResponseOf } from '@emma/contracts/kit'
import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { dateIn, matching, oneOf, pageIn, type Search } from '../../../lib/filters/filters.ts'
import { useFilters } from '../../../lib/filters/use-filters.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Pages } from '../../../ui/table/pages.tsx'
import classes from '../earnings.module.css'
import { balanceQuery } from '../earnings.queries.ts'
import { BalanceFilters } from './balance-filters.tsx'
import { CsvButton } from './csv-button.tsx'
import { EarningsChart } from './earnings-chart.tsx'
import { MoneyCards } from './money-cards.tsx'
import { MonthSummary } from './month-summary.tsx'
import { TransactionLine } from './transaction-line.tsx'

const filters = ({ status, from, to, page, mes }: Search) => ({
  status: oneOf(status, earningStatus.options),
  from: dateIn(from),
  to: dateIn(to),
  page: pageIn(page),
  mes: matching(mes, /^\d{4}-(0[1-9]|1[0-2])$/),
})

interface ListProps {
  readonly balance: ResponseOf<typeof getSpecialistBalance>
  readonly isFiltered: boolean
  readonly onPage: (page: number) => void
}

const Transactions = ({ balance, isFiltered, onPage }: ListProps) => {
  const { t } = useTranslation('earnings')
  const { transactions, meta } = balance
  if (transactions.length === 0) {
    return isFiltered ? (
      <EmptyState title={t('noneFiltered')} detail={t('noneFilteredDetail')} />
    ) : (
      <EmptyState picture="wallet" title={t('noneTitle')} detail={t('noneDetail')} />
    )
  }
  return (
    <>
      <div className={classes.list}>
        {transactions.map((transaction) => (
          <TransactionLine key={transaction.id} transaction={transaction} />
        ))}
      </div>
      <Pages meta={meta} onPage={onPage} />
    </>
  )
}

/** The specialist's money: how much is waiting, available and transferred, and where it came from. */
export default function BalancesScreen() {
  const { t } = useTranslation('earnings')
  const [{ page, status, from, to, mes }, change] = useFilters(filters)
  const chosen = { ...(status && { status }), ...(from && { from }), ...(to && { to }) }
  const query = useQuery(balanceQuery({ page, ...chosen }))
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={<LinkButton to="/finance/withdraw">{t('withdraw')}</LinkButton>}
      />
      <QueryView query={query} skeleton={<LoadingLines shape="cards" count={3} />}>
        {(balance) => (
          <div className={classes.page}>
            <MoneyCards {...balance} />
            <EarningsChart />
            <MonthSummary month={mes} onMonth={(next) => change({ mes: next })} />
            <section className={classes.section} aria-busy={query.isFetching}>
              <header className={classes.head}>
                <Title order={2}>{t('transactions')}</Title>
                <span>{t('count', { count: balance.totalSchedules })}</span>
                <CsvButton filter={chosen} />
              </header>
              <BalanceFilters
                filter={{ status, from, to }}
                onChange={(changes) => change({ ...changes, page: undefined })}
              />
              <Transactions
                balance={balance}
                isFiltered={Boolean(status || from || to)}
                onPage={(next) => change({ page: next })}
              />
            </section>
          </div>
        )}
      </QueryView>
    </>
  )
}
