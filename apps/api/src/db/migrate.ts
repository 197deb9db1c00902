import { readFile } from 'node:fs/promises'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { baselineNames, earlierMigrations, knownMigrations, type Migration } from './migrations.ts'
import { assertNoNewerRelease } from './newer-release.ts'

const grants = new URL('../../db/grants.sql', import.meta.url)
/** Any constant: it only keeps two processes from migrating at once. */
const LOCK = 727_001

const record = (client: pg.Client, { name, hash }: Migration) =>
  client.query('INSERT INTO schema_migrations (name, hash) VALUES ($1, $2)', [name, hash])

const inTransaction = async (client: pg.Client, work: () => Promise<void>): Promise<void> => {
  await client.query('BEGIN')
  try {
    await work()
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

const apply = (client: pg.Client, migration: Migration): Promise<void> =>
  inTransaction(client, async () => {
    await client.query(migration.sql)
    await record(client, migration)
  }).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : ''
    throw new Error(`Migration ${migration.name} failed: ${reason}`, { cause })
  })

const readApplied = async (client: pg.Client): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await client.query<{ name: string; hash: string }>(
    'SELECT name, hash FROM schema_migrations',
  )
  return new Map(rows.map(({ name, hash }) => [name, hash]))
}

const applyMissing = async (client: pg.Client, migrations: readonly Migration[]): Promise<void> => {
  const applied = await readApplied(client)
  for (const migration of migrations) {
    const hash = applied.get(migration.name)
    if (hash === undefined) await apply(client, migration)
    else if (hash !== migration.hash) throw new Error(`Migration ${migration.name} was edited after it ran`)
  }
}

/** Runs the missing old migrations on a database from before the baseline; afterwards it equals a new one. */
const bringToBaseline = async (client: pg.Client, known: readonly Migration[]): Promise<void> => {
  const earlier = await earlierMigrations()
  const applied = await readApplied(client)
  if (!earlier.some(({ name }) => applied.has(name))) return
  await applyMissing(client, earlier)
  await inTransaction(client, async () => {
    await client.query('DELETE FROM schema_migrations WHERE name = ANY ($1)', [
      earlier.map(({ name }) => name),
    ])
    for (const migration of known.filter(({ name }) => baselineNames.includes(name)))
      await record(client, migration)
  })
}

/**
 * Updates the schema to the newest version: plain SQL files, forward only, each in its own transaction, then the job
 * queue's own schema, then the server role's grants. Safe to call from several processes at once.
 * @throws NewerReleaseError when a newer release migrated the database; Error when an applied file was edited
 * afterwards,
 *   or a statement fails (that file then left no trace)
 */
export const migrate = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url, application_name: 'emma-migrate' })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    await client.query(`CREATE TABLE IF NOT EXISTS schema_migrations (
      name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`)
    await assertNoNewerRelease('database', [...(await readApplied(client)).keys()])
    const known = await knownMigrations()
    await bringToBaseline(client, known)
    await applyMissing(client, known)
    await runMigrations({ connectionString: url })
    await client.query(await readFile(grants, 'utf8'))
  } finally {
    await client.end()
  }
}
