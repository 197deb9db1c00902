import { aPdf, aPng, createSpecialty, multipartOf, specialistForm } from '@emma/api/test'
import type { Page } from '@playwright/test'
import { desktop, logIn, type Person, phone } from '../../support/browser.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'
import { see } from '../../support/page.ts'

test.describe.configure({ mode: 'serial' })

const NAME = 'Iolanda Quaresma'
const SPECIALTY = 'Medicina hiperbárica'
const REFUSAL = 'O número não confere com a carteira enviada.'
const form = { ...specialistForm(), firstName: 'Iolanda', lastName: 'Quaresma' }
const emma = freshEmma()
let admin: Person
let iolanda: Person
let paula: Person

/** A call from the specialist's browser, before it is opened. */
const ask = async (method: string, path: string, body: object, token = '') => {
  const isForm = body instanceof FormData
  const answer = await fetch(`${emma.url}/api/v1/${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(isForm ? {} : { 'content-type': 'application/json' }),
    },
    body: isForm ? body : JSON.stringify(body),
  })
  const said = await answer.text()
  expect(answer.ok, `${path}: ${said}`).toBe(true)
  return JSON.parse(said)
}
const address = {
  zipCode: '01310100',
  address: 'Avenida Paulista',
  number: '1000',
  district: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
}
const bankAccount = {
  type_account: 'checking',
  document_number: form.cpf,
  name_account: NAME,
  bank_code: '341',
  agencia: '2545',
  conta: '02366',
  conta_dv: '1',
}
/** Fills everything in, with a picture as the proof, and submits it for review. */
const sendRegistration = async (specialty_id: string): Promise<void> => {
  const registration = multipartOf(form, { document: aPng() })
  const { id } = await ask('POST', 'specialists/createSpecialists', registration)
  const { accessToken } = await ask('POST', 'jwt/login', { email: form.email, password: form.password })
  await ask('PUT', 'specialists/updateSpecialists', multipartOf({ address }), accessToken)
  const offer = { specialty_id, price: 19_000, rqe: '12345', rqe_uf: 'SP' }
  await ask('POST', 'specialists-specialties', offer, accessToken)
  const { proof } = await ask('POST', 'authentication/proof', { password: form.password }, accessToken)
  await ask('POST', `specialists/bank_account/${id}`, { ...bankAccount, proof }, accessToken)
  await ask('PUT', `specialists/updateStatus/${id}`, { status: 2 }, accessToken)
}

test.beforeAll(async () => {
  const specialtyId = await createSpecialty(emma.deps, SPECIALTY)
  await sendRegistration(specialtyId)
  admin = await emma.open({ viewport: desktop })
  iolanda = await emma.open({ viewport: phone })
  paula = await emma.open({ viewport: phone })
  await logIn(admin, 'admin@emma.test')
  await logIn(paula, 'paciente@emma.test')
})

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
const inDialog = (page: Page) => page.getByRole('dialog')
const panel = (name: string) => admin.page.getByRole('region', { name })

const openReview = async (): Promise<void> => {
  const { page } = admin
  await page.goto('/admin/specialists')
  await page.getByLabel('Situação').selectOption({ label: 'Em análise' })
  await page.getByLabel('Buscar').fill('iolanda quar')
  await page.getByRole('link', { name: `Abrir o cadastro de ${NAME}` }).click()
  await page.getByRole('heading', { level: 1, name: NAME }).waitFor()
}
const tellWhy = async (reason: string, verb: string): Promise<void> => {
  await press(admin.page, verb)
  const dialog = inDialog(admin.page)
  await dialog.getByRole('button', { name: verb }).click()
  await dialog.getByText('Informe o motivo.').waitFor()
  await dialog.getByLabel('Motivo').fill(reason)
  await dialog.getByRole('button', { name: verb }).click()
  await dialog.waitFor({ state: 'hidden' })
}
const found = () => paula.page.getByRole('heading', { level: 3, name: NAME })
const expectNotFound = async (): Promise<void> => {
  await paula.page.goto(`/customer/specialists/todos?q=${NAME}`)
  await see(paula.page, /^Nada com|^Ninguém encontrado/)
  expect(await found().count()).toBe(0)
}

test('1. the admin compares the data with the document beside it, and refuses with a reason', async () => {
  await expectNotFound()
  await logIn(iolanda, form.email, form.password)
  await iolanda.page.waitForURL(/\/specialist\/accout-progress$/)
  await see(iolanda.page, 'Em análise')
  await openReview()
  const data = panel('Dados do cadastro')
  for (const fact of ['CRM-SP 123456', `${SPECIALTY} · R$ 190,00 · RQE 12345`, 'Avenida Paulista, 1000']) {
    await data.getByText(fact).waitFor()
  }
  const proof = panel('Comprovante do registro')
  const picture = proof.getByRole('img', { name: `Comprovante do registro de ${NAME}` })
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  const [left, right] = await Promise.all([data.boundingBox(), proof.boundingBox()])
  expect(right?.x).toBeGreaterThanOrEqual((left?.x ?? 0) + (left?.width ?? 0))
  await tellWhy(REFUSAL, 'Reprovar')
  await see(admin.page, 'Aguardando a correção do especialista.')
  await expectNotFound()
})

test('2. the specialist reads why, corrects number and document, and sends it again', async () => {
  const { page } = iolanda
  await see(page, 'Cadastro não aprovado')
  await see(page, REFUSAL)
  await press(page, 'Alterar: Registro no conselho')
  const dialog = inDialog(page)
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByLabel('Comprovante do registro').click()
  const buffer = Buffer.from(await aPdf().arrayBuffer())
  await (await chooser).setFiles({ name: 'carteira.pdf', mimeType: 'application/pdf', buffer })
  await dialog.getByText('carteira.pdf enviado.').waitFor()
  await dialog.getByLabel('Número do registro').fill('765432')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByLabel('O que você corrigiu (opcional)').fill('Faltava corrigir o número.')
  await press(page, 'Corrigir e reenviar')
  await see(page, 'Em análise')
  await press(page, 'Alterar: Registro no conselho')
  await expect.poll(() => dialog.getByLabel('Número do registro').isDisabled()).toBe(true)
  await page.keyboard.press('Escape')
})

test('3. the admin finds the correction and what it answers to, and approves; patients find the specialist', async () => {
  await openReview()
  const { page } = admin
  await panel('Dados do cadastro').getByText('CRM-SP 765432').waitFor()
  const history = panel('Histórico')
  for (const line of [REFUSAL, 'De Reprovado para Em análise', 'Faltava corrigir o número.']) {
    await history.getByText(line).waitFor()
  }
  const tab = admin.context.waitForEvent('page')
  await panel('Comprovante do registro').getByRole('button', { name: 'Abrir o PDF em outra aba' }).click()
  const opened = await tab
  await opened.waitForURL(/^blob:/)
  await opened.close()
  await press(page, 'Aprovar cadastro')
  await inDialog(page).getByRole('button', { name: 'Aprovar cadastro' }).click()
  await history.getByText('De Em análise para Ativo').waitFor()
  await iolanda.page.waitForURL(/\/dashboard$/)
  await paula.page.goto(`/customer/specialists/todos?q=${NAME}`)
  await found().getByRole('link', { name: NAME }).click()
  await paula.page.getByRole('heading', { level: 1, name: NAME }).waitFor()
  await see(paula.page, /CRM-SP 765432/)
  await see(paula.page, 'R$ 190,00')
})

test('4. suspended, the specialist reads why and no patient finds her any more', async () => {
  const reason = 'O conselho suspendeu o registro.'
  await tellWhy(reason, 'Suspender')
  await panel('Histórico').getByText('De Ativo para Suspenso').waitFor()
  await iolanda.page.goto('/')
  await iolanda.page.waitForURL(/\/specialist\/accout-progress$/)
  await see(iolanda.page, 'Conta suspensa')
  await see(iolanda.page, reason)
  await expectNotFound()
})
