import { once } from 'node:events'
import { chmod, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { usableBinaries } from './binaries.ts'
import { createCluster, findCluster, readPassword, role } from './cluster.ts'
import { clusterIdentity } from './identity.ts'
import { fromFileSystem, LaunchError } from './launch-error.ts'
import { makeFolder } from './make-folder.ts'
import { postgresIn, processMark, stopPostgresIn, waitUntil } from './processes.ts'
import { launchServer, stopServer } from './server-process.ts'
import type { Durability } from './settings.ts'

export { LaunchError, type LaunchErrorCode } from './launch-error.ts'

export type LaunchStep = 'creating_database' | 'stopping_previous_database' | 'starting_database'

export interface EmbeddedPostgres {
  url: string
  port: number
  pid: number
  /** Resolves when the server has ended, by `stop` or by itself. */
  ended: Promise<void>
  stop(): Promise<void>
}

const database = 'emma'
/** A stopping application, or one whose parent was killed, needs a moment to release the database. */
const patience = 5_000

/**
 * Starts the PostgreSQL shipped with the application on `port` of the loopback, by default a free one, with its cluster
 * in `dataDir/postgres`. A killed application's leftovers are stopped first.
 * @throws LaunchError with the reason, whose sentence is in the phrases.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string
  log: (step: LaunchStep) => void
  durability?: Durability
  port?: number
}): Promise<EmbeddedPostgres> {
  const { log, durability = 'safe' } = options
  const home = await prepareHome(options.dataDir)
  const clusterDir = join(home, 'cluster')
  await takeOver(home)

  const found = await findCluster(clusterDir)
  const identity = await clusterIdentity(clusterDir)
  const binaries = await usableBinaries(options.dataDir, identity)
  if (!found) {
    log('creating_database')
    await createCluster({ clusterDir, binaries, identity, durability })
  } else if ((await postgresIn(clusterDir)).length > 0) {
    log('stopping_previous_database')
    await stopPostgresIn(clusterDir)
  }

  log('starting_database')
  const logFile = join(home, 'postgres.log')
  const { child, port } = await launchServer({
    postgres: binaries.postgres,
    clusterDir,
    logFile,
    identity,
    durability,
    port: options.port,
  })
  const ended = once(child, 'exit').then(() => undefined)
  const stop = async () => {
    await stopServer(child)
    await rm(ownerFile(home), { force: true })
  }
  const url = await addressOf(clusterDir, port)
  await ensureDatabase(url).catch(async (error: unknown) => {
    await stop()
    throw new LaunchError('data_dir_broken', clusterDir, { cause: error })
  })
  return { url, port, pid: child.pid ?? 0, ended, stop }
}

/** The address of the database now serving this folder, for commands run beside a running application. */
export async function runningPostgres(dataDir: string): Promise<string | undefined> {
  const clusterDir = join(dataDir, 'postgres', 'cluster')
  // The lock file's fourth line is the port, present only while the server runs (PostgreSQL, miscadmin.h).
  const lock = await readFile(join(clusterDir, 'postmaster.pid'), 'utf8').catch(() => '')
  const port = lock.split('\n')[3]
  if (!port || (await postgresIn(clusterDir)).length === 0) return undefined
  return addressOf(clusterDir, Number(port))
}

const addressOf = async (clusterDir: string, port: number): Promise<string> =>
  `postgres://${role}:${await readPassword(clusterDir)}@127.0.0.1:${port}/${database}`

async function prepareHome(dataDir: string): Promise<string> {
  const home = join(dataDir, 'postgres')
  try {
    await makeFolder(home)
    // Its user enters by the working directory and needs to traverse, not to read.
    await chmod(home, 0o711)
    return await realpath(home)
  } catch (error) {
    throw fromFileSystem(error, dataDir)
  }
}

/** The process of another Emma that uses this data folder now. */
export async function emmaRunningIn(dataDir: string): Promise<number | undefined> {
  const owner = await readFile(ownerFile(join(dataDir, 'postgres')), 'utf8').catch(() => '')
  const pid = Number.parseInt(owner, 10)
  return owner !== '' && pid !== process.pid && (await processMark(pid)) === owner ? pid : undefined
}

/** One application at a time per folder: a second one would stop the first one's database. */
async function takeOver(home: string): Promise<void> {
  const owner = await readFile(ownerFile(home), 'utf8').catch(() => '')
  const pid = Number.parseInt(owner, 10)
  const isOthers = async () => pid !== process.pid && owner !== '' && (await processMark(pid)) === owner
  if (!(await waitUntil(async () => !(await isOthers()), patience)))
    throw new LaunchError('data_dir_in_use', String(pid))
  await writeFile(ownerFile(home), (await processMark(process.pid)) ?? '').catch((error: unknown) => {
    throw fromFileSystem(error, home)
  })
}

function ownerFile(home: string): string {
  return join(home, 'owner')
}

async function ensureDatabase(url: string): Promise<void> {
  const maintenance = new URL(url)
  maintenance.pathname = '/postgres'
  const client = new Client({ connectionString: maintenance.href })
  await client.connect()
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database])
    if (rowCount === 0) await client.query(`CREATE DATABASE ${database}`)
  } finally {
    await client.end()
  }
}
