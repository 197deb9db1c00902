import { type CustomerLine, customerSorts } from '@emma/contracts/customers/admin'
import { customerStates } from '@emma/domain/customers'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../../../lib/api/query-client.ts'
import { listFilters } from '../../../lib/filters/filters.ts'
import { useFilters } from '../../../lib/filters/use-filters.ts'
import { useListPlace } from '../../../lib/filters/use-list-place.ts'
import { formatDate } from '../../../lib/i18n/format.ts'
import { StatusBadge, useStateWord } from '../../../ui/status/status-badge.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { ListFilters } from '../../../ui/table/filter-bar.tsx'
import { ResourceList } from '../../../ui/table/resource-list.tsx'
import { RowFace, RowLink, RowTitle } from '../../../ui/table/row-open.tsx'
import { customersQuery } from './admin.queries.ts'

const filters = listFilters(customerStates)

const useColumns = (): readonly Column<CustomerLine>[] => {
  const { t } = useTranslation('customersAdmin')
  const word = useStateWord()
  return [
    {
      key: 'name',
      header: t('list.name'),
      text: ({ name }) => name,
      sort: 'name',
      cell: ({ id, name, avatar, email }) => (
        <RowTitle picture={<RowFace name={name} src={avatar} />} note={email}>
          <RowLink to="/admin/customers/edit/$id" params={{ id }} aria-label={t('list.openLabel', { name })}>
            {name}
          </RowLink>
        </RowTitle>
      ),
    },
    { key: 'email', header: t('list.email'), text: ({ email }) => email, only: 'file' },
    { key: 'cpf', header: t('list.cpf'), text: ({ cpf }) => cpf ?? t('list.noCpf') },
    {
      key: 'since',
      header: t('list.since'),
      text: ({ created_at }) => formatDate(created_at),
      sort: 'created_at',
    },
    {
      key: 'status',
      header: t('list.status'),
      text: ({ status }) => word('customer', status),
      cell: ({ status }) => <StatusBadge of="customer" state={status} />,
      phone: 'end',
    },
  ]
}

/** Patients' accounts, and registrations waiting for their code. */
export default function CustomerListScreen() {
  const { t } = useTranslation('customersAdmin')
  const [{ search, status }, change] = useFilters(filters)
  const { asked, place } = useListPlace({ list: 'customers', sorts: customerSorts })
  const list = (at: typeof asked) =>
    customersQuery({ ...at, ...(search && { search }), ...(status && { status }) })
  const isPending = status === 'pending'
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
        title: t(isPending ? 'list.emptyPending' : 'list.empty'),
        detail: t(isPending ? 'list.emptyPendingDetail' : 'list.emptyDetail'),
      }}
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
