import { textOf } from '@emma/api/test'
import { DAY, HOUR } from '@emma/domain/interval'
import { comeIn, desktop, type Person, phone, WAIT_MS } from '../../support/browser.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'
import {
  type Appointment,
  type Charge,
  type Client,
  clientOf,
  payPix,
  providerBooks,
} from '../../support/money.ts'
import { createSpecialistOpenNow, dateInSaoPaulo, type OpenSpecialist } from '../../support/open-now.ts'
import { press } from '../../support/page.ts'

test.describe.configure({ mode: 'serial' })

const PRICE = 18_000
const FEE = 2700

const emma = freshEmma()
let specialist: OpenSpecialist
let patient: Client
let paula: Person

test.beforeAll(async () => {
  specialist = await createSpecialistOpenNow(emma)
  patient = await clientOf(emma, 'paciente@emma.test')
  paula = await emma.open({ viewport: phone })
  await comeIn(paula, 'paciente@emma.test')
})

const confirmed = () => paula.page.getByRole('heading', { name: 'Consulta confirmada' }).waitFor()
const wallet = async () =>
  (await patient.ask<{ totalBalance: number }>('GET', 'balances/balance')).totalBalance

const ownAppointments = async (): Promise<readonly Appointment[]> => {
  const { data } = await patient.ask<{ data: (Appointment & { specialist_id: string })[] }>(
    'GET',
    'schedules/customer?pageSize=100',
  )
  return data.filter(({ specialist_id }) => specialist_id === specialist.specialistId)
}

/** The appointment created by a step, and the provider's charges for it. */
const madeBy = async (step: () => Promise<void>): Promise<{ made: Appointment; charges: Charge[] }> => {
  const known = new Set((await ownAppointments()).map(({ id }) => id))
  await step()
  const made = (await ownAppointments()).find(({ id, status }) => !known.has(id) && status === 'confirmed')
  if (made === undefined) throw new Error('Nothing was booked')
  const { charges } = await providerBooks(emma)
  return { made, charges: charges.filter(({ code }) => code === made.id) }
}

/**
 * Chooses tomorrow's last slot by keyboard, as the bar below may cover it. Before midnight few are left today, and the
 * patient has appointments then.
 */
const chooseLast = async () => {
  const { page } = paula
  const address = new URL(page.url())
  address.searchParams.set('day', dateInSaoPaulo(new Date(Date.now() + DAY)))
  await page.goto(address.href)
  const times = page.getByRole('radiogroup', { name: /^Horários de/ }).getByRole('radio')
  await times.last().focus()
  await page.keyboard.press('Space')
  await page.waitForURL(/slot=/)
}

/** Continues up to the choice of payment. */
const toPayment = async () => {
  await paula.page.goto(`/customer/horario/${specialist.specialistId}`)
  await chooseLast()
  await press(paula.page, 'Continuar para o pagamento')
}

const fillCard = async (number: string) => {
  const { page } = paula
  await page.getByRole('radio', { name: 'Novo cartão de crédito' }).click()
  await page.getByLabel('Número do cartão').fill(number)
  await page.getByLabel('Nome impresso no cartão').fill('PAULA NOGUEIRA')
  await page.getByLabel('Mês').fill('12')
  await page.getByLabel('Ano').fill('30')
  await page.getByLabel('Código de segurança').fill('012')
  await press(page, 'Usar este cartão')
}

/** Booked without screens, some hours ahead, by default with the saved card. */
const book = async (hours: number, payment_method = 'credit_card'): Promise<string> => {
  const from = new Date(Date.now() + hours * HOUR).toISOString()
  const to = new Date(Date.now() + 60 * HOUR).toISOString()
  const { data } = await patient.ask<{ data: { id: string }[] }>(
    'GET',
    `customer/specialists/${specialist.specialistId}/schedules?from=${from}&to=${to}`,
  )
  const card = await patient.ask<{ specialties: { id: string }[] }>(
    'GET',
    `specialists/specialists/${specialist.specialistId}`,
  )
  const { id, status } = await patient.ask<Appointment>(
    'POST',
    `schedules/auth/${patient.customerId}/schedules/${data[0]?.id}/confirm`,
    { specialty_id: card.specialties[0]?.id, payment_method },
  )
  expect(status).toBe('confirmed')
  return id
}

test('a kept card: the price leaves it once, and nothing leaves the wallet', async () => {
  const before = await wallet()
  const { made, charges } = await madeBy(async () => {
    await toPayment()
    await paula.page.getByRole('radio', { name: /final 0010/ }).click()
    await press(paula.page, /^Pagar R\$\s180,00/)
    await confirmed()
  })
  expect(made.payment).toMatchObject({ method: 'credit_card', status: 'paid', amount: PRICE })
  expect(charges).toMatchObject([{ status: 'paid', paid_amount: PRICE, canceled_amount: 0 }])
  expect(await wallet()).toBe(before)
})

test('a new card is refused, says so, and another one pays', async () => {
  const { page } = paula
  const { charges } = await madeBy(async () => {
    await toPayment()
    await fillCard('4000 0000 0000 0028')
    await press(page, /^Pagar R\$/)
    await page.getByText('O pagamento não foi aprovado').first().waitFor()
    await page.getByText(/saldo insuficiente/).waitFor()
    await page.getByRole('radio', { name: /final 0010/ }).click()
    await press(page, /^Pagar R\$/)
    await confirmed()
  })
  expect(charges).toMatchObject([{ status: 'paid', paid_amount: PRICE }])
})

test('Pix: the screen itself says when it has been paid', async () => {
  const { made, charges } = await madeBy(async () => {
    await toPayment()
    await paula.page.getByRole('radio', { name: 'Pix' }).click()
    await press(paula.page, 'Gerar código Pix')
    await paula.page.getByText('Pague com Pix para confirmar').waitFor()
    await payPix(emma)
    await confirmed()
  })
  expect(made.payment).toMatchObject({ method: 'pix', status: 'paid' })
  expect(charges).toMatchObject([{ payment_method: 'pix', paid_amount: PRICE }])
})

test('wallet and card share a price, and each gets its part back', async () => {
  const { page } = paula
  while ((await wallet()) >= PRICE) await book(30, 'wallet')
  const late = await book(2)
  if ((await wallet()) === 0)
    await patient.ask('PATCH', `schedules/auth/schedules-by-wallet/cancel/${late}/${patient.customerId}`)
  const holds = await wallet()
  const rest = ((PRICE - holds) / 100).toFixed(2).replace('.', ',')
  const { made, charges } = await madeBy(async () => {
    await toPayment()
    await page.getByRole('radio', { name: /final 0010/ }).click()
    await page.getByRole('switch', { name: 'Usar carteira' }).click()
    await press(page, new RegExp(`^Pagar R\\$\\s${rest}$`))
    await confirmed()
  })
  expect(charges).toMatchObject([{ status: 'paid', paid_amount: PRICE - holds }])
  expect(await wallet()).toBe(0)
  const quote = await patient.ask<{ credit_card: object }>(
    'GET',
    `schedules/auth/schedules/${made.id}/cancel`,
  )
  const back = await patient.ask<{ payment: object }>(
    'DELETE',
    `schedules/auth/schedules/${made.id}/cancelPerCustomer`,
  )
  expect(back.payment).toMatchObject({ method: 'wallet_card' })
  const { value, credit } = quote.credit_card as { value: number; credit: number }
  expect(await wallet()).toBe(credit)
  const given = async () =>
    (await providerBooks(emma)).charges.find(({ code }) => code === made.id)?.canceled_amount
  await expect.poll(given, { timeout: WAIT_MS }).toBe(value)
})

test('what a specialist canceled is a credit that pays the next consultation', async () => {
  const { page } = paula
  const id = await book(30)
  const renata = await clientOf(emma, specialist.email)
  const before = await wallet()
  await renata.ask('POST', `schedules/auth/schedules/${id}/cancelPerSpecialist`, { reason: 'Imprevisto' })
  expect(await wallet()).toBe(before + PRICE)
  await page.goto('/customer')
  const notice = page.getByRole('region', { name: 'Consulta cancelada' })
  await notice.getByText(/Renata Albuquerque.* cancelou/).waitFor()
  const { made, charges } = await madeBy(async () => {
    await notice.getByRole('link', { name: 'Remarcar com o crédito' }).click()
    await page.waitForURL(/\/customer\/horario\//)
    await chooseLast()
    await press(page, 'Continuar para o pagamento')
    await press(page, /^Pagar R\$/)
    await confirmed()
  })
  expect(made.payment).toMatchObject({ method: 'wallet', status: 'paid' })
  expect(charges).toEqual([])
  expect(await wallet()).toBe(before)
})

interface Line {
  readonly schedule_id: string
  readonly price: number
  readonly platform_fee: number
  readonly specialist_share: number
  readonly status: string
}

test("the specialist's statement says of each consultation what the patient's receipt says", async () => {
  const renata = await clientOf(emma, specialist.email)
  const { transactions } = await renata.ask<{ transactions: Line[] }>(
    'GET',
    'balances/balanceSpecialist?pageSize=100',
  )
  const paid = (await ownAppointments()).filter(({ payment }) => payment.status !== 'failed')
  expect(new Set(transactions.map(({ schedule_id }) => schedule_id))).toEqual(
    new Set(paid.map(({ id }) => id)),
  )
  for (const line of transactions) {
    expect(line).toMatchObject({ price: PRICE, platform_fee: FEE, specialist_share: PRICE - FEE })
    const receipt = await textOf(await patient.file(`schedules/${line.schedule_id}/receipt.pdf`))
    expect(receipt.replace(/\s+/g, ' ')).toContain('Valor da consulta R$ 180,00')
    expect(receipt).toContain(line.schedule_id)
  }
  const person = await emma.open({ viewport: desktop })
  await comeIn(person, specialist.email)
  await person.page.goto('/specialist/balances')
  await person.page
    .getByRole('button', { name: /^Ver como o valor de/ })
    .last()
    .click()
  for (const text of ['Valor da consulta', /R\$\s180,00/, 'Taxa da plataforma', /-\s?R\$\s27,00/])
    await person.page.getByText(text).last().waitFor()
  await person.context.close()
})
