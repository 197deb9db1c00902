import type { AdminPageRow } from '@emma/contracts/pages'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { pageIn, type Search, textIn } from '../../lib/filters/filters.ts'
import { useFilters } from '../../lib/filters/use-filters.ts'
import { formatDate } from '../../lib/i18n/format.ts'
import { LinkButton } from '../../ui/action/link-button.tsx'
import layout from '../../ui/layout/layout.module.css'
import { StatusBadge } from '../../ui/status/status-badge.tsx'
import type { Column } from '../../ui/table/data-table.tsx'
import { SearchField } from '../../ui/table/filter-bar.tsx'
import { ResourceList } from '../../ui/table/resource-list.tsx'
import { editorListQuery } from './editor.queries.ts'

const filters = ({ search, page }: Search) => ({ search: textIn(search), page: pageIn(page) })

const State = ({ row: { version, published_at, draft_saved_at } }: { row: AdminPageRow }) => {
  const { t } = useTranslation('pageEditor')
  return (
    <span className={layout.state}>
      <StatusBadge of="page" state={version === null ? 'draft' : draft_saved_at ? 'changed' : 'published'} />
      {version !== null && published_at && (
        <small>{t('list.version', { version, date: formatDate(published_at) })}</small>
      )}
    </span>
  )
}

const useColumns = (): readonly Column<AdminPageRow>[] => {
  const { t } = useTranslation('pageEditor')
  return [
    { key: 'title', header: t('list.name'), cell: ({ title }) => <strong>{title}</strong> },
    { key: 'slug', header: t('list.address'), cell: ({ slug }) => slug },
    { key: 'state', header: t('list.state'), cell: (row) => <State row={row} /> },
    {
      key: 'action',
      header: t('list.action'),
      cell: ({ slug, title }) => (
        <LinkButton
          to="/admin/page/$slug"
          params={{ slug }}
          size="xs"
          variant="default"
          aria-label={t('list.editLabel', { title })}
        >
          {t('list.edit')}
        </LinkButton>
      ),
    },
  ]
}

/** Every page of the platform. */
export default function PageListScreen() {
  const { t } = useTranslation('pageEditor')
  const [{ search, page }, change] = useFilters(filters)
  const query = useQuery(editorListQuery({ page, ...(search && { search }) }))
  return (
    <ResourceList
      title={t('list.title')}
      subtitle={t('list.subtitle')}
      actions={<LinkButton to="/admin/pages/create">{t('list.add')}</LinkButton>}
      caption={t('list.caption')}
      query={query}
      columns={useColumns()}
      empty={{ title: t('list.empty'), detail: t('list.emptyDetail') }}
      onPage={(next) => change({ page: next })}
    >
      <search>
        <SearchField
          label={t('list.search')}
          placeholder={t('list.searchHint')}
          value={search}
          onChange={(typed) => change({ search: typed, page: undefined })}
        />
      </search>
    </ResourceList>
  )
}
