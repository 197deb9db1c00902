import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '@emma/api/test'
import { expect, test } from '@playwright/test'
import { deep } from '../support/depth.ts'

const web = fileURLToPath(new URL('../../apps/web', import.meta.url))
const vite = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url))
const sizes = [
  { width: 320, height: 700 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1366, height: 850 },
]
const skins = ['light', 'dark'] as const
const A_MORNING = new Date('2026-11-20T10:00:00-03:00')

/** The page of the building blocks is part of the web app in development alone. */
const startWeb = async () => {
  const port = await freePort()
  const args = [vite, '--host', '127.0.0.1', '--port', String(port), '--strictPort']
  const server = spawn(process.execPath, args, { cwd: web, stdio: ['ignore', 'ignore', 'inherit'] })
  const url = `http://127.0.0.1:${port}/_kit`
  await expect
    .poll(() =>
      fetch(url).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200)
  return { url, stop: async () => void (server.kill() && (await once(server, 'exit'))) }
}

test.describe('the building blocks look as their pictures', () => {
  test.skip(!deep, 'npm run test:deep')
  let server: Awaited<ReturnType<typeof startWeb>>
  test.beforeAll(async () => {
    server = await startWeb()
  })
  test.afterAll(() => server.stop())

  for (const viewport of sizes) {
    for (const skin of skins) {
      test(`${viewport.width} px wide, ${skin}`, async ({ browser }) => {
        const context = await browser.newContext({
          viewport,
          // Half as large, a picture still shows each part, and all of them are a megabyte.
          deviceScaleFactor: 0.5,
          colorScheme: skin,
          reducedMotion: 'reduce',
          locale: 'pt-BR',
          timezoneId: 'America/Sao_Paulo',
        })
        const page = await context.newPage()
        await page.clock.setFixedTime(A_MORNING)
        await page.addInitScript((chosen) => localStorage.setItem('skin', chosen), skin)
        await page.route('**/api/v1/**', (route) => route.abort())
        await page.goto(server.url)
        await page.getByRole('heading', { level: 2 }).first().waitFor()
        await page.evaluate(() => document.fonts.ready)
        await expect(page).toHaveScreenshot(`${viewport.width}-${skin}.png`, {
          fullPage: true,
          scale: 'device',
          // Another release of the browser draws edges a little otherwise.
          maxDiffPixels: 100,
        })
        await context.close()
      })
    }
  }
})
