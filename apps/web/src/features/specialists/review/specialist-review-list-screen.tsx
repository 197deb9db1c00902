import type { SpecialistRow } from '@emma/contracts/specialist-review'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { oneOf, pageIn, type Search, textIn } from '../../../lib/filters.ts'
import { formatDate } from '../../../lib/format.ts'
import { useFilters } from '../../../lib/use-filters.ts'
import { breakable } from '../../../ui/breakable.tsx'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import desk from '../../../ui/desk.module.css'
import { ListFilters } from '../../../ui/filter-bar.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PersonLine } from '../../../ui/person-line.tsx'
import { EmptyState } from '../../../ui/state-block.tsx'
import { councilText } from '../council-text.ts'
import { statusName } from '../status-name.ts'
import classes from './review.module.css'
import { everyoneQuery } from './review.queries.ts'
import { StatusMark } from './status-mark.tsx'

const statuses = ['0', '1', '2', '3', '4'] as const
const filters = ({ search, status, page }: Search) => ({
  search: textIn(search),
  status: oneOf(status, statuses),
  page: pageIn(page),
})

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
        <span className={desk.state}>
          <StatusMark status={status} />
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
    <>
      <PageHeader
        title={t('list.title')}
        subtitle={t('list.subtitle')}
        actions={<LinkButton to="/admin/specialists/create">{t('list.add')}</LinkButton>}
      />
      <div className={desk.list}>
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
