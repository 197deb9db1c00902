import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './index.ts'
import { postgresIn } from './processes.ts'

const holder = fileURLToPath(new URL('../../../test/cluster/hold-database.ts', import.meta.url))

let parent: string
let dataDir: string
let started: EmbeddedPostgres[]
let applications: ChildProcess[]

beforeEach(async () => {
  // Inaccessible to others, and longer than a socket's path may be, like a checkout under /root.
  parent = await mkdtemp(join(tmpdir(), 'emma launcher '))
  dataDir = join(parent, 'a'.repeat(120), 'data')
  started = []
  applications = []
})

afterEach(async () => {
  for (const application of applications) application.kill('SIGKILL')
  for (const postgres of started) await postgres.stop()
  await rm(parent, { recursive: true, force: true })
})

const cluster = () => join(dataDir, 'postgres/cluster')

async function start(): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} })
  started.push(postgres)
  return postgres
}

async function startApplication() {
  const application = spawn(process.execPath, [holder, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  applications.push(application)
  const [line] = await once(application.stdout, 'data')
  const [url = '', pid] = String(line).trim().split(' ')
  return { application, url, pid: Number(pid) }
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  // Some of these tests kill the server under an open connection.
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

const write = (url: string) => query(url, 'CREATE TABLE kept AS SELECT 7 AS value')
const read = (url: string) => query(url, 'SELECT value FROM kept')

test('a second start finds what the first one kept, and leaves the folders above as they were', async () => {
  const before = (await stat(parent)).mode
  const first = await start()
  await write(first.url)
  await first.stop()

  const second = await start()
  expect(await read(second.url)).toEqual([{ value: 7 }])
  expect((await stat(parent)).mode).toBe(before)
})

test('stopping leaves no process', async () => {
  const postgres = await start()
  expect((await postgresIn(cluster())).length).toBeGreaterThan(0)
  await postgres.stop()
  expect(await postgresIn(cluster())).toEqual([])
})

test('after kill -9 of the application, the next start takes over from the database it left behind', async () => {
  const killed = await startApplication()
  await write(killed.url)
  killed.application.kill('SIGKILL')
  await once(killed.application, 'exit')
  expect((await postgresIn(cluster())).map(({ pid }) => pid)).toContain(killed.pid)

  const next = await start()
  expect(await read(next.url)).toEqual([{ value: 7 }])
  expect((await postgresIn(cluster())).map(({ pid }) => pid)).not.toContain(killed.pid)
})

test('after kill -9 of the database alone, the next start recovers', async () => {
  const first = await start()
  await write(first.url)
  process.kill(first.pid, 'SIGKILL')
  await first.ended

  const next = await start()
  expect(await read(next.url)).toEqual([{ value: 7 }])
})

test('a folder whose application is alive is refused, and that application keeps its database', async () => {
  const living = await startApplication()
  await expect(start()).rejects.toMatchObject({ code: 'data_dir_in_use' })
  await write(living.url)
  expect(await read(living.url)).toEqual([{ value: 7 }])
  living.application.kill('SIGKILL')
  await once(living.application, 'exit')
  await start()
})

test('a damaged folder is refused and nothing in it changes', async () => {
  await mkdir(cluster(), { recursive: true })
  await writeFile(join(cluster(), 'notes.txt'), 'mine')
  await expect(start()).rejects.toMatchObject({ code: 'data_dir_broken' })
  expect(await readdir(cluster())).toEqual(['notes.txt'])
})

test('a folder of another version is refused and nothing in it changes', async () => {
  await mkdir(cluster(), { recursive: true })
  await writeFile(join(cluster(), 'PG_VERSION'), '15\n')
  await expect(start()).rejects.toMatchObject({ code: 'data_dir_other_version', subject: '15' })
  expect(await readFile(join(cluster(), 'PG_VERSION'), 'utf8')).toBe('15\n')
})

test('a file where the folder should be is told as a folder that cannot be written', async () => {
  await mkdir(join(dataDir, '..'), { recursive: true })
  await writeFile(dataDir, '')
  await expect(start()).rejects.toMatchObject({ code: 'data_dir_not_writable' })
})

test.each(['/proc/emma', '/proc/emma/dados', '/proc/self'])(
  'a folder that the system makes nothing in, as %s, is refused at once',
  async (dir) => {
    await expect(startEmbeddedPostgres({ dataDir: dir, log: () => {} })).rejects.toMatchObject({
      code: 'data_dir_not_writable',
      subject: dir,
    })
  },
)

test('only who knows the password gets in', async () => {
  const { url } = await start()
  const wrong = new URL(url)
  wrong.password = 'guess'
  await expect(query(wrong.href, 'SELECT 1')).rejects.toThrow(/authentication/)
})
