import { HOUR } from '@emma/domain/interval'
import { choose, comeIn, desktop, type Person, phone, WAIT_MS } from '../../support/browser.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'
import { type Client, clientOf } from '../../support/money.ts'
import { createSpecialistOpenNow, type OpenSpecialist } from '../../support/open-now.ts'

test.describe.configure({ mode: 'serial' })

const PRICE = 18_000

interface Appointment {
  readonly id: string
  readonly status: string
  readonly payment: {
    readonly status: string
    readonly refunds?: readonly { readonly amount: number; readonly status: string }[]
    readonly credit?: { readonly amount: number }
  }
}

const emma = freshEmma()
let specialist: OpenSpecialist
let paula: Person
let renata: Person
let patient: Client

test.beforeAll(async () => {
  specialist = await createSpecialistOpenNow(emma)
  paula = await emma.open({ viewport: phone })
  renata = await emma.open({ viewport: desktop })
  patient = await clientOf(emma, 'paciente@emma.test')
  await comeIn(paula, 'paciente@emma.test')
  await comeIn(renata, specialist.email)
})

/** Slots of the specialist, from some hours ahead on. */
const slots = async (fromHours: number): Promise<{ id: string; starts_at: string }[]> => {
  const from = new Date(Date.now() + fromHours * HOUR).toISOString()
  const to = new Date(Date.now() + 60 * HOUR).toISOString()
  const { data } = await patient.ask<{ data: { id: string; starts_at: string }[] }>(
    'GET',
    `customer/specialists/${specialist.specialistId}/schedules?from=${from}&to=${to}`,
  )
  return data
}

/** Booked and paid with the demo patient's card. */
const book = async (fromHours: number): Promise<Appointment> => {
  const [slot] = await slots(fromHours)
  const card = await patient.ask<{ specialties: { id: string }[] }>(
    'GET',
    `specialists/specialists/${specialist.specialistId}`,
  )
  const body = { specialty_id: card.specialties[0]?.id, payment_method: 'credit_card' }
  const booked = await patient.ask<Appointment>(
    'POST',
    `schedules/auth/${patient.customerId}/schedules/${slot?.id}/confirm`,
    body,
  )
  expect(booked.status).toBe('confirmed')
  return booked
}

const wallet = async () =>
  (await patient.ask<{ totalBalance: number }>('GET', 'balances/balance')).totalBalance
interface ProviderLedger {
  readonly charges: readonly { readonly id: string; readonly code: string }[]
  readonly refunds: readonly { readonly charge_id: string; readonly amount: number }[]
}

/** The provider's refunds of this appointment's charge. */
const refunded = async (id: string): Promise<number> => {
  const { charges, refunds } = (await (await fetch(`${emma.sandboxUrl}/_ledger`)).json()) as ProviderLedger
  const charge = charges.find(({ code }) => code === id)
  return refunds
    .filter(({ charge_id }) => charge_id === charge?.id)
    .reduce((sum, { amount }) => sum + amount, 0)
}
const untilRefunded = (id: string, amount: number) =>
  expect.poll(() => refunded(id), { timeout: WAIT_MS }).toBe(amount)

const openCancel = async () => {
  await paula.page.goto('/customer/agenda')
  await paula.page
    .getByRole('article')
    .filter({ hasText: specialist.name })
    .getByRole('button', { name: /^Mais ações/ })
    .first()
    .click()
  await paula.page.getByRole('menuitem', { name: 'Cancelar' }).click()
  return paula.page.getByRole('dialog', { name: 'Cancelar consulta' })
}

test('late, to the card: what was quoted is what the provider gives back', async () => {
  const { id } = await book(2)
  const before = await wallet()
  const dialog = await openCancel()
  await dialog.getByRole('radio', { name: /Crédito na carteira: R\$\s126,00/ }).waitFor()
  await dialog.getByRole('radio', { name: /De volta no cartão: R\$\s90,00/ }).click()
  await dialog.getByText(/Ficam retidos R\$\s90,00/).waitFor()
  await dialog.getByRole('button', { name: 'Cancelar consulta' }).click()
  await paula.page.getByText(/R\$\s90,00 estão voltando/).waitFor()
  await untilRefunded(id, 9000)
  expect(await wallet()).toBe(before)
  // Its time is still to come: it is folded below the upcoming ones.
  await paula.page.getByText(/^\d+ consultas? canceladas?$/).click()
  await paula.page.getByText('Concluído').first().waitFor()
})

test('late, as credit, by the keyboard: it is in the wallet at once', async () => {
  const { id } = await book(3)
  const before = await wallet()
  const dialog = await openCancel()
  await dialog.getByRole('radio', { name: /Crédito na carteira/ }).waitFor()
  const submit = dialog.getByRole('button', { name: 'Cancelar consulta' })
  for (let stops = 0; stops < 8; stops += 1) {
    if (await submit.evaluate((button) => button === document.activeElement)) break
    await paula.page.keyboard.press('Tab')
  }
  await paula.page.keyboard.press('Enter')
  await paula.page.getByText(/R\$\s126,00 já estão na sua carteira/).waitFor()
  expect(await wallet()).toBe(before + 12_600)
  expect(await refunded(id)).toBe(0)
})

test('canceled by the specialist: credit at once, the notice, and the way back to the card', async () => {
  const { id } = await book(4)
  const before = await wallet()
  await renata.page.goto('/specialist/consultas')
  await renata.page
    .getByRole('row', { name: /Paula/ })
    .getByRole('button', { name: /^Mais ações de/ })
    .first()
    .click()
  await renata.page.getByRole('menuitem', { name: 'Cancelar consulta' }).click()
  const dialog = renata.page.getByRole('dialog')
  await dialog.getByText(/recebe R\$\s180,00 de volta/).waitFor()
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Imprevisto')
  await dialog.getByRole('button', { name: 'Cancelar consulta' }).click()
  await renata.page.getByText('O paciente foi avisado.').first().waitFor()
  expect(await wallet()).toBe(before + PRICE)

  await paula.page.goto('/customer')
  const notice = paula.page.getByRole('region', { name: 'Consulta cancelada' })
  await notice.getByText(/Renata Albuquerque.* cancelou/).waitFor()
  const more = () => notice.getByRole('button', { name: /^Mais ações/ }).click()
  await more()
  await paula.page.getByRole('menuitem', { name: 'Reembolsar no cartão' }).click()
  await paula.page.getByRole('dialog').getByRole('button', { name: 'Reembolsar' }).click()
  await paula.page.getByText(/R\$\s180,00 estão voltando/).waitFor()
  await untilRefunded(id, PRICE)
  expect(await wallet()).toBe(before)
  await more()
  await paula.page.getByRole('menuitem', { name: 'Remover notificação' }).click()
  await notice.getByText(/Renata Albuquerque/).waitFor({ state: 'hidden' })
})

test('several canceled by the specialist at once: each is credit, and the list is empty', async () => {
  await book(5)
  await book(5)
  const before = await wallet()
  const { page } = renata
  await page.goto('/specialist/consultas?status=confirmed')
  const boxes = page.getByRole('checkbox', { name: /^Selecionar (?!todos)/ })
  await expect(boxes).toHaveCount(2)
  for (const box of await boxes.all()) await box.check()
  await page.getByRole('button', { name: 'Cancelar 2 consultas' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancelar 2 consultas?' })
  await dialog.getByText(/reembolso integral como crédito/).waitFor()
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Congresso')
  const told = page.getByText('2 consultas canceladas. Os pacientes foram avisados.').waitFor()
  await dialog.getByRole('button', { name: 'Cancelar 2 consultas' }).click()
  await told
  await page.getByText('Nenhuma consulta neste período').waitFor()
  await expect(dialog).toHaveCount(0)
  expect(await wallet()).toBe(before + 2 * PRICE)
})

test('moved: the same appointment and money at another time', async () => {
  const { id } = await book(14)
  await paula.page.goto('/customer/agenda')
  await paula.page
    .getByRole('article')
    .filter({ hasText: specialist.name })
    .getByRole('button', { name: /^Mais ações/ })
    .first()
    .click()
  await paula.page.getByRole('menuitem', { name: 'Remarcar' }).click()
  const dialog = paula.page.getByRole('dialog', { name: 'Remarcar consulta' })
  const times = dialog.getByRole('radiogroup', { name: /^Horários de/ }).getByRole('radio')
  await choose(times.last())
  await dialog.getByRole('button', { name: /^Remarcar para/ }).click()
  await paula.page.getByText(/^Consulta remarcada para/).waitFor()
  expect(await patient.ask<Appointment>('GET', `schedules/${id}`)).toMatchObject({
    status: 'confirmed',
    payment: { status: 'paid' },
  })
  expect(await refunded(id)).toBe(0)
})
