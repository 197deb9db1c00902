import type { previewImport as endpoint, ImportPreview } from '@emma/contracts/patients/imports'
import type { UseCase } from '../../../http/mount.ts'
import { loadFile } from './load-file.ts'
import type { PatientFile } from './read-file.ts'
import { type FaultyRow, type GoodRow, sortRows } from './sort-rows.ts'

const FEW = 10
const MOST_FAULTS = 100
const SAMPLES = 3
/** Samples help to recognize a column. */
const SAMPLE_LENGTH = 60

const samplesOf = (rows: PatientFile['rows'], at: number): string[] => {
  const samples: string[] = []
  for (const { cells } of rows) {
    const cell = (cells[at] ?? '').trim()
    if (cell !== '') samples.push(cell.slice(0, SAMPLE_LENGTH))
    if (samples.length === SAMPLES) break
  }
  return samples
}

const toColumns = ({ headers, columns, rows }: PatientFile): ImportPreview['columns'] =>
  headers.map((header, at) => ({
    header,
    samples: samplesOf(rows, at),
    field: columns[at] ?? null,
  }))

const toSample = ({ line, person, knownAs }: GoodRow): ImportPreview['sample'][number] => {
  const { note: _, tags, ...rest } = person
  return { line, ...rest, tags: [...tags], known_as: knownAs }
}

const toFault =
  ({ columns }: PatientFile) =>
  ({ line, cells, reasons }: FaultyRow): ImportPreview['faults'][number] => ({
    line,
    name: (cells[columns.indexOf('name')] ?? '').trim(),
    reasons: [...reasons],
  })

/** The result that an import of the file would have for each row. Stores nothing. */
export const previewImport: UseCase<typeof endpoint> = async (deps, call) => {
  const file = await loadFile(deps, call)
  const { good, faulty } = await sortRows(deps, deps.db, call.actor.specialistId, file.rows)
  const known = good.filter(({ knownAs }) => knownAs !== null).length
  return {
    delimiter: file.delimiter,
    columns: toColumns(file),
    rows: file.rows.length,
    made: good.length - known,
    known,
    faulty: faulty.length,
    sample: good.slice(0, FEW).map(toSample),
    faults: faulty.slice(0, MOST_FAULTS).map(toFault(file)),
  }
}
