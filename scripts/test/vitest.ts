import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../run/settings.ts'
import type { Tally } from './tally-reporter.ts'
import { runTool } from './tool.ts'

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
  const file = join(folder, 'tally.json')
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const command = related ? ['related', '--run', ...related] : ['run', ...files]
  const args = [...command, ...projects.flatMap((name) => ['--project', name]), '--passWithNoTests']
  const reporters = ['--reporter=default', '--reporter=./scripts/test/tally-reporter.ts']
  const code = await runTool([vitest, ...args, ...reporters], { ...env, TALLY_FILE: file })
  const tally: Tally = await readFile(file, 'utf8').then(JSON.parse, () => ({ passed: 0, failures: [] }))
  await rm(folder, { recursive: true, force: true })
  if (code !== 0 && tally.failures.length === 0)
    tally.failures.push(`vitest ${projects.join(' ')}: exit code ${code}`)
  return tally
}
