import type { LoggedError } from '@emma/contracts/error-log'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { idIn, type Search } from '../../lib/filters/filters.ts'
import { useFilters } from '../../lib/filters/use-filters.ts'
import { formatDate, formatHour } from '../../lib/i18n/format.ts'
import { formatNumber } from '../../lib/i18n/format-names.ts'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { EmptyState } from '../../ui/feedback/state-block.tsx'
import layout from '../../ui/layout/layout.module.css'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { StatusBadge } from '../../ui/status/status-badge.tsx'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { ErrorFilters, errorFilters } from './error-filters.tsx'
import classes from './error-log.module.css'
import { errorListQuery } from './error-log.queries.ts'

const ErrorDialog = lazyPart(() => import('./error-dialog.tsx'))

/** Short enough for a column; the whole of it is in the error itself. */
const seenAt = (instant: string) => `${formatDate(instant)}, ${formatHour(instant)}`

const filters = (search: Search) => ({ ...errorFilters(search), id: idIn(search.id) })

const Said = ({ error: { kind, name, message, route, branch } }: { error: LoggedError }) => {
  const { t } = useTranslation('errorLog')
  return (
    <span className={classes.said}>
      <strong>
        {name}: {message}
      </strong>
      <small>
        {t(`kind.${kind}`)} · {route} · {branch}
      </small>
    </span>
  )
}

const useColumns = (onOpen: (id: string) => void): readonly Column<LoggedError>[] => {
  const { t } = useTranslation('errorLog')
  return [
    { key: 'error', header: t('columns.error'), cell: (error) => <Said error={error} /> },
    {
      key: 'status',
      header: t('columns.status'),
      cell: ({ status }) => <StatusBadge of="error" state={status} />,
    },
    { key: 'http', header: t('columns.http'), cell: ({ httpStatusCode }) => httpStatusCode ?? '—' },
    {
      key: 'count',
      header: t('columns.count'),
      numeric: true,
      cell: ({ count }) => formatNumber(count),
    },
    { key: 'first', header: t('columns.first'), cell: ({ first_seen }) => seenAt(first_seen) },
    { key: 'last', header: t('columns.last'), cell: ({ last_seen }) => seenAt(last_seen) },
    {
      key: 'action',
      header: t('columns.action'),
      cell: ({ id, message }) => (
        <Button
          size="xs"
          variant="default"
          aria-label={t('openLabel', { message })}
          onClick={() => onOpen(id)}
        >
          {t('open')}
        </Button>
      ),
    },
  ]
}

/** What broke, the latest first; what is opened stands in the address too, so that it can be sent to somebody. */
export default function ErrorLogScreen() {
  const { t } = useTranslation('errorLog')
  const [{ id, ...filter }, change] = useFilters(filters)
  const { page, branch, status, httpStatusCode } = filter
  const query = useQuery(
    errorListQuery({
      page,
      ...(branch && { branch }),
      ...(status && { status }),
      ...(httpStatusCode && { httpStatusCode }),
    }),
  )
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <div className={layout.list}>
        <ErrorFilters filter={filter} onChange={(changes) => change({ ...changes, page: undefined })} />
        <DataTable
          caption={t('caption')}
          query={query}
          columns={useColumns((opened) => change({ id: opened }))}
          rowKey={(error) => error.id}
          empty={<EmptyState picture="done" title={t('empty')} detail={t('emptyDetail')} />}
          onPage={(next) => change({ page: next })}
        />
      </div>
      <Suspense fallback={null}>
        {id && <ErrorDialog key={id} id={id} onClose={() => change({ id: undefined })} />}
      </Suspense>
    </>
  )
}
