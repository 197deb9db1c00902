import type { CatalogueEntry } from '@emma/contracts/specialties/catalogue'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { listFilters } from '../../lib/filters/filters.ts'
import { useFilters } from '../../lib/filters/use-filters.ts'
import { LinkButton } from '../../ui/action/link-button.tsx'
import classes from '../../ui/layout/layout.module.css'
import { StatusBadge } from '../../ui/status/status-badge.tsx'
import type { Column } from '../../ui/table/data-table.tsx'
import { ListFilters } from '../../ui/table/filter-bar.tsx'
import { ResourceList } from '../../ui/table/resource-list.tsx'
import { catalogueQuery } from './catalogue.queries.ts'
import { SpecialtyIcon } from './specialty-icon.tsx'

const states = ['on', 'off'] as const
const filters = listFilters(states)

const useColumns = (): readonly Column<CatalogueEntry>[] => {
  const { t } = useTranslation('specialties')
  return [
    {
      key: 'name',
      header: t('list.name'),
      cell: ({ name, icon }) => (
        <span className={classes.who}>
          <SpecialtyIcon icon={icon} />
          <strong>{name}</strong>
        </span>
      ),
    },
    {
      key: 'specialists',
      header: t('list.specialists'),
      numeric: true,
      cell: ({ specialists }) => specialists,
    },
    {
      key: 'status',
      header: t('list.status'),
      cell: ({ enabled }) => <StatusBadge of="specialty" state={enabled ? 'on' : 'off'} />,
    },
    {
      key: 'action',
      header: t('list.action'),
      cell: ({ id, name }) => (
        <LinkButton
          to="/admin/specialties/edit/$id"
          params={{ id }}
          size="xs"
          variant="default"
          aria-label={t('list.editLabel', { name })}
        >
          {t('list.edit')}
        </LinkButton>
      ),
    },
  ]
}

/** The catalogue, with what is switched off. */
export default function SpecialtyListScreen() {
  const { t } = useTranslation('specialties')
  const [{ search, status, page }, change] = useFilters(filters)
  const enabled = status && (status === 'on' ? 'true' : 'false')
  const query = useQuery(
    catalogueQuery({ page, pageSize: 20, ...(search && { search }), ...(enabled && { enabled }) }),
  )
  return (
    <ResourceList
      title={t('list.title')}
      subtitle={t('list.subtitle')}
      actions={<LinkButton to="/admin/specialties/create">{t('list.add')}</LinkButton>}
      caption={t('list.caption')}
      query={query}
      columns={useColumns()}
      empty={{ title: t('list.empty'), detail: t('list.emptyDetail') }}
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
          options: states.map((value) => ({ value, label: t(`list.${value}`) })),
        }}
        onChange={change}
      />
    </ResourceList>
  )
}
