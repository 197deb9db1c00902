import type { SaleLine } from '@emma/contracts/support'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { pageIn, type Search, textIn } from '../../lib/filters/filters.ts'
import { useFilters } from '../../lib/filters/use-filters.ts'
import { formatDate, formatHour } from '../../lib/i18n/format.ts'
import { LinkButton } from '../../ui/action/link-button.tsx'
import layout from '../../ui/layout/layout.module.css'
import { MoneyText } from '../../ui/money/money-text.tsx'
import { StatusBadge } from '../../ui/status/status-badge.tsx'
import type { Column } from '../../ui/table/data-table.tsx'
import { FilterBar, SearchField } from '../../ui/table/filter-bar.tsx'
import { ResourceList } from '../../ui/table/resource-list.tsx'
import { SaleStatusBadge } from './sale-status.tsx'
import { salesQuery } from './support.queries.ts'

const filters = ({ search, page }: Search) => ({ search: textIn(search), page: pageIn(page) })

/** When it takes place; of a place in the queue, when somebody entered. */
const whenOf = ({ starts_at, created_at }: SaleLine): string => {
  const at = starts_at ?? created_at
  return `${formatDate(at)}, ${formatHour(at)}`
}

const useColumns = (): readonly Column<SaleLine>[] => {
  const { t } = useTranslation('support')
  return [
    {
      key: 'who',
      header: t('list.who'),
      cell: ({ customer, dependent }) => (
        <span className={layout.state}>
          {customer.name}
          {dependent && <small>{t('for', { name: dependent.name })}</small>}
        </span>
      ),
    },
    {
      key: 'with',
      header: t('list.with'),
      cell: ({ specialist, specialty }) => (
        <span className={layout.state}>
          {specialist?.name ?? t('queue')}
          {specialist && <small>{specialty}</small>}
        </span>
      ),
    },
    { key: 'when', header: t('list.when'), cell: whenOf },
    { key: 'status', header: t('list.status'), cell: (sale) => <SaleStatusBadge {...sale} /> },
    {
      key: 'payment',
      header: t('list.payment'),
      cell: (sale) => (
        <span className={layout.state}>
          <MoneyText value={sale.amount} />
          <StatusBadge of="payment" state={sale.payment_status} />
        </span>
      ),
    },
    {
      key: 'action',
      header: t('list.action'),
      cell: (sale) => (
        <LinkButton
          to="/admin/support/$id"
          params={{ id: sale.id }}
          size="xs"
          variant="default"
          aria-label={t('list.openLabel', { name: sale.customer.name, when: whenOf(sale) })}
        >
          {t('list.open')}
        </LinkButton>
      ),
    },
  ]
}

/** Appointments and payments, found by whatever a person who calls can say. */
export default function SupportScreen() {
  const { t } = useTranslation('support')
  const [{ search, page }, change] = useFilters(filters)
  return (
    <ResourceList
      title={t('list.title')}
      subtitle={t('list.subtitle')}
      caption={t('list.caption')}
      query={useQuery(salesQuery({ page, ...(search && { search }) }))}
      columns={useColumns()}
      empty={{
        title: t(search ? 'list.empty' : 'list.emptyAll'),
        detail: t(search ? 'list.emptyDetail' : 'list.emptyAllDetail'),
      }}
      onPage={(next) => change({ page: next })}
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
