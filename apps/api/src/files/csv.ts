import { Readable } from 'node:stream'
import type { FileAnswer } from '../http/mount.ts'

/** Spreadsheets take the file for UTF-8 by it. */
const BYTE_ORDER_MARK = '\uFEFF'

/** A text that begins like a formula would be run as one by a spreadsheet (OWASP, CSV injection). */
export const csvText = (value: string): string => {
  const harmless = /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value
  // A comma too: where lists are separated by it, what follows would be a cell of its own.
  return /[;,"\t\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

interface CsvFile {
  readonly name: string
  readonly columns: readonly string[]
  /** Cells that are ready to be written: what a person typed went through `csvText`. */
  readonly rows: AsyncGenerator<readonly string[]>
}

const lineOf = (cells: readonly string[]): string => `${cells.join(';')}\r\n`

async function* linesOf(
  { columns, rows }: CsvFile,
  first: IteratorResult<readonly string[], unknown>,
): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${lineOf(columns)}`
  if (first.done) return
  yield lineOf(first.value)
  for await (const cells of rows) yield lineOf(cells)
}

/**
 * A file for a spreadsheet, written while it is read: it is never whole in memory. Its first row is read before it is
 * answered, so that a server that has no room for it can say so.
 */
export const csvFile = async (file: CsvFile): Promise<FileAnswer> => ({
  content: Readable.from(linesOf(file, await file.rows.next())),
  type: 'text/csv; charset=utf-8',
  name: file.name,
})
