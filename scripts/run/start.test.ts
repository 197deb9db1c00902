import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startEmbeddedPostgres } from '../../apps/api/src/db/embedded/index.ts'
import { postgresIn, waitUntil } from '../../apps/api/src/db/embedded/processes.ts'
import { markAsNewer } from '../../apps/api/test/mark-as-newer.ts'
import { compileCache } from '../../apps/api/test/processes/compile-cache.ts'
import { becomesHealthy } from './health.ts'
import { phrases } from './phrases.ts'

const script = fileURLToPath(new URL('../start.mjs', import.meta.url))
const patience = 120_000

let folder: string
let dataDir: string
let runs: ChildProcess[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'emma start '))
  dataDir = join(folder, 'dados')
  runs = []
})

afterEach(async () => {
  for (const run of runs) run.kill('SIGTERM')
  await Promise.all(runs.map((run) => run.exitCode ?? run.signalCode ?? once(run, 'exit')))
  await rm(folder, { recursive: true, force: true })
}, patience)

async function listen(): Promise<{ server: Server; port: number }> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { server, port: address.port }
}

async function closedPort() {
  const { server, port } = await listen()
  server.close()
  await once(server, 'close')
  return { port }
}

async function freePorts() {
  const taken = await Promise.all([listen(), listen(), listen()])
  for (const { server } of taken) server.close()
  const [port, sandbox, smtp] = taken.map((one) => String(one.port))
  return { PORT: port, SANDBOX_PORT: sandbox, SANDBOX_SMTP_PORT: smtp }
}

function start(env: NodeJS.ProcessEnv) {
  // As from a shell: without npm's variables from the test run.
  const { npm_lifecycle_event: _, ...outer } = process.env
  const run = spawn(process.execPath, [script], {
    env: {
      ...outer,
      NODE_COMPILE_CACHE: compileCache,
      NODE_ENV: 'development',
      DATA_DIR: dataDir,
      SEED: 'none',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  runs.push(run)
  return { run, output: text(run.stdout), problems: text(run.stderr) }
}

async function untilServed(port: string | undefined): Promise<void> {
  const health = `http://127.0.0.1:${port}/api/v1/health/ready`
  const never = new Promise<void>(() => {})
  expect(await becomesHealthy(health, never, patience)).toBe(true)
}

const databases = () => postgresIn(join(dataDir, 'postgres/cluster'))

/** The main process of each running PostgreSQL. */
async function postmasters(): Promise<number[]> {
  const running = await databases()
  const pids = running.map(({ pid }) => pid)
  return running.filter(({ parent }) => !pids.includes(parent)).map(({ pid }) => pid)
}

/** The process of the simulated providers. */
async function simulatorsOf({ pid }: ChildProcess): Promise<number | undefined> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  for (const child of children.split(' ').filter(Boolean)) {
    const command = await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '')
    if (command.includes('apps/sandbox')) return Number(child)
  }
  return undefined
}

test(
  'a port in use is one sentence and nothing is started',
  async () => {
    const { server, port } = await listen()
    const { run, problems } = start({ ...(await freePorts()), PORT: String(port) })
    const [code] = await once(run, 'exit')
    server.close()
    expect(code).toBe(1)
    expect(await problems).toBe(`${phrases.portTaken('PORT', port)}\n`)
    expect(await readdir(folder)).toEqual([])
  },
  patience,
)

test(
  'a port that nobody could ask is one sentence and nothing is started, also where it comes from PORT',
  async () => {
    for (const [port, name, blocked] of [
      ['6666', 'PORT', 6666],
      ['4189', 'SANDBOX_PORT', 4190],
    ] as const) {
      const { run, problems } = start({ PORT: port })
      const [code] = await once(run, 'exit')
      expect(code).toBe(1)
      expect(await problems).toBe(`${phrases.portBlocked(name, blocked)}\n`)
      expect(await readdir(folder)).toEqual([])
    }
  },
  patience,
)

test(
  'in production a missing secret is one sentence that names it',
  async () => {
    const { run, problems } = start({ ...(await freePorts()), NODE_ENV: 'production' })
    const [code] = await once(run, 'exit')
    expect(code).toBe(1)
    expect(await problems).toMatch(/^A configuração JWT_SECRET .+\n$/)
    expect(await databases()).toEqual([])
  },
  patience,
)

test(
  'a database that can not be entered is one sentence',
  async () => {
    const { port } = await closedPort()
    const { run, problems } = start({
      ...(await freePorts()),
      DATABASE_URL: `postgres://emma:x@127.0.0.1:${port}/emma`,
    })
    const [code] = await once(run, 'exit')
    expect(code).toBe(1)
    expect(await problems).toBe(`${phrases.databaseUnreachable(`connect ECONNREFUSED 127.0.0.1:${port}`)}\n`)
  },
  patience,
)

test(
  'a database that a newer release has migrated stops the start with a sentence that names both versions',
  async () => {
    const log = () => {}
    const postgres = await startEmbeddedPostgres({ dataDir, durability: 'off', log })
    await markAsNewer(postgres.url)
    const sentence =
      /^O banco de dados está na versão 9999_from_later, mais nova que a \d{4}_\w+ deste programa: .+\n$/
    const given = start({ ...(await freePorts()), DATABASE_URL: postgres.url })
    expect(await once(given.run, 'exit')).toEqual([1, null])
    expect(await given.problems).toMatch(sentence)
    await postgres.stop()

    const own = start(await freePorts())
    expect(await once(own.run, 'exit')).toEqual([1, null])
    expect(await own.problems).toMatch(sentence)
    expect(await databases()).toEqual([])
  },
  patience,
)

test(
  'a database that dies comes back, the server saying "later" meanwhile; simulators do so three times, then all ends with a sentence',
  async () => {
    const ports = await freePorts()
    const { run, output, problems } = start(ports)
    await untilServed(ports.PORT)
    const [killed] = await postmasters()
    process.kill(killed ?? 0, 'SIGKILL')

    const answers: { status: number; retryAfter: string | null }[] = []
    const isServedByAnother = async () => {
      const { status, headers } = await fetch(`http://127.0.0.1:${ports.PORT}/api/v1/health/ready`)
      answers.push({ status, retryAfter: headers.get('retry-after') })
      const [running] = await postmasters()
      return status === 200 && running !== undefined && running !== killed
    }
    expect(await waitUntil(isServedByAnother, patience)).toBe(true)
    const refusals = answers.filter(({ status }) => status !== 200)
    expect(new Set(refusals.map(({ status }) => status))).toEqual(new Set(refusals.length > 0 ? [503] : []))
    expect(refusals.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true)

    const ended: number[] = []
    const killNext = async () => {
      const pid = await simulatorsOf(run)
      if (pid === undefined || ended.includes(pid)) return false
      ended.push(pid)
      return process.kill(pid, 'SIGKILL')
    }
    for (let deaths = 1; deaths <= 4; deaths += 1) expect(await waitUntil(killNext, patience)).toBe(true)
    expect(await once(run, 'exit')).toEqual([1, null])
    expect(await output).toContain(phrases.partAgain(phrases.parts.postgres))
    expect((await output).split(phrases.partAgain(phrases.parts.sandbox))).toHaveLength(1 + 3)
    expect(await problems).toContain(
      phrases.partEnded(phrases.parts.sandbox, join(dataDir, 'logs/sandbox.log')),
    )
    expect(await databases()).toEqual([])
  },
  patience,
)

test(
  'Ctrl-C ends every part, and a second start comes up on the same folder',
  async () => {
    const ports = await freePorts()
    for (const attempt of ['first', 'second']) {
      const { run, output } = start(ports)
      await untilServed(ports.PORT)
      // From the terminal and from npm: one keystroke arrives twice.
      run.kill('SIGINT')
      run.kill('SIGINT')
      const [code] = await once(run, 'exit')
      expect({ attempt, code }).toEqual({ attempt, code: 0 })
      expect(await output).toContain(phrases.stopped)
      expect(await databases()).toEqual([])
      await expect(fetch(`http://127.0.0.1:${ports.SANDBOX_PORT}/`)).rejects.toThrow()
    }
  },
  patience,
)

test(
  'after kill -9 it starts again on the same ports and folder',
  async () => {
    const ports = await freePorts()
    const { run } = start(ports)
    await untilServed(ports.PORT)
    run.kill('SIGKILL')
    await once(run, 'exit')

    start(ports)
    const isNew = async () => (await databases()).some(({ parent }) => parent === runs[1]?.pid)
    expect(await waitUntil(isNew, patience)).toBe(true)
    await untilServed(ports.PORT)
  },
  patience,
)
