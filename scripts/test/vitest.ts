import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../run/settings.ts'

export interface Tally {
  passed: number
  /** One line for each thing that failed. */
  failures: string[]
}

interface Report {
  success: boolean
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string }[]
  }[]
}

export interface VitestAsked {
  readonly projects: readonly string[]
  readonly env?: NodeJS.ProcessEnv
  /** Only these test files, or those below these folders. */
  readonly files?: readonly string[]
  /** Only tests that import one of these files. */
  readonly related?: readonly string[]
}

/** Runs tests of some projects of vitest.config.ts, showing its own report, and counts. */
export async function runVitest({
  projects,
  env = process.env,
  files = [],
  related,
}: VitestAsked): Promise<Tally> {
  const folder = await mkdtemp(join(tmpdir(), 'emma-report-'))
  const file = join(folder, 'report.json')
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const command = related ? ['related', '--run', ...related] : ['run', ...files]
  const args = [...command, ...projects.flatMap((name) => ['--project', name]), '--passWithNoTests']
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const child = spawn(process.execPath, [vitest, ...args, ...reporters], { cwd: root, env, stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  const report: Report | undefined = await readFile(file, 'utf8').then(JSON.parse, () => undefined)
  await rm(folder, { recursive: true, force: true })
  const tally = report ? count(report) : { passed: 0, failures: [] }
  // An error outside every test, such as in the set-up, fails the run without failing a test.
  if (code !== 0 && tally.failures.length === 0) tally.failures.push(`vitest ${projects.join(' ')}`)
  return tally
}

function count({ numPassedTests, testResults }: Report): Tally {
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    const file = name.replace(root, '')
    if (status === 'failed' && failed.length === 0) return [file]
    return failed.map(({ fullName }) => `${file}: ${fullName}`)
  })
  return { passed: numPassedTests, failures }
}
