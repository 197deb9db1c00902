import { setImmediate as turn } from 'node:timers/promises'
import { delimiters } from '@emma/contracts/patients/imports'
import { importLimits } from '@emma/domain/patient-import'
import { CsvError, type Info, type Parser, parse } from 'csv-parse'
import { invalidField } from '../../../http/app-error.ts'

export type Delimiter = (typeof delimiters)[number]

export interface CsvRow {
  /** Line in the file, from 1, where the row begins. */
  readonly line: number
  readonly cells: readonly string[]
}

const signs: Readonly<Record<Delimiter, string>> = { semicolon: ';', comma: ',', tab: '\t' }

/** Zip (xlsx, ods) and the older container (xls). */
const isSpreadsheet = (content: Buffer): boolean =>
  content.subarray(0, 2).toString('latin1') === 'PK' || content.readUInt32BE(0) === 0xd0cf11e0

/** UTF-16 by its byte order mark, else by its first character, which in a list is a letter of two bytes. */
const utf16Of = (content: Buffer): 'utf-16le' | 'utf-16be' | undefined => {
  const first = content.subarray(0, 2).toString('hex')
  if (first === 'fffe' || /^(?!00)..00$/.test(first)) return 'utf-16le'
  return first === 'feff' || /^00(?!00)..$/.test(first) ? 'utf-16be' : undefined
}

/** UTF-16 if it looks so, else UTF-8, else Windows-1252. */
const decode = (content: Buffer): string => {
  const utf16 = utf16Of(content)
  if (utf16) return new TextDecoder(utf16).decode(content)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return new TextDecoder('windows-1252').decode(content)
  }
}

/** A file's text, with one kind of line break, of which the parser counts each once. @throws AppError `validation_failed` */
export const textOf = (content: Buffer | undefined): string => {
  if (content === undefined) throw invalidField('file', 'csv_file_missing')
  if (content.length >= 4 && isSpreadsheet(content)) throw invalidField('file', 'csv_spreadsheet')
  const text = decode(content)
  if (text.includes('\u0000')) throw invalidField('file', 'csv_unreadable', { line: 1 })
  return text.replace(/\r\n?/g, '\n')
}

/** What Excel reads, and some systems write, above the header: `sep=;`. */
const announced = /^sep=([;,\t])\n/i

/** The separator that the file announces, else the most frequent one of the first line that has any, outside quotes. */
export const guessDelimiter = (text: string): Delimiter => {
  const sign = announced.exec(text)?.[1]
  const named = delimiters.find((each) => signs[each] === sign)
  if (named) return named
  const lines = text
    .trimStart()
    .slice(0, 10_000)
    .replace(/"[^"]*"/g, '')
    .split('\n')
  // A title above the header has none.
  const first = lines.slice(0, -1).find((line) => /[;,\t]/.test(line)) ?? lines[0] ?? ''
  const times = (sign: string): number => first.split(sign).length - 1
  const [best = 'semicolon'] = (['semicolon', 'comma', 'tab'] as const).toSorted(
    (one, other) => times(signs[other]) - times(signs[one]),
  )
  return best
}

const CHUNK = 64 * 1024
/** A longer row has quotes that do not close. */
const LONGEST_ROW = 64 * 1024

/** Yields to other calls between two parts of the text. Parts are of bytes: a character may be two units of text. */
const feed = async (parser: Parser, text: string): Promise<void> => {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length && !parser.destroyed; at += CHUNK) {
    parser.write(bytes.subarray(at, at + CHUNK))
    await turn()
  }
  parser.end()
}

const refusalOf = (error: unknown, line: number): unknown => {
  if (!(error instanceof CsvError)) return error
  const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE'
  return invalidField('file', isOpen ? 'csv_quote_open' : 'csv_unreadable', { line })
}

const breaksIn = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + (cell.match(/\n/g)?.length ?? 0), 0)

/**
 * The non-empty rows of a CSV, with the lines where they begin.
 * @throws AppError `validation_failed` with the line that can't be parsed
 */
export const readCsv = async (text: string, delimiter: Delimiter): Promise<readonly CsvRow[]> => {
  const rows: CsvRow[] = []
  let ended = 0
  const parser = parse({
    delimiter: signs[delimiter],
    from_line: announced.test(text) ? 2 : 1,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: LONGEST_ROW,
    info: true,
  })
  const fed = feed(parser, text)
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
      rows.push({ line: info.lines - breaksIn(record), cells: record })
      ended = info.lines
      // One more than allowed, for the header.
      if (rows.length > importLimits.rows + 1)
        throw invalidField('file', 'csv_rows', { most: importLimits.rows })
    }
  } catch (error) {
    throw refusalOf(error, ended + 1)
  } finally {
    await fed
  }
  return rows
}
