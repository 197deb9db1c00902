import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { chromiumPath, launchArgs, WAIT_MS } from './support/browser.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const executablePath = chromiumPath()

export default defineConfig({
  testDir: '.',
  outputDir: `${root}test-results/journeys`,
  globalSetup: './support/global-setup.ts',
  workers: Number(process.env.WORKERS ?? 2),
  retries: 0,
  forbidOnly: true,
  timeout: 300_000,
  expect: { timeout: WAIT_MS },
  reporter: [['list']],
  use: {
    launchOptions: { args: launchArgs, ...(executablePath === undefined ? {} : { executablePath }) },
    screenshot: { mode: 'only-on-failure', fullPage: true },
    trace: 'off',
  },
})
