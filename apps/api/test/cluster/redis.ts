import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from 'redis'
import { freePort } from '../free-port.ts'

/** Without Debian's redis-server, tests that need it are skipped, with a message. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0
if (!hasRedis)
  process.stdout.write('redis-server is not installed: what several servers do over Redis is not tested\n')

export interface TestRedis {
  readonly url: string
  readonly stop: () => Promise<void>
  /** The same address again, after a stop, without data. */
  readonly start: () => Promise<void>
}

const untilItAnswers = async (url: string): Promise<void> => {
  for (let tries = 0; ; tries += 1) {
    const client = createClient({ url, socket: { reconnectStrategy: false } })
    client.on('error', () => {})
    try {
      await client.connect()
      return client.destroy()
    } catch (error) {
      if (tries === 100) throw error
      await sleep(50)
    }
  }
}

/** A test's own Redis. @param settings by default it stores nothing */
export const startRedis = async (
  settings: readonly string[] = ['--save', '', '--appendonly', 'no'],
): Promise<TestRedis> => {
  const port = await freePort()
  const url = `redis://127.0.0.1:${port}`
  let child: ChildProcess
  const start = async (): Promise<void> => {
    child = spawn('redis-server', [...settings, '--port', String(port), '--bind', '127.0.0.1'], {
      stdio: 'ignore',
    })
    await untilItAnswers(url)
  }
  await start()
  return {
    url,
    start,
    stop: async () => {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}
