import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'

const folder = new URL('../../db/migrations/', import.meta.url)
const grants = new URL('../../db/grants.sql', import.meta.url)
/** Any constant will do: it only keeps two processes from migrating at once. */
const LOCK = 727_001

export interface Migration {
  readonly name: string
  readonly sql: string
  readonly hash: string
}

/** Every migration of this release, in order. */
export const knownMigrations = async (): Promise<readonly Migration[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8')
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

const apply = async (client: pg.Client, { name, sql, hash }: Migration): Promise<void> => {
  await client.query('BEGIN')
  try {
    await client.query(sql)
    await client.query('INSERT INTO schema_migrations (name, hash) VALUES ($1, $2)', [name, hash])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : ''}`, {
      cause: error,
    })
  }
}

/**
 * Brings the schema to the newest version: plain SQL files, forward only, each in its own transaction,
 * then the job queue's own schema, then what the server's role may do. Safe to call from several processes at once.
 * @throws Error when an applied file was edited afterwards, or a statement fails (that file then left no trace)
 */
export const migrate = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url, application_name: 'emma-migrate' })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    await client.query(`CREATE TABLE IF NOT EXISTS schema_migrations (
      name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`)
    const { rows } = await client.query<{ name: string; hash: string }>(
      'SELECT name, hash FROM schema_migrations',
    )
    const applied = new Map(rows.map(({ name, hash }) => [name, hash]))
    for (const migration of await knownMigrations()) {
      const hash = applied.get(migration.name)
      if (hash === undefined) await apply(client, migration)
      else if (hash !== migration.hash) throw new Error(`Migration ${migration.name} was edited after it ran`)
    }
    await runMigrations({ connectionString: url })
    await client.query(await readFile(grants, 'utf8'))
  } finally {
    await client.end()
  }
}
