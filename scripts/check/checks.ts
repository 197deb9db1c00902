import { explain, say } from '../run/failure.ts'
import type { Tally } from '../test/tally-reporter.ts'
import { type Check, toolCheck } from './check.ts'
import { dates } from './dates/dates.ts'
import { featureCycles } from './feature-cycles.ts'
import { features } from './features.ts'
import { folderSizes } from './folder-sizes.ts'
import { generatedFiles } from './generated-files.ts'
import { lockfile } from './lockfile.ts'
import { moduleScope } from './module-state.ts'
import { promises } from './promises.ts'
import { tableOwnership } from './table-ownership.ts'
import { vocabulary } from './vocabulary.ts'
import { webSize } from './web-size.ts'

const folders = ['apps', 'packages', 'scripts', 'e2e', 'bench', 'vitest.config.ts']

/**
 * Results are cached in `.cache`: the next run checks only changes. One checker each: more would compute the same types
 * again, which took four of them twice the work, and other checks use the other cores.
 */
const typeCheck = (part: string, project: string): Check => {
  const cache = ['--incremental', '--tsBuildInfoFile', `.cache/types-${part}.tsbuildinfo`]
  return toolCheck(`types: ${part}`, 'tsc', '-p', project, '--pretty', 'false', '--checkers', '1', ...cache)
}

/** Checks that read only the sources: seconds, together. */
const sourceChecks: readonly Check[] = [
  features,
  vocabulary,
  dates,
  folderSizes,
  tableOwnership,
  featureCycles,
  moduleScope,
  lockfile,
  promises,
]

/** The minimum that a change must pass. */
const quickChecks: readonly Check[] = [
  typeCheck('web', 'apps/web'),
  typeCheck('server', 'tsconfig.json'),
  typeCheck('journeys', 'e2e'),
  toolCheck('lint and format', 'biome', 'ci', '--colors=off', '--diagnostic-level=warn'),
  ...sourceChecks,
]

/** The longest first, so that nothing long is left alone at the end. */
const checks: readonly Check[] = [
  webSize,
  ...quickChecks,
  toolCheck('directions', 'depcruise', ...folders, '--config', '.dependency-cruiser.cjs'),
  toolCheck('dead code', 'knip', '--no-progress', '--no-config-hints'),
  generatedFiles,
]

/** Runs every check, or the quick ones, a few at once, and reports whether each passed and why not. */
export async function runChecks(which: 'all' | 'quick' = 'all', atOnce = 3): Promise<Tally> {
  const chosen = which === 'all' ? checks : quickChecks
  const waiting = [...chosen]
  const failures: string[] = []
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let check = waiting.shift(); check; check = waiting.shift())
        if (!(await passes(check))) failures.push(`check: ${check.name}`)
    }),
  )
  return { passed: chosen.length - failures.length, failures }
}

async function passes(check: Check): Promise<boolean> {
  const began = performance.now()
  const problem = await check.run().catch(explain)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  say(`${problem ? '✗' : '✓'} ${check.name} (${seconds} s)`)
  if (problem) say(problem.replaceAll(/^/gm, '    '))
  return problem === ''
}
