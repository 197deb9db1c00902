import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)
const PROGRAM = '/usr/bin/turnserver'
const START_MS = 10_000

/** Debian's coturn: found, or installed if possible. */
export const hasCoturn = async (): Promise<boolean> => {
  if (existsSync(PROGRAM)) return true
  if (process.getuid?.() !== 0) return false
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'coturn']).catch(() => undefined)
  return existsSync(PROGRAM)
}

export interface Relay {
  readonly settings: { readonly TURN_URLS: string; readonly TURN_SECRET: string }
  /** Restarts it; with a limit, every session may use that many bytes per second and the rest is dropped. */
  readonly restart: (bytesPerSecond?: number) => Promise<void>
  readonly stop: () => Promise<void>
}

const stopProcess = async (relay: ChildProcess | undefined): Promise<void> => {
  if (relay && relay.exitCode === null && relay.signalCode === null && relay.kill('SIGKILL'))
    await once(relay, 'exit')
}

/** coturn as operations.md configures it, on this machine only: a test has loopback peers, which production forbids. */
export const startRelay = async (port: number, secret: string): Promise<Relay> => {
  const folder = await mkdtemp(join(tmpdir(), 'emma-relay-'))
  let relay: ChildProcess | undefined
  const start = async (bytesPerSecond?: number): Promise<void> => {
    const started = spawn(PROGRAM, [
      '-n',
      '--use-auth-secret',
      `--static-auth-secret=${secret}`,
      '--realm=emma.test',
      '--listening-ip=127.0.0.1',
      '--relay-ip=127.0.0.1',
      `--listening-port=${port}`,
      '--allow-loopback-peers',
      '--no-cli',
      '--no-tls',
      '--no-dtls',
      '--log-file=stdout',
      `--userdb=${join(folder, 'users.db')}`,
      `--pidfile=${join(folder, 'relay.pid')}`,
      ...(bytesPerSecond === undefined ? [] : [`--max-bps=${bytesPerSecond}`]),
    ])
    relay = started
    let said = ''
    started.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
    const deadline = Date.now() + START_MS
    while (!said.includes('Total General servers')) {
      if (Date.now() > deadline || started.exitCode !== null) throw new Error(`coturn did not start: ${said}`)
      await sleep(50)
    }
  }
  const stop = async () => {
    await stopProcess(relay)
    await rm(folder, { recursive: true, force: true })
  }
  await start()
  return {
    settings: { TURN_URLS: `turn:127.0.0.1:${port}?transport=udp`, TURN_SECRET: secret },
    restart: async (bytesPerSecond) => {
      await stopProcess(relay)
      await start(bytesPerSecond)
    },
    stop,
  }
}
