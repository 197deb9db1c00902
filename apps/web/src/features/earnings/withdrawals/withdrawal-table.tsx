import { type Withdrawal, withdrawalSorts } from '@emma/contracts/earnings'
import { csvMoney } from '@emma/domain/csv'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../../../lib/api/query-client.ts'
import { idIn, type Search } from '../../../lib/filters/filters.ts'
import { useFilters } from '../../../lib/filters/use-filters.ts'
import { useListPlace } from '../../../lib/filters/use-list-place.ts'
import { formatBRL } from '../../../lib/i18n/format.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { StatusBadge, useStateWord } from '../../../ui/status/status-badge.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { RowButton, RowTitle } from '../../../ui/table/row-open.tsx'
import { WorkTable } from '../../../ui/table/work-table.tsx'
import classes from '../earnings.module.css'
import type { chosenOf } from './withdrawal-filters.tsx'
import { moment, useAccountText } from './withdrawal-progress.tsx'
import { withdrawalsQuery } from './withdrawals.queries.ts'

/** Few are opened. */
const WithdrawalDialog = lazyPart(() => import('./withdrawal-dialog.tsx'))

const opened = ({ id }: Search) => ({ id: idIn(id) })
const requested = ({ requested_at }: Withdrawal) => moment(requested_at)
const paid = ({ status, ended_at }: Withdrawal) => (status === 'paid' && ended_at ? moment(ended_at) : '')

const useColumns = (onOpen: (id: string) => void): readonly Column<Withdrawal>[] => {
  const { t } = useTranslation('finance')
  const { t: earnings } = useTranslation('earnings')
  const word = useStateWord()
  const account = useAccountText()
  return [
    {
      key: 'requested',
      header: t('withdrawal.requested'),
      sort: 'requested_at',
      text: requested,
      cell: (withdrawal) => (
        <RowTitle>
          <RowButton
            aria-label={earnings('withdrawalOf', { when: requested(withdrawal) })}
            onClick={() => onOpen(withdrawal.id)}
          >
            {requested(withdrawal)}
          </RowButton>
        </RowTitle>
      ),
      phone: 'start',
    },
    {
      key: 'account',
      header: t('withdraw.to'),
      text: ({ bank_account }) => account(bank_account),
    },
    {
      key: 'status',
      header: t('list.status'),
      text: ({ status }) => word('withdrawal', status),
      cell: ({ status }) => <StatusBadge of="withdrawal" state={status} />,
    },
    {
      key: 'below',
      header: t('withdraw.to'),
      text: ({ bank_account }) => account(bank_account),
      cell: ({ bank_account, status }) => (
        <span className={classes.what}>
          {account(bank_account)}
          <StatusBadge of="withdrawal" state={status} />
        </span>
      ),
      only: 'phone',
      phone: 'below',
    },
    { key: 'paid', header: t('withdrawal.paid'), text: paid, only: 'wide' },
    {
      key: 'amount',
      header: t('chargeBacks.amount'),
      numeric: true,
      sort: 'amount',
      text: ({ amount }) => formatBRL(amount),
      csv: ({ amount }) => csvMoney(amount),
      cell: ({ amount }) => <MoneyText value={amount} strong />,
      phone: 'end',
    },
  ]
}

const Nothing = ({ isFiltered }: { isFiltered: boolean }) => {
  const { t } = useTranslation('finance')
  return isFiltered ? (
    <EmptyState title={t('list.noneFiltered')} detail={t('list.noneFilteredDetail')} />
  ) : (
    <EmptyState picture="wallet" title={t('list.noneTitle')} detail={t('list.noneDetail')} />
  )
}

/** The own withdrawals with these filters, one row each, which opens to its progress. */
export const WithdrawalTable = ({ filter }: { filter: ReturnType<typeof chosenOf> }) => {
  const { t } = useTranslation('finance')
  const [{ id }, change] = useFilters(opened)
  const { asked, place } = useListPlace({ list: 'withdrawals', sorts: withdrawalSorts })
  const list = (at: typeof asked) => withdrawalsQuery({ ...filter, ...at })
  const query = useQuery(list(asked))
  const open = query.data?.data.find((withdrawal) => withdrawal.id === id)
  return (
    <>
      <WorkTable
        caption={t('transfers.list')}
        query={query}
        columns={useColumns((next) => change({ id: next }))}
        rowKey={(withdrawal) => withdrawal.id}
        empty={<Nothing isFiltered={Object.keys(filter).length > 0} />}
        place={place}
        file={{
          name: t('transfers.list'),
          load: (at) => queryClient.fetchQuery(list({ ...asked, ...at })),
        }}
      />
      <Suspense fallback={null}>
        {open && <WithdrawalDialog withdrawal={open} onClose={() => change({ id: undefined })} />}
      </Suspense>
    </>
  )
}
