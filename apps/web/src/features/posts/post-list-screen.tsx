import type { Post } from '@emma/contracts/posts'
import { SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { oneOf, pageIn, type Search, textIn } from '../../lib/filters.ts'
import { formatDate } from '../../lib/format.ts'
import { useFilters } from '../../lib/use-filters.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import desk from '../../ui/desk.module.css'
import { SearchField } from '../../ui/filter-bar.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { EmptyState } from '../../ui/state-block.tsx'
import classes from './desk.module.css'
import { postDeskQuery } from './desk.queries.ts'
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
  const { t } = useTranslation('postDesk')
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
  const { t } = useTranslation('postDesk')
  const [{ search, state, page }, change] = useFilters(filters)
  const draft = draftOf[state]
  const query = useQuery(postDeskQuery({ page, ...(search && { search }), ...(draft && { draft }) }))
  return (
    <>
      <PageHeader
        title={t('list.title')}
        subtitle={t('list.subtitle')}
        actions={<LinkButton to="/admin/posts/create">{t('list.add')}</LinkButton>}
      />
      <div className={desk.list}>
        <search className={desk.filters}>
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
