import type { Post } from '@emma/contracts/posts'
import { SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../../lib/api/query-client.ts'
import { oneOf, pageIn, type Search, textIn } from '../../lib/filters/filters.ts'
import { useFilters } from '../../lib/filters/use-filters.ts'
import { useListPlace } from '../../lib/filters/use-list-place.ts'
import { formatDate } from '../../lib/i18n/format.ts'
import { LinkButton } from '../../ui/action/link-button.tsx'
import layout from '../../ui/layout/layout.module.css'
import { useStateWord } from '../../ui/status/status-badge.tsx'
import type { Column } from '../../ui/table/column.ts'
import { SearchField } from '../../ui/table/filter-bar.tsx'
import { ResourceList } from '../../ui/table/resource-list.tsx'
import { RowLink, RowTitle } from '../../ui/table/row-open.tsx'
import { postAdminQuery } from './editor.queries.ts'
import { PostState, stateOfPost } from './post-state.tsx'

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
  const word = useStateWord()
  return [
    {
      key: 'title',
      header: t('list.name'),
      text: ({ title }) => title,
      cell: ({ id, title, summary }) => (
        <RowTitle note={summary}>
          <RowLink to="/admin/posts/edit/$id" params={{ id }} aria-label={t('list.editLabel', { title })}>
            {title}
          </RowLink>
        </RowTitle>
      ),
    },
    {
      key: 'state',
      header: t('list.state'),
      text: (post) => word('post', stateOfPost(post)),
      cell: (post) => <PostState post={post} />,
      phone: 'end',
    },
    {
      key: 'date',
      header: t('list.date'),
      text: ({ published_at: at }) => (at ? formatDate(at) : '—'),
    },
  ]
}

/** Every post, drafts too. */
export default function PostListScreen() {
  const { t } = useTranslation('postEditor')
  const [{ search, state }, change] = useFilters(filters)
  const draft = draftOf[state]
  const { asked, place } = useListPlace({ list: 'posts' })
  const list = (at: typeof asked) =>
    postAdminQuery({ ...at, ...(search && { search }), ...(draft && { draft }) })
  return (
    <ResourceList
      title={t('list.title')}
      subtitle={t('list.subtitle')}
      actions={<LinkButton to="/admin/posts/create">{t('list.add')}</LinkButton>}
      caption={t('list.caption')}
      query={useQuery(list(asked))}
      load={(at) => queryClient.fetchQuery(list({ ...asked, ...at }))}
      place={place}
      columns={useColumns()}
      empty={{ title: t('list.empty'), detail: t('list.emptyDetail') }}
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
