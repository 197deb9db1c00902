import { earningStatus, transactionSorts } from '@emma/contracts/earnings'
import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { dateIn, idIn, matching, oneOf, pageIn, type Search, textIn } from '../../../lib/filters/filters.ts'
import { useFilters } from '../../../lib/filters/use-filters.ts'
import { useListPlace } from '../../../lib/filters/use-list-place.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import classes from '../earnings.module.css'
import { balanceQuery } from '../earnings.queries.ts'
import { BalanceFilters } from './balance-filters.tsx'
import { CsvButton } from './csv-button.tsx'
import { EarningsChart } from './earnings-chart.tsx'
import { MoneyCards } from './money-cards.tsx'
import { MonthSummary } from './month-summary.tsx'
import { Transactions } from './transactions.tsx'

const filters = ({ status, from, to, search, page, mes, id }: Search) => ({
  status: oneOf(status, earningStatus.options),
  from: dateIn(from),
  to: dateIn(to),
  search: textIn(search),
  page: pageIn(page),
  mes: matching(mes, /^\d{4}-(0[1-9]|1[0-2])$/),
  id: idIn(id),
})

/** The specialist's money: pending, available and transferred, and where it came from. */
export default function BalancesScreen() {
  const { t } = useTranslation('earnings')
  const [{ status, from, to, search, mes, id }, change] = useFilters(filters)
  const chosen = {
    ...(status && { status }),
    ...(from && { from }),
    ...(to && { to }),
    ...(search && { search }),
  }
  const { asked, place } = useListPlace({ list: 'earnings', sorts: transactionSorts })
  const options = balanceQuery({ ...asked, ...chosen })
  const query = useQuery(options)
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={<LinkButton to="/finance/withdraw">{t('withdraw')}</LinkButton>}
      />
      <QueryView query={query} skeleton={<LoadingLines shape="cards" count={3} />}>
        {(balance) => (
          <div className={`${classes.page} ${layout.arriving}`}>
            <MoneyCards {...balance} />
            <EarningsChart />
            <MonthSummary month={mes} onMonth={(next) => change({ mes: next })} />
            <section className={classes.section}>
              <header className={classes.head}>
                <Title order={2}>{t('transactions')}</Title>
                <CsvButton filter={chosen} />
              </header>
              <BalanceFilters
                filter={{ status, from, to, search }}
                onChange={(changes) => change({ ...changes, page: undefined })}
              />
              <Transactions
                options={options}
                place={place}
                isFiltered={Boolean(status || from || to || search)}
                id={id}
                onOpen={(opened) => change({ id: opened })}
              />
            </section>
          </div>
        )}
      </QueryView>
    </>
  )
}
