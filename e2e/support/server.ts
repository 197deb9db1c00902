import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { compileCache, freePort, testSettings } from '@emma/api/test'
import { startSandbox } from '@emma/sandbox'

const entry = fileURLToPath(new URL('../../apps/api/src/server.ts', import.meta.url))
const READY_MS = 600_000

const untilReady = async (url: string, server: ChildProcess): Promise<void> => {
  const deadline = Date.now() + READY_MS
  while (Date.now() < deadline && server.exitCode === null) {
    const response = await fetch(`${url}/api/v1/health/ready`).catch(() => undefined)
    if (response?.ok) return
    await sleep(50)
  }
  throw new Error('The server did not become ready')
}

/** A running Emma. */
export interface Running {
  /** The address for browsers. */
  readonly url: string
  readonly databaseUrl: string
  /** The simulators' control port. */
  readonly sandboxUrl: string
  /** The server's own settings: to create a test's data, sealed with the same keys. */
  readonly settings: Readonly<Record<string, string>>
  readonly stop: () => Promise<void>
}

export interface Installation {
  readonly databaseUrl: string
  readonly dataDir: string
  readonly keys: Readonly<Record<string, string>>
  /** Other settings than the defaults. */
  readonly more?: Readonly<Record<string, string>>
}

/** Starts a server with an environment; resolves when it accepts calls, to a function that stops it. */
export type Start = (environment: Readonly<Record<string, string>>) => Promise<() => Promise<void>>

/** As in production: a separate process, running `server.ts`. */
const startProcess: Start = async (environment) => {
  const server = spawn(process.execPath, [entry], {
    env: { ...process.env, ...environment, NODE_COMPILE_CACHE: compileCache },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const stop = async () => {
    if (server.exitCode === null && server.kill('SIGTERM')) await once(server, 'exit')
  }
  await untilReady(String(environment.PUBLIC_URL), server).catch(async (error) => {
    await stop()
    throw error
  })
  return stop
}

/** The real server with the built web app on a database and a folder, and the simulators. */
export const startServer = async (
  installation: Installation,
  start: Start = startProcess,
): Promise<Running> => {
  const { databaseUrl, dataDir, keys, more = {} } = installation
  const port = await freePort()
  const url = `http://localhost:${port}`
  const webhook = {
    url: `${url}/api/v1/webhooks/payments`,
    user: 'pagarme',
    password: 'test-webhook-password',
  }
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, webhook, dataDir: join(dataDir, 'sandbox') })
  const { WEB_DIST: _, ...usual } = testSettings(databaseUrl, sandbox.url, sandbox.smtpPort, dataDir)
  const settings = { ...usual, ...keys }
  const environment = {
    ...settings,
    PORT: String(port),
    PUBLIC_URL: url,
    SEED: 'demo',
    LOG_LEVEL: 'error',
    ...more,
  }
  const stopServer = await start(environment).catch(async (error) => {
    await sandbox.stop()
    throw error
  })
  const stop = async () => {
    await stopServer()
    await sandbox.stop()
  }
  return { url, databaseUrl, sandboxUrl: sandbox.url, settings, stop }
}
