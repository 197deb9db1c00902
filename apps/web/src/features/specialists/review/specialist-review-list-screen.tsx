import type { SpecialistRow } from '@emma/contracts/specialists/review'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { listFilters } from '../../../lib/filters/filters.ts'
import { useFilters } from '../../../lib/filters/use-filters.ts'
import { formatDate } from '../../../lib/i18n/format.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { breakable } from '../../../ui/layout/breakable.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { PersonLine } from '../../../ui/person/person-line.tsx'
import { StatusBadge } from '../../../ui/status/status-badge.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { ListFilters } from '../../../ui/table/filter-bar.tsx'
import { ResourceList } from '../../../ui/table/resource-list.tsx'
import { councilText } from '../council-text.ts'
import { statusName } from '../status-name.ts'
import classes from './review.module.css'
import { everyoneQuery } from './review.queries.ts'

const statuses = ['0', '1', '2', '3', '4'] as const
const filters = listFilters(statuses)

const Who = ({ row }: { row: SpecialistRow }) => {
  const { t } = useTranslation('review')
  const marks = [!row.emailConfirmed && t('list.emailOpen'), !row.hasDocument && t('list.noProof')].filter(
    Boolean,
  )
  return (
    <div className={classes.who}>
      <PersonLine name={row.name} avatar={row.avatar}>
        {breakable(row.email)}
        {row.status !== 1 && marks.length > 0 && (
          <>
            <br />
            {marks.join(' · ')}
          </>
        )}
      </PersonLine>
    </div>
  )
}

const useColumns = (): readonly Column<SpecialistRow>[] => {
  const { t } = useTranslation('review')
  return [
    { key: 'name', header: t('list.name'), cell: (row) => <Who row={row} /> },
    {
      key: 'council',
      header: t('list.council'),
      cell: ({ council }) =>
        council ? <span className={classes.whole}>{councilText(council)}</span> : t('list.noCouncil'),
    },
    {
      key: 'specialties',
      header: t('list.specialties'),
      cell: ({ specialties }) => specialties.join(', ') || t('list.none'),
    },
    {
      key: 'place',
      header: t('list.place'),
      cell: ({ city, state }) => (city ? `${city} (${state})` : '—'),
    },
    {
      key: 'status',
      header: t('list.status'),
      cell: ({ status, submitted_at }) => (
        <span className={layout.state}>
          <StatusBadge of="specialist" state={status} />
          {status === 2 && submitted_at && (
            <small>{t('list.sent', { date: formatDate(submitted_at) })}</small>
          )}
        </span>
      ),
    },
    {
      key: 'action',
      header: t('list.action'),
      cell: ({ id, name, status }) => (
        <LinkButton
          to="/admin/specialists/edit/$id"
          params={{ id }}
          size="xs"
          variant={status === 2 ? 'filled' : 'default'}
          aria-label={t('list.openLabel', { name })}
        >
          {t('list.open')}
        </LinkButton>
      ),
    },
  ]
}

/** Everybody who attends or wants to, those who wait for a decision first. */
export default function SpecialistReviewListScreen() {
  const { t } = useTranslation('review')
  const [{ search, status, page }, change] = useFilters(filters)
  const query = useQuery(everyoneQuery({ page, ...(search && { search }), ...(status && { status }) }))
  return (
    <ResourceList
      title={t('list.title')}
      subtitle={t('list.subtitle')}
      actions={<LinkButton to="/admin/specialists/create">{t('list.add')}</LinkButton>}
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
          options: statuses.map((value) => ({ value, label: t(`status.${statusName[value]}`) })),
        }}
        onChange={change}
      />
    </ResourceList>
  )
}
