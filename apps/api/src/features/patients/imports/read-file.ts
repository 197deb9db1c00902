import { setImmediate as turn } from 'node:timers/promises'
import type { BodyOf } from '@emma/contracts/kit'
import type { previewImport } from '@emma/contracts/patients/imports'
import {
  type ColumnField,
  type Columns,
  guessColumns,
  type ImportedPerson,
  importLimits,
  isHeader,
  type RowFaultCode,
  readRow,
  titleLines,
} from '@emma/domain/patient-import'
import { invalidField } from '../../../http/app-error.ts'
import type { UploadedFile } from '../../../http/multipart.ts'
import { type CsvRow, type Delimiter, guessDelimiter, readCsv, textOf } from './read-csv.ts'

export type FileRow = CsvRow &
  ({ readonly person: ImportedPerson } | { readonly faults: readonly RowFaultCode[] })

export interface PatientFile {
  readonly delimiter: Delimiter
  /** Null for a file without headers. */
  readonly headers: readonly (string | null)[]
  readonly columns: Columns
  readonly rows: readonly FileRow[]
}

interface Asked {
  readonly file: UploadedFile | undefined
  readonly reading: BodyOf<typeof previewImport>
  /** `YYYY-MM-DD`, in the specialist's zone. */
  readonly today: string
}

const columnsOf = (asked: readonly (ColumnField | null)[], width: number): Columns => {
  const fields = asked.filter((field) => field !== null && field !== 'phone')
  if (new Set(fields).size < fields.length) throw invalidField('columns', 'column_repeated')
  return Array.from({ length: width }, (_, at) => asked[at] ?? null)
}

const TURN = 250
/** Rows are read in batches, so that other calls run in between. */
const readRows = async (rows: readonly CsvRow[], columns: Columns, today: string): Promise<FileRow[]> => {
  const read: FileRow[] = []
  for (const row of rows) {
    read.push({ ...row, ...readRow(row.cells, columns, today) })
    if (read.length % TURN === 0) await turn()
  }
  return read
}

/** Parses a file of patients as requested, or by its first line. @throws AppError `validation_failed` */
export const readFile = async ({ file, reading, today }: Asked): Promise<PatientFile> => {
  const text = textOf(file?.content)
  const delimiter = reading.delimiter ?? guessDelimiter(text)
  const lines = await readCsv(text, delimiter)
  const all = lines.slice(titleLines(lines.map(({ cells }) => cells)))
  const first = all[0]?.cells ?? []
  const hasHeader = isHeader(first)
  const rows = hasHeader ? all.slice(1) : all
  if (rows.length === 0) throw invalidField('file', 'csv_empty')
  if (rows.length > importLimits.rows) throw invalidField('file', 'csv_rows', { most: importLimits.rows })
  const width = all.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  const names = Array.from({ length: width }, (_, at) => (hasHeader ? (first[at]?.trim() ?? '') : null))
  const guessed = guessColumns(names.map((name) => name ?? ''))
  const columns = reading.columns === undefined ? guessed : columnsOf(reading.columns, width)
  return { delimiter, headers: names, columns, rows: await readRows(rows, columns, today) }
}
