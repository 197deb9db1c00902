import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { CsvError, type Info, parse } from 'csv-parse/sync'

/** A fault in a file and its position: nothing of it was imported. */
export class ImportFault extends Error {
  override readonly name = 'ImportFault'
  readonly file: string
  /** Counted from 1, including the header; 0 for the file itself. */
  readonly line: number
  readonly fault: FaultKind
  readonly value: string

  constructor(
    fault: FaultKind,
    at: { readonly file: string; readonly line?: number; readonly value?: string },
  ) {
    super(`${at.file}:${at.line ?? 0} ${fault} ${at.value ?? ''}`)
    this.fault = fault
    this.file = at.file
    this.line = at.line ?? 0
    this.value = at.value ?? ''
  }
}
export type FaultKind =
  | 'missing_file'
  | 'missing_column'
  | 'open_quote'
  | 'missing_cell'
  | 'bad_code'
  | 'bad_sex'
  | 'empty_text'
  | 'repeated_code'
  | 'no_chapter'
  | 'no_rows'

interface Line {
  readonly line: number
  readonly cells: readonly string[]
}

const options = { delimiter: ';', relax_column_count: true, relax_quotes: true, skip_empty_lines: true }

/** Non-empty lines, each with the number of its last one: a quoted cell may contain line breaks. */
const linesOf = (text: string, file: string): Line[] => {
  const lines: Line[] = []
  const keep = (cells: string[], { lines: line }: Info) => void lines.push({ line, cells })
  try {
    parse(text, { ...options, on_record: keep })
  } catch (error) {
    if (!(error instanceof CsvError) || error.code !== 'CSV_QUOTE_NOT_CLOSED') throw error
    // The quote was opened in the line after the last complete one.
    throw new ImportFault('open_quote', { file, line: (lines.at(-1)?.line ?? 0) + 1 })
  }
  return lines
}

export interface Row<C extends string> {
  readonly line: number
  readonly cells: Readonly<Record<C, string>>
}

const contentOf = async (path: string): Promise<string> => {
  const file = basename(path)
  const bytes = await readFile(path).catch(() => {
    throw new ImportFault('missing_file', { file })
  })
  // Official files are ISO-8859-1, with any line ends; a file saved again as UTF-8 begins with its mark.
  const isUtf8 = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  return new TextDecoder(isUtf8 ? 'utf-8' : 'latin1').decode(bytes)
}

const isWhole = <C extends string>(
  row: Partial<Record<C, string>>,
  columns: readonly C[],
): row is Record<C, string> => columns.every((column) => row[column] !== undefined)

/**
 * The rows of an official file with the wanted columns, in any order and among others.
 * @throws ImportFault
 */
export const readTable = async <const C extends string>(
  path: string,
  columns: readonly C[],
): Promise<readonly Row<C>[]> => {
  const file = basename(path)
  const [header, ...lines] = linesOf(await contentOf(path), file)
  const names = (header?.cells ?? []).map((name) => name.trim().toUpperCase())
  const places = columns.map((column) => {
    const place = names.indexOf(column)
    if (place < 0) throw new ImportFault('missing_column', { file, line: 1, value: column })
    return [column, place] as const
  })
  if (lines.length === 0) throw new ImportFault('no_rows', { file })
  return lines.map(({ line, cells }) => {
    const row: Partial<Record<C, string>> = {}
    for (const [column, place] of places) row[column] = cells[place]?.trim().replace(/\s+/g, ' ')
    if (isWhole(row, columns)) return { line, cells: row }
    const missing = columns.find((column) => row[column] === undefined)
    throw new ImportFault('missing_cell', { file, line, value: missing ?? '' })
  })
}
