import { availableParallelism } from 'node:os'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import LongestFirst from './scripts/test/longest-first.ts'

const cluster = 'apps/api/test/cluster/global-setup.ts'

/** Property tests draw from it; a red run prints it, and is replayed with it. */
const propertySeed = Number(process.env.PROPERTY_SEED ?? Date.now() % 2 ** 31)
/** `npm run test:deep` sets it: rounds, histories and seeds of which `npm test` takes a few. */
const depth = process.env.TEST_DEPTH === 'deep' ? 'deep' : 'short'

/** Of every project. The limits are for what hangs, not for what is slow: a busy machine passes too. */
const everywhere = {
  // Modules are loaded once a worker: with a worker a file, loading them cost more than the tests.
  isolate: false,
  // Half of what a test of the API takes is waiting: for its database, a simulator, another process.
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
        // Of `npm run test:deep` alone: machines that die and freeze, one file after the other, for they count seconds.
        extends: true,
        test: {
          name: 'faults',
          include: ['apps/api/test/faults/*.faults.ts'],
          maxWorkers: 1,
          testTimeout: 600_000,
        },
      },
      {
        // Of `npm run test:deep` alone: the archive, made and installed.
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
        // Of `npm run test:deep` alone: what `npm run new` writes, compiled and tested in a copy of the working tree.
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
          // Nothing here waits for another process: a clock that stands still must not keep everybody for an hour.
          testTimeout: 120_000,
        },
      },
    ],
  },
})
