import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '@emma/api/test'
import { expect, type Page, test } from '@playwright/test'
import { boxesOf, paintsOf } from './appearance.ts'

const web = fileURLToPath(new URL('../../apps/web', import.meta.url))
const vite = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url))
const wide = { width: 1366, height: 850 }
const sizes = [{ width: 320, height: 700 }, { width: 390, height: 844 }, { width: 768, height: 1024 }, wide]
const skins = ['light', 'dark'] as const
const A_MORNING = new Date('2026-11-20T10:00:00-03:00')

/** The page of the building blocks exists only in the development web app. */
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

type Read = (page: Page, parts: string) => Promise<string>

/** Reads once nothing moves any more. */
const settled = async (read: Read, parts = '[data-part]'): Promise<string> => {
  let seen = ''
  await expect
    .poll(async () => {
      const before = seen
      seen = await read(page, parts)
      return seen === before
    })
    .toBe(true)
  return seen
}

let server: Awaited<ReturnType<typeof startWeb>>
let page: Page

// Letters keep their own width, whatever scale the machine's screen has.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--font-render-hinting=none'] })
  },
})

test.beforeAll(async ({ browser }) => {
  server = await startWeb()
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  })
  page = await context.newPage()
  await page.clock.setFixedTime(A_MORNING)
  await page.addInitScript(() => localStorage.setItem('skin', 'auto'))
  await page.route('**/api/v1/**', (route) => route.abort())
  await page.goto(server.url)
  await page.locator('[data-part=messages] iframe').waitFor()
  await page.evaluate(() => document.fonts.ready)
})
test.afterAll(() => server.stop())

for (const viewport of sizes) {
  test(`every building block stands where it stood, ${viewport.width} px wide`, async () => {
    await page.setViewportSize(viewport)
    expect(await settled(boxesOf)).toMatchSnapshot(`boxes-${viewport.width}.txt`)
  })
}

for (const colorScheme of skins) {
  test(`every building block is painted as it was, ${colorScheme}`, async () => {
    await page.setViewportSize(wide)
    await page.emulateMedia({ colorScheme })
    await expect(page.locator(`html[data-mantine-color-scheme=${colorScheme}]`)).toBeVisible()
    expect(await settled(paintsOf)).toMatchSnapshot(`paints-${colorScheme}.txt`)
  })
}

for (const viewport of [sizes[1], sizes[3]]) {
  test(`a sheet lies where it lay, and what has the focus is ringed, ${viewport?.width} px wide`, async () => {
    await page.emulateMedia({ colorScheme: 'light' })
    if (viewport) await page.setViewportSize(viewport)
    await page.locator('[data-part=sheets] button').first().click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await page.keyboard.press('Tab')
    const seen = [await settled(boxesOf, '[role=dialog]'), await settled(paintsOf, '[role=dialog]')]
    const { x, y, width, height } = (await dialog.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const at = [x, y, width, height].map(Math.round).join(' ')
    expect([`dialog ${at}`, ...seen].join('\n')).toMatchSnapshot(`sheet-${viewport?.width}.txt`)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })
}
