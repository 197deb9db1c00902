import { createCustomer, type TestCustomer } from '@emma/api/test'
import { appCode } from '../../support/authenticator.ts'
import { DEMO_PASSWORD, logIn, type Person, phone } from '../../support/browser.ts'
import { freshEmma, test } from '../../support/fixtures.ts'
import { box, expectRefused, fill } from '../../support/form.ts'
import { resetLinkTo } from '../../support/inbox.ts'
import { agree, press, proveByPassword, see } from '../../support/page.ts'

test.describe.configure({ mode: 'serial' })

const emma = freshEmma()
let ana: Person
let account: TestCustomer
const NEW_PASSWORD = 'Bromelia#Verde-331'

test.beforeAll(async () => {
  account = await createCustomer(emma.deps)
  ana = await emma.open({ viewport: phone })
})

test('a second factor is set up, and asked for at the next login; its recovery code enters once', async () => {
  const { page } = ana
  await logIn(ana, account.email)
  await page.goto('/customer/perfil/seguranca')
  await press(page, 'Ativar')
  await proveByPassword(page, DEMO_PASSWORD)
  const setup = page.getByRole('dialog')
  await setup.getByRole('img', { name: /Código QR/ }).waitFor()
  const secret = ((await setup.locator('code').first().textContent()) ?? '').replaceAll(/\s/g, '')
  await setup.getByLabel('Código que aparece no aplicativo').fill(appCode(secret))
  await press(page, 'Confirmar código')
  await see(page, 'Guarde seus códigos de recuperação')
  const recovery = (await setup.getByText(/^[A-Z0-9]{5}-[A-Z0-9]{5}$/).allTextContents())[0] ?? ''
  await setup.getByLabel('Guardei os códigos em um lugar seguro').check()
  await press(page, 'Concluir')
  await see(page, 'Verificação em duas etapas ativada.')

  const other = await emma.open()
  const enter = async () => {
    await other.page.goto('/login')
    await fill(other.page, { 'E-mail': account.email, Senha: DEMO_PASSWORD })
    await other.page.getByRole('button', { name: 'Entrar', exact: true }).click()
  }
  await enter()
  await other.page.getByLabel('Código de verificação').fill('000000')
  await press(other.page, 'Confirmar')
  await see(other.page, 'O código não está certo ou já foi usado')
  await other.page.getByLabel('Código de verificação').fill(appCode(secret, 1))
  await press(other.page, 'Confirmar')
  await other.page.waitForURL(/\/customer$/)
  await other.context.clearCookies()
  await other.page.evaluate(() => localStorage.clear())
  await enter()
  await press(other.page, 'Usar um código de recuperação')
  await other.page.getByLabel('Código de recuperação').fill(recovery)
  await press(other.page, 'Confirmar')
  await other.page.waitForURL(/\/customer$/)
  await other.context.close()
})

test('two tabs that refresh at the same time both stay logged in', async () => {
  const second = await ana.context.newPage()
  await second.goto('/customer/agenda')
  await ana.page.evaluate(() => localStorage.setItem('accessToken', 'too.old.now'))
  const tabs = [ana.page, second]
  await Promise.all(tabs.map((tab) => tab.goto('/customer/perfil/dados')))
  await Promise.all(tabs.map((tab) => see(tab, account.email)))
  await second.close()
})

test('a tampered session is refused with its reason, and the page that was wanted opens after the login', async () => {
  const tampered = await emma.open()
  const { page } = tampered
  await logIn(tampered, 'paciente@emma.test')
  await page.evaluate(() => {
    const keys = ['accessToken', 'refreshToken']
    for (const key of keys) localStorage.setItem(key, `${localStorage.getItem(key)?.slice(0, -8)}AAAAAAAA`)
  })
  await page.goto('/customer/agenda')
  await page.waitForURL(/\/login/)
  await see(page, /Entre de novo/)
  await fill(page, { 'E-mail': 'paciente@emma.test', Senha: DEMO_PASSWORD })
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.waitForURL(/\/customer\/agenda$/)
  await tampered.context.close()
})

test('a session that ends elsewhere while its page is open asks once, and leads back to that page', async () => {
  const long = await emma.open()
  const { page } = long
  await logIn(long, 'paciente@emma.test')
  await page.goto('/customer/agenda')
  await page.getByRole('heading', { level: 1, name: 'Agenda' }).waitFor()
  const other = await emma.open()
  await logIn(other, 'paciente@emma.test')
  await other.page.goto('/customer/perfil/seguranca')
  await press(other.page, 'Encerrar todas as outras')
  await agree(other.page, 'Encerrar todas as outras')
  await see(other.page, 'Este aparelho')
  await other.context.close()
  await page.waitForURL(/\/login/)
  await see(page, 'Sua sessão foi encerrada em outro aparelho ou pela Emma. Entre de novo.')
  await fill(page, { 'E-mail': 'paciente@emma.test', Senha: DEMO_PASSWORD })
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.waitForURL(/\/customer\/agenda$/)
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('link', { name: 'Saúde' }).first().click()
  await page.waitForURL(/\/customer\/area-paciente$/)
  await page.getByRole('heading', { level: 1, name: 'Saúde' }).waitFor()
  await long.context.close()
})

test('a forgotten password is replaced by the link of the message, once, and the other sessions are told', async () => {
  const lost = await emma.open()
  const { page } = lost
  await page.goto('/authentication/forgot-password')
  await box(page, 'E-mail').fill(account.email)
  await press(page, 'Enviar link')
  await see(page, 'Confira seu e-mail')
  const link = await resetLinkTo(emma.sandboxUrl, account.email)
  await page.goto(link)
  await expectRefused(page, 'Salvar senha', {
    'Nova senha': ['curta', /pelo menos 10/],
    'Repita a nova senha': ['outra', /não são iguais/],
  })
  await fill(page, { 'Nova senha': NEW_PASSWORD, 'Repita a nova senha': NEW_PASSWORD })
  await press(page, 'Salvar senha')
  await see(page, 'Senha alterada')
  await page.goto(link)
  await fill(page, { 'Nova senha': NEW_PASSWORD, 'Repita a nova senha': NEW_PASSWORD })
  await press(page, 'Salvar senha')
  await see(page, 'Este link expirou')
  await ana.page.waitForURL(/\/login/)
  await see(ana.page, /Sua senha foi trocada/)
  await lost.context.close()
})
