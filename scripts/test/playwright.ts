import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { phrases } from '../run/phrases.ts'
import { root } from '../run/settings.ts'
import { buildWebIfChanged } from '../run/web-build.ts'
import { findOrInstallChromium } from './chromium.ts'
import type { DemoAhead } from './demo-ahead.ts'
import type { Tally } from './tally-reporter.ts'
import { runTool } from './tool.ts'

const fromE2e = createRequire(join(root, 'e2e/package.json'))

interface Test {
  readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
  readonly results: readonly { readonly error?: { readonly message?: string } }[]
}
interface Suite {
  readonly title: string
  readonly file: string
  readonly specs?: readonly { readonly title: string; readonly tests: readonly Test[] }[]
  readonly suites?: readonly Suite[]
}
interface Report {
  readonly suites: readonly Suite[]
  readonly errors: readonly { readonly message?: string }[]
}

export interface JourneysAsked {
  /** Only these files, or those whose path matches; by default all. */
  readonly files?: readonly string[]
  /** Only the few journeys with the widest coverage. */
  readonly smoke?: boolean
  /** Includes tests that take too long for every run. */
  readonly deep?: boolean
  /** The demo, if it was seeded ahead. */
  readonly demo?: DemoAhead
}

/** Runs the journeys in a real browser over the built web app, and counts. */
export async function runJourneys(asked: JourneysAsked = {}): Promise<Tally> {
  try {
    await buildWebIfChanged()
  } catch (error) {
    return { passed: 0, failures: [error instanceof Error ? error.message : String(error)] }
  }
  const chromium = await findOrInstallChromium()
  if (!chromium) return { passed: 0, failures: [phrases.noChromium] }
  return runPlaywright(asked, {
    ...process.env,
    CHROMIUM: chromium.whole,
    CHROMIUM_SHELL: chromium.shell ?? chromium.whole,
    ...(asked.deep ? { TEST_DEPTH: 'deep' } : {}),
    ...(await asked.demo?.settings()),
  })
}

async function runPlaywright({ files = [], smoke }: JourneysAsked, env: NodeJS.ProcessEnv): Promise<Tally> {
  const folder = await mkdtemp(join(tmpdir(), 'emma-report-'))
  const file = join(folder, 'report.json')
  const cli = join(dirname(fromE2e.resolve('@playwright/test/package.json')), 'cli.js')
  const args = [cli, 'test', '--config', 'e2e', ...files, ...(smoke ? ['--grep', '@smoke'] : [])]
  const code = await runTool([...args, '--reporter=list,json', '--pass-with-no-tests'], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  })
  const report: Report | undefined = await readFile(file, 'utf8').then(JSON.parse, () => undefined)
  await rm(folder, { recursive: true, force: true })
  const tally = report ? count(report) : { passed: 0, failures: [] }
  if (code !== 0 && tally.failures.length === 0) tally.failures.push('playwright')
  return tally
}

function count({ suites, errors }: Report): Tally {
  const tally: Tally = { passed: 0, failures: errors.map(({ message = 'playwright' }) => message) }
  for (const suite of suites) countSuite(suite, tally)
  return tally
}

function countSuite({ file, specs = [], suites = [] }: Suite, tally: Tally): void {
  for (const { title, tests } of specs) {
    for (const { status, results } of tests) {
      if (status === 'expected') tally.passed += 1
      else if (status !== 'skipped') tally.failures.push(`e2e/${file}: ${title}${why(results)}`)
    }
  }
  for (const suite of suites) countSuite(suite, tally)
}

function why(results: Test['results']): string {
  const message = results.find(({ error }) => error)?.error?.message
  return message ? `\n      ${stripVTControlCharacters(message).split('\n').slice(0, 4).join(' ')}` : ''
}
