import { registrationForm, specialistForm } from '@emma/api/test'
import { logIn, type Person, phone } from '../../support/browser.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'
import { box, expectRefused, fill } from '../../support/form.ts'
import { codeTo } from '../../support/inbox.ts'
import { press, proveByPassword, see } from '../../support/page.ts'

test.describe.configure({ mode: 'serial' })

const emma = freshEmma()
let guest: Person
let rita: Person
const form = specialistForm()

test.beforeAll(async () => {
  guest = await emma.open({ viewport: phone })
  rita = await emma.open()
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
