import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { copyFiles } from '../../files/copy-files.ts'
import { createDiskStorage } from '../../providers/storage/disk.ts'
import type { StoragePort } from '../../providers/storage/port.ts'
import { migrate } from '../migrate.ts'
import { knownMigrations } from '../migrations.ts'
import { assertNoNewerRelease } from '../newer-release.ts'
import { BackupError, type Manifest, partsOf, readManifest } from './backup-folder.ts'
import { type KeptTable, plainTexts, readTables } from './tables.ts'

const AT_ONCE = 500

interface Target {
  readonly databaseUrl: string
  readonly storage: StoragePort
}

const insertOf = ({ name, columns, types }: KeptTable): string => {
  const values = types.map((type, at) => `(row ->> ${at})::${type}`).join(', ')
  return `INSERT INTO ${name} (${columns.join(', ')}) OVERRIDING SYSTEM VALUE
    SELECT ${values} FROM jsonb_array_elements($1::jsonb) AS row`
}

/**
 * Splits only at line feeds: a text may contain other separators, and the database writes a line feed within it as
 * `\\n`.
 */
async function* linesIn(path: string): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of createReadStream(path).pipe(createGunzip()).setEncoding('utf8')) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

const readTable = async (client: pg.Client, table: KeptTable, path: string): Promise<number> => {
  const insert = insertOf(table)
  let lines: string[] = []
  let rows = 0
  const write = async () => {
    if (lines.length === 0) return
    const done = await client.query(insert, [`[${lines.join(',')}]`])
    rows += done.rowCount ?? 0
    lines = []
  }
  for await (const line of linesIn(path)) {
    lines.push(line)
    if (lines.length === AT_ONCE) await write()
  }
  await write()
  return rows
}

/**
 * Constraints and triggers held when the rows were written; only a superuser, or a role with the grant, may skip them.
 */
const passTriggersBy = async (client: pg.Client): Promise<void> => {
  try {
    await client.query('SET LOCAL session_replication_role = replica')
  } catch (cause) {
    throw new BackupError('no_right', 'session_replication_role', { cause })
  }
}

const fill = async (client: pg.Client, folder: string, manifest: Manifest): Promise<void> => {
  const tables = await readTables(client)
  await client.query('BEGIN')
  await client.query(plainTexts)
  await passTriggersBy(client)
  await client.query(`TRUNCATE ${tables.map(({ name }) => name).join(', ')}`)
  for (const table of tables) {
    const rows = await readTable(client, table, partsOf(folder).tableFile(table.name))
    if (rows !== manifest.tables[table.name]) throw new BackupError('not_whole', table.name)
  }
  for (const [sequence, last] of Object.entries(manifest.sequences))
    await client.query('SELECT setval($1, $2)', [sequence, last])
}

/** Whether the database is empty: without tables, or after a server's start without any use. */
const isEmpty = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query("SELECT FROM pg_class WHERE oid = to_regclass('public.users')")
  if (rows.length === 0) return true
  return (await client.query('SELECT FROM users LIMIT 1')).rows.length === 0
}

const hasFiles = async (storage: StoragePort): Promise<boolean> => {
  for await (const _ of storage.list()) return true
  return false
}

/** The same migrations with the same content: another release has other tables. */
const isOfThisRelease = async ({ migrations }: Manifest): Promise<boolean> => {
  const known = await knownMigrations()
  const kept = Object.keys(migrations)
  return kept.length === known.length && known.every(({ name, hash }) => migrations[name] === hash)
}

/**
 * Restores a backup into an empty database and an empty storage: all or none of its data.
 * @throws BackupError `not_whole` (no manifest, or fewer rows), `not_empty`, `other_release` (restore with the release
 * that
 *   made it, then update), `no_right`; NewerReleaseError
 */
export const restore = async ({ databaseUrl, storage }: Target, folder: string): Promise<Manifest> => {
  const manifest = await readManifest(folder)
  await assertNoNewerRelease('backup', Object.keys(manifest.migrations))
  if (!(await isOfThisRelease(manifest))) throw new BackupError('other_release', folder)
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'emma-restore' })
  await client.connect()
  try {
    if (!(await isEmpty(client))) throw new BackupError('not_empty', new URL(databaseUrl).pathname.slice(1))
    if (await hasFiles(storage)) throw new BackupError('not_empty', 'files')
    await migrate(databaseUrl)
    await fill(client, folder, manifest)
    await copyFiles(createDiskStorage({ folder }), storage)
    await client.query('COMMIT')
    await client.query('ANALYZE')
    return manifest
  } finally {
    await client.end()
  }
}
