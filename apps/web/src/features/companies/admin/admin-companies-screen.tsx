import type { CompanyRow } from '@emma/contracts/companies/admin'
import { companyStates, formatCnpj } from '@emma/domain/companies'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { listFilters } from '../../../lib/filters/filters.ts'
import { useFilters } from '../../../lib/filters/use-filters.ts'
import { formatDate } from '../../../lib/i18n/format.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { StatusBadge } from '../../../ui/status/status-badge.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { ListFilters } from '../../../ui/table/filter-bar.tsx'
import { ResourceList } from '../../../ui/table/resource-list.tsx'
import { allCompaniesQuery } from './companies-admin.queries.ts'

const filters = listFilters(companyStates)

const useColumns = (): readonly Column<CompanyRow>[] => {
  const { t } = useTranslation('companies')
  return [
    { key: 'name', header: t('admin.columns.name'), cell: ({ name }) => <strong>{name}</strong> },
    { key: 'cnpj', header: t('admin.columns.cnpj'), cell: ({ cnpj }) => formatCnpj(cnpj) },
    {
      key: 'status',
      header: t('admin.columns.status'),
      cell: ({ status }) => <StatusBadge of="company" state={status} />,
    },
    {
      key: 'members',
      header: t('admin.columns.members'),
      numeric: true,
      cell: ({ members_count }) => members_count,
    },
    {
      key: 'recipient',
      header: t('admin.columns.recipient'),
      cell: ({ recipient_status: state }) => (state ? t(`recipient.${state}`) : '—'),
    },
    {
      key: 'created',
      header: t('admin.columns.created'),
      cell: ({ created_at }) => formatDate(created_at),
    },
    {
      key: 'action',
      header: t('admin.columns.action'),
      cell: ({ id, name }) => (
        <LinkButton
          size="xs"
          variant="default"
          to="/admin/companies/details/$id"
          params={{ id }}
          aria-label={t('admin.open', { name })}
        >
          {t('admin.see')}
        </LinkButton>
      ),
    },
  ]
}

/** Every company, newest first. */
export default function AdminCompaniesScreen() {
  const { t } = useTranslation('companies')
  const { t: shell } = useTranslation()
  const [{ search, status, page }, change] = useFilters(filters)
  const query = useQuery(allCompaniesQuery({ page, ...(search && { search }), ...(status && { status }) }))
  return (
    <ResourceList
      title={shell('titles.admin-companies')}
      subtitle={t('admin.detail')}
      caption={shell('titles.admin-companies')}
      query={query}
      columns={useColumns()}
      empty={{ title: t('admin.none'), detail: t('admin.noneDetail') }}
      onPage={(next) => change({ page: next })}
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
