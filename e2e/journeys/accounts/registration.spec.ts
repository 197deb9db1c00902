import { registrationForm } from '@emma/api/test'
import type { Page } from '@playwright/test'
import { DEMO_PASSWORD, type Person, phone } from '../../support/browser.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'
import { codeTo } from '../../support/inbox.ts'
import { proveByPassword } from '../../support/page.ts'

test.describe.configure({ mode: 'serial' })

const emma = freshEmma()
let helena: Person
/** The address of the slot chosen before the account existed. */
let chosen = ''
const form = registrationForm()
const newEmail = `nova.${form.email}`

test.beforeAll(async () => {
  helena = await emma.open({ viewport: phone })
})

const press = (name: string | RegExp) => helena.page.getByRole('button', { name }).first().click()
const see = (text: string | RegExp) => helena.page.getByText(text).first().waitFor()
const field = (name: string) => helena.page.locator(`[name=${name}]`)

/** By a word, narrowed to appointments in person (as many as the filter says), and chosen on the map. */
const findOnMap = async (page: Page) => {
  await page.goto('/buscar')
  const words = page.getByLabel('O que você procura?')
  await words.fill('clínica')
  await words.press('Enter')
  await page.waitForURL(/q=cl/)
  await page.getByText('Filtros', { exact: true }).first().click()
  const inPerson = page.locator('select[name=modo]')
  const option = await inPerson.locator('option[value=presencial]').textContent()
  const count = /\d+/.exec(option ?? '')?.[0]
  expect(Number(count)).toBeGreaterThan(0)
  await inPerson.selectOption('presencial')
  await page.getByRole('button', { name: 'Ver resultados' }).last().click()
  await page.waitForURL(/modo=presencial/)
  await expect(page.locator('.s-facts')).toHaveText(new RegExp(`^${count} profissiona`))
  await page.getByRole('link', { name: 'Ver no mapa' }).click()
  const places = page.getByRole('region', { name: 'Locais no mapa' })
  await places.getByRole('listitem').first().getByRole('link').first().click()
  await page.waitForURL(/\/especialista\//)
}

test('1. a stranger finds somebody by a word, a filter and the map, chooses a time, and registers in three steps; what is wrong is said, a reload loses nothing', {
  tag: '@smoke',
}, async () => {
  const { page } = helena
  await findOnMap(page)
  await page.locator('main a[href*="slot="]').first().click()
  await page.getByRole('link', { name: 'Entre, o horário vem junto' }).click()
  await page.waitForURL(/login/)
  chosen = new URL(page.url()).searchParams.get('redirect') ?? ''
  expect(chosen).toContain('slot=')
  await page.getByRole('link', { name: 'Criar conta' }).click()
  await page.waitForURL(/customer\/create/)
  await press('Continuar')
  await see('Preencha este campo.')
  await field('firstName').fill(form.firstName)
  await field('lastName').fill(form.lastName)
  await field('cpf').pressSequentially(form.cpf)
  await field('birthDate').fill('2015-01-01')
  await press('Continuar')
  await see(/conta de um responsável/)
  await field('birthDate').fill(form.birthDate)
  await press('Continuar')
  await field('email').fill(form.email)
  await field('cellPhone').pressSequentially(form.cellPhone)
  await page.reload()
  await expect(field('email')).toHaveValue(form.email)
  await press('Continuar')
  await field('password').fill(DEMO_PASSWORD)
  await field('passwordConfirmation').fill(DEMO_PASSWORD)
  await field('acceptTerms').check()
  await field('acceptPrivacy').check()
  await press('Criar conta')
  await page.waitForURL(/confirm-registration/)
})

test('2. a wrong code is refused, the right one opens the account and the time that was chosen', {
  tag: '@smoke',
}, async () => {
  const { page } = helena
  const code = await codeTo(emma.sandboxUrl, `55${form.cellPhone}`)
  const box = page.getByLabel('Código de 6 dígitos')
  await box.pressSequentially(code === '111111' ? '222222' : '111111')
  await see('O código não está certo. Confira e tente novamente.')
  await box.fill(code)
  await page.waitForURL((address) => `${address.pathname}${address.search}` === chosen)
  await page
    .getByRole('heading', { name: /pagamento|Pagamento/ })
    .first()
    .waitFor()
})

test('3. the profile takes an address by its CEP, and a new e-mail by its code', {
  tag: '@smoke',
}, async () => {
  const { page } = helena
  await page.goto('/customer/perfil/dados')
  await page.getByRole('heading', { name: 'Endereço' }).click()
  await press('Adicionar endereço')
  await page.getByLabel('CEP').pressSequentially('01310100')
  await see('Endereço preenchido. Confira e complete o número.')
  await page.getByLabel('Número', { exact: true }).fill('1000')
  await press('Salvar')
  await see(/, 1000$/)
  await page.getByRole('heading', { name: 'Contato' }).click()
  await press('Editar: Contato')
  await page.getByLabel('E-mail', { exact: true }).fill(newEmail)
  await press('Salvar')
  await proveByPassword(page, DEMO_PASSWORD)
  const dialog = page.getByRole('dialog', { name: 'Confirme seu novo e-mail' })
  await dialog.getByLabel('Código de 6 dígitos').pressSequentially(await codeTo(emma.sandboxUrl, newEmail))
  await see('E-mail atualizado.')
  await see(newEmail)
})
