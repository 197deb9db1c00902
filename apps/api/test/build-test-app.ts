import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startSandbox } from '@emma/sandbox'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { buildApp } from '../src/app.ts'
import { buildDeps } from '../src/build-deps.ts'
import { type Config, readConfig } from '../src/config.ts'
import type { Deps } from '../src/deps.ts'
import { createLog } from '../src/log.ts'
import { openTracing } from '../src/tracing/tracing.ts'
import type { TestDatabase } from './cluster/databases.ts'
import { createTestDatabase } from './cluster/index.ts'
import { testSettings } from './settings.ts'

/** A clock that only a test moves. */
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

/** The pages' sources, which Vitest compiles: these tests need no build. */
const SITE_BUNDLE = fileURLToPath(new URL('../../web/src/features/site/render.tsx', import.meta.url))

/** The real application on a database and real simulators, with a clock that tests set. */
export const buildTestAppOn = async (
  database: TestDatabase,
  overrides: Record<string, string> = {},
  log?: Logger,
): Promise<TestApp> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'emma-test-'))
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, settleDelayMs: 50 })
  const config = readConfig({
    ...testSettings(database.url, sandbox.url, sandbox.smtpPort, dataDir),
    SITE_BUNDLE,
    ...overrides,
  })
  const clock = createTestClock(TEST_NOW)
  const logger = log ?? createLog(config.LOG_LEVEL)
  const { deps, close } = buildDeps(config, logger, clock, await openTracing(config, logger))
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

/** The same, on a database of its own. */
export const buildTestApp = async (overrides?: Record<string, string>, log?: Logger): Promise<TestApp> =>
  buildTestAppOn(await createTestDatabase(), overrides, log)
