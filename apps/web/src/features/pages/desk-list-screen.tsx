import type { DeskRow } from '@emma/contracts/pages'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { pageIn, type Search, textIn } from '../../lib/filters.ts'
import { formatDate } from '../../lib/format.ts'
import { useFilters } from '../../lib/use-filters.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import desk from '../../ui/desk.module.css'
import { SearchField } from '../../ui/filter-bar.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { EmptyState } from '../../ui/state-block.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import { deskListQuery } from './desk.queries.ts'

const filters = ({ search, page }: Search) => ({ search: textIn(search), page: pageIn(page) })

const State = ({ row: { version, published_at, draft_saved_at } }: { row: DeskRow }) => {
  const { t } = useTranslation('pageDesk')
  return (
    <span className={desk.state}>
      {version === null ? (
        <StatusChip tone="neutral" label={t('list.draft')} />
      ) : (
        <StatusChip
          tone={draft_saved_at ? 'warning' : 'success'}
          label={t(draft_saved_at ? 'list.changed' : 'list.published')}
        />
      )}
      {version !== null && published_at && (
        <small>{t('list.version', { version, date: formatDate(published_at) })}</small>
      )}
    </span>
  )
}

const useColumns = (): readonly Column<DeskRow>[] => {
  const { t } = useTranslation('pageDesk')
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
export default function DeskListScreen() {
  const { t } = useTranslation('pageDesk')
  const [{ search, page }, change] = useFilters(filters)
  const query = useQuery(deskListQuery({ page, ...(search && { search }) }))
  return (
    <>
      <PageHeader
        title={t('list.title')}
        subtitle={t('list.subtitle')}
        actions={<LinkButton to="/admin/pages/create">{t('list.add')}</LinkButton>}
      />
      <div className={desk.list}>
        <search>
          <SearchField
            label={t('list.search')}
            placeholder={t('list.searchHint')}
            value={search}
            onChange={(typed) => change({ search: typed, page: undefined })}
          />
        </search>
        <DataTable
          caption={t('list.caption')}
          query={query}
          columns={useColumns()}
          rowKey={({ id }) => id}
          empty={<EmptyState title={t('list.empty')} detail={t('list.emptyDetail')} />}
          onPage={(next) => change({ page: next })}
        />
      </div>
    </>
  )
}
