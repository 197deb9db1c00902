import type { AdminPageRow } from '@emma/contracts/pages'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../../lib/api/query-client.ts'
import { pageIn, type Search, textIn } from '../../lib/filters/filters.ts'
import { useFilters } from '../../lib/filters/use-filters.ts'
import { useListPlace } from '../../lib/filters/use-list-place.ts'
import { formatDate } from '../../lib/i18n/format.ts'
import { LinkButton } from '../../ui/action/link-button.tsx'
import { StatusBadge, useStateWord } from '../../ui/status/status-badge.tsx'
import type { Column } from '../../ui/table/column.ts'
import { SearchField } from '../../ui/table/filter-bar.tsx'
import { ResourceList } from '../../ui/table/resource-list.tsx'
import { RowLink, RowTitle } from '../../ui/table/row-open.tsx'
import { editorListQuery } from './editor.queries.ts'

const filters = ({ search, page }: Search) => ({ search: textIn(search), page: pageIn(page) })

const stateOf = ({ version, draft_saved_at }: AdminPageRow) =>
  version === null ? 'draft' : draft_saved_at ? 'changed' : 'published'

const useColumns = (): readonly Column<AdminPageRow>[] => {
  const { t } = useTranslation('pageEditor')
  const word = useStateWord()
  return [
    {
      key: 'title',
      header: t('list.name'),
      text: ({ title }) => title,
      cell: ({ slug, title }) => (
        <RowTitle>
          <RowLink to="/admin/page/$slug" params={{ slug }} aria-label={t('list.editLabel', { title })}>
            {title}
          </RowLink>
        </RowTitle>
      ),
    },
    { key: 'slug', header: t('list.address'), text: ({ slug }) => slug, phone: 'below' },
    {
      key: 'state',
      header: t('list.state'),
      text: (row) => word('page', stateOf(row)),
      cell: (row) => <StatusBadge of="page" state={stateOf(row)} />,
      phone: 'end',
    },
    {
      key: 'version',
      header: t('list.edition'),
      text: ({ version, published_at: at }) =>
        version !== null && at ? t('list.version', { version, date: formatDate(at) }) : '—',
    },
  ]
}

/** Every page of the platform. */
export default function PageListScreen() {
  const { t } = useTranslation('pageEditor')
  const [{ search }, change] = useFilters(filters)
  const { asked, place } = useListPlace({ list: 'pages' })
  const list = (at: typeof asked) => editorListQuery({ ...at, ...(search && { search }) })
  return (
    <ResourceList
      title={t('list.title')}
      subtitle={t('list.subtitle')}
      actions={<LinkButton to="/admin/pages/create">{t('list.add')}</LinkButton>}
      caption={t('list.caption')}
      query={useQuery(list(asked))}
      load={(at) => queryClient.fetchQuery(list({ ...asked, ...at }))}
      place={place}
      columns={useColumns()}
      empty={{ title: t('list.empty'), detail: t('list.emptyDetail') }}
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
