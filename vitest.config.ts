import { availableParallelism } from 'node:os'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import LongestFirst from './scripts/test/longest-first.ts'

const cluster = 'apps/api/test/cluster/global-setup.ts'

/** Property tests draw from it; a red run prints it, and is replayed with it. */
const propertySeed = Number(process.env.PROPERTY_SEED ?? Date.now() % 2 ** 31)
/** Set by `npm run test:deep`: all rounds, histories and seeds, of which `npm test` runs a few. */
const depth = process.env.TEST_DEPTH === 'deep' ? 'deep' : 'short'

/** For every project. The limits are for hanging tests, not slow ones: a busy machine passes too. */
const everywhere = {
  // Modules are loaded once a worker: with a worker a file, loading them cost more than the tests.
  isolate: false,
  // Half of an API test's time is waiting: for its database, a simulator, another process.
  maxWorkers: Math.ceil(1.5 * availableParallelism()),
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 180_000 } },
}

const unit = (name: string, ...folders: string[]): TestProjectConfiguration => ({
  extends: true,
  test: { name, include: folders.map((folder) => `${folder}/**/*.test.ts`) },
})

export default defineConfig({
  test: {
    ...everywhere,
    provide: { propertySeed, depth },
    setupFiles: ['scripts/test/property-seed.ts'],
    sequence: { sequencer: LongestFirst },
    exclude: ['**/node_modules/**', '**/dist/**'],
    projects: [
      unit('domain', 'packages/domain'),
      unit('contracts', 'packages/contracts', 'packages/client', 'packages/phrases'),
      unit('sandbox', 'apps/sandbox'),
      unit('scripts', 'scripts'),
      {
        extends: true,
        test: {
          name: 'api',
          include: ['apps/api/**/*.test.ts'],
          globalSetup: cluster,
        },
      },
      {
        // Only in `npm run test:deep`: machines that die and freeze, one file after the other, as they count seconds.
        extends: true,
        test: {
          name: 'faults',
          include: ['apps/api/test/faults/*.faults.ts'],
          maxWorkers: 1,
          testTimeout: 600_000,
        },
      },
      {
        // Only in `npm run test:deep`: the archive, built and installed.
        extends: true,
        test: {
          name: 'release',
          include: ['scripts/release/*.deep.ts'],
          globalSetup: cluster,
          // It builds the web app and installs the packages of the server, twice.
          testTimeout: 900_000,
          hookTimeout: 900_000,
        },
      },
      {
        // Only in `npm run test:deep`: the output of `npm run new`, compiled and tested in a copy of the working tree.
        extends: true,
        test: { name: 'new', include: ['scripts/new/*.deep.ts'] },
      },
      {
        extends: './apps/web/vite.config.ts',
        test: {
          name: 'web',
          root: 'apps/web',
          include: ['{src,build}/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          ...everywhere,
          // Nothing here waits for another process: a stopped clock must not block everybody for an hour.
          testTimeout: 120_000,
        },
      },
    ],
  },
})
