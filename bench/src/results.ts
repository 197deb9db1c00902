import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { promisify } from 'node:util'
import type { Row } from './row.ts'
import { tableOf } from './table.ts'

const file = new URL('../RESULTS.md', import.meta.url)
const title = '# What it costs'
const explanation = `Written by \`npm run bench\`. CPU is the milliseconds a request takes of the server's process and the database's together, \
from \`/proc\`: the figure that survives a noisy machine. The floor is the same SQL through bare \`node:http\` and pg, in the same run.`

export interface Section {
  readonly heading: string
  readonly specialists: readonly number[]
  readonly rows: readonly Row[]
  readonly notes: readonly string[]
}

const commit = async (): Promise<string> => {
  const git = (...args: string[]) => promisify(execFile)('git', args).then(({ stdout }) => stdout.trim())
  try {
    const changed = await git('status', '--porcelain', '--', 'apps/api', 'packages', 'bench/src')
    return `${await git('rev-parse', '--short', 'HEAD')}${changed === '' ? '' : ' with changes'}`
  } catch {
    return 'no commit known'
  }
}

const machine = (): string =>
  `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 1024 ** 3)} GB, Node ${process.versions.node}`

const sectionText = async ({ heading, specialists, rows, notes }: Section): Promise<string> => {
  const size = specialists.map((count) => count.toLocaleString('en')).join(', ')
  const facts = [
    `- ${new Date().toISOString().slice(0, 10)}, commit ${await commit()}`,
    `- ${machine()}`,
    `- ${size} specialists, with 100 appointments and 20 records for each`,
    ...notes.map((note) => `- ${note}`),
  ]
  return `## ${heading}\n\n${facts.join('\n')}\n\n${tableOf(rows)}\n`
}

/** Replaces the section with the same heading; the others stay. */
export const writeResults = async (section: Section): Promise<void> => {
  const known = await readFile(file, 'utf8').catch(() => '')
  const others = known.split(/^(?=## )/m).filter((part) => part.startsWith('## '))
  const mine = await sectionText(section)
  const kept = others.filter((part) => !part.startsWith(`## ${section.heading}\n`))
  const parts = [...kept.map((part) => part.trimEnd()), mine.trimEnd()].sort()
  await writeFile(file, `${[title, explanation, ...parts].join('\n\n')}\n`)
}
