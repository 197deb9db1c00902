import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { DAY } from '@emma/domain/interval'
import pg from 'pg'
import { seedDemo } from '../../../apps/api/db/seeds/index.ts'
import { loadStarterSets } from '../../../apps/api/db/starter/index.ts'
import { migrate } from '../../../apps/api/src/db/migrate.ts'
import { hashPassword } from '../../../apps/api/src/features/auth/index.ts'
import { type Settings, withDeps } from '../settings.ts'
import { fill } from './fill.ts'
import { fillRecords } from './records.ts'

/** Appointments are spread around the day on which the data was created. */
const FRESH_DAYS = 3
const RUN = 'bench_run'
export const PASSWORD = 'Bench!2026'

const sources = [
  new URL('../../../apps/api/db/migrations/', import.meta.url),
  new URL('../../../apps/api/db/seeds/', import.meta.url),
  new URL('./', import.meta.url),
]

/** Another schema or another way of filling needs other data. */
const fingerprint = async (): Promise<string> => {
  const hash = createHash('sha256')
  for (const folder of sources) {
    const entries = await readdir(folder, { withFileTypes: true })
    const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
    for (const name of names.sort()) hash.update(await readFile(new URL(name, folder)))
  }
  return hash.digest('hex').slice(0, 8)
}

export const urlOf = (clusterUrl: string, database: string): string => {
  const url = new URL(clusterUrl)
  url.pathname = `/${database}`
  return url.href
}

const connected = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Its comment has the time a database was finished; one without is incomplete and useless. */
const findBase = async (admin: pg.Client, name: string): Promise<boolean> => {
  const { rows } = await admin.query<{ datname: string; made: string | null }>(
    `SELECT datname, shobj_description(oid, 'pg_database') AS made FROM pg_database
      WHERE datname LIKE split_part($1, '_', 1) || '\\_' || split_part($1, '_', 2) || '\\_%'`,
    [name],
  )
  let found = false
  for (const { datname, made } of rows) {
    const age = made === null ? Number.POSITIVE_INFINITY : (Date.now() - Date.parse(made)) / DAY
    if (datname === name && age < FRESH_DAYS) found = true
    else await admin.query(`DROP DATABASE "${datname}" WITH (FORCE)`)
  }
  return found
}

/** Number of specialists, or the data of `npm start`. */
export type Size = number | 'demo'

const fillDemo = (settings: Settings, url: string): Promise<void> =>
  withDeps({ ...settings, env: { ...settings.env, SEED: 'demo' } }, url, async (deps) => {
    await loadStarterSets(deps)
    await seedDemo(deps)
  })

const fillMany = async (settings: Settings, url: string, specialists: number): Promise<void> => {
  const passwordHash = await hashPassword(PASSWORD)
  await connected(url, async (client) => {
    await fill(client, specialists, passwordHash)
    await withDeps(settings, url, (deps) => fillRecords(client, deps, specialists))
  })
}

const makeBase = async (settings: Settings, name: string, size: Size): Promise<void> => {
  const url = urlOf(settings.clusterUrl, name)
  await connected(settings.clusterUrl, (admin) => admin.query(`CREATE DATABASE "${name}"`))
  await migrate(url)
  await (size === 'demo' ? fillDemo(settings, url) : fillMany(settings, url, size))
  await connected(url, async (client) => {
    await client.query('VACUUM ANALYZE')
    await client.query('CHECKPOINT')
  })
  const made = new Date().toISOString()
  await connected(settings.clusterUrl, (admin) => admin.query(`COMMENT ON DATABASE "${name}" IS '${made}'`))
}

/** A copy of the stored data, which one run may change. @returns its address */
export const freshCopy = async (
  settings: Settings,
  size: Size,
  say: (line: string) => void,
): Promise<string> => {
  const name = `base_${size}_${await fingerprint()}`
  const isKept = await connected(settings.clusterUrl, async (admin) => {
    await admin.query(`DROP DATABASE IF EXISTS ${RUN} WITH (FORCE)`)
    return findBase(admin, name)
  })
  if (!isKept) {
    say(size === 'demo' ? 'making the demo …' : `making the data of ${size} specialists …`)
    await makeBase(settings, name, size)
  }
  await connected(settings.clusterUrl, (admin) =>
    admin.query(`CREATE DATABASE ${RUN} TEMPLATE "${name}" STRATEGY file_copy`),
  )
  const url = urlOf(settings.clusterUrl, RUN)
  await connected(url, (client) =>
    client.query(`SELECT refresh_next_slot(specialist_id, now(), 30) FROM next_slots
                   WHERE specialty_id IS NULL AND check_at <= now()`),
  )
  return url
}
