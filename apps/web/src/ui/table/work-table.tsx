import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect } from 'react'
import type { ListPlace } from '../../lib/filters/use-list-place.ts'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { QueryView } from '../feedback/query-view.tsx'
import type { Column, TablePage } from './column.ts'
import { PickedBar, TableBar } from './table-bar.tsx'
import { TableBones } from './table-bones.tsx'
import type { TableFile } from './table-file.ts'
import { TableRows } from './table-rows.tsx'
import { usePicked } from './use-picked.ts'
import classes from './work-table.module.css'

/** Many lists fit on the first page. */
const TableFooter = lazyPart(() => import('./table-footer.tsx'))

interface Props<T> {
  /** The table's content, for screen readers. */
  readonly caption: string
  readonly query: UseQueryResult<TablePage<T>>
  /** The first one names the row, and opens it (`RowLink`). */
  readonly columns: readonly Column<T>[]
  readonly rowKey: (row: T) => string
  readonly empty: ReactNode
  /** `useListPlace`: page, page size and order are in the address. */
  readonly place: ListPlace
  /** At the end of a row: its one pending action, the rest in an `OverflowMenu`. */
  readonly actions?: (row: T) => ReactNode
  /** Actions on several rows at once: makes them selectable. */
  readonly bulk?: (rows: readonly T[], onDone: () => void) => ReactNode
  /** The whole filtered list as a spreadsheet. */
  readonly file?: TableFile<T>
}

/** A page that no longer exists, after rows were removed or in an old address, leads to the last one. */
const useLastPage = (page: TablePage<unknown> | undefined, onPage: (page: number) => void) => {
  const last = page && page.data.length === 0 ? Math.ceil(page.meta.total / page.meta.pageSize) : 0
  useEffect(() => {
    if (last > 0) onPage(last)
  }, [last, onPage])
}

/**
 * A list paged and sorted by the server, for daily work: dense rows that open as a whole, and two lines per row on
 * phones.
 */
export const WorkTable = <T,>({ query, empty, place, file, bulk, ...table }: Props<T>) => {
  const chosen = usePicked(query.data?.data ?? [], table.rowKey)
  const picked = bulk && chosen
  useLastPage(query.data, place.onPage)
  return (
    <QueryView
      query={query}
      skeleton={<TableBones rows={Math.min(place.pageSize, 10)} />}
      empty={empty}
      isEmpty={({ meta }) => meta.total === 0}
    >
      {({ data, meta }) => (
        <section aria-busy={query.isFetching} data-former={query.isPlaceholderData} className={classes.list}>
          <TableBar total={meta.total} columns={table.columns} place={place} file={file}>
            {picked && picked.rows.length > 0 && (
              <PickedBar count={picked.rows.length} onClear={picked.clear}>
                {bulk(picked.rows, picked.clear)}
              </PickedBar>
            )}
          </TableBar>
          <TableRows rows={data} place={place} picked={picked} {...table} />
          {meta.total > Math.min(...place.sizes) && (
            <footer className={classes.footer}>
              <Suspense fallback={null}>
                <TableFooter meta={meta} place={place} />
              </Suspense>
            </footer>
          )}
        </section>
      )}
    </QueryView>
  )
}
