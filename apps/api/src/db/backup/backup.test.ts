import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { databaseUrl } from '../../../test/cluster/databases.ts'
import { giveCredit, PRICE, useBookingFixture } from '../../../test/index.ts'
import { buildDeps } from '../../build-deps.ts'
import type { Config } from '../../config.ts'
import { checkSealed } from '../../crypto/rotate-keys.ts'
import { createDiskStorage } from '../../providers/storage/disk.ts'
import type { StoragePort } from '../../providers/storage/port.ts'
import { type BackupError, backUp, restore } from './index.ts'
import { readSequences, readTables } from './tables.ts'

const fixture = useBookingFixture()
const NAME = 'restored_copy'
const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
const cluster = () => inject('clusterUrl')
const copyUrl = () => databaseUrl(cluster(), NAME)
const drop = () =>
  withClient(cluster(), (client) => client.query(`DROP DATABASE IF EXISTS ${NAME} WITH (FORCE)`))
const makeEmpty = async () => {
  await drop()
  await withClient(cluster(), (client) => client.query(`CREATE DATABASE ${NAME}`))
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'emma-backup-'))
})
afterAll(async () => {
  await drop()
  await rm(folder, { recursive: true, force: true })
})

/** The content of a database: a digest of each table's rows, and the state of its sequences. */
const contentOf = (url: string) =>
  withClient(url, async (client) => {
    const digests: Record<string, unknown> = {}
    for (const { name } of await readTables(client)) {
      const { rows } = await client.query(
        `SELECT count(*)::int AS rows, md5(string_agg(t::text, '|' ORDER BY t::text)) AS digest FROM ${name} t`,
      )
      digests[name] = rows[0]
    }
    return { digests, sequences: await readSequences(client) }
  })
const faultOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: BackupError) => error.code,
  )

/** A booking by wallet, a file, and text with every kind of separator. */
const live = async () => {
  const { t, paula } = fixture()
  await giveCredit(t.deps, paula.customerId, PRICE)
  expect((await fixture().book('wallet')).statusCode).toBe(201)
  const post = {
    id: t.deps.newId(),
    title: 'Linha\u2028fim\tção 🩺 \\n "x"',
    summary: '',
    content: 'a\r\nb\\',
  }
  await t.deps.db
    .insertInto('posts')
    .values({ ...post, draft: true, created_at: t.clock.now(), updated_at: t.clock.now() })
    .execute()
  await t.deps.storage.put('sealed/one', Buffer.from([0, 1, 2, 255]), 'application/octet-stream')
}

test('what is restored is what was kept: every row, sequence and file, and it opens with the same keys', async () => {
  await live()
  const { config, databaseUrl: url, clock } = fixture().t
  const kept = join(folder, 'kept')
  const source = { databaseUrl: url, storage: createDiskStorage({ folder: config.DATA_DIR }) }
  const manifest = await backUp(source, kept, clock.now())
  expect(manifest.tables['public.appointments']).toBe(1)
  expect(await readFile(join(kept, 'manifest.json'), 'utf8')).not.toContain('MASTER')

  await makeEmpty()
  const target = { databaseUrl: copyUrl(), storage: createDiskStorage({ folder: join(folder, 'new') }) }
  await restore(target, kept)
  expect(await contentOf(copyUrl())).toEqual(await contentOf(url))
  const keysOf = async (storage: StoragePort) => (await Readable.from(storage.list()).toArray()).toSorted()
  expect(await keysOf(target.storage)).toEqual(await keysOf(source.storage))
  expect(await readFile(join(folder, 'new/files/sealed/one'))).toEqual(Buffer.from([0, 1, 2, 255]))

  const opensWith = async (MASTER_KEYS: Config['MASTER_KEYS']) => {
    const settings = { ...config, MASTER_KEYS, DATABASE_URL: copyUrl() }
    const { deps, close } = buildDeps(settings, pino({ level: 'silent' }), clock)
    const { opened, broken } = await checkSealed(deps)
    await close()
    return { opened, broken: broken.length }
  }
  const { opened, broken } = await opensWith(config.MASTER_KEYS)
  expect([opened > 0, broken]).toEqual([true, 0])
  expect(await opensWith(new Map([[1, randomBytes(32)]]))).toEqual({ opened: 0, broken: opened })

  expect(await faultOf(restore(target, kept))).toBe('not_empty')
  expect(await faultOf(backUp(source, kept, clock.now()))).toBe('not_empty')
})

test('half a backup, a damaged one, and one of another release put nothing anywhere', async () => {
  await live()
  const { config, databaseUrl: url, clock } = fixture().t
  const kept = join(folder, 'other')
  await backUp(
    { databaseUrl: url, storage: createDiskStorage({ folder: config.DATA_DIR }) },
    kept,
    clock.now(),
  )
  const path = join(kept, 'manifest.json')
  const manifest = JSON.parse(await readFile(path, 'utf8'))
  const [firstMigration = ''] = Object.keys(manifest.migrations)
  await makeEmpty()
  const target = { databaseUrl: copyUrl(), storage: createDiskStorage({ folder: join(folder, 'elsewhere') }) }
  const tries = [
    ['not_whole', ''],
    ['newer_release', { ...manifest, migrations: { ...manifest.migrations, '9999_later.sql': 'x' } }],
    ['other_release', { ...manifest, migrations: { ...manifest.migrations, [firstMigration]: 'x' } }],
    ['not_whole', { ...manifest, tables: { ...manifest.tables, 'public.users': 99 } }],
  ] as const
  for (const [code, content] of tries) {
    await writeFile(path, JSON.stringify(content))
    expect(await faultOf(restore(target, kept))).toBe(code)
    expect(await Readable.from(target.storage.list()).toArray()).toEqual([])
  }
  const users = await withClient(copyUrl(), (client) => client.query('SELECT FROM users'))
  expect(users.rows).toEqual([])
  // After fixing the fault, the same folder and database work.
  await writeFile(path, JSON.stringify(manifest))
  await restore(target, kept)
  expect((await contentOf(copyUrl())).digests).toEqual((await contentOf(url)).digests)
})
