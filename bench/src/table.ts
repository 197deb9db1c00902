import type { Row } from './row.ts'

const heads = [
  'work',
  'goal',
  'a second',
  'p50 ms',
  'p99 ms',
  'CPU ms',
  'server + database',
  'floor',
  'ratio',
  'goal by ratio',
  'met',
]

const figure = (value: number | undefined, digits: number): string =>
  value === undefined ? '' : value.toFixed(digits)

const cellsOf = (row: Row): string[] => {
  const { cpu, cpuServer, cpuDatabase, floor } = row
  return [
    row.work,
    row.goal,
    figure(row.perSecond, 0),
    figure(row.p50, 0),
    figure(row.p99, 0),
    cpu === undefined ? (row.result ?? '') : figure(cpu, 3),
    cpuServer === undefined ? '' : `${figure(cpuServer, 3)} + ${figure(cpuDatabase, 3)}`,
    floor ? `${figure(floor.cpu, 3)} (${floor.what}, ${figure(floor.perSecond, 0)}/s)` : '',
    floor && cpu !== undefined ? `${figure(cpu / floor.cpu, 2)} ×` : '',
    row.goalRatio === undefined ? '' : `≤ ${figure(row.goalRatio, 1)} ×`,
    `${row.isMet ? 'yes' : '**no**'}${row.note === undefined ? '' : `: ${row.note}`}`,
  ]
}

/** Rows as an aligned Markdown table, readable in a terminal too. */
export const tableOf = (rows: readonly Row[]): string => {
  const cells = [heads, ...rows.map(cellsOf)]
  const widths = heads.map((_, at) => Math.max(3, ...cells.map((line) => (line[at] ?? '').length)))
  const lineOf = (line: readonly string[]) =>
    `| ${line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = cells
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [lineOf(head), rule, ...body.map(lineOf)].join('\n')
}
