import { type MedicalRecord, recordSorts } from '@emma/contracts/records'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../../../lib/api/query-client.ts'
import { dateIn, matching, oneOf, pageIn, type Search, textIn } from '../../../lib/filters/filters.ts'
import { useFilters } from '../../../lib/filters/use-filters.ts'
import { useListPlace } from '../../../lib/filters/use-list-place.ts'
import { formatDate } from '../../../lib/i18n/format.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { StatusBadge, useStateWord } from '../../../ui/status/status-badge.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { RowLink, RowTitle } from '../../../ui/table/row-open.tsx'
import { WorkTable } from '../../../ui/table/work-table.tsx'
import classes from '../records.module.css'
import { recordsQuery } from '../records.queries.ts'
import { RecordsProblem } from '../records-problem.tsx'

const filtersIn = ({ page, search, status, cid, from, to }: Search) => ({
  status: oneOf(status, ['draft', 'signed']),
  page: pageIn(page),
  search: textIn(search) ?? '',
  cid: matching(cid, /^[A-Z]\d{2}(\.\d{1,2})?$/) ?? '',
  from: dateIn(from) ?? '',
  to: dateIn(to) ?? '',
})

const RecordFilters = lazyPart(() => import('./record-filters.tsx'))

const nameOf = ({ dependent, customer_name }: MedicalRecord): string => dependent?.name ?? customer_name

const diagnosisOf = ({ cid_code, diagnosis }: MedicalRecord): string =>
  [cid_code, diagnosis].filter((part) => part !== '').join(' ') || '–'

const useColumns = (): readonly Column<MedicalRecord>[] => {
  const { t } = useTranslation('records')
  const word = useStateWord()
  return [
    {
      key: 'patient',
      header: t('list.patient'),
      text: nameOf,
      cell: (record) => (
        <RowTitle>
          <RowLink to="/specialist/record/view/$id" params={{ id: record.id }}>
            {nameOf(record)}
          </RowLink>
        </RowTitle>
      ),
    },
    {
      key: 'date',
      header: t('list.date'),
      text: ({ created_at }) => formatDate(created_at),
      sort: 'created_at',
    },
    { key: 'diagnosis', header: t('list.diagnosis'), text: diagnosisOf },
    {
      key: 'below',
      header: t('list.date'),
      text: (record) => `${formatDate(record.created_at)} · ${diagnosisOf(record)}`,
      only: 'phone',
      phone: 'below',
    },
    {
      key: 'status',
      header: t('list.status'),
      text: ({ status }) => word('record', status),
      cell: ({ status }) => <StatusBadge of="record" state={status} />,
      phone: 'end',
    },
  ]
}

/** The specialist's own records, five per page. */
export default function RecordListScreen() {
  const { t } = useTranslation('records')
  const { t: shell } = useTranslation()
  const [filters, change] = useFilters(filtersIn)
  const { search, status, cid, from, to } = filters
  const { asked, place } = useListPlace({ list: 'records', size: 5, sorts: recordSorts })
  const days = { ...(from === '' ? {} : { from }), ...(to === '' ? {} : { to }) }
  const narrow = { ...(status && { status }), ...(cid && { cid_code: cid }), ...days }
  const list = (at: typeof asked) => recordsQuery({ ...at, search, ...narrow })
  const query = useQuery(list(asked))
  const columns = useColumns()
  const none = search + cid + from + to === '' && !status ? 'none' : 'noneFound'
  return (
    <>
      <PageHeader title={shell('titles.record-list')} subtitle={t('list.subtitle')} />
      <div className={classes.section}>
        <div className={classes.above}>
          <Suspense fallback={null}>
            <RecordFilters filter={filters} onChange={(changes) => change({ ...changes, page: undefined })} />
          </Suspense>
        </div>
        {query.isError ? (
          <RecordsProblem error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <WorkTable
            caption={t('list.caption')}
            query={query}
            columns={columns}
            rowKey={({ id }) => id}
            empty={
              <EmptyState picture="records" title={t(`list.${none}`)} detail={t(`list.${none}Detail`)} />
            }
            place={place}
            file={{
              name: shell('titles.record-list'),
              load: (at) => queryClient.fetchQuery(list({ ...asked, ...at })),
            }}
          />
        )}
      </div>
    </>
  )
}
