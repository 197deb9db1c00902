import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Load, Outcome } from './load.ts'
import type { Kind } from './tally.ts'

const page = fileURLToPath(new URL('../../../../docs/reliability.md', import.meta.url))
const columns = [
  'fault',
  'acknowledged',
  'lost',
  'doubled',
  'told to come again',
  'not answered',
  'no booking, s',
  'no message, s',
  'no signal of a call, s',
] as const

const secondsOf = (ms: number): string => (ms / 1000).toFixed(1)

const isRow = (line: string): boolean => line.startsWith('|')
const cellsOf = (line: string): readonly string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** Markdown with aligned columns. */
const drawn = (rows: readonly (readonly string[])[]): string => {
  const widths = columns.map((_, at) => Math.max(3, ...rows.map((row) => (row[at] ?? '').length)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  const [head = [], ...others] = rows
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...others.map(line)].join('\n')
}

/** Writes the outcome of a fault into its row of the table in docs/reliability.md. */
export const report = async (
  fault: string,
  { tally }: Load,
  { acknowledged, lost, doubled }: Outcome,
  since: number,
): Promise<void> => {
  const { unanswered, refused } = tally.counts()
  const pause = (kind: Kind) => secondsOf(tally.longestPause(kind, since))
  const counts = [acknowledged, lost.length, doubled.length, refused, unanswered.length].map(String)
  const row = [fault, ...counts, pause('booking'), pause('message'), pause('signal')]
  const lines = (await readFile(page, 'utf8')).split('\n')
  const first = lines.findIndex(isRow)
  const old = lines.filter(isRow).slice(2).map(cellsOf)
  const rows = old.some(([name]) => name === fault)
    ? old.map((each) => (each[0] === fault ? row : each))
    : [...old, row]
  const around = lines.filter((line) => !isRow(line))
  around.splice(first, 0, drawn([columns, ...rows]))
  await writeFile(page, around.join('\n'))
}
