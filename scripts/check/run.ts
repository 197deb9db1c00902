import { say } from '../run/failure.ts'
import { type Check, toolCheck } from './check.ts'
import { generatedTypes } from './generated-types.ts'
import { lockfile } from './lockfile.ts'
import { rooms } from './rooms.ts'
import { webSize } from './web-size.ts'

const folders = ['apps', 'packages', 'scripts', 'e2e', 'bench', 'vitest.config.ts']

const checks: readonly Check[] = [
  toolCheck('types: server', 'tsc', '-p', 'tsconfig.json', '--pretty', 'false'),
  toolCheck('types: web', 'tsc', '-p', 'apps/web', '--pretty', 'false'),
  toolCheck('lint and format', 'biome', 'ci', '--colors=off', '--diagnostic-level=warn'),
  toolCheck('directions', 'depcruise', ...folders, '--config', '.dependency-cruiser.cjs'),
  toolCheck('dead code', 'knip', '--no-progress', '--no-config-hints'),
  rooms,
  lockfile,
  generatedTypes,
  webSize,
]

const atOnce = 3
const waiting = [...checks]
let failed = 0
await Promise.all(Array.from({ length: atOnce }, work))
process.exit(failed === 0 ? 0 : 1)

async function work(): Promise<void> {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    const began = performance.now()
    const problem = await check
      .run()
      .catch((error: unknown) => (error instanceof Error ? (error.stack ?? '') : String(error)))
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    say(`${problem ? '✗' : '✓'} ${check.name} (${seconds} s)`)
    if (!problem) continue
    failed += 1
    say(problem.replaceAll(/^/gm, '    '))
  }
}
