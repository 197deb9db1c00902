import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from '../feedback/state-block.tsx'
import classes from '../layout/layout.module.css'
import { PageHeader } from '../layout/page-header.tsx'
import { type Column, DataTable, type TablePage } from './data-table.tsx'

interface Props<T> {
  readonly title: string
  readonly subtitle: string
  readonly actions?: ReactNode
  /** What the table lists, for screen readers. */
  readonly caption: string
  readonly query: UseQueryResult<TablePage<T>>
  readonly columns: readonly Column<T>[]
  /** Shown instead of the table when nothing matches. */
  readonly empty: { readonly title: string; readonly detail: string }
  readonly onPage: (page: number) => void
  /** The search and filters above the table. */
  readonly children: ReactNode
}

/** A screen that lists one kind of thing: header, search and filters, and a paged table with its states. */
export const ResourceList = <T extends { readonly id: string }>(props: Props<T>) => {
  const { title, subtitle, actions, empty, children, ...table } = props
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} actions={actions} />
      <div className={classes.list}>
        {children}
        <DataTable {...table} rowKey={({ id }) => id} empty={<EmptyState {...empty} />} />
      </div>
    </>
  )
}
