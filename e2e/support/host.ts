import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type AskedOfHost, compileCache } from '@emma/api/test'
import type { Start } from './server.ts'

const entry = fileURLToPath(new URL('../../apps/api/test/processes/server-host.ts', import.meta.url))

/** A process that runs one server after the other. */
export interface Host {
  readonly start: Start
  readonly end: () => Promise<void>
}

/** Starts the process that runs a worker's servers: loading the application takes longer than starting it. */
export const startHost = (): Host => {
  const child = fork(entry, {
    env: { ...process.env, NODE_ENV: 'test', NODE_COMPILE_CACHE: compileCache },
    // Playwright's own loaders are not for the server.
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit').then(() => {
    throw new Error('The process of the server ended')
  })
  ended.catch(() => {})
  const ask = async (message: AskedOfHost): Promise<void> => {
    const answered = once(child, 'message')
    child.send(message)
    const [{ error }] = await Promise.race([answered, ended])
    if (error !== undefined) throw new Error(error)
  }
  return {
    start: async (environment) => {
      await ask({ start: environment })
      return () => ask({ start: undefined })
    },
    end: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exit = once(child, 'exit')
      child.disconnect()
      await exit
    },
  }
}
