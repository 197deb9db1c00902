import {
  createCustomer,
  createSpecialist,
  createSpecialty,
  giveCredit,
  PASSWORD,
  signIn,
  type TestCustomer,
  type TestSpecialist,
} from '@emma/api/test'
import type { Page } from '@playwright/test'
import { comeIn, desktop, logIn, type Person, phone } from '../../support/browser.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'
import { resetLinkTo } from '../../support/inbox.ts'
import { press } from '../../support/page.ts'

test.describe.configure({ mode: 'serial' })

const PRICE = 20_000
const emma = freshEmma()
let admin: Person
let paula: Person
let customer: TestCustomer
let specialist: TestSpecialist
let specialtyId: string

test.beforeAll(async () => {
  const { deps } = emma
  specialtyId = await createSpecialty(deps, 'Medicina do sono')
  specialist = await createSpecialist(deps, { specialtyId, price: PRICE, name: ['Ivo', 'Prestes'] })
  customer = await createCustomer(deps, { name: ['Dalva', 'Moreira'] })
  await giveCredit(deps, customer.customerId, 3 * PRICE)
  admin = await emma.open({ viewport: desktop })
  paula = await emma.open({ viewport: phone })
  await comeIn(admin, 'admin@emma.test')
})

const ask = async (path: string, init: RequestInit = {}) => {
  const { headers } = await signIn(emma.deps, customer)
  const answer = await fetch(`${emma.url}/api/v1/${path}`, {
    ...init,
    headers: { ...headers, 'content-type': 'application/json', ...init.headers },
  })
  return answer.json()
}
/** The nth free slot from three days ahead on, whatever day it is. */
const book = async (nth: number): Promise<string> => {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
  const path = `customer/specialists/${specialist.specialistId}/schedules?from=${day(3)}&to=${day(9)}`
  const { data } = await ask(path)
  const made = await ask(`schedules/auth/${customer.customerId}/schedules/${data[nth].id}/confirm`, {
    method: 'POST',
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ specialty_id: specialtyId, payment_method: 'wallet' }),
  })
  expect(made.status, JSON.stringify(made)).toBe('confirmed')
  return made.id
}
const splitOf = async (id: string): Promise<number> => {
  const { platform_fee } = await emma.deps.db
    .selectFrom('appointments')
    .select('platform_fee')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return platform_fee
}

const inDialog = (page: Page) => page.getByRole('dialog')
const tellWhy = async (page: Page, reason: string, verb: string | RegExp): Promise<void> => {
  await inDialog(page).getByLabel('Motivo').fill(reason)
  await inDialog(page).getByRole('button', { name: verb }).click()
}

const chooseByLink = async (email: string): Promise<string> => {
  const password = 'girafa lilás atravessa o rio'
  const { page, context } = await emma.open({ viewport: desktop })
  await page.goto(await resetLinkTo(emma.sandboxUrl, email))
  await page.getByLabel('Nova senha', { exact: true }).fill(password)
  await page.getByLabel('Repita a nova senha').fill(password)
  await page.getByRole('button', { name: 'Salvar senha' }).click()
  await page.getByText('Senha alterada').first().waitFor()
  await context.close()
  return password
}

let before: string
let after: string

test('1. a variable is changed with its preview; only the next booking follows it', async () => {
  before = await book(0)
  const { page } = admin
  await page.goto('/admin/variables')
  await page.getByRole('link', { name: 'Alterar Taxa da plataforma' }).click()
  await page.getByLabel('Novo valor').fill('20')
  const preview = page.getByRole('table')
  await preview.getByText('R$ 30,00').waitFor()
  await preview.getByText('R$ 22,50').waitFor()
  await press(page, 'Salvar')
  await page.getByText('Informe o motivo.').waitFor()
  await page.getByLabel('Motivo').fill('Revisão anual de preços.')
  await press(page, 'Salvar')
  await inDialog(page).getByRole('button', { name: 'Mudar' }).click()
  await page.getByText('De 15% para 20%').waitFor()
  after = await book(1)
  expect(await splitOf(before)).toBe(PRICE * 0.15)
  expect(await splitOf(after)).toBe(PRICE * 0.2)
})

test('2. a specialist is suspended once the patients ahead were looked at; they have everything back', async () => {
  const { page } = admin
  await page.goto(`/admin/specialists/edit/${specialist.specialistId}`)
  await press(page, 'Suspender')
  await tellWhy(page, 'Denúncia em apuração.', 'Suspender')
  await inDialog(page).getByText('Há 2 consultas marcadas').waitFor()
  await expect(inDialog(page).getByRole('listitem')).toHaveCount(2)
  await inDialog(page).getByRole('button', { name: 'Suspender e cancelar 2 consultas' }).click()
  await page.getByText('Suspenso', { exact: true }).first().waitFor()
  const rows = await emma.deps.db
    .selectFrom('appointments')
    .select('status')
    .where('id', 'in', [before, after])
    .execute()
  expect(rows.map(({ status }) => status)).toEqual(['canceled_by_specialist', 'canceled_by_specialist'])
  expect((await ask('customer/info')).creditBalance.totalBalance).toBe(3 * PRICE)
  await press(page, 'Reativar')
  await inDialog(page).getByRole('button', { name: 'Reativar' }).click()
  await page.getByText('Ativo', { exact: true }).first().waitFor()
})

test('3. a patient who is blocked is out at once, is told so at the door, and comes in again after it is undone', async () => {
  await logIn(paula, customer.email, PASSWORD)
  const { page } = admin
  await page.goto('/admin/customers')
  await page.getByLabel('Buscar').fill('dalva mor')
  await page.getByRole('link', { name: 'Abrir o cadastro de Dalva Moreira' }).click()
  await press(page, 'Bloquear')
  await inDialog(page).getByRole('button', { name: 'Bloquear' }).click()
  await inDialog(page).getByText('Informe o motivo.').waitFor()
  await tellWhy(page, 'Uso indevido da conta.', 'Bloquear')
  await page.getByText(/^Bloqueado por /).waitFor()
  await paula.page.goto('/customer/agenda')
  await paula.page.waitForURL(/\/login/)
  await paula.page.getByLabel('E-mail').fill(customer.email)
  await paula.page.getByLabel('Senha', { exact: true }).fill(PASSWORD)
  await paula.page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await paula.page
    .getByText(/bloquead/i)
    .first()
    .waitFor()
  await press(page, 'Desbloquear')
  await inDialog(page).getByRole('button', { name: 'Desbloquear' }).click()
  await page.getByText('Ativo', { exact: true }).first().waitFor()
  await logIn(paula, customer.email, PASSWORD)
})

test('4. an admin is invited, chooses a password by the link, and comes in', async () => {
  const { page } = admin
  await page.goto('/admin/admins')
  await page.getByRole('link', { name: 'Convidar administrador' }).click()
  await press(page, 'Enviar convite')
  await page.getByText('Preencha este campo.').first().waitFor()
  await page.getByLabel('Nome', { exact: true }).fill('Rita')
  await page.getByLabel('Sobrenome').fill('Lobo')
  await page.getByLabel('E-mail').fill('rita.lobo@emma.test')
  await press(page, 'Enviar convite')
  await page.getByText('Ainda não criou a senha.').waitFor()
  const password = await chooseByLink('rita.lobo@emma.test')
  const rita = await emma.open({ viewport: desktop })
  await logIn(rita, 'rita.lobo@emma.test', password)
  await rita.page.getByRole('heading', { name: 'Painel da plataforma' }).waitFor()
  await rita.context.close()
  await page.reload()
  await press(page, 'Remover acesso')
  await tellWhy(page, 'Mudou de área.', 'Remover acesso')
  await page.waitForURL(/\/admin\/admins$/)
  await page.getByLabel('Situação').selectOption('removed')
  await press(page, 'Restaurar o acesso de Rita Lobo')
  await page.getByText('Nenhum administrador encontrado').waitFor()
})

test('5. the catalogue takes a specialty once', async () => {
  const { page } = admin
  await page.goto('/admin/specialties/create')
  await page.getByLabel('Nome').fill('MEDICINA DO SÔNO')
  await press(page, 'Salvar')
  await page.getByText('Já existe uma especialidade com este nome.').first().waitFor()
  await page.getByLabel('Nome').fill('Medicina esportiva')
  await page.getByRole('radio', { name: 'Alongamento' }).press('Space')
  await press(page, 'Salvar')
  await page.waitForURL(/\/admin\/specialties$/)
  await page.getByLabel('Buscar').fill('esportiva')
  await page.getByRole('link', { name: 'Editar Medicina esportiva' }).click()
  await press(page, 'Excluir')
  await tellWhy(page, 'Criada por engano.', 'Excluir')
  await page.waitForURL(/\/admin\/specialties$/)
})

test('6. the trail has all of it, with before, after and why, and as a file', async () => {
  const { page } = admin
  await page.goto('/admin/audit')
  for (const reason of [
    'Criada por engano.',
    'Uso indevido da conta.',
    'Denúncia em apuração.',
    'Mudou de área.',
  ])
    await page.getByRole('cell', { name: reason }).first().waitFor()
  await page.getByLabel('Tipo').selectOption('variable')
  await page.waitForURL(/entity=variable/)
  await page
    .getByRole('button', { name: /^Abrir detalhes: Alterou Taxa da plataforma/ })
    .first()
    .click()
  const dialog = inDialog(page)
  await dialog.getByRole('row', { name: 'Valor 15 20' }).waitFor()
  await dialog.getByText('Revisão anual de preços.').waitFor()
  await dialog.getByRole('button', { name: 'Fechar' }).click()
  const download = page.waitForEvent('download')
  await press(page, 'Opções da lista')
  await page.getByRole('menuitem', { name: 'Baixar planilha (CSV)' }).click()
  expect((await download).suggestedFilename()).toMatch(/^auditoria-emma-.*\.csv$/)
})
