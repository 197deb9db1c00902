import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile, rename, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { clusterByWorkingDirectory } from './cluster.ts'
import type { Identity } from './identity.ts'
import { LaunchError } from './launch-error.ts'
import { waitUntil } from './processes.ts'
import { type Durability, serverArguments } from './settings.ts'

const attempts = 3
const logLimit = 10 * 1024 ** 2
/** Recovery after a crash can take long; a healthy start takes a tenth of a second. */
const readyWithin = 120_000

export interface ServerProcess {
  child: ChildProcess
  port: number
}

export async function launchServer(options: {
  postgres: string
  clusterDir: string
  logFile: string
  identity: Identity | undefined
  durability: Durability
  /** A free one by default. */
  port: number | undefined
}): Promise<ServerProcess> {
  for (let attempt = 1; ; attempt++) {
    const from = await shortenLog(options.logFile)
    const port = options.port ?? (await freePort())
    const child = await spawnServer(options, port)
    if (await becomesReady(child, options.clusterDir)) return { child, port }
    const failure = diagnose((await readFile(options.logFile, 'utf8')).slice(from), options)
    // Another process may have taken the port after it was found free.
    if (failure !== 'port_taken') throw failure
    if (attempt === attempts) throw new LaunchError('database_did_not_start', options.logFile)
  }
}

/** Fast shutdown: open transactions are rolled back, everything acknowledged is on disk. */
export async function stopServer(child: ChildProcess): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (hasEnded(child)) return
    child.kill(signal)
    if (await waitUntil(async () => hasEnded(child), 15_000)) return
  }
}

async function spawnServer(
  { postgres, clusterDir, logFile, identity, durability }: Parameters<typeof launchServer>[0],
  port: number,
): Promise<ChildProcess> {
  await rm(join(clusterDir, 'postmaster.pid'), { force: true })
  const log = await open(logFile, 'a', 0o600)
  const child = spawn(postgres, ['-D', clusterByWorkingDirectory, ...serverArguments(port, durability)], {
    ...identity,
    cwd: clusterDir,
    env: {},
    // Its own process group: the terminal's Ctrl-C must not stop it before its users.
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  })
  await once(child, 'spawn').finally(() => log.close())
  child.unref()
  return child
}

async function becomesReady(child: ChildProcess, clusterDir: string): Promise<boolean> {
  const isReady = async () => {
    const lines = (await readFile(join(clusterDir, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
    return Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready'
  }
  await waitUntil(async () => hasEnded(child) || (await isReady()), readyWithin)
  if (hasEnded(child)) return false
  if (await isReady()) return true
  await stopServer(child)
  return false
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

function diagnose(log: string, { clusterDir, logFile }: { clusterDir: string; logFile: string }) {
  if (/could not (create|bind).*(socket|address)|Address already in use/i.test(log)) return 'port_taken'
  if (/No space left on device|Disk quota exceeded/i.test(log))
    return new LaunchError('disk_full', clusterDir)
  if (
    /PANIC|incompatible|checkpoint|invalid|corrupt|could not (open|read|access|find)|missing|does not exist/i.test(
      log,
    )
  )
    return new LaunchError('data_dir_broken', clusterDir)
  return new LaunchError('database_did_not_start', logFile)
}

async function shortenLog(logFile: string): Promise<number> {
  const size = await stat(logFile).then(
    (file) => file.size,
    () => 0,
  )
  if (size <= logLimit) return size
  await rename(logFile, `${logFile}.1`)
  return 0
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
