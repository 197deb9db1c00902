import type { BrowserContext, Page } from '@playwright/test'
import { logIn, type Person, phone } from '../../support/browser.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'
import { share } from '../../support/share.ts'

test.describe.configure({ mode: 'serial' })

const PATIENT = 'paciente@emma.test'

const emma = freshEmma()
let paula: Person

test.beforeAll(async () => {
  paula = await emma.open({ viewport: phone, installs: true })
  await logIn(paula, PATIENT)
})
test.afterEach(async () => {
  await paula.context.setOffline(false)
})

const settled = (page: Page) => page.waitForLoadState('networkidle')
const banner = (page: Page) => page.getByText('Sem conexão. Você vê o que já estava aqui.')
const workerOf = async (context: BrowserContext): Promise<void> => {
  if (context.serviceWorkers().length === 0) await context.waitForEvent('serviceworker')
}

test('1. it can be installed: a manifest with icons that exist, and a worker for the shell', async () => {
  const { page, context } = paula
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await (await page.request.get(href ?? '')).json()
  expect(manifest).toMatchObject({ lang: 'pt-BR', short_name: 'Emma', display: 'standalone', start_url: '/' })
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable')
  for (const { src } of manifest.icons) {
    const icon = await page.request.get(src)
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/png'])
  }
  await workerOf(context)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const worker = await page.request.get('/sw.js')
  expect(worker.headers()['cache-control']).toBe('no-cache')
})

/** Caches other than the one with lists for use without a connection. */
const LAST_SEEN = 'emma-last-seen'

test('2. the worker keeps nothing of a person, after all of it was looked at', async () => {
  const { page } = paula
  for (const path of ['/customer', '/customer/agenda', '/customer/area-paciente', '/customer/prescricao']) {
    await page.goto(path)
    await settled(page)
  }
  const kept = await page.evaluate(async (own) => {
    const names = (await caches.keys()).filter((name) => !name.startsWith(own))
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return lists.flat().map(({ url }) => new URL(url).pathname)
  }, LAST_SEEN)
  expect(kept).toContain('/index.html')
  expect(kept.some((path) => path.startsWith('/assets/'))).toBe(true)
  expect(kept.filter((path) => !/^\/(assets\/|index\.html$|manifest\.json$)/.test(path))).toEqual([])
})

test('3. without a connection what was seen stays, and comes fresh when it is back', async () => {
  const { page, context } = paula
  await page.goto('/customer/agenda')
  await settled(page)
  await page.getByRole('link', { name: 'Início' }).first().click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await settled(page)
  await context.setOffline(true)
  await banner(page).waitFor()
  await page.getByRole('navigation', { name: 'Navegação' }).getByRole('link', { name: 'Agenda' }).click()
  await page.getByRole('heading', { level: 1, name: 'Agenda' }).waitFor()
  expect(await page.locator('main article, main li').count()).toBeGreaterThan(0)
  expect(await page.getByText('Não foi possível carregar', { exact: true }).count()).toBe(0)
  await page.screenshot({ path: 'test-results/offline-agenda.png' })
  const refreshed = page.waitForResponse((answer) => answer.url().includes('/api/v1/schedules'))
  await context.setOffline(false)
  await refreshed
  await banner(page).waitFor({ state: 'hidden' })
})

/** The stored agenda, documents and exams. */
const lastSeen = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async (own) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(own))
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return lists.flat().map(({ url }) => new URL(url).pathname)
  }, LAST_SEEN)

const opened = async (page: Page, press: () => Promise<void>): Promise<void> => {
  const tab = page.waitForEvent('popup')
  await press()
  await (await tab).close()
}

test('4. opened without a connection, the app shows what was last seen, and goes on by itself', async () => {
  const { page, context } = paula
  await page.goto('/customer/prescricao')
  const open = page.getByRole('button', { name: 'Abrir', exact: true })
  await opened(page, () => open.first().click())
  // Leaving while the file is still loading would not store it.
  await expect.poll(async () => (await lastSeen(page)).join()).toContain('/last-seen/files/document')
  await page.goto('/customer/area-paciente/historico-exame')
  await expect.poll(() => lastSeen(page)).toContain('/last-seen/exams/self')
  await page.goto('/customer/agenda')
  const name = await page.getByRole('article').first().getByRole('strong').first().textContent()
  await expect
    .poll(async () => (await lastSeen(page)).map((path) => path.replace(/document-.*/, 'document')).sort())
    .toEqual([
      '/last-seen/agenda/self',
      '/last-seen/documents/self',
      '/last-seen/exams/self',
      '/last-seen/files/document',
    ])
  await context.setOffline(true)
  await page.reload({ waitUntil: 'commit' })
  // Which of the two depends on whether the browser knows that it has no connection.
  await page.getByRole('heading', { name: /^(Você está sem internet|A Emma não respondeu)$/ }).waitFor()
  const seen = page.getByRole('region', { name: 'O que você viu por último' })
  await seen
    .getByText(/^Visto em .+, às \d+h(\d\d)?$/)
    .first()
    .waitFor()
  await seen
    .getByText(name ?? '')
    .first()
    .waitFor()
  await seen.getByText('Receitas e documentos').click()
  await opened(page, () =>
    seen
      .getByRole('button', { name: /^Abrir: / })
      .first()
      .click(),
  )
  await page.screenshot({ path: 'test-results/offline-last-seen.png', fullPage: true })
  await context.setOffline(false)
  await page.getByRole('heading', { level: 1, name: 'Agenda' }).waitFor()
})

test('5. a file that another app shares waits among the exams, to be named and sent', async () => {
  const { page } = paula
  await page.goto('/customer')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await share(page, 'Hemograma_2026.pdf')
  await page.getByRole('heading', { level: 1, name: 'Histórico de exames' }).waitFor()
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('Hemograma 2026')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.goto('/customer/agenda')
})

test('6. who signs out leaves nothing on the device', async () => {
  const { page } = paula
  await page.goto('/customer/agenda')
  await expect.poll(() => lastSeen(page)).toContain('/last-seen/agenda/self')
  await page.getByRole('button', { name: 'Minha conta' }).click()
  await page.getByText('Sair', { exact: true }).click()
  // By name only: opening a deleted one would create it again.
  const kept = () => page.evaluate(() => caches.keys())
  const ofNobody = /^(workbox-precache|emma-assets)/
  await expect.poll(async () => (await kept()).filter((name) => !ofNobody.test(name))).toEqual([])
})
