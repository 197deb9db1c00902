import { execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startSandbox } from '@emma/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../apps/api/test/free-port.ts'
import { createTestDatabase } from '../../apps/api/test/index.ts'
import { testSettings } from '../../apps/api/test/settings.ts'
import { makeRelease } from './release.ts'

const run = promisify(execFile)
/** An installer need not be root, and has neither npm nor Node. */
const stranger = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
const PATH = '/usr/bin:/bin'

let folder: string
let archive: string
let home: string
let env: Record<string, string>
const ends: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'emma-installed-'))
  await chmod(folder, 0o755)
  archive = await makeRelease(folder)
  home = join(folder, 'opt')
  const data = join(folder, 'data')
  for (const each of [home, data]) {
    await mkdir(each)
    await chmod(each, 0o777)
  }
  await run('tar', ['xzf', archive, '-C', home, '--strip-components=1', '--no-same-owner'], stranger)
  const database = await createTestDatabase()
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, settleDelayMs: 50 })
  ends.push(
    () => database.drop(),
    () => sandbox.stop(),
  )
  const {
    NODE_ENV: _,
    WEB_DIST: __,
    SEED: ___,
    ...settings
  } = testSettings(database.url, sandbox.url, sandbox.smtpPort, data)
  const lines = { ...settings, PORT: String(await freePort()), SECOND_FACTOR: 'required' }
  const file = join(folder, 'emma.env')
  await writeFile(
    file,
    Object.entries(lines)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  )
  env = { PATH, HOME: '/nonexistent', EMMA_ENV: file, PORT: lines.PORT }
})
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
  await rm(folder, { recursive: true, force: true })
})

const emma = (...args: string[]) => run(join(home, 'bin/emma'), args, { env, cwd: '/', ...stranger })
const refused = async (...args: string[]): Promise<string> => {
  const error: { stderr?: string; stdout?: string } = await emma(...args).then(
    () => ({}),
    (reason) => reason,
  )
  return `${error.stdout ?? ''}${error.stderr ?? ''}`
}

test('the archive is the one that its sum says, and the same when it is made again', async () => {
  const sum = (content: Buffer) => createHash('sha256').update(content).digest('hex')
  const content = await readFile(archive)
  expect(await readFile(`${archive}.sha256`, 'utf8')).toBe(`${sum(content)}  ${archive.split('/').at(-1)}\n`)
  const again = join(folder, 'again')
  await mkdir(again)
  expect(sum(await readFile(await makeRelease(again)))).toBe(sum(content))
})

test('it says what it is made of', async () => {
  const { bomFormat, components } = JSON.parse(await readFile(join(home, 'sbom.cdx.json'), 'utf8'))
  const names = components.map(({ name }: { name: string }) => name)
  expect([bomFormat, names.includes('fastify'), names.includes('node')]).toEqual(['CycloneDX', true, true])
  expect(names).not.toContain('vitest')
})

test('it is installed and runs without npm, Node and root', async () => {
  expect(await refused()).toContain('emma start|worker|migrate')
  expect((await emma('version')).stdout).toMatch(/^0\.1\.0(\+[0-9a-f]{7}(\.changed)?)?\n$/)
  expect((await emma('migrate')).stdout).toContain('na versão deste programa')
  expect(await refused('health')).toContain('não responde como pronto')

  const server = spawn(join(home, 'bin/emma'), ['start'], { env, cwd: '/', stdio: 'ignore', ...stranger })
  const ended = once(server, 'exit')
  ends.push(async () => {
    server.kill('SIGTERM')
    await ended
  })
  await expect.poll(() => refused('health')).toBe('')

  const page = await fetch(`http://127.0.0.1:${env.PORT}/`)
  expect([page.status, (await page.text()).includes('<h1')]).toEqual([200, true])
  // The tests' database is not durable, and this address has no certificate: nothing else is wrong.
  const told = await refused('doctor')
  expect(told.match(/^FALHA.*$/gm)).toEqual([
    expect.stringContaining('synchronous_commit'),
    expect.stringContaining('não é https'),
  ])
  const copy = join(folder, 'data/copy')
  expect((await emma('backup', copy)).stdout).toContain(copy)
})
