import { Readable } from 'node:stream'
import { BYTE_ORDER_MARK, csvLine } from '@emma/domain/csv'
import type { FileAnswer } from '../http/mount.ts'

interface CsvFile {
  readonly name: string
  readonly columns: readonly string[]
  /** Cells that are ready to be written: what a person typed went through `csvText`. */
  readonly rows: AsyncGenerator<readonly string[]>
}

async function* linesOf(
  { columns, rows }: CsvFile,
  first: IteratorResult<readonly string[], unknown>,
): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${csvLine(columns)}`
  if (first.done) return
  yield csvLine(first.value)
  for await (const cells of rows) yield csvLine(cells)
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
