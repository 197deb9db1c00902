import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { clusterIdentity, type Identity } from '../../src/db/embedded/identity.ts'
import { postgresIn, waitUntil } from '../../src/db/embedded/processes.ts'
import { freePort } from '../free-port.ts'
import { pathOf } from './programs.ts'
import { readRecipe } from './recipe.ts'

const run = promisify(execFile)
const START_MS = 60_000

/** One PostgreSQL, with the signals that could hit its machine. */
export interface Postgres {
  readonly port: number
  /** Kills all of its processes at once, like a power failure. */
  readonly kill: () => Promise<void>
  readonly freeze: () => Promise<void>
  readonly thaw: () => Promise<void>
  readonly promote: () => Promise<void>
  /** The same folder again, after a kill. */
  readonly start: () => Promise<void>
}

export interface PostgresPair {
  readonly primary: Postgres
  readonly standby: Postgres
  /** An operator's statement, at either of both. */
  readonly ask: (where: Postgres, statement: string, database?: string) => Promise<string>
  readonly close: () => Promise<void>
}

interface Place {
  readonly folder: string
  readonly identity: Identity | undefined
}

const send = async (folder: string, signal: NodeJS.Signals): Promise<void> => {
  // The first of them starts the others: it goes first, or it would start them again.
  const all = (await postgresIn(folder)).toSorted((a, b) => a.pid - b.pid)
  for (const { pid } of all) {
    try {
      process.kill(pid, signal)
    } catch {
      // It ended by itself in between.
    }
  }
}

const asOperator = async ({ identity, folder }: Place, port: number, ...what: readonly string[]) => {
  const args = [
    '-X',
    '-q',
    '-A',
    '-t',
    '-v',
    'ON_ERROR_STOP=1',
    '-h',
    folder,
    '-p',
    String(port),
    '-U',
    'postgres',
  ]
  const { stdout } = await run(pathOf('psql'), [...args, ...what], { ...identity, cwd: folder })
  return stdout.trim()
}

const answers = (place: Place, port: number) => (): Promise<boolean> =>
  asOperator(place, port, '-c', 'SELECT 1').then(
    () => true,
    () => false,
  )

const serve = async (place: Place): Promise<Postgres> => {
  const { folder, identity } = place
  const port = await freePort()
  let child: ChildProcess | undefined
  const start = async (): Promise<void> => {
    const own = { port, listen_addresses: '127.0.0.1', unix_socket_directories: folder }
    const settings = Object.entries(own).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    child = spawn(pathOf('postgres'), ['-D', folder, ...settings], {
      ...identity,
      cwd: folder,
      stdio: 'ignore',
    })
    if (!(await waitUntil(answers(place, port), START_MS))) throw new Error(`${folder} did not start`)
  }
  await start()
  return {
    port,
    start,
    kill: async () => {
      await send(folder, 'SIGKILL')
      if (child?.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
    freeze: () => send(folder, 'SIGSTOP'),
    thaw: () => send(folder, 'SIGCONT'),
    promote: async () => {
      await run(pathOf('pg_ctl'), ['promote', '-D', folder], { ...identity, cwd: folder })
    },
  }
}

/** The primary of the recipe: without a standby yet, so it does not wait for one. */
const createPrimary = async (place: Place): Promise<void> => {
  const { folder, identity } = place
  const args = ['-D', folder, '-U', 'postgres', '--auth=scram-sha-256', '--encoding=UTF8', '--locale=C.UTF-8']
  await run(pathOf('initdb'), [...args, '--auth-local=trust'], { ...identity, cwd: folder })
  await appendFile(join(folder, 'postgresql.conf'), `include 'emma.conf'\n`)
  await writeFile(join(folder, 'emma.conf'), await readRecipe('primary.conf'))
  const hba = await readRecipe('pg_hba.conf')
  // The user running the tests need not be named postgres.
  await writeFile(join(folder, 'pg_hba.conf'), hba.replace('peer', 'trust'))
}

const createStandby = async ({ folder, identity }: Place, primary: Postgres): Promise<void> => {
  const from = `host=127.0.0.1 port=${primary.port} user=replication password=replication`
  const args = ['-D', folder, '-d', from, '-R', '-C', '-S', 'emma_standby', '-X', 'stream', '-c', 'fast']
  await run(pathOf('pg_basebackup'), args, { ...identity, cwd: folder })
  await writeFile(join(folder, 'emma.conf'), await readRecipe('standby.conf'))
}

/** A primary and its synchronous standby, as docs/high-availability sets them up. */
export const startPostgresPair = async (parent: string): Promise<PostgresPair> => {
  const identity = await clusterIdentity(join(parent, 'none'))
  const placeOf = async (name: string): Promise<Place> => {
    const folder = await mkdtemp(join(parent, name))
    if (identity) await chown(folder, identity.uid, identity.gid)
    return { folder, identity }
  }
  const places = { primary: await placeOf('a-'), standby: await placeOf('b-') }
  await createPrimary(places.primary)
  const primary = await serve(places.primary)
  const ask = (where: Postgres, statement: string, database = 'postgres') =>
    asOperator(
      where === primary ? places.primary : places.standby,
      where.port,
      '-d',
      database,
      '-c',
      statement,
    )
  await writeFile(join(places.primary.folder, 'roles.sql'), await readRecipe('roles.sql'))
  await asOperator(places.primary, primary.port, '-f', 'roles.sql')
  await createStandby(places.standby, primary)
  const standby = await serve(places.standby)
  return {
    primary,
    standby,
    ask,
    close: async () => {
      for (const each of [primary, standby]) await each.kill()
      for (const { folder } of Object.values(places)) await rm(folder, { recursive: true, force: true })
    },
  }
}
