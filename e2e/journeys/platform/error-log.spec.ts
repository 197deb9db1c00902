import type { Page } from '@playwright/test'
import { comeIn, desktop, type Person, phone } from '../../support/browser.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'

test.describe.configure({ mode: 'serial' })

const emma = freshEmma()
let admin: Person
let paula: Person

test.beforeAll(async () => {
  admin = await emma.open({ viewport: desktop })
  paula = await emma.open({ viewport: phone })
  await comeIn(admin, 'admin@emma.test')
  await comeIn(paula, 'paciente@emma.test')
})

/** Throws an uncaught error in a page, which reports it. */
const breakIn = async (page: Page): Promise<void> => {
  const told = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/errors'))
  await page.evaluate(() => {
    setTimeout(() => {
      throw new RangeError('Agenda quebrada de "Paula Nogueira" <paula@emma.test>, CPF 123.456.789-09')
    })
  })
  expect((await told).status()).toBe(202)
}

const row = (page: Page) => page.getByRole('row', { name: /Agenda quebrada/ })
const openError = (page: Page) =>
  row(page)
    .getByRole('button', { name: /^Abrir o erro/ })
    .click()

test('1. an error thrown in a patient’s browser is in the log, without the patient', async () => {
  await paula.page.goto('/customer/agenda')
  await paula.page.getByRole('heading', { level: 1 }).waitFor()
  await paula.page.waitForLoadState('networkidle')
  await breakIn(paula.page)
  const { page } = admin
  await page.goto('/admin/logs/list')
  await row(page).getByText('Em aberto').waitFor()
  const words = await row(page).textContent()
  expect(words).toContain('RangeError: Agenda quebrada de "[…]" <[e-mail]>, CPF [cpf]')
  expect(words).toContain('/customer/agenda')
})

test('2. it is one row however many people meet it', async () => {
  const other = await emma.open({ viewport: phone })
  await comeIn(other, 'paciente@emma.test')
  await other.page.goto('/customer/agenda')
  await other.page.getByRole('heading', { level: 1 }).waitFor()
  await other.page.waitForLoadState('networkidle')
  await breakIn(other.page)
  await other.context.close()
  const { page } = admin
  await page.reload()
  await row(page).getByRole('cell', { name: '2', exact: true }).waitFor()
  await expect(row(page)).toHaveCount(1)
})

test('3. an admin filters, takes it and resolves it, with who and when', async () => {
  const { page } = admin
  await page.getByLabel('Situação').selectOption('em aberto')
  await page.waitForURL(/status=/)
  await openError(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByText('2 vezes').waitFor()
  await dialog.getByLabel('Observação').fill('Olhando a agenda.')
  await dialog.getByRole('button', { name: 'Assumir correção' }).click()
  await dialog.getByText('Em aberto → Em correção').waitFor()
  await dialog.getByText('Olhando a agenda.').waitFor()
  await dialog.getByRole('button', { name: 'Marcar como resolvido' }).click()
  await dialog.getByText('Em correção → Resolvido').waitFor()
  await dialog.getByRole('button', { name: 'Fechar' }).click()
  await row(page).waitFor({ state: 'detached' })
})

test('4. it happens again, and is open again by itself', async () => {
  await paula.page.reload()
  await paula.page.getByRole('heading', { level: 1 }).waitFor()
  await paula.page.waitForLoadState('networkidle')
  await breakIn(paula.page)
  const { page } = admin
  await page.goto(`/admin/logs/list?status=${encodeURIComponent('reaberto')}`)
  await openError(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByText('3 vezes').waitFor()
  await dialog.getByText('Resolvido → Reaberto').waitFor()
  await dialog.getByText('aconteceu de novo', { exact: false }).waitFor()
})
