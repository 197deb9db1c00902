import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PLATFORM_RECIPIENT_ID, startSandbox } from '@emma/sandbox'
import type { FastifyInstance } from 'fastify'
import { type Logger, pino } from 'pino'
import { buildApp } from '../src/app.ts'
import { buildDeps } from '../src/build-deps.ts'
import { type Config, knownPushServices, readConfig } from '../src/config.ts'
import type { Deps } from '../src/deps.ts'
import { createTestDatabase } from './cluster/index.ts'

/** A clock that stands still until a test moves it. */
export interface TestClock {
  readonly now: () => Date
  readonly set: (iso: string) => void
  readonly advance: (ms: number) => void
}

const createTestClock = (iso: string): TestClock => {
  let now = new Date(iso)
  return {
    now: () => new Date(now),
    set: (next) => {
      now = new Date(next)
    },
    advance: (ms) => {
      now = new Date(now.getTime() + ms)
    },
  }
}

const secret = (): string => randomBytes(32).toString('base64')

/** The settings of a test server over one database and one sandbox. */
export const testSettings = (databaseUrl: string, sandboxUrl: string, smtpPort: number, dataDir: string) => ({
  NODE_ENV: 'test',
  DATABASE_URL: databaseUrl,
  DATABASE_POOL: '20',
  DATA_DIR: dataDir,
  PORT: '0',
  PUBLIC_URL: 'http://localhost:3000',
  SEED: 'none',
  SECOND_FACTOR: 'optional',
  LOG_LEVEL: 'fatal',
  WEB_DIST: '/nonexistent',
  RATE_LIMIT_PER_MINUTE: '1000000',
  OVERLOAD_DELAY_MS: '60000',
  EXPORT_WAIT_MS: '0',
  JWT_SECRET: secret(),
  HMAC_KEY: secret(),
  MASTER_KEYS: `1:${secret()}`,
  VAPID_PRIVATE_KEY: randomBytes(32).toString('base64url'),
  PUSH_SERVICES: `${knownPushServices},${sandboxUrl}/push/`,
  PAGARME_URL: `${sandboxUrl}/pagarme/core/v5`,
  PAGARME_SECRET_KEY: 'sk_test_emma',
  PAGARME_PUBLIC_KEY: 'pk_test_emma',
  PAGARME_RECIPIENT_ID: PLATFORM_RECIPIENT_ID,
  WEBHOOK_USER: 'pagarme',
  WEBHOOK_PASSWORD: 'test-webhook-password',
  SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  ZENVIA_URL: `${sandboxUrl}/zenvia`,
  ZENVIA_TOKEN: 'test',
  VIACEP_URL: `${sandboxUrl}/viacep`,
  BRASILAPI_URL: `${sandboxUrl}/brasilapi`,
})

export interface TestApp {
  readonly app: FastifyInstance
  readonly deps: Deps
  readonly clock: TestClock
  readonly config: Config
  readonly databaseUrl: string
  /** The simulators' base address; the control port is on it. */
  readonly sandboxUrl: string
  readonly close: () => Promise<void>
}

/** Monday, 9 in the morning in São Paulo. */
export const TEST_NOW = '2026-11-23T12:00:00.000Z'

/** The real application on a database of its own and real simulators, with a clock that tests move. */
export const buildTestApp = async (
  overrides: Record<string, string> = {},
  log?: Logger,
): Promise<TestApp> => {
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'emma-test-'))
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, settleDelayMs: 50 })
  const config = readConfig({
    ...testSettings(database.url, sandbox.url, sandbox.smtpPort, dataDir),
    ...overrides,
  })
  const clock = createTestClock(TEST_NOW)
  const { deps, close } = buildDeps(config, log ?? pino({ level: config.LOG_LEVEL }), clock)
  const app = await buildApp(deps)
  await app.ready()
  return {
    app,
    deps,
    clock,
    config,
    databaseUrl: database.url,
    sandboxUrl: sandbox.url,
    close: async () => {
      await app.close()
      await close()
      await sandbox.stop()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Dependencies over a server that is already running, for making what a journey needs. */
export const openDeps = (settings: Readonly<Record<string, string>>) =>
  buildDeps(readConfig(settings), pino({ level: 'fatal' }))
