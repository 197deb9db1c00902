import type { ResponseOf } from '@emma/contracts/kit'
import type { listFaultyRows, RowFault } from '@emma/contracts/patients/imports'
import { BYTE_ORDER_MARK, csvLine, csvText } from '@emma/domain/csv'

type Faulty = ResponseOf<typeof listFaultyRows>

/** Rows as in the file, with their line number before and the reason after: no cell is executed as a formula. */
export const faultsCsv = (
  headers: Faulty['headers'],
  rows: Faulty['data'],
  names: { readonly line: string; readonly reason: string },
  reasonsOf: (reasons: readonly RowFault[]) => string,
): string => {
  const first = [names.line, ...headers.map((header) => header ?? ''), names.reason]
  const lines = rows.map(({ line, cells, reasons }) => [
    String(line),
    ...headers.map((_, at) => cells[at] ?? ''),
    reasonsOf(reasons),
  ])
  return BYTE_ORDER_MARK + [first, ...lines].map((cells) => csvLine(cells.map(csvText))).join('')
}
