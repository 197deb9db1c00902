import {
  aPdf,
  createCustomer,
  createSpecialist,
  createSpecialty,
  giveCredit,
  PASSWORD,
  type TestSpecialist,
  testCnpj,
} from '@emma/api/test'
import { DAY } from '@emma/domain/interval'
import { comeIn, DEMO_PASSWORD, type Person, phone } from '../../support/browser.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'
import { bookByWallet, clientOf } from '../../support/money.ts'
import { agree, press, proveByPassword, see } from '../../support/page.ts'

test.describe.configure({ mode: 'serial' })

/** Centavos: 15 % for the platform, a third of the rest for the company. */
const PRICE = 18_000
const NAME = 'Clínica Aurora'

const emma = freshEmma()
let specialtyId: string
let laura: TestSpecialist & Person
let diego: TestSpecialist & Person
let admin: Person

/** A specialist who can be booked on any day. */
const newSpecialist = async (name: readonly [string, string]): Promise<TestSpecialist> => {
  const specialist = await createSpecialist(emma.deps, { specialtyId, price: PRICE, name })
  await emma.deps.db
    .updateTable('availability_rules')
    .set({ init_hour: '00:00', final_hour: '23:30' })
    .where('specialist_id', '=', specialist.specialistId)
    .execute()
  return specialist
}
const enterAs = async (email: string, password?: string, viewport?: typeof phone): Promise<Person> => {
  const person = await emma.open(viewport ? { viewport } : {})
  await comeIn(person, email, password)
  return person
}

test.beforeAll(async () => {
  specialtyId = await createSpecialty(emma.deps, 'Medicina de família e comunidade')
  const [first, second] = [await newSpecialist(['Laura', 'Fontes']), await newSpecialist(['Diego', 'Sales'])]
  laura = { ...first, ...(await enterAs(first.email, PASSWORD)) }
  diego = { ...second, ...(await enterAs(second.email, PASSWORD, phone)) }
  admin = await enterAs('admin@emma.test')
})

/** Books the specialist by wallet, as a new patient, in a week. */
const book = async ({ specialistId }: TestSpecialist) => {
  const { customerId, email } = await createCustomer(emma.deps)
  await giveCredit(emma.deps, customerId, PRICE)
  const patient = await clientOf(emma, email, PASSWORD)
  const [from, to] = [7, 10].map((days) => new Date(Date.now() + days * DAY).toISOString())
  const list = `customer/specialists/${specialistId}/schedules?from=${from}&to=${to}`
  const { data } = await patient.ask<{ data: { id: string }[] }>('GET', list)
  await bookByWallet(patient, data[0]?.id, specialtyId)
}
const balanceOf = async (account: string): Promise<number> => {
  const query = emma.deps.db.selectFrom('account_balances').select('balance')
  return (await query.where('account', '=', account).executeTakeFirst())?.balance ?? 0
}
const companyId = async (): Promise<string> => {
  const query = emma.deps.db.selectFrom('companies').select('id').where('name', '=', NAME)
  return (await query.executeTakeFirstOrThrow()).id
}

test('a company is made in three steps, refused, corrected and approved', async () => {
  const { page } = laura
  await page.goto('/specialist/companies')
  await see(page, 'Você ainda não participa de nenhuma empresa')
  await press(page, 'Criar empresa')
  await page.getByLabel('Nome da empresa').fill(NAME)
  await page.getByLabel('CNPJ').fill('11222333000182')
  await press(page, 'Continuar')
  await see(page, 'CNPJ inválido. Confira os números e as letras.')
  await page.getByLabel('CNPJ').fill('')
  await page.getByLabel('CNPJ').pressSequentially(testCnpj())
  await expect(page.getByLabel('CNPJ')).toHaveValue(/^\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}$/)
  await press(page, 'Continuar')
  await page.getByLabel('Nome do responsável técnico').fill('Laura Fontes')
  await page.getByLabel('Conselho', { exact: true }).selectOption('CRM')
  await page.getByLabel('Estado do registro').selectOption('SP')
  await page.getByLabel('Número do registro').fill('123456')
  await press(page, 'Continuar')
  await page.getByRole('heading', { name: /Documento/ }).waitFor()
  await press(page, 'Enviar para análise')
  await page.getByRole('heading', { level: 1, name: NAME }).waitFor()
  await see(page, 'A empresa está em análise')
  await see(page, 'Falta o documento do CNPJ.')

  await admin.page.goto('/admin/companies')
  await admin.page.getByLabel('Buscar por nome ou CNPJ').fill('aurora')
  await admin.page.getByRole('link', { name: `Abrir ${NAME}` }).click()
  await admin.page.getByRole('heading', { level: 1, name: NAME }).waitFor()
  await expect(admin.page.getByRole('button', { name: 'Aprovar' })).toBeDisabled()
  await press(admin.page, 'Reprovar')
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Reprovar' }).click()
  await see(admin.page, 'Informe o motivo.')
  await admin.page.getByLabel('Motivo').fill('Envie o cartão CNPJ.')
  await agree(admin.page, 'Reprovar')

  await see(page, 'A empresa não foi aprovada')
  await see(page, /Envie o cartão CNPJ\./)
  const document = Buffer.from(await aPdf().arrayBuffer())
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'cnpj.pdf', mimeType: 'application/pdf', buffer: document })
  await page.getByRole('button', { name: 'Abrir documento' }).waitFor()
  await press(page, 'Enviar de novo para análise')
  await see(page, 'A empresa está em análise')
  await press(admin.page, 'Aprovar')
  await see(admin.page, 'Situação: Em análise → Aprovada')
  await page.getByText('Aprovada').first().waitFor()
})

test('an invitation is sent, answered once, and a new one can be revoked', async () => {
  const id = await companyId()
  const { page } = laura
  await page.goto(`/specialist/companies/general-information/${id}`)
  await press(page, 'Convidar')
  await page.getByLabel('Buscar por nome ou número do conselho').fill('Diego Sales')
  await press(page, 'Convidar Diego Sales')
  await see(page, 'Convite enviado. Ele vale por 7 dias.')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  const sent = page.getByRole('region', { name: 'Convites enviados' })
  await sent.getByText('Aguardando resposta').waitFor()

  await diego.page.goto('/specialist/companies')
  await press(diego.page, `Recusar o convite de ${NAME}`)
  await agree(diego.page, 'Recusar')
  await sent.getByText('Recusado').waitFor()
  const invite = async () => {
    await press(page, 'Convidar')
    await page.getByLabel('Buscar por nome ou número do conselho').fill('Diego Sales')
    await press(page, 'Convidar Diego Sales')
    await page.getByRole('button', { name: 'Convidar Diego Sales' }).waitFor({ state: 'hidden' })
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  await invite()
  // It appears on the open screen by itself.
  await diego.page.getByRole('button', { name: `Aceitar o convite de ${NAME}` }).waitFor()
  await sent.getByRole('button', { name: /^Cancelar o convite de/ }).click()
  await agree(page, 'Cancelar convite')
  await sent.getByText('Cancelado').waitFor()
  await invite()
  await diego.page.goto('/specialist/companies')
  await press(diego.page, `Aceitar o convite de ${NAME}`)
  await agree(diego.page, 'Aceitar')
  await diego.page.getByRole('link', { name: `Ver a empresa ${NAME}` }).waitFor()
  await page
    .getByRole('region', { name: 'Membros' })
    .getByText(/Diego Sales/)
    .first()
    .waitFor()
})

test('the first consultation of a member is split to the centavo, and urgent care follows both switches', async () => {
  const id = await companyId()
  const { page } = laura
  await page.goto(`/specialist/companies/general-information/${id}`)
  const percent = page.getByRole('region', { name: 'Percentual da empresa' })
  await percent.getByLabel('Percentual', { exact: true }).fill('33')
  // 200 less 15 % is 170; 33 % of that is 56.10.
  await percent.getByText(/R\$\s56,10/).waitFor()
  await percent.getByRole('button', { name: 'Mudar percentual' }).click()
  await see(page, /Percentual mudado para 33%/)

  await book(diego)
  expect(await balanceOf(`pending:${id}`)).toBe(0)
  await diego.page.goto('/specialist/companies')
  await press(diego.page, `Atender por ${NAME}`)
  await see(diego.page, `Hoje você atende por ${NAME}.`)
  expect(await diego.page.evaluate(() => localStorage.getItem('activeGroup'))).toBe(id)
  const before = await balanceOf(`pending:${diego.specialistId}`)
  await book(diego)
  // 18,000 less 2,700 is 15,300: 5,049 for the company, 10,251 for Diego.
  expect(await balanceOf(`pending:${id}`)).toBe(5049)
  expect((await balanceOf(`pending:${diego.specialistId}`)) - before).toBe(10_251)
  await page.reload()
  const money = page.getByRole('region', { name: 'Saldo da empresa' })
  await money
    .getByText(/R\$\s50,49/)
    .first()
    .waitFor()
  await money.getByText('Diego Sales').waitFor()

  await page.getByRole('switch', { name: 'A empresa atende no pronto atendimento' }).press('Space')
  await see(page, 'Pronto atendimento ligado.')
  await page.getByRole('switch', { name: 'Pronto atendimento de Diego Sales' }).press('Space')
  await see(page, 'Permissão de Diego Sales ligado.')
  const query = emma.deps.db.selectFrom('company_members').select('pa_permission')
  const kept = await query.where('specialist_id', '=', diego.specialistId).executeTakeFirstOrThrow()
  expect(kept.pa_permission).toBe(true)
})

test('the last admin member stays until another is made one', async () => {
  const id = await companyId()
  const { page } = laura
  await page.goto(`/specialist/companies/general-information/${id}`)
  await see(page, 'Para sair, torne antes outro membro administrador.')
  expect(await page.getByRole('button', { name: 'Sair da empresa' }).count()).toBe(0)
  await press(page, 'Tornar administrador: Diego Sales')
  await agree(page, 'Tornar administrador')
  await see(page, 'Diego Sales agora administra a empresa.')
  await press(page, 'Sair da empresa')
  await agree(page, 'Sair da empresa')
  await page.waitForURL(/\/specialist\/companies$/)
  await see(page, 'Você ainda não participa de nenhuma empresa')
  await diego.page.goto(`/specialist/companies/general-information/${id}`)
  await see(diego.page, 'Para sair, torne antes outro membro administrador.')
})

test('the platform makes the recipient once, and suspended the company takes no share', async () => {
  const id = await companyId()
  const { page } = admin
  await page.goto(`/admin/companies/details/${id}`)
  await see(page, 'A empresa ainda não cadastrou a conta bancária.')
  const { page: own } = diego
  await own.goto(`/specialist/companies/general-information/${id}`)
  await press(own, 'Cadastrar conta')
  const form = own.getByRole('dialog').filter({ hasText: 'Agência' })
  await form.getByLabel('Banco').fill('341')
  await own.getByRole('option', { name: /341/ }).click()
  await form.getByLabel('Agência', { exact: true }).fill('2545')
  await form.getByLabel('Conta', { exact: true }).fill('02366')
  await form.getByLabel('Dígito da conta').fill('1')
  await form.getByRole('button', { name: /^Salvar/ }).click()
  await proveByPassword(own, DEMO_PASSWORD)
  await form.waitFor({ state: 'hidden' })
  await page.reload()
  await press(page, 'Gerar recebedor')
  await see(page, 'Recebedor gerado.')
  await page.getByRole('button', { name: 'Atualizar situação' }).waitFor()

  await press(page, 'Suspender')
  await page.getByLabel('Motivo').fill('Registro vencido.')
  await agree(page, 'Suspender')
  await see(page, 'Situação: Aprovada → Suspensa')
  const before = await balanceOf(`pending:${id}`)
  await book(diego)
  expect(await balanceOf(`pending:${id}`)).toBe(before)
  await see(own, 'A empresa está suspensa')
})
