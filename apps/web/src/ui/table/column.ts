import type { ReactNode } from 'react'

export interface Column<T> {
  readonly key: string
  readonly header: string
  /** As text: for spreadsheets, and on screen if there is no `cell`. */
  readonly text: (row: T) => string
  readonly cell?: (row: T) => ReactNode
  /** Value in the spreadsheet instead of `text`: money without its sign. */
  readonly csv?: (row: T) => string
  /** Aligned at the end, with tabular digits. */
  readonly numeric?: boolean
  /** Its name in the server's `sort`: its header sorts. */
  readonly sort?: string
  /** Its place in the two lines of a phone's row; the first column is at the start. Others are hidden there. */
  readonly phone?: 'start' | 'end' | 'below'
  /** Shown on desktops alone, on phones alone, or only in the spreadsheet. */
  readonly only?: 'wide' | 'phone' | 'file'
}

export interface TablePage<T> {
  readonly data: readonly T[]
  readonly meta: { readonly page: number; readonly pageSize: number; readonly total: number }
}
