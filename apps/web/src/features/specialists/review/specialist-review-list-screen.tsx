import { type SpecialistRow, specialistSorts } from '@emma/contracts/specialists/review'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../../../lib/api/query-client.ts'
import { listFilters } from '../../../lib/filters/filters.ts'
import { useFilters } from '../../../lib/filters/use-filters.ts'
import { useListPlace } from '../../../lib/filters/use-list-place.ts'
import { formatDate } from '../../../lib/i18n/format.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { StatusBadge, useStateWord } from '../../../ui/status/status-badge.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { ListFilters } from '../../../ui/table/filter-bar.tsx'
import { ResourceList } from '../../../ui/table/resource-list.tsx'
import { RowFace, RowLink, RowTitle } from '../../../ui/table/row-open.tsx'
import { councilText } from '../council-text.ts'
import { statusName } from '../status-name.ts'
import { everyoneQuery } from './review.queries.ts'

const statuses = ['0', '1', '2', '3', '4'] as const
const filters = listFilters(statuses)

const Who = ({ row }: { row: SpecialistRow }) => {
  const { t } = useTranslation('review')
  const { id, name, avatar, email, emailConfirmed, hasDocument, status } = row
  const open = [!emailConfirmed && t('list.emailOpen'), !hasDocument && t('list.noProof')]
  const note = [...(status === 1 ? [] : open), email].filter(Boolean).join(' · ')
  return (
    <RowTitle picture={<RowFace name={name} src={avatar} />} note={note}>
      <RowLink to="/admin/specialists/edit/$id" params={{ id }} aria-label={t('list.openLabel', { name })}>
        {name}
      </RowLink>
    </RowTitle>
  )
}

/** Button if a decision is due. */
const Review = ({ row: { id, name } }: { row: SpecialistRow }) => {
  const { t } = useTranslation('review')
  return (
    <LinkButton
      size="xs"
      variant="light"
      to="/admin/specialists/edit/$id"
      params={{ id }}
      aria-label={t('list.reviewLabel', { name })}
    >
      {t('list.review')}
    </LinkButton>
  )
}

const useColumns = (): readonly Column<SpecialistRow>[] => {
  const { t } = useTranslation('review')
  const word = useStateWord()
  return [
    {
      key: 'name',
      header: t('list.name'),
      text: ({ name }) => name,
      cell: (row) => <Who row={row} />,
      sort: 'name',
    },
    { key: 'email', header: t('list.email'), text: ({ email }) => email, only: 'file' },
    {
      key: 'council',
      header: t('list.council'),
      text: ({ council }) => (council ? councilText(council) : t('list.noCouncil')),
    },
    {
      key: 'specialties',
      header: t('list.specialties'),
      text: ({ specialties }) => specialties.join(', ') || t('list.none'),
      only: 'wide',
    },
    {
      key: 'place',
      header: t('list.place'),
      text: ({ city, state }) => (city ? `${city} (${state})` : '—'),
      only: 'wide',
    },
    {
      key: 'created',
      header: t('list.created'),
      text: ({ created_at }) => formatDate(created_at),
      only: 'file',
    },
    {
      key: 'submitted',
      header: t('list.submitted'),
      text: ({ submitted_at: at }) => (at ? formatDate(at) : '—'),
      sort: 'submitted_at',
      only: 'wide',
    },
    {
      key: 'status',
      header: t('list.status'),
      text: ({ status }) => word('specialist', status),
      cell: ({ status }) => <StatusBadge of="specialist" state={status} />,
      phone: 'end',
    },
  ]
}

/** All specialists and applicants, those waiting for a decision first. */
export default function SpecialistReviewListScreen() {
  const { t } = useTranslation('review')
  const [{ search, status }, change] = useFilters(filters)
  const { asked, place } = useListPlace({ list: 'specialists', sorts: specialistSorts })
  const list = (at: typeof asked) =>
    everyoneQuery({ ...at, ...(search && { search }), ...(status && { status }) })
  return (
    <ResourceList
      title={t('list.title')}
      subtitle={t('list.subtitle')}
      actions={<LinkButton to="/admin/specialists/create">{t('list.add')}</LinkButton>}
      caption={t('list.caption')}
      query={useQuery(list(asked))}
      load={(at) => queryClient.fetchQuery(list({ ...asked, ...at }))}
      place={place}
      rowActions={(row) => row.status === 2 && <Review row={row} />}
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
          options: statuses.map((value) => ({ value, label: t(`status.${statusName[value]}`) })),
        }}
        onChange={change}
      />
    </ResourceList>
  )
}
