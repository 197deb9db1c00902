import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../../apps/api/src/db/embedded/index.ts'
import { freePort } from '../../apps/api/test/free-port.ts'
import { freshCopy, type Size } from './dataset/bases.ts'
import { growthOf, scannedBetween, sequentialScans } from './growth.ts'
import { type Options, readOptions } from './options.ts'
import { writeResults } from './results.ts'
import type { Row } from './row.ts'
import { runFinding } from './scenarios/finding.ts'
import { runAll, runGrowing } from './scenarios/index.ts'
import { runMonday } from './scenarios/monday/monday.ts'
import { hasWrites, runDemo, runWrites, startHello } from './scenarios/multiples.ts'
import { profilePages, runPages } from './scenarios/pages.ts'
import { start } from './scenarios/process.ts'
import { doesWrite, runProfile } from './scenarios/profiling.ts'
import { runRealtime } from './scenarios/realtime.ts'
import { runSearch } from './scenarios/search.ts'
import { prepareWeb, runWeb } from './scenarios/web.ts'
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
  { seconds, profile }: Options,
  size: Size,
  work: (setup: Setup) => Promise<T>,
): Promise<T> => {
  const databaseUrl = await freshCopy(settings, size, say)
  const specialists = size === 'demo' ? 0 : size
  const inspectorPort = profile === undefined ? undefined : await freePort()
  const setup = await openSetup(settings, databaseUrl, { specialists, seconds, inspectorPort })
  try {
    return await work(setup)
  } finally {
    await closeSetup(setup)
  }
}

interface Measured {
  readonly rows: readonly Row[]
  readonly notes: readonly string[]
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

const ROUNDS = 3

/** The table of speed.md: reads on the demo, writes on the smallest of the other data. */
const measureDemo = async (settings: Settings, options: Options): Promise<Measured> => {
  const [size = 0] = options.sizes
  const choice = { rounds: options.isQuick ? 1 : ROUNDS, only: options.only }
  const hello = await startHello()
  try {
    const reads = await withSetup(settings, options, 'demo', (setup) => runDemo(setup, hello, choice, sayRow))
    const writes = hasWrites(choice)
      ? await withSetup(settings, options, size, (setup) => runWrites(setup, hello, choice, sayRow))
      : []
    const note = `calls that read: on the demo of \`npm start\`; median of ${choice.rounds}`
    return { rows: [...reads, ...writes], notes: [note] }
  } finally {
    await hello.stop()
  }
}

const measurePages = async (settings: Settings, options: Options): Promise<Measured> => {
  const rounds = options.isQuick ? 1 : ROUNDS
  await prepareWeb()
  const hello = await startHello()
  try {
    const rows = await withSetup(settings, options, 'demo', (setup) => runPages(setup, hello, rounds, sayRow))
    return { rows, notes: [`on the demo of \`npm start\`; median of ${rounds}`] }
  } finally {
    await hello.stop()
  }
}

const measureWeb = async (settings: Settings, options: Options): Promise<Measured> => {
  const rounds = options.isQuick ? 1 : ROUNDS
  const choice = { rounds, only: options.only }
  await prepareWeb()
  const rows = await withSetup(settings, options, 'demo', (setup) => runWeb(setup, choice, sayRow))
  return {
    rows,
    notes: [
      `on the demo of \`npm start\`; the middle of ${rounds}: performance · accessibility · best practices · SEO, of the pages that are told to search engines`,
    ],
  }
}

const measureSearch = (settings: Settings, options: Options): Promise<Measured> =>
  withSetup(settings, options, options.sizes[0] ?? 0, async (setup) => {
    const { rows, note } = await runSearch(setup, options.officialLists, sayRow)
    return { rows, notes: [note] }
  })

const measureOnly = async (
  settings: Settings,
  options: Options,
  runThem: typeof runRealtime,
): Promise<Measured> => {
  const [size = 0] = options.sizes
  return { rows: await withSetup(settings, options, size, (setup) => runThem(setup, sayRow)), notes: [] }
}

const measureMonday = async (settings: Settings, options: Options): Promise<Measured> => {
  await prepareWeb()
  return measureOnly(settings, options, runMonday)
}

const measureAll = async (settings: Settings, options: Options): Promise<Measured> => ({
  rows: await measureOnce(settings, options),
  notes: [],
})

const measureFinding = async (settings: Settings, options: Options): Promise<Measured> => {
  await prepareWeb()
  return measureOnly(settings, options, runFinding)
}

type Measure = (settings: Settings, options: Options) => Promise<Measured>

const modeOf = (options: Options): [string, Measure] => {
  const { isDemo, isGrowth, isSearch, isFinding, isRealtime, isPages, isWeb, isMonday } = options
  if (isDemo) return ['Multiples of a hello', measureDemo]
  if (isPages) return ['Public pages', measurePages]
  if (isWeb) return ['Lighthouse on a phone', measureWeb]
  if (isMonday) return ['A Monday at eight', measureMonday]
  if (isRealtime) return ['Sockets', (...run) => measureOnly(...run, runRealtime)]
  if (isFinding) return ['Search for specialists', measureFinding]
  if (isSearch) return ['Search in the official lists', measureSearch]
  return isGrowth ? ['Growth', measureGrowth] : ['Works', measureAll]
}

/** Its results are not recorded: a profiled process is slower. */
const profileWork = (settings: Settings, options: Options, key: string): Promise<void> => {
  const [least = 0] = options.sizes
  const size = !options.isPages && doesWrite(key) ? least : 'demo'
  return withSetup(settings, options, size, async (setup) => {
    const file = join(options.dataDir, `${key}.cpuprofile`)
    const lines = await (options.isPages ? profilePages : runProfile)(setup, key, file)
    say(`${lines.join('\n')}\n${file}`)
  })
}

const measure = async (
  settings: Settings,
  options: Options,
): Promise<(Measured & { heading: string }) | undefined> => {
  if (options.profile !== undefined) {
    if (options.isPages) await prepareWeb()
    await profileWork(settings, options, options.profile)
    return undefined
  }
  const [heading, measureThem] = modeOf(options)
  return { heading, ...(await measureThem(settings, options)) }
}

const run = async (options: Options): Promise<void> => {
  await mkdir(options.dataDir, { recursive: true })
  const env = await serverEnvironment(options.dataDir)
  const postgres = await startEmbeddedPostgres({ dataDir: options.dataDir, log: () => {} })
  const settings = { clusterUrl: postgres.url, clusterPid: postgres.pid, dataDir: options.dataDir, env }
  const measured = await measure(settings, options).finally(() => postgres.stop())
  if (measured === undefined) return
  const { heading, notes } = measured
  const rows = heading === 'Works' ? [...measured.rows, await start(settings)] : measured.rows
  const known = `${heading}${options.isQuick ? ', a tenth of the data' : ''}`
  if (options.only === undefined)
    await writeResults({ heading: known, specialists: options.sizes, rows, notes })
  say(`\n${tableOf(rows)}\n${notes.join('\n')}`)
}

await run(readOptions(process.argv.slice(2), process.env))
