import type { MedicalRecord } from '@emma/contracts/records'
import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { dateIn, pageIn, type Search, textIn } from '../../../lib/filters/filters.ts'
import { useFilters } from '../../../lib/filters/use-filters.ts'
import { formatDate } from '../../../lib/i18n/format.ts'
import { TextLink } from '../../../ui/action/text-link.tsx'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { StatusBadge } from '../../../ui/status/status-badge.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import classes from '../records.module.css'
import { recordsQuery } from '../records.queries.ts'
import { RecordsProblem } from '../records-problem.tsx'

const filtersIn = ({ page, search, from, to }: Search) => ({
  page: pageIn(page),
  search: textIn(search) ?? '',
  from: dateIn(from) ?? '',
  to: dateIn(to) ?? '',
})

const useColumns = (): readonly Column<MedicalRecord>[] => {
  const { t } = useTranslation('records')
  return [
    {
      key: 'patient',
      header: t('list.patient'),
      cell: ({ id, customer_name }) => (
        <TextLink to="/specialist/record/view/$id" params={{ id }}>
          {customer_name}
        </TextLink>
      ),
    },
    { key: 'date', header: t('list.date'), cell: ({ created_at }) => formatDate(created_at) },
    {
      key: 'diagnosis',
      header: t('list.diagnosis'),
      cell: ({ cid_code, diagnosis }) => [cid_code, diagnosis].filter((part) => part !== '').join(' ') || '–',
    },
    {
      key: 'status',
      header: t('list.status'),
      cell: ({ status }) => <StatusBadge of="record" state={status} />,
    },
  ]
}

/** The records that the specialist wrote, five a page. */
export default function RecordListScreen() {
  const { t } = useTranslation('records')
  const { t: shell } = useTranslation()
  const [filters, change] = useFilters(filtersIn)
  const { page, search, from, to } = filters
  const days = { ...(from === '' ? {} : { from }), ...(to === '' ? {} : { to }) }
  const query = useQuery(recordsQuery({ page, search, ...days }))
  const columns = useColumns()
  const none = search + from + to === '' ? 'none' : 'noneFound'
  const filter = (name: 'search' | 'from' | 'to', type: 'search' | 'date') => (
    <TextInput
      type={type}
      label={t(`list.${name}`)}
      value={filters[name]}
      onChange={(event) => change({ [name]: event.currentTarget.value || undefined, page: undefined })}
    />
  )
  return (
    <>
      <PageHeader title={shell('titles.record-list')} subtitle={t('list.subtitle')} />
      <div className={classes.section}>
        <div className={classes.filters}>
          {filter('search', 'search')}
          {filter('from', 'date')}
          {filter('to', 'date')}
        </div>
        {query.isError ? (
          <RecordsProblem error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <DataTable
            caption={t('list.caption')}
            query={query}
            columns={columns}
            rowKey={({ id }) => id}
            empty={
              <EmptyState picture="records" title={t(`list.${none}`)} detail={t(`list.${none}Detail`)} />
            }
            onPage={(next) => change({ page: next })}
          />
        )}
      </div>
    </>
  )
}
