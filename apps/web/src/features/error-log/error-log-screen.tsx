import { errorSorts, type LoggedError } from '@emma/contracts/error-log'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../../lib/api/query-client.ts'
import { idIn, type Search } from '../../lib/filters/filters.ts'
import { useFilters } from '../../lib/filters/use-filters.ts'
import { useListPlace } from '../../lib/filters/use-list-place.ts'
import { formatDate, formatHour } from '../../lib/i18n/format.ts'
import { formatNumber } from '../../lib/i18n/format-names.ts'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { EmptyState } from '../../ui/feedback/state-block.tsx'
import layout from '../../ui/layout/layout.module.css'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { StatusBadge, useStateWord } from '../../ui/status/status-badge.tsx'
import type { Column } from '../../ui/table/column.ts'
import { RowButton, RowTitle } from '../../ui/table/row-open.tsx'
import { WorkTable } from '../../ui/table/work-table.tsx'
import { ErrorFilters, errorFilters } from './error-filters.tsx'
import { errorListQuery } from './error-log.queries.ts'
import { MoveErrors } from './move-errors.tsx'

const ErrorDialog = lazyPart(() => import('./error-dialog.tsx'))

/** Short enough for a column; the error's details have the full time. */
const seenAt = (instant: string) => `${formatDate(instant)}, ${formatHour(instant)}`

const filters = (search: Search) => ({ ...errorFilters(search), id: idIn(search.id) })

const useColumns = (onOpen: (id: string) => void): readonly Column<LoggedError>[] => {
  const { t } = useTranslation('errorLog')
  const word = useStateWord()
  return [
    {
      key: 'error',
      header: t('columns.error'),
      text: ({ name, message }) => `${name}: ${message}`,
      cell: ({ id, kind, name, message, route, branch }) => (
        <RowTitle note={`${t(`kind.${kind}`)} · ${route} · ${branch}`}>
          <RowButton aria-label={t('openLabel', { message })} onClick={() => onOpen(id)}>
            {name}: {message}
          </RowButton>
        </RowTitle>
      ),
    },
    { key: 'kind', header: t('columns.kind'), text: ({ kind }) => t(`kind.${kind}`), only: 'file' },
    { key: 'route', header: t('columns.route'), text: ({ route }) => route, only: 'file' },
    { key: 'branch', header: t('branch'), text: ({ branch }) => branch, only: 'file' },
    {
      key: 'status',
      header: t('columns.status'),
      text: ({ status }) => word('error', status),
      cell: ({ status }) => <StatusBadge of="error" state={status} />,
      phone: 'end',
    },
    {
      key: 'http',
      header: t('columns.http'),
      text: ({ httpStatusCode }) => String(httpStatusCode ?? '—'),
      only: 'wide',
    },
    {
      key: 'count',
      header: t('columns.count'),
      numeric: true,
      text: ({ count }) => formatNumber(count),
      sort: 'count',
      csv: ({ count }) => String(count),
    },
    {
      key: 'first',
      header: t('columns.first'),
      text: ({ first_seen }) => seenAt(first_seen),
      sort: 'first_seen',
      only: 'wide',
    },
    { key: 'last', header: t('columns.last'), text: ({ last_seen }) => seenAt(last_seen), sort: 'last_seen' },
  ]
}

/** Errors, latest first; the open one is in the address, so that it can be shared. */
export default function ErrorLogScreen() {
  const { t } = useTranslation('errorLog')
  const [{ id, ...filter }, change] = useFilters(filters)
  const { branch, status, httpStatusCode } = filter
  const { asked, place } = useListPlace({ list: 'errors', sorts: errorSorts })
  const list = (at: typeof asked) =>
    errorListQuery({
      ...at,
      ...(branch && { branch }),
      ...(status && { status }),
      ...(httpStatusCode && { httpStatusCode }),
    })
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <div className={layout.list}>
        <ErrorFilters filter={filter} onChange={(changes) => change({ ...changes, page: undefined })} />
        <WorkTable
          caption={t('caption')}
          query={useQuery(list(asked))}
          columns={useColumns((opened) => change({ id: opened }))}
          rowKey={(error) => error.id}
          empty={<EmptyState picture="done" title={t('empty')} detail={t('emptyDetail')} />}
          place={place}
          bulk={(errors, onDone) => <MoveErrors errors={errors} onDone={onDone} />}
          file={{ name: t('title'), load: (at) => queryClient.fetchQuery(list({ ...asked, ...at })) }}
        />
      </div>
      <Suspense fallback={null}>
        {id && <ErrorDialog key={id} id={id} onClose={() => change({ id: undefined })} />}
      </Suspense>
    </>
  )
}
