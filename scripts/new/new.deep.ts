import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { trackedFiles } from '../check/tracked-files.ts'
import { root } from '../run/settings.ts'

const run = promisify(execFile)

let copy: string
beforeAll(async () => {
  copy = await copyWorkingTree()
  await inCopy('scripts/new/run.ts', 'feature', 'pinned-thoughts')
  const pins = ['records/hints/add-hint', 'records/hints/list-hints']
  // It generates, for both.
  await inCopy('scripts/new/run.ts', 'endpoint', ...pins, '--patient', '--title', 'Dicas de cuidado')
})
afterAll(() => rm(copy, { recursive: true, force: true }))

/** Links this repository's packages, except our own, which are the copy's. */
const linkModules = async (from: string, to: string): Promise<void> => {
  const names = (await readdir(from).catch(() => [])).filter((name) => name !== '@emma')
  if (names.length > 0) await mkdir(to, { recursive: true })
  for (const name of names) await symlink(join(from, name), join(to, name))
}

const copyWorkingTree = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'emma-new-'))
  for (const path of await trackedFiles()) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    // Deleted but uncommitted files are still tracked.
    await cp(join(root, path), join(folder, path)).catch(() => undefined)
  }
  for (const workspace of ['.', 'apps/api'])
    await linkModules(join(root, workspace, 'node_modules'), join(folder, workspace, 'node_modules'))
  // They are links already, to the workspaces beside them.
  await cp(join(root, 'node_modules/@emma'), join(folder, 'node_modules/@emma'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  await run('git', ['init', '--quiet'], { cwd: folder })
  await run('git', ['add', '--all'], { cwd: folder })
  return folder
}

/** Runs a Node program in the copy. @returns its output and whether it failed */
const tryInCopy = async (...args: readonly string[]): Promise<{ said: string; failed: boolean }> => {
  const ended = await run(process.execPath, args, { cwd: copy, env: settings(), maxBuffer: 2 ** 26 }).then(
    (done) => ({ ...done, failed: false }),
    (error: { stdout: string; stderr: string }) => ({ ...error, failed: true }),
  )
  return { said: ended.stdout + ended.stderr, failed: ended.failed }
}
const inCopy = async (...args: readonly string[]): Promise<void> => {
  const { said, failed } = await tryInCopy(...args)
  if (failed) throw new Error(said)
}

/** Without the variables this run's Vitest sets for its workers. */
const settings = (): NodeJS.ProcessEnv => ({ PATH: process.env.PATH, HOME: process.env.HOME, NO_COLOR: '1' })

const typescript = 'node_modules/typescript/bin/tsc'
const vitest = 'node_modules/vitest/vitest.mjs'

test.each(['tsconfig.json', 'apps/web'])('the types of what is made hold: %s', async (project) => {
  expect(await tryInCopy(typescript, '-p', project, '--noEmit')).toEqual({ said: '', failed: false })
})

test('it passes lint as it is made', async () => {
  const { said, failed } = await tryInCopy(
    'node_modules/@biomejs/biome/bin/biome',
    'ci',
    '--colors=off',
    '--diagnostic-level=warn',
  )
  expect(failed, said).toBe(false)
})

test('tests of data about a patient are green as made', async () => {
  const { said, failed } = await tryInCopy(vitest, 'run', '--project', 'api', '--project', 'web', 'hints')
  expect(failed, said).toBe(false)
  expect(said).toContain('Test Files')
})

test('tests of a feature fail for what is to be written alone', async () => {
  const { said, failed } = await tryInCopy(vitest, 'run', '--project', 'api', 'features/pinned-thoughts')
  expect(failed).toBe(true)
  const reasons = said
    .split('\n')
    .filter((line) => /^\s*(?:Assertion|Type|Reference|Syntax)?Error: /.test(line))
  expect(reasons.length, said).toBeGreaterThan(0)
  expect(reasons.filter((line) => !line.includes('To be written'))).toEqual([])
})

test('what is made is in the copy alone', async () => {
  const { stdout } = await run('git', ['ls-files', '--others', '--exclude-standard'], { cwd: copy })
  expect(stdout).toContain('apps/api/src/features/pinned-thoughts/list-pinned-thoughts.ts')
  const features = await readFile(join(root, 'apps/api/src/features/features.ts'), 'utf8')
  expect(features).not.toContain('pinnedThoughts')
})
