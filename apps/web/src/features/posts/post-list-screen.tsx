import type { Post } from '@emma/contracts/posts'
import { SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { oneOf, pageIn, type Search, textIn } from '../../lib/filters/filters.ts'
import { useFilters } from '../../lib/filters/use-filters.ts'
import { formatDate } from '../../lib/i18n/format.ts'
import { LinkButton } from '../../ui/action/link-button.tsx'
import layout from '../../ui/layout/layout.module.css'
import type { Column } from '../../ui/table/data-table.tsx'
import { SearchField } from '../../ui/table/filter-bar.tsx'
import { ResourceList } from '../../ui/table/resource-list.tsx'
import classes from './editor.module.css'
import { postAdminQuery } from './editor.queries.ts'
import { PostState } from './post-state.tsx'

const states = ['all', 'out', 'drafts'] as const
type State = (typeof states)[number]
const draftOf = { all: undefined, out: 'false', drafts: 'true' } as const satisfies Record<State, unknown>

const filters = ({ search, state, page }: Search) => ({
  search: textIn(search),
  state: oneOf(state, states) ?? 'all',
  page: pageIn(page),
})

const useColumns = (): readonly Column<Post>[] => {
  const { t } = useTranslation('postEditor')
  return [
    {
      key: 'title',
      header: t('list.name'),
      cell: ({ title, summary }) => (
        <span className={classes.words}>
          <strong>{title}</strong>
          {summary && <small>{summary}</small>}
        </span>
      ),
    },
    { key: 'state', header: t('list.state'), cell: (post) => <PostState post={post} /> },
    {
      key: 'date',
      header: t('list.date'),
      cell: ({ published_at: at }) => (at ? formatDate(at) : '—'),
    },
    {
      key: 'action',
      header: t('list.action'),
      cell: ({ id, title }) => (
        <LinkButton
          to="/admin/posts/edit/$id"
          params={{ id }}
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

/** Every post, drafts too. */
export default function PostListScreen() {
  const { t } = useTranslation('postEditor')
  const [{ search, state, page }, change] = useFilters(filters)
  const draft = draftOf[state]
  const query = useQuery(postAdminQuery({ page, ...(search && { search }), ...(draft && { draft }) }))
  return (
    <ResourceList
      title={t('list.title')}
      subtitle={t('list.subtitle')}
      actions={<LinkButton to="/admin/posts/create">{t('list.add')}</LinkButton>}
      caption={t('list.caption')}
      query={query}
      columns={useColumns()}
      empty={{ title: t('list.empty'), detail: t('list.emptyDetail') }}
      onPage={(next) => change({ page: next })}
    >
      <search className={layout.filters}>
        <SearchField
          label={t('list.search')}
          placeholder={t('list.searchHint')}
          value={search}
          onChange={(typed) => change({ search: typed, page: undefined })}
        />
        <SegmentedControl
          aria-label={t('list.state')}
          data={states.map((value) => ({ value, label: t(`list.${value}`) }))}
          value={state}
          onChange={(next) => change({ state: next === 'all' ? undefined : next, page: undefined })}
        />
      </search>
    </ResourceList>
  )
}
