import { readFile } from 'node:fs/promises'
import { createCustomer, giveCredit, PASSWORD } from '@emma/api/test'
import type { Page } from '@playwright/test'
import { choose, comeIn, desktop, phone } from '../../support/browser.ts'
import { fillCard, heading, slotInAddress, takeSlot, toPayment } from '../../support/choosing.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'
import { type Appointment, type Client, chargesOf, clientOf, happen } from '../../support/money.ts'
import { createSpecialistOpenNow, type OpenSpecialist } from '../../support/open-now.ts'
import { press, see } from '../../support/page.ts'

const PRICE = 18_000

const emma = freshEmma()
let specialist: OpenSpecialist
let patient: Client
let rival: Client
let page: Page

/** A patient with money in the wallet and no card, created without screens. */
const newPatient = async (credit: number): Promise<string> => {
  const made = await createCustomer(emma.deps)
  await giveCredit(emma.deps, made.customerId, credit)
  return made.email
}

test.beforeAll(async () => {
  specialist = await createSpecialistOpenNow(emma)
  const email = await newPatient(5000)
  patient = await clientOf(emma, email, PASSWORD)
  rival = await clientOf(emma, await newPatient(PRICE * 3), PASSWORD)
  const paula = await emma.open({ viewport: phone })
  page = paula.page
  await comeIn(paula, email, PASSWORD)
})
test.afterEach(async () => {
  await fetch(`${emma.sandboxUrl}/_faults`, { method: 'DELETE' })
})

const wallet = async () =>
  (await patient.ask<{ totalBalance: number }>('GET', 'balances/balance')).totalBalance
const appointment = (): Promise<Appointment> => {
  const id = new URL(page.url()).searchParams.get('appointment')
  return patient.ask<Appointment>('GET', `schedules/${id}`)
}

test('a refused new card says why, and another one pays the same time, its cvv as typed', async () => {
  await toPayment(page, specialist, 30)
  const slot = slotInAddress(page)
  await page.getByRole('radio', { name: 'Novo cartão de crédito' }).click()
  await fillCard(page, '4000 0000 0000 0028')
  await page.getByLabel('Ano').fill('20')
  await page.getByLabel('CEP').fill('01310100')
  await page.waitForFunction(() =>
    [...document.querySelectorAll('input')].some(({ value }) => value === 'Avenida Paulista'),
  )
  await page.getByLabel('Número', { exact: true }).fill('1000')
  await press(page, 'Usar este cartão')
  await see(page, /validade|ano/i)
  await page.getByLabel('Ano').fill('30')
  await press(page, 'Usar este cartão')
  await page.getByRole('radio', { name: /final 0028/ }).waitFor()
  await press(page, /^Pagar R\$/)
  await page.getByText('O pagamento não foi aprovado').first().waitFor()
  await page.getByText(/saldo insuficiente/).waitFor()
  expect(slotInAddress(page)).toBe(slot)
  await page.getByRole('radio', { name: 'Novo cartão de crédito' }).click()
  await fillCard(page, '4000 0000 0000 0010')
  await page.getByLabel('CEP').fill('01310100')
  await page.getByLabel('Número', { exact: true }).fill('1000')
  await page.getByRole('switch', { name: /^Salvar cartão/ }).click()
  await press(page, 'Usar este cartão')
  await page.getByRole('radio', { name: /final 0010/ }).waitFor()
  await press(page, /^Pagar R\$/)
  await heading(page, 'Consulta confirmada')
  const made = await appointment()
  expect(made.payment).toMatchObject({ method: 'credit_card', status: 'paid', amount: PRICE })
  expect(await chargesOf(emma, made.id)).toMatchObject([{ status: 'paid', paid_amount: PRICE }])
})

test('the calendar file is handed over, and the private address shows the consultation until it is turned off', async () => {
  const { id } = await appointment()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    press(page, 'Adicionar ao meu calendário'),
  ])
  expect(file.suggestedFilename()).toBe(`consulta-${id}.ics`)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain(`UID:${id}@localhost`)
  expect(text).toContain('STATUS:CONFIRMED')
  expect(text).toContain('DTSTART;TZID=America/Sao_Paulo:')
  await page.goto('/customer/agenda')
  await press(page, 'Sincronizar com meu calendário')
  await press(page, 'Criar endereço')
  const url = await page.getByLabel('Endereço privado').inputValue()
  expect(await (await fetch(url)).text()).toContain(`UID:${id}@localhost`)
  await press(page, 'Desativar')
  await page
    .getByRole('dialog', { name: 'Desativar o endereço?' })
    .getByRole('button', { name: 'Desativar' })
    .click()
  await page.getByRole('button', { name: 'Criar endereço' }).waitFor()
  expect((await fetch(url)).status).toBe(404)
})

test('a kept card pays', async () => {
  await toPayment(page, specialist, 28)
  await page.getByRole('radio', { name: /final 0010/ }).click()
  await press(page, /^Pagar R\$\s180,00/)
  await heading(page, 'Consulta confirmada')
})

test('wallet and card share the price to the centavo', async () => {
  expect(await wallet()).toBe(5000)
  await toPayment(page, specialist, 26)
  await page.getByRole('radio', { name: /final 0010/ }).click()
  await page.getByRole('switch', { name: 'Usar carteira' }).click()
  await press(page, /^Pagar R\$\s130,00$/)
  await heading(page, 'Consulta confirmada')
  const { id } = await appointment()
  expect(await chargesOf(emma, id)).toMatchObject([{ paid_amount: PRICE - 5000 }])
  expect(await wallet()).toBe(0)
})

test('the wallet alone pays what the card got back as credit', async () => {
  const { id } = await appointment()
  await patient.ask('PATCH', `schedules/auth/schedules-by-wallet/cancel/${id}/${patient.customerId}`)
  expect(await wallet()).toBe(PRICE)
  await toPayment(page, specialist, 24)
  await page.getByRole('switch', { name: 'Usar carteira' }).click()
  await press(page, /^Pagar R\$/)
  await heading(page, 'Consulta confirmada')
  expect(await wallet()).toBe(0)
  expect(await chargesOf(emma, (await appointment()).id)).toEqual([])
})

test('Pix: a reload in the middle comes back to the same code, and the payment shows by itself', async () => {
  await toPayment(page, specialist, 22)
  await page.getByRole('radio', { name: 'Pix' }).click()
  await press(page, 'Gerar código Pix')
  await heading(page, 'Pague com Pix para confirmar')
  const { id } = await appointment()
  const code = await page.getByLabel('Código Pix').inputValue()
  await page.reload()
  await heading(page, 'Pague com Pix para confirmar')
  await expect(page.getByLabel('Código Pix')).toHaveValue(code)
  expect((await appointment()).id).toBe(id)
  await page
    .getByRole('timer')
    .filter({ hasText: /Expira em \d\d:\d\d/ })
    .waitFor()
  await press(page, 'Copiar código')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
  const [charge] = await chargesOf(emma, id)
  await happen(emma, `/_pix/${charge?.id}/pay`)
  await heading(page, 'Consulta confirmada')
})

test('a charge whose answer is unknown is one appointment and one charge, also after a reload', async () => {
  await toPayment(page, specialist, 20)
  await fetch(`${emma.sandboxUrl}/_faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider: 'pagarme', mode: 'error', count: 3, match: 'orders' }),
  })
  await page.getByRole('radio', { name: /final 0010/ }).click()
  await press(page, /^Pagar R\$/)
  await heading(page, 'Ainda não temos a resposta do banco')
  const { id } = await appointment()
  await page.reload()
  await heading(page, 'Ainda não temos a resposta do banco')
  expect((await appointment()).id).toBe(id)
  await page.getByRole('heading', { name: 'Consulta confirmada' }).waitFor()
  expect(await chargesOf(emma, id)).toMatchObject([{ status: 'paid', paid_amount: PRICE }])
})

test('a connection lost in the middle of paying leads to the appointment that was made', async () => {
  await toPayment(page, specialist, 18)
  await page.getByRole('radio', { name: /final 0010/ }).click()
  let isCut = true
  await page.route('**/confirm', async (route) => {
    const answer = await route.fetch()
    return isCut ? route.abort() : route.fulfill({ response: answer })
  })
  const cut = page.waitForEvent('requestfailed')
  await press(page, /^Pagar R\$/)
  await cut
  await page.reload()
  isCut = false
  await heading(page, 'Consulta confirmada')
  const { id } = await appointment()
  expect(await chargesOf(emma, id)).toMatchObject([{ status: 'paid', paid_amount: PRICE }])
  await page.unroute('**/confirm')
})

test('a time that is taken while paying is said without a press; nothing is charged, and the next one is paid', async () => {
  await toPayment(page, specialist, 16)
  const slot = slotInAddress(page)
  await page.getByRole('radio', { name: /final 0010/ }).click()
  await takeSlot(rival, specialist, slot)
  const alert = page.getByRole('alert').filter({ hasText: 'Este horário não está mais livre' })
  await alert.waitFor()
  expect(await alert.textContent()).toContain('Nada foi cobrado')
  expect(await page.getByRole('button', { name: /^Pagar R\$/ }).count()).toBe(0)
  await alert.getByRole('button').first().click()
  await press(page, /^Pagar R\$/)
  await heading(page, 'Consulta confirmada')
})

test('the consultation is moved free of charge, and its calendar file says so', async () => {
  const { id } = await appointment()
  await page.goto(`/customer/agenda?open=${id}`)
  await page.getByRole('dialog', { name: 'Detalhes da consulta' }).waitFor()
  await page.keyboard.press('Escape')
  const card = page.getByRole('article').filter({ hasText: specialist.name }).last()
  await card.getByRole('button', { name: /^Mais ações/ }).click()
  await page.getByRole('menuitem', { name: 'Remarcar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remarcar consulta' })
  await choose(dialog.getByRole('radio').last())
  await dialog.getByRole('button', { name: /^Remarcar para/ }).click()
  await see(page, /^Consulta remarcada para/)
  const { data } = await patient.ask<{ data: Appointment[] }>('GET', 'schedules/customer?pageSize=100')
  const files = await Promise.all(
    data.map(async (one) => (await patient.file(`schedules/${one.id}/calendar.ics`)).toString()),
  )
  expect(
    files.filter((text) => text.includes('SEQUENCE:1') && text.includes('STATUS:CONFIRMED')),
  ).toHaveLength(1)
})

test('the specialist finds it in the table by the patient and over any period, page by page', async () => {
  const renata = await emma.open({ viewport: desktop })
  await comeIn(renata, specialist.email)
  await renata.page.goto('/specialist/consultas?from=2020-01-01&to=2030-12-31')
  await renata.page.getByRole('table', { name: 'Consultas do período' }).waitFor()
  await renata.page.getByLabel('Situação').selectOption({ label: 'Confirmada' })
  await renata.page.waitForURL(/status=confirmed/)
  await renata.page
    .getByRole('button', { name: /^Mais ações de/ })
    .first()
    .click()
  await renata.page.getByRole('menuitem', { name: 'Cancelar consulta' }).waitFor()
  await renata.page.reload()
  await expect(renata.page.getByLabel('Situação')).toHaveValue('confirmed')
  await renata.context.close()
})
