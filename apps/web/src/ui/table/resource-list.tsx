import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ListPlace } from '../../lib/filters/use-list-place.ts'
import { EmptyState } from '../feedback/state-block.tsx'
import classes from '../layout/layout.module.css'
import { PageHeader } from '../layout/page-header.tsx'
import type { Column, TablePage } from './column.ts'
import type { PagedFile } from './table-file.ts'
import { WorkTable } from './work-table.tsx'

interface Props<T> {
  readonly title: string
  readonly subtitle: string
  readonly actions?: ReactNode
  /** The table's content, for screen readers. */
  readonly caption: string
  readonly query: UseQueryResult<TablePage<T>>
  readonly columns: readonly Column<T>[]
  readonly place: ListPlace
  /** A page of the same query, for the spreadsheet. */
  readonly load: PagedFile<T>['load']
  readonly rowActions?: (row: T) => ReactNode
  /** Shown instead of the table when nothing matches. */
  readonly empty: { readonly title: string; readonly detail: string }
  /** The search and filters above the table. */
  readonly children: ReactNode
}

/** A screen that lists one kind of item: header, search and filters, and a paged table with its states. */
export const ResourceList = <T extends { readonly id: string }>(props: Props<T>) => {
  const { title, subtitle, actions, rowActions, load, empty, children, ...table } = props
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} actions={actions} />
      <div className={classes.list}>
        {children}
        <WorkTable
          {...table}
          file={{ name: title, load }}
          {...(rowActions && { actions: rowActions })}
          rowKey={({ id }) => id}
          empty={<EmptyState {...empty} />}
        />
      </div>
    </>
  )
}
