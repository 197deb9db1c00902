import { createCustomer, registrationForm, specialistForm, type TestCustomer } from '@emma/api/test'
import { appCode } from '../../support/authenticator.ts'
import { DEMO_PASSWORD, logIn, type Person, phone } from '../../support/browser.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'
import { box, expectRefused, fill } from '../../support/form.ts'
import { codeTo, resetLinkTo } from '../../support/inbox.ts'
import { agree, press, proveByPassword, see } from '../../support/page.ts'

test.describe.configure({ mode: 'serial' })

const emma = freshEmma()
let guest: Person
let rita: Person
let ana: Person
let account: TestCustomer
const form = specialistForm()
const NEW_PASSWORD = 'Bromelia#Verde-331'

test.beforeAll(async () => {
  account = await createCustomer(emma.deps)
  guest = await emma.open({ viewport: phone })
  rita = await emma.open()
  ana = await emma.open({ viewport: phone })
})

test("every wrong field of a patient's registration is said beside it", async () => {
  const { page } = guest
  const right = registrationForm()
  const empty = /Preencha este campo/
  await page.goto('/customer/create')
  await expectRefused(page, 'Continuar', {
    Nome: ['', empty],
    Sobrenome: ['', empty],
    CPF: ['11111111111', /CPF inválido/],
  })
  await box(page, 'Data de nascimento').fill('2015-01-01')
  await press(page, 'Continuar')
  await see(page, /conta de um responsável/)
  await fill(page, { Nome: 'Ana', Sobrenome: 'Prado', CPF: right.cpf, 'Data de nascimento': '1990-05-20' })
  await press(page, 'Continuar')
  await expectRefused(page, 'Continuar', {
    'E-mail': ['ana@', /e-mail válido/],
    'Celular com DDD': ['1133334444', /celular do Brasil, com DDD/],
  })
  await fill(page, { 'E-mail': right.email, 'Celular com DDD': right.cellPhone })
  await press(page, 'Continuar')
  await expectRefused(page, 'Criar conta', {
    Senha: ['1234567890', /não seja comum/],
    'Repita a senha': ['outra', /não são iguais/],
  })
  await expect(page.getByText('É preciso aceitar para continuar.')).toHaveCount(2)
  expect(new URL(page.url()).pathname).toBe('/customer/create')
})

test("every wrong field of a specialist's registration is said beside it, and the right ones open the account", async () => {
  const { page } = rita
  await page.goto('/specialist/create')
  await expectRefused(page, 'Continuar', {
    Nome: ['', /Preencha/],
    Sobrenome: ['', /Preencha/],
    CPF: ['12345678900', /CPF inválido/],
    'Data de nascimento': ['', /data válida|Preencha/],
  })
  await fill(page, { Nome: 'Rita', Sobrenome: 'Moura', CPF: form.cpf, 'Data de nascimento': '1985-03-02' })
  await press(page, 'Continuar')
  await press(page, 'Continuar')
  await see(page, 'Escolha um conselho.')
  await see(page, 'Escolha um estado.')
  await box(page, 'Conselho').selectOption('CRM')
  await box(page, 'Estado do registro').selectOption('SP')
  await expectRefused(page, 'Continuar', { 'Número do registro': ['SP', /não tem a forma usada/] })
  await fill(page, { 'Número do registro': '123456' })
  await press(page, 'Continuar')
  await expectRefused(page, 'Continuar', {
    'E-mail': ['rita', /e-mail válido/],
    'Celular com DDD': ['119', /celular do Brasil, com DDD/],
  })
  await fill(page, { 'E-mail': form.email, 'Celular com DDD': '11987654321' })
  await press(page, 'Continuar')
  await press(page, 'Continuar')
  await expectRefused(page, 'Criar minha conta', {
    Senha: ['curta', /pelo menos 10/],
    'Repita a senha': ['outra', /não são iguais/],
  })
  await expect(page.getByText('É preciso aceitar para continuar.')).toHaveCount(2)
  await fill(page, { Senha: form.password, 'Repita a senha': form.password })
  await page.getByLabel(/Li e aceito os/).check()
  await page.getByLabel(/Li e aceito a/).check()
  await press(page, 'Criar minha conta')
  await page.waitForURL(/\/specialist\/accout-progress$/)
  await see(page, 'Cadastro incompleto')
})

test('the specialist confirms the e-mail, fills in what is missing and asks for the review', async () => {
  const { page } = rita
  await codeTo(emma.sandboxUrl, form.email)
  await press(page, 'Enviar código')
  const dialog = page.getByRole('dialog')
  await dialog
    .getByLabel('Código de 6 dígitos')
    .pressSequentially(await codeTo(emma.sandboxUrl, form.email, 2))
  await see(page, 'E-mail confirmado.')
  await page.getByRole('button', { name: 'Preencher: Endereço' }).click()
  await page.getByLabel('CEP').pressSequentially('01310100')
  await see(page, 'Endereço preenchido. Confira e complete o número.')
  await fill(page, { Número: '1000' })
  await press(page, 'Salvar')
  await page.getByRole('button', { name: 'Alterar: Endereço' }).waitFor()
  await page.getByRole('button', { name: 'Preencher: Especialidade e preço' }).click()
  await page.getByLabel('Especialidade', { exact: true }).selectOption({ label: 'Cardiologia' })
  await page.getByLabel('Preço da consulta').fill('180,00')
  await press(page, 'Adicionar')
  await page.getByRole('button', { name: 'Alterar: Especialidade e preço' }).waitFor()
  await page.getByRole('button', { name: 'Preencher: Conta bancária' }).click()
  await page.getByRole('combobox', { name: 'Banco' }).fill('001')
  await page.getByRole('option').first().click()
  await fill(page, { Agência: '1584', 'Dígito da agência': '9', Conta: '00210169', 'Dígito da conta': '6' })
  await fill(page, { 'CPF do titular': form.cpf, 'Nome do titular': 'RITA MOURA' })
  await press(page, 'Salvar conta bancária')
  await proveByPassword(page, form.password)
  await page.getByRole('button', { name: 'Alterar: Conta bancária' }).waitFor()
  await press(page, 'Enviar para análise')
  await see(page, 'Em análise')
})

test('an admin approves in the browser, and the page of who waits moves on by itself', async () => {
  const admin = await emma.open()
  await logIn(admin, 'admin@emma.test')
  await admin.page.goto('/admin/specialists?status=2')
  await admin.page.getByRole('link', { name: 'Abrir o cadastro de Rita Moura' }).first().click()
  await see(admin.page, 'CRM-SP 123456')
  await press(admin.page, 'Aprovar cadastro')
  // Watched from before the decision: the toast stays for three seconds.
  const told = see(rita.page, 'Seu cadastro foi aprovado.')
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Aprovar cadastro' }).click()
  await Promise.all([told, see(admin.page, 'Cadastro aprovado.')])
  await admin.context.close()
  await rita.page.goto('/')
  await rita.page.waitForURL(/\/dashboard$/)
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
