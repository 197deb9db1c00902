import { mkdir } from 'node:fs/promises'
import { startEmbeddedPostgres } from '../../apps/api/src/db/embedded/index.ts'
import { freshCopy } from './dataset/bases.ts'
import { growthOf, scannedBetween, sequentialScans } from './growth.ts'
import { type Options, readOptions } from './options.ts'
import { writeResults } from './results.ts'
import type { Row } from './row.ts'
import { runFinding } from './scenarios/finding.ts'
import { runAll, runGrowing } from './scenarios/index.ts'
import { start } from './scenarios/process.ts'
import { runRealtime } from './scenarios/realtime.ts'
import { runSearch } from './scenarios/search.ts'
import { type Settings, serverEnvironment } from './settings.ts'
import { closeSetup, openSetup, type Setup } from './setup.ts'
import { tableOf } from './table.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const sayRow = ({ work, cpu, p99, result, isMet }: Row): void =>
  say(
    `${isMet ? '  ' : '! '}${work}: ${result ?? `${cpu?.toFixed(3)} ms CPU${p99 === undefined ? '' : `, p99 ${p99} ms`}`}`,
  )

const withSetup = async <T>(
  settings: Settings,
  { seconds }: Options,
  specialists: number,
  work: (setup: Setup) => Promise<T>,
): Promise<T> => {
  const databaseUrl = await freshCopy(settings, specialists, say)
  const setup = await openSetup(settings, databaseUrl, { specialists, seconds })
  try {
    return await work(setup)
  } finally {
    await closeSetup(setup)
  }
}

const measureOnce = async (settings: Settings, options: Options): Promise<Row[]> => {
  const [size = 0] = options.sizes
  return withSetup(settings, options, size, (setup) => runAll(setup, sayRow))
}

const measureGrowth = async (settings: Settings, options: Options) => {
  const runs: Row[][] = []
  const notes: string[] = []
  for (const size of options.sizes) {
    say(`${size} specialists`)
    runs.push(
      await withSetup(settings, options, size, async (setup) => {
        const before = await sequentialScans(setup.pool)
        const rows = await runGrowing(setup, sayRow)
        const scanned = scannedBetween(before, await sequentialScans(setup.pool))
        notes.push(
          `read from end to end at ${size}: ${scanned.length === 0 ? 'no large table' : scanned.join(', ')}`,
        )
        return rows
      }),
    )
  }
  return { rows: growthOf(runs), notes }
}

const headingOf = ({ isGrowth, isSearch, isFinding, isRealtime }: Options): string => {
  if (isRealtime) return 'Sockets'
  if (isFinding) return 'Search for specialists'
  if (isSearch) return 'Search in the official lists'
  return isGrowth ? 'Growth' : 'Works'
}

const run = async (options: Options): Promise<void> => {
  await mkdir(options.dataDir, { recursive: true })
  const env = await serverEnvironment(options.dataDir)
  const postgres = await startEmbeddedPostgres({ dataDir: options.dataDir, log: () => {} })
  const settings = { clusterUrl: postgres.url, clusterPid: postgres.pid, dataDir: options.dataDir, env }
  const rows: Row[] = []
  const notes: string[] = []
  try {
    if (options.isSearch) {
      const [size = 0] = options.sizes
      const search = await withSetup(settings, options, size, (setup) =>
        runSearch(setup, options.officialLists, sayRow),
      )
      rows.push(...search.rows)
      notes.push(search.note)
    } else if (options.isRealtime || options.isFinding) {
      const [size = 0] = options.sizes
      const runThem = options.isRealtime ? runRealtime : runFinding
      rows.push(...(await withSetup(settings, options, size, (setup) => runThem(setup, sayRow))))
    } else if (options.isGrowth) {
      const growth = await measureGrowth(settings, options)
      rows.push(...growth.rows)
      notes.push(...growth.notes)
    } else rows.push(...(await measureOnce(settings, options)))
  } finally {
    await postgres.stop()
  }
  if (!options.isGrowth && !options.isSearch && !options.isFinding && !options.isRealtime)
    rows.push(await start(settings))
  const heading = `${headingOf(options)}${options.isQuick ? ', a tenth of the data' : ''}`
  await writeResults({ heading, specialists: options.sizes, rows, notes })
  say(`\n${tableOf(rows)}\n${notes.join('\n')}`)
}

await run(readOptions(process.argv.slice(2), process.env))
