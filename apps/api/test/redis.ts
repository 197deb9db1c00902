import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from 'redis'
import { freePort } from './free-port.ts'

/** Where Debian's redis-server is not installed, what needs it is left out, and says so. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0
if (!hasRedis)
  process.stdout.write('redis-server is not installed: what several servers do over Redis is not tested\n')

export interface TestRedis {
  readonly url: string
  readonly stop: () => Promise<void>
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

/** A Redis of a test's own, that keeps nothing. */
export const startRedis = async (): Promise<TestRedis> => {
  const port = await freePort()
  const child = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { stdio: 'ignore' },
  )
  const url = `redis://127.0.0.1:${port}`
  await untilItAnswers(url)
  return {
    url,
    stop: async () => {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}
