import { type SaleLine, saleSorts } from '@emma/contracts/support'
import { csvMoney } from '@emma/domain/csv'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../../lib/api/query-client.ts'
import { pageIn, type Search, textIn } from '../../lib/filters/filters.ts'
import { useFilters } from '../../lib/filters/use-filters.ts'
import { useListPlace } from '../../lib/filters/use-list-place.ts'
import { formatBRL, formatDate, formatHour } from '../../lib/i18n/format.ts'
import { StatusBadge, useStateWord } from '../../ui/status/status-badge.tsx'
import type { Column } from '../../ui/table/column.ts'
import { FilterBar, SearchField } from '../../ui/table/filter-bar.tsx'
import { ResourceList } from '../../ui/table/resource-list.tsx'
import { RowLink, RowTitle } from '../../ui/table/row-open.tsx'
import { SaleStatusBadge, useSaleWord } from './sale-status.tsx'
import { salesQuery } from './support.queries.ts'

const filters = ({ search, page }: Search) => ({ search: textIn(search), page: pageIn(page) })

/** The appointment's time; for a place in the queue, when it was entered. */
const whenOf = ({ starts_at, created_at }: SaleLine): string => {
  const at = starts_at ?? created_at
  return `${formatDate(at)}, ${formatHour(at)}`
}

const useColumns = (): readonly Column<SaleLine>[] => {
  const { t } = useTranslation('support')
  const word = useStateWord()
  return [
    {
      key: 'who',
      header: t('list.who'),
      text: ({ customer }) => customer.name,
      cell: (sale) => (
        <RowTitle note={sale.dependent && t('for', { name: sale.dependent.name })}>
          <RowLink
            to="/admin/support/$id"
            params={{ id: sale.id }}
            aria-label={t('list.openLabel', { name: sale.customer.name, when: whenOf(sale) })}
          >
            {sale.customer.name}
          </RowLink>
        </RowTitle>
      ),
    },
    {
      key: 'with',
      header: t('list.with'),
      text: ({ specialist }) => specialist?.name ?? t('queue'),
      cell: ({ specialist, specialty }) => (
        <>
          {specialist?.name ?? t('queue')} {specialist && <small>{specialty}</small>}
        </>
      ),
    },
    { key: 'when', header: t('list.when'), text: whenOf },
    {
      key: 'status',
      header: t('list.status'),
      text: useSaleWord(),
      cell: (sale) => <SaleStatusBadge {...sale} />,
    },
    {
      key: 'below',
      header: t('list.with'),
      text: (sale) => `${whenOf(sale)} · ${sale.specialist?.name ?? t('queue')}`,
      only: 'phone',
      phone: 'below',
    },
    {
      key: 'created',
      header: t('list.created'),
      text: ({ created_at }) => formatDate(created_at),
      sort: 'created_at',
      only: 'wide',
    },
    {
      key: 'amount',
      header: t('list.amount'),
      numeric: true,
      text: ({ amount }) => formatBRL(amount),
      sort: 'amount',
      csv: ({ amount }) => csvMoney(amount),
      phone: 'end',
    },
    {
      key: 'payment',
      header: t('list.payment'),
      text: ({ payment_status: state }) => word('payment', state),
      cell: ({ payment_status: state }) => <StatusBadge of="payment" state={state} />,
      only: 'wide',
    },
  ]
}

/** Appointments and payments, found by anything a caller can tell. */
export default function SupportScreen() {
  const { t } = useTranslation('support')
  const [{ search }, change] = useFilters(filters)
  const { asked, place } = useListPlace({ list: 'sales', size: 25, sorts: saleSorts })
  const list = (at: typeof asked) => salesQuery({ ...at, ...(search && { search }) })
  return (
    <ResourceList
      title={t('list.title')}
      subtitle={t('list.subtitle')}
      caption={t('list.caption')}
      query={useQuery(list(asked))}
      load={(at) => queryClient.fetchQuery(list({ ...asked, ...at }))}
      place={place}
      columns={useColumns()}
      empty={{
        title: t(search ? 'list.empty' : 'list.emptyAll'),
        detail: t(search ? 'list.emptyDetail' : 'list.emptyAllDetail'),
      }}
    >
      <FilterBar
        label={t('list.filters')}
        clear={t('list.clear')}
        onClear={search ? () => change({ search: undefined, page: undefined }) : undefined}
      >
        <SearchField
          label={t('list.search')}
          placeholder={t('list.searchHint')}
          value={search}
          onChange={(typed) => change({ search: typed, page: undefined })}
        />
      </FilterBar>
    </ResourceList>
  )
}
