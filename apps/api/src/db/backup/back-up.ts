import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { copyFiles } from '../../files/copy-files.ts'
import { createDiskStorage } from '../../providers/storage/disk.ts'
import type { StoragePort } from '../../providers/storage/port.ts'
import { type Manifest, partsOf, takeEmptyFolder, writeManifest } from './backup-folder.ts'
import { type KeptTable, plainTexts, readSequences, readTables } from './tables.ts'

const AT_ONCE = 500

/** A line per row: its values as texts. */
async function* linesOf(client: pg.Client, { name, columns }: KeptTable, count: () => void) {
  const values = columns.map((column) => `${column}::text`).join(', ')
  await client.query(
    `DECLARE kept NO SCROLL CURSOR FOR SELECT to_jsonb(ARRAY[${values}]::text[])::text AS line FROM ${name}`,
  )
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`FETCH ${AT_ONCE} FROM kept`)
    if (rows.length === 0) break
    for (const { line } of rows) {
      count()
      yield `${line}\n`
    }
  }
  await client.query('CLOSE kept')
}

const writeTable = async (client: pg.Client, table: KeptTable, path: string): Promise<number> => {
  let rows = 0
  const lines = linesOf(client, table, () => {
    rows += 1
  })
  await pipeline(Readable.from(lines), createGzip(), createWriteStream(path, { mode: 0o600 }))
  return rows
}

const readApplied = async (client: pg.Client): Promise<Record<string, string>> => {
  const { rows } = await client.query<{ name: string; hash: string }>(
    'SELECT name, hash FROM schema_migrations ORDER BY name',
  )
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]))
}

interface Source {
  readonly databaseUrl: string
  /** Storage of the uploaded files. */
  readonly storage: StoragePort
}

/**
 * Copies the database, in a snapshot, and the files into a new folder while the server runs. Keys are not included:
 * sealed data stays sealed. Files are copied after the snapshot, so one deleted meanwhile is missing.
 * @throws BackupError `not_empty`
 */
export const backUp = async (
  { databaseUrl, storage }: Source,
  folder: string,
  now: Date,
): Promise<Manifest> => {
  await takeEmptyFolder(folder)
  const parts = partsOf(folder)
  await mkdir(parts.tables, { mode: 0o700 })
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'emma-backup' })
  await client.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await client.query(plainTexts)
    const tables: Record<string, number> = {}
    for (const table of await readTables(client))
      tables[table.name] = await writeTable(client, table, parts.tableFile(table.name))
    const [migrations, sequences] = [await readApplied(client), await readSequences(client)]
    await copyFiles(storage, createDiskStorage({ folder }))
    const manifest = { format: 1, madeAt: now.toISOString(), migrations, tables, sequences } as const
    await writeManifest(folder, manifest)
    return manifest
  } finally {
    await client.end()
  }
}
