import { type CompanyRow, companySorts } from '@emma/contracts/companies/admin'
import { companyStates, formatCnpj } from '@emma/domain/companies'
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
import { RowLink, RowTitle } from '../../../ui/table/row-open.tsx'
import { allCompaniesQuery } from './companies-admin.queries.ts'

const filters = listFilters(companyStates)

const useColumns = (): readonly Column<CompanyRow>[] => {
  const { t } = useTranslation('companies')
  const word = useStateWord()
  return [
    {
      key: 'name',
      header: t('admin.columns.name'),
      text: ({ name }) => name,
      sort: 'name',
      cell: ({ id, name }) => (
        <RowTitle>
          <RowLink to="/admin/companies/details/$id" params={{ id }} aria-label={t('admin.open', { name })}>
            {name}
          </RowLink>
        </RowTitle>
      ),
    },
    { key: 'cnpj', header: t('admin.columns.cnpj'), text: ({ cnpj }) => formatCnpj(cnpj), phone: 'below' },
    {
      key: 'status',
      header: t('admin.columns.status'),
      text: ({ status }) => word('company', status),
      cell: ({ status }) => <StatusBadge of="company" state={status} />,
      phone: 'end',
    },
    {
      key: 'members',
      header: t('admin.columns.members'),
      numeric: true,
      text: ({ members_count }) => String(members_count),
      only: 'wide',
    },
    {
      key: 'recipient',
      header: t('admin.columns.recipient'),
      text: ({ recipient_status: state }) => (state ? t(`recipient.${state}`) : '—'),
      only: 'wide',
    },
    {
      key: 'created',
      header: t('admin.columns.created'),
      text: ({ created_at }) => formatDate(created_at),
      sort: 'created_at',
    },
  ]
}

/** Every company, newest first. */
export default function AdminCompaniesScreen() {
  const { t } = useTranslation('companies')
  const { t: shell } = useTranslation()
  const [{ search, status }, change] = useFilters(filters)
  const { asked, place } = useListPlace({ list: 'companies', sorts: companySorts })
  const list = (at: typeof asked) =>
    allCompaniesQuery({ ...at, ...(search && { search }), ...(status && { status }) })
  return (
    <ResourceList
      title={shell('titles.admin-companies')}
      subtitle={t('admin.detail')}
      caption={shell('titles.admin-companies')}
      query={useQuery(list(asked))}
      load={(at) => queryClient.fetchQuery(list({ ...asked, ...at }))}
      place={place}
      columns={useColumns()}
      empty={{ title: t('admin.none'), detail: t('admin.noneDetail') }}
    >
      <ListFilters
        label={t('admin.filters')}
        clear={t('admin.clear')}
        search={{ label: t('admin.search'), placeholder: t('admin.searchHint'), value: search }}
        status={{
          label: t('admin.filter'),
          value: status,
          all: t('admin.all'),
          options: companyStates.map((value) => ({ value, label: t(`status.${value}`) })),
        }}
        onChange={change}
      />
    </ResourceList>
  )
}
