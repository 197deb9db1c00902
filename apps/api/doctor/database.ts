import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Config } from '../src/config.ts'
import { knownMigrations } from '../src/db/migrations.ts'
import { assertDatabaseNotNewer, NewerReleaseError } from '../src/db/newer-release.ts'
import { APP_ROLE } from '../src/db/pool.ts'
import { positionIn } from '../src/db/replica/replica.ts'
import { broken, type Finding, reasonOf, warning, well } from './finding.ts'
import { phrases } from './phrases.ts'

const EXTENSIONS = ['btree_gist', 'pg_trgm', 'unaccent']
const LOOK_AGAIN_MS = 50
/** Beyond it, second-factor codes and deadlines are checked against the wrong time. */
const CLOCK_MS = 2000
const says = phrases.database

const versionOf = async (client: pg.Client): Promise<readonly Finding[]> => {
  const { rows } = await client.query<{ version: string; missing: string[] }>(
    `SELECT current_setting('server_version') AS version, array(SELECT name FROM unnest($1::text[]) AS name
       WHERE NOT EXISTS (SELECT FROM pg_extension WHERE extname = name)) AS missing`,
    [EXTENSIONS],
  )
  const { version = '', missing = [] } = rows[0] ?? {}
  if (missing.length > 0) return [broken(says.noExtensions(missing.join(', ')))]
  return [well(says.reached(version))]
}

const isEmpty = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query("SELECT to_regclass('public.schema_migrations') IS NULL AS empty")
  return rows[0]?.empty === true
}

const migrationsOf = async (client: pg.Client): Promise<Finding> => {
  const { rows } = await client.query<{ name: string; hash: string }>(
    'SELECT name, hash FROM schema_migrations',
  )
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]))
  const known = await knownMigrations()
  const edited = known.find(({ name, hash }) => applied.has(name) && applied.get(name) !== hash)
  if (edited) return broken(says.edited(edited.name))
  const missing = known.filter(({ name }) => !applied.has(name))
  return missing.length > 0
    ? warning(says.behind(missing.length))
    : well(says.upToDate(known.at(-1)?.name ?? ''))
}

const rightsOf = async (client: pg.Client, pool: number): Promise<readonly Finding[]> => {
  const { rows } = await client.query<{ role: boolean; durable: string; connections: string }>(
    `SELECT EXISTS (SELECT FROM pg_roles WHERE rolname = $1 AND pg_has_role(current_user, oid, 'MEMBER')) AS role,
       current_setting('synchronous_commit') AS durable, current_setting('max_connections') AS connections`,
    [APP_ROLE],
  )
  const { role, durable, connections } = rows[0] ?? {}
  const max = Number(connections)
  return [
    role ? well(says.role) : warning(says.noRole),
    durable === 'off' ? broken(says.notDurable) : well(says.durable),
    max < pool + 5 ? broken(says.fewConnections(max, pool)) : well(says.connections(max, pool)),
  ]
}

const clockOf = async (client: pg.Client): Promise<Finding> => {
  const before = Date.now()
  const { rows } = await client.query<{ ms: number }>(
    'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms',
  )
  const here = (before + Date.now()) / 2
  const off = Math.abs((rows[0]?.ms ?? here) - here)
  return off > CLOCK_MS
    ? broken(phrases.clock.off(Math.round(off / 1000)))
    : well(phrases.clock.well(Math.round(off)))
}

const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'emma-doctor',
    connectionTimeoutMillis: 5000,
    query_timeout: 10_000,
  })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

interface Examined {
  readonly findings: readonly Finding[]
  /** Whether its tables can be read. */
  readonly isReadable: boolean
}

const examine = async (client: pg.Client, pool: number): Promise<Examined> => {
  if (await isEmpty(client))
    return { findings: [warning(says.empty), await clockOf(client)], isReadable: false }
  const findings = [
    ...(await versionOf(client)),
    await migrationsOf(client),
    ...(await rightsOf(client, pool)),
    await clockOf(client),
  ]
  return { findings, isReadable: true }
}

/** The database: reachable, of this release, durable, with the right permissions and time. */
export const examineDatabase = async ({ DATABASE_URL, DATABASE_POOL }: Config): Promise<Examined> => {
  try {
    await assertDatabaseNotNewer(DATABASE_URL)
    return await withClient(DATABASE_URL, (client) => examine(client, DATABASE_POOL))
  } catch (error) {
    const sentence = error instanceof NewerReleaseError ? error.message : says.lost(reasonOf(error))
    return { findings: [broken(sentence)], isReadable: false }
  }
}

/** Whether a replica shows the primary's current state within that many milliseconds. */
const keepsUp = async (primaryUrl: string, url: string, mostMs: number): Promise<boolean> => {
  const position = await withClient(primaryUrl, positionIn)
  return withClient(url, async (client) => {
    const until = performance.now() + mostMs
    while ((await positionIn(client)) < position) {
      if (performance.now() > until) return false
      await sleep(LOOK_AGAIN_MS)
    }
    return true
  })
}

/** The replica for lists. */
export const examineReplica = async (config: Config): Promise<readonly Finding[]> => {
  const { DATABASE_URL, DATABASE_READ_URL: url, DATABASE_READ_LAG_MS: mostMs } = config
  if (url === undefined) return []
  try {
    const isNear = await keepsUp(DATABASE_URL, url, mostMs)
    return [isNear ? well(says.replica) : broken(says.replicaLate(mostMs / 1000))]
  } catch (error) {
    return [broken(says.replicaLost(reasonOf(error)))]
  }
}
