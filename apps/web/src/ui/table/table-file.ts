import { BYTE_ORDER_MARK, csvLine, csvText } from '@emma/domain/csv'
import { saveFile } from '../../lib/api/save-file.ts'
import { formatNumber } from '../../lib/i18n/format-names.ts'
import { today } from '../../lib/time/days.ts'
import type { Column, TablePage } from './column.ts'

/** Most rows in a spreadsheet of a list: 50 calls. Larger lists need filters. */
const MOST_ROWS = 5000
const AT_ONCE = 100

export interface PagedFile<T> {
  /** Without its day and ending. */
  readonly name: string
  /** A page of the list with the screen's filters and order. */
  readonly load: (at: { readonly page: number; readonly pageSize: number }) => Promise<TablePage<T>>
}

interface WholeFile {
  readonly name: string
  /** The server writes this one. */
  readonly whole: () => Promise<Blob>
}

export type TableFile<T> = PagedFile<T> | WholeFile

/** Rows in the file and rows in total, formatted for display. */
export interface Cut {
  readonly rows: string
  readonly total: string
}

const pagesOf = async <T>(load: PagedFile<T>['load'], page = 1): Promise<TablePage<T>> => {
  const { data, meta } = await load({ page, pageSize: AT_ONCE })
  const isLast = page * AT_ONCE >= Math.min(meta.total, MOST_ROWS)
  if (isLast || data.length === 0) return { data, meta }
  const rest = await pagesOf(load, page + 1)
  return { data: [...data, ...rest.data], meta }
}

/** Displayed amounts have a no-break space, which spreadsheets do not accept. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

/** The columns as a CSV for Brazilian spreadsheets: `;` between cells, a decimal comma, no formulas, UTF-8. */
export const tableCsv = <T>(columns: readonly Column<T>[], rows: readonly T[]): string => {
  const written = columns.filter(({ only }) => only !== 'phone')
  const lines = rows.map((row) => written.map(({ csv, text }) => csvText(plain((csv ?? text)(row)))))
  return BYTE_ORDER_MARK + [written.map(({ header }) => csvText(header)), ...lines].map(csvLine).join('')
}

/** Downloads the list as a file, and reports what did not fit. */
export const saveTable = async <T>(
  columns: readonly Column<T>[],
  file: TableFile<T>,
): Promise<Cut | undefined> => {
  const name = `${file.name}-${today()}.csv`
  if ('whole' in file) {
    saveFile(await file.whole(), name)
    return undefined
  }
  const { data, meta } = await pagesOf(file.load)
  saveFile(new Blob([tableCsv(columns, data)], { type: 'text/csv;charset=utf-8' }), name)
  return data.length < meta.total
    ? { rows: formatNumber(data.length), total: formatNumber(meta.total) }
    : undefined
}
