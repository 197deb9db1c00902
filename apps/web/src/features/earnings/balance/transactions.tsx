import type { getSpecialistBalance, Transaction } from '@emma/contracts/earnings'
import type { ResponseOf } from '@emma/contracts/kit'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListPlace } from '../../../lib/filters/use-list-place.ts'
import { formatBRL, formatDate, formatHour } from '../../../lib/i18n/format.ts'
import { specialtyName } from '../../../lib/i18n/i18n.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { StatusBadge, useStateWord } from '../../../ui/status/status-badge.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { RowButton, RowTitle } from '../../../ui/table/row-open.tsx'
import { WorkTable } from '../../../ui/table/work-table.tsx'
import classes from '../earnings.module.css'
import type { balanceQuery } from '../earnings.queries.ts'

/** Few are opened. */
const SplitDialog = lazyPart(() => import('./split-dialog.tsx'))

const when = ({ starts_at }: Transaction) => `${formatDate(starts_at)}, ${formatHour(starts_at)}`
const rowsOf = ({ transactions, meta }: ResponseOf<typeof getSpecialistBalance>) => ({
  data: transactions,
  meta,
})

const useColumns = (onOpen: (id: string) => void): readonly Column<Transaction>[] => {
  const { t } = useTranslation('earnings')
  const word = useStateWord()
  return [
    { key: 'when', header: t('columns.when'), text: when, sort: 'starts_at' },
    {
      key: 'patient',
      header: t('columns.patient'),
      text: ({ customer }) => customer.name,
      cell: ({ id, customer }) => (
        <RowTitle>
          <RowButton aria-label={t('splitOf', { name: customer.name })} onClick={() => onOpen(id)}>
            {customer.name}
          </RowButton>
        </RowTitle>
      ),
      phone: 'start',
    },
    {
      key: 'specialty',
      header: t('columns.specialty'),
      text: ({ specialty }) => specialtyName(specialty.name),
      only: 'wide',
    },
    {
      key: 'status',
      header: t('statusLabel'),
      text: ({ status }) => word('earning', status),
      cell: ({ status }) => <StatusBadge of="earning" state={status} />,
    },
    {
      key: 'below',
      header: t('columns.when'),
      text: when,
      cell: (transaction) => (
        <span className={classes.what}>
          {when(transaction)}
          <StatusBadge of="earning" state={transaction.status} />
        </span>
      ),
      only: 'phone',
      phone: 'below',
    },
    {
      key: 'price',
      header: t('split.price'),
      numeric: true,
      sort: 'price',
      text: ({ price }) => formatBRL(price),
      only: 'wide',
    },
    {
      key: 'earned',
      header: t('split.earned'),
      numeric: true,
      sort: 'earned',
      text: ({ earned }) => formatBRL(earned),
      cell: ({ earned }) => <MoneyText value={earned} strong />,
      phone: 'end',
    },
  ]
}

interface Props {
  readonly options: ReturnType<typeof balanceQuery>
  readonly place: ListPlace
  readonly isFiltered: boolean
  /** The open one. */
  readonly id: string | undefined
  readonly onOpen: (id: string | undefined) => void
}

/** The origin of the money, one row per paid appointment; it opens to the split of its price. */
export const Transactions = ({ options, place, isFiltered, id, onOpen }: Props) => {
  const { t } = useTranslation('earnings')
  const query = useQuery({ ...options, select: rowsOf })
  const open = query.data?.data.find((transaction) => transaction.id === id)
  return (
    <>
      <WorkTable
        caption={t('transactions')}
        query={query}
        columns={useColumns(onOpen)}
        rowKey={(transaction) => transaction.id}
        empty={
          isFiltered ? (
            <EmptyState title={t('noneFiltered')} detail={t('noneFilteredDetail')} />
          ) : (
            <EmptyState picture="wallet" title={t('noneTitle')} detail={t('noneDetail')} />
          )
        }
        place={place}
      />
      <Suspense fallback={null}>
        {open && <SplitDialog transaction={open} onClose={() => onOpen(undefined)} />}
      </Suspense>
    </>
  )
}
