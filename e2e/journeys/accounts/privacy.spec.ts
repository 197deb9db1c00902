import { readFile } from 'node:fs/promises'
import { createCustomer, type TestCustomer } from '@emma/api/test'
import { DEMO_PASSWORD, logIn, type Person, phone, WAIT_MS } from '../../support/browser.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'

test.describe.configure({ mode: 'serial' })

const emma = freshEmma()
let paula: Person
let account: TestCustomer

test.beforeAll(async () => {
  paula = await emma.open({ viewport: phone })
  account = await createCustomer(emma.deps)
})

const press = (name: string | RegExp) => paula.page.getByRole('button', { name }).first().click()
const see = (text: string | RegExp) => paula.page.getByText(text).first().waitFor()

test('1. anybody reads the terms and the privacy policy, with version and date', async () => {
  const { page } = paula
  await page.goto('/politica-de-privacidade')
  await page.getByRole('heading', { level: 1, name: 'Política de privacidade' }).waitFor()
  await see(/^Versão 2, publicada em/)
  await see('Por quanto tempo')
  await page.goto('/termos-de-uso')
  await page.getByRole('heading', { level: 1, name: 'Termos de uso' }).waitFor()
})

test('2. a patient shares the history, and takes it back', async () => {
  const { page } = paula
  await logIn(paula, account.email)
  await page.goto('/customer/area-paciente?tab=consents')
  await press('Aceitar: Histórico compartilhado')
  await see(/^Aceito em/)
  await press('Retirar: Histórico compartilhado')
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar', exact: true }).click()
  await see('Consentimento retirado.')
})

test('3. the copy of everything is prepared, and downloaded', async () => {
  const { page } = paula
  await page.goto('/customer/perfil/privacidade')
  await press('Preparar cópia')
  const ready = page.getByRole('button', { name: 'Baixar ZIP' })
  await ready.waitFor()
  const [download] = await Promise.all([page.waitForEvent('download'), ready.click()])
  expect(download.suggestedFilename()).toMatch(/^emma-meus-dados-\d{4}-\d{2}-\d{2}\.zip$/)
  const file = await readFile(await download.path())
  expect(file.subarray(0, 2).toString()).toBe('PK')
  await page.goto('/customer/area-paciente?tab=access')
  await see('uma cópia dos seus dados')
  await see('Registro íntegro, conferido agora')
})

test('4. the account is erased after the word was typed, and lets nobody in', async () => {
  const { page } = paula
  await page.goto('/customer/perfil/privacidade')
  await press('Apagar conta')
  const dialog = page.getByRole('dialog', { name: 'Apagar a sua conta?' })
  await dialog.getByLabel(/digite APAGAR/).fill('apagar')
  await dialog.getByRole('button', { name: 'Apagar para sempre' }).click()
  await page.waitForURL(/\/login/)
  await page.getByLabel('E-mail').fill(account.email)
  await page.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await see('E-mail ou senha incorretos.')
  await expect.poll(() => goodbyes(), { timeout: WAIT_MS }).toBe(1)
})

const goodbyes = async (): Promise<number> => {
  const answer = await fetch(`${emma.sandboxUrl}/_messages?to=${encodeURIComponent(account.email)}`)
  const messages: unknown = await answer.json()
  return Array.isArray(messages) ? messages.length : 0
}
