import type { CatalogueEntry } from '@emma/contracts/specialties/catalogue'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../../lib/api/query-client.ts'
import { listFilters } from '../../lib/filters/filters.ts'
import { useFilters } from '../../lib/filters/use-filters.ts'
import { useListPlace } from '../../lib/filters/use-list-place.ts'
import { LinkButton } from '../../ui/action/link-button.tsx'
import { StatusBadge, useStateWord } from '../../ui/status/status-badge.tsx'
import type { Column } from '../../ui/table/column.ts'
import { ListFilters } from '../../ui/table/filter-bar.tsx'
import { ResourceList } from '../../ui/table/resource-list.tsx'
import { RowLink, RowTitle } from '../../ui/table/row-open.tsx'
import { catalogueQuery } from './catalogue.queries.ts'
import { SpecialtyIcon } from './specialty-icon.tsx'

const states = ['on', 'off'] as const
const filters = listFilters(states)

const useColumns = (): readonly Column<CatalogueEntry>[] => {
  const { t } = useTranslation('specialties')
  const word = useStateWord()
  return [
    {
      key: 'name',
      header: t('list.name'),
      text: ({ name }) => name,
      cell: ({ id, name, icon }) => (
        <RowTitle picture={<SpecialtyIcon icon={icon} />}>
          <RowLink
            to="/admin/specialties/edit/$id"
            params={{ id }}
            aria-label={t('list.editLabel', { name })}
          >
            {name}
          </RowLink>
        </RowTitle>
      ),
    },
    {
      key: 'specialists',
      header: t('list.specialists'),
      numeric: true,
      text: ({ specialists }) => String(specialists),
    },
    {
      key: 'status',
      header: t('list.status'),
      text: ({ enabled }) => word('specialty', enabled ? 'on' : 'off'),
      cell: ({ enabled }) => <StatusBadge of="specialty" state={enabled ? 'on' : 'off'} />,
      phone: 'end',
    },
  ]
}

/** The catalogue, including disabled entries. */
export default function SpecialtyListScreen() {
  const { t } = useTranslation('specialties')
  const [{ search, status }, change] = useFilters(filters)
  const enabled = status && (status === 'on' ? 'true' : 'false')
  const { asked, place } = useListPlace({ list: 'specialties', size: 25 })
  const list = (at: typeof asked) =>
    catalogueQuery({ ...at, ...(search && { search }), ...(enabled && { enabled }) })
  return (
    <ResourceList
      title={t('list.title')}
      subtitle={t('list.subtitle')}
      actions={<LinkButton to="/admin/specialties/create">{t('list.add')}</LinkButton>}
      caption={t('list.caption')}
      query={useQuery(list(asked))}
      load={(at) => queryClient.fetchQuery(list({ ...asked, ...at }))}
      place={place}
      columns={useColumns()}
      empty={{ title: t('list.empty'), detail: t('list.emptyDetail') }}
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
