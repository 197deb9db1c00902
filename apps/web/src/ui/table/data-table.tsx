// biome-ignore-all lint/a11y/noRedundantRoles: as cards on phones (display: grid) browsers forget that it is a table

import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadingLines } from '../feedback/loading-lines.tsx'
import { QueryView } from '../feedback/query-view.tsx'
import layout from '../layout/layout.module.css'
import classes from './data-table.module.css'
import { Pages } from './pages.tsx'

export interface Column<T> {
  readonly key: string
  readonly header: string
  readonly cell: (row: T) => ReactNode
  /** Aligned at the end, in digits that line up. */
  readonly numeric?: boolean
}

export interface TablePage<T> {
  readonly data: readonly T[]
  readonly meta: { readonly page: number; readonly pageSize: number; readonly total: number }
}

interface Props<T> {
  /** What the table lists, for screen readers. */
  readonly caption: string
  readonly query: UseQueryResult<TablePage<T>>
  readonly columns: readonly Column<T>[]
  readonly rowKey: (row: T) => string
  readonly empty: ReactNode
  /** Filters live in the address (`useFilters`): the page too. */
  readonly onPage: (page: number) => void
}

const Rows = <T,>({
  caption,
  columns,
  rowKey,
  rows,
}: Omit<Props<T>, 'query' | 'empty' | 'onPage'> & { rows: readonly T[] }) => (
  <table className={classes.table} role="table">
    <caption className={layout.hidden}>{caption}</caption>
    <thead role="rowgroup">
      <tr role="row">
        {columns.map(({ key, header, numeric }) => (
          <th key={key} scope="col" role="columnheader" data-numeric={numeric}>
            {header}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {rows.map((row) => (
        <tr key={rowKey(row)} role="row">
          {columns.map(({ key, header, numeric, cell }) => (
            <td key={key} role="cell" data-label={header} data-numeric={numeric}>
              {cell(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

/** A list that the server pages: a table on wide screens, cards on phones. */
export const DataTable = <T,>({ query, empty, onPage, ...table }: Props<T>) => {
  const { t } = useTranslation()
  return (
    <QueryView
      query={query}
      skeleton={<LoadingLines shape="table" count={6} />}
      empty={empty}
      isEmpty={({ meta }) => meta.total === 0}
    >
      {({ data, meta }) => (
        <section aria-busy={query.isFetching} className={classes.list}>
          <Rows rows={data} {...table} />
          <footer className={classes.footer}>
            <span>{t('table.total', { count: meta.total })}</span>
            <Pages meta={meta} onPage={onPage} />
          </footer>
        </section>
      )}
    </QueryView>
  )
}
