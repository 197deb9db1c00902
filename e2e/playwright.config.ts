import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { chromiumPath, launchArgs, shellPath, WAIT_MS } from './support/browser.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
/** Journeys that open a PDF or check a system notification. */
const withWindows = /accounts\/specialist-review|care\/patient-area|platform\/(offline|push)/
/** Journeys with video between browsers. */
const withVideo = /journeys\/calls|booking\/(?:main-job|taps)|care\/common-case/

const launch = (executablePath: string | undefined) => ({
  launchOptions: { args: launchArgs, ...(executablePath === undefined ? {} : { executablePath }) },
})

export default defineConfig({
  testDir: '.',
  outputDir: `${root}test-results/journeys`,
  snapshotPathTemplate: '{testFileDir}/appearance/{arg}{ext}',
  globalSetup: './support/template/global-setup.ts',
  // Node reads their TypeScript natively, much faster than Playwright.
  build: { external: ['**/apps/**', '**/packages/**'] },
  // With more workers than cores, a journey waits for a third of its time.
  workers: Number(process.env.WORKERS ?? Math.ceil(1.5 * availableParallelism())),
  retries: 0,
  forbidOnly: true,
  timeout: 600_000,
  expect: { timeout: WAIT_MS },
  reporter: [['list']],
  use: {
    screenshot: { mode: 'only-on-failure', fullPage: true },
    trace: 'off',
  },
  projects: [
    // The few longest ones first: at the end they would occupy one core alone.
    { name: 'whole', testMatch: withWindows, use: launch(chromiumPath()) },
    // One call at a time: two would overload two cores, and report it.
    { name: 'calls', testMatch: withVideo, workers: 1, use: launch(shellPath()) },
    { name: 'shell', testIgnore: [withWindows, withVideo], use: launch(shellPath()) },
  ],
})
