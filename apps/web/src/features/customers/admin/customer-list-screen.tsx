import type { CustomerLine } from '@emma/contracts/customers'
import { customerStates } from '@emma/domain/customers'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { listFilters } from '../../../lib/filters/filters.ts'
import { useFilters } from '../../../lib/filters/use-filters.ts'
import { formatDate } from '../../../lib/i18n/format.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { PersonLine } from '../../../ui/person/person-line.tsx'
import { StatusBadge } from '../../../ui/status/status-badge.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { ListFilters } from '../../../ui/table/filter-bar.tsx'
import { ResourceList } from '../../../ui/table/resource-list.tsx'
import { customersQuery } from './admin.queries.ts'

const filters = listFilters(customerStates)

const useColumns = (): readonly Column<CustomerLine>[] => {
  const { t } = useTranslation('customersAdmin')
  return [
    {
      key: 'name',
      header: t('list.name'),
      cell: ({ name, avatar, email }) => (
        <PersonLine name={name} avatar={avatar}>
          {email}
        </PersonLine>
      ),
    },
    { key: 'cpf', header: t('list.cpf'), cell: ({ cpf }) => cpf ?? t('list.noCpf') },
    { key: 'since', header: t('list.since'), cell: ({ created_at }) => formatDate(created_at) },
    {
      key: 'status',
      header: t('list.status'),
      cell: ({ status }) => <StatusBadge of="customer" state={status} />,
    },
    {
      key: 'action',
      header: t('list.action'),
      cell: ({ id, name }) => (
        <LinkButton
          to="/admin/customers/edit/$id"
          params={{ id }}
          size="xs"
          variant="default"
          aria-label={t('list.openLabel', { name })}
        >
          {t('list.open')}
        </LinkButton>
      ),
    },
  ]
}

/** Patients' accounts, and the registrations that wait for their code. */
export default function CustomerListScreen() {
  const { t } = useTranslation('customersAdmin')
  const [{ search, status, page }, change] = useFilters(filters)
  const query = useQuery(customersQuery({ page, ...(search && { search }), ...(status && { status }) }))
  const isPending = status === 'pending'
  return (
    <ResourceList
      title={t('list.title')}
      subtitle={t('list.subtitle')}
      caption={t('list.caption')}
      query={query}
      columns={useColumns()}
      empty={{
        title: t(isPending ? 'list.emptyPending' : 'list.empty'),
        detail: t(isPending ? 'list.emptyPendingDetail' : 'list.emptyDetail'),
      }}
      onPage={(next) => change({ page: next })}
    >
      <ListFilters
        label={t('list.filters')}
        clear={t('list.clear')}
        search={{ label: t('list.search'), placeholder: t('list.searchHint'), value: search }}
        status={{
          label: t('list.status'),
          value: status,
          all: t('list.all'),
          options: customerStates.map((value) => ({ value, label: t(`status.${value}`) })),
        }}
        onChange={change}
      />
    </ResourceList>
  )
}
