import { explain, say } from '../run/failure.ts'
import type { Tally } from '../test/vitest.ts'
import { type Check, toolCheck } from './check.ts'
import { generatedTypes } from './generated-types.ts'
import { lockfile } from './lockfile.ts'
import { rooms } from './rooms.ts'
import { webSize } from './web-size.ts'

const folders = ['apps', 'packages', 'scripts', 'e2e', 'bench', 'vitest.config.ts']

const checks: readonly Check[] = [
  toolCheck('types: server', 'tsc', '-p', 'tsconfig.json', '--pretty', 'false'),
  toolCheck('types: web', 'tsc', '-p', 'apps/web', '--pretty', 'false'),
  toolCheck('types: journeys', 'tsc', '-p', 'e2e', '--pretty', 'false'),
  toolCheck('lint and format', 'biome', 'ci', '--colors=off', '--diagnostic-level=warn'),
  toolCheck('directions', 'depcruise', ...folders, '--config', '.dependency-cruiser.cjs'),
  toolCheck('dead code', 'knip', '--no-progress', '--no-config-hints'),
  rooms,
  lockfile,
  generatedTypes,
  webSize,
]

const atOnce = 3

/** Runs every check, a few at once, and says of each whether it passed and why not. */
export async function runChecks(): Promise<Tally> {
  const waiting = [...checks]
  const failures: string[] = []
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let check = waiting.shift(); check; check = waiting.shift())
        if (!(await passes(check))) failures.push(`check: ${check.name}`)
    }),
  )
  return { passed: checks.length - failures.length, failures }
}

async function passes(check: Check): Promise<boolean> {
  const began = performance.now()
  const problem = await check.run().catch(explain)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  say(`${problem ? '✗' : '✓'} ${check.name} (${seconds} s)`)
  if (problem) say(problem.replaceAll(/^/gm, '    '))
  return problem === ''
}
