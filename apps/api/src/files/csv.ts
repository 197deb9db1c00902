import { Readable } from 'node:stream'
import { BYTE_ORDER_MARK, csvLine } from '@emma/domain/csv'
import type { FileAnswer } from '../http/send-answer.ts'

interface CsvFile {
  readonly name: string
  readonly columns: readonly string[]
  /** Escaped cells: typed text went through `csvText`. */
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
 * A spreadsheet file, streamed: it is never in memory as a whole. Its first row is read before the answer begins, so
 * that a busy server can refuse.
 */
export const csvFile = async (file: CsvFile): Promise<FileAnswer> => ({
  content: Readable.from(linesOf(file, await file.rows.next())),
  type: 'text/csv; charset=utf-8',
  name: file.name,
})
