import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { TestApp } from '../build-test-app.ts'
import { compileCache } from './compile-cache.ts'

const server = fileURLToPath(new URL('../../src/server.ts', import.meta.url))

type Role = 'api' | 'worker' | 'all'

/** A real process of the product, on the database and the simulators of a test. */
export interface RunningProcess {
  /** Empty for a worker. */
  readonly url: string
  readonly kill: () => Promise<void>
  readonly stop: () => Promise<void>
  /** Suspends the process, like a hanging machine. */
  readonly freeze: () => void
  readonly thaw: () => void
}

const environmentOf = ({ config, databaseUrl }: TestApp, role: Role): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(config).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  ),
  MASTER_KEYS: [...config.MASTER_KEYS]
    .map(([version, key]) => `${version}:${key.toString('base64')}`)
    .join(','),
  DATABASE_URL: databaseUrl,
  ROLE: role,
  LOG_LEVEL: 'info',
  NODE_COMPILE_CACHE: compileCache,
  PATH: process.env.PATH ?? '',
})

const end = async (child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}

/** The line that a server logs once it accepts calls. */
const addressOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = ''
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const url = /"url":"([^"]+)"/.exec(said)?.[1]
      if (url !== undefined) resolve(url)
    })
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
    child.once('exit', () => reject(new Error(`The process ended: ${said}`)))
  })

/** @param more settings of this process only */
export const startProcess = async (
  t: TestApp,
  role: Role,
  more: Readonly<Record<string, string>> = {},
): Promise<RunningProcess> => {
  const child = spawn(process.execPath, [server], {
    env: { ...environmentOf(t, role), ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const url = role === 'worker' ? '' : await addressOf(child)
  // Unread output fills the pipe, and logging into a full one blocks.
  child.stdout.resume()
  child.stderr.resume()
  return {
    url,
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
  }
}
