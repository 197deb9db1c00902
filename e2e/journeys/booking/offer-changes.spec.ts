import {
  createCustomer,
  createSpecialist,
  createSpecialty,
  giveCredit,
  PASSWORD,
  signIn,
  type TestSpecialist,
} from '@emma/api/test'
import { DAY } from '@emma/domain/interval'
import type { Page } from '@playwright/test'
import { choose, comeIn } from '../../support/browser.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'
import { type Client, clientOf } from '../../support/money.ts'
import { press, see } from '../../support/page.ts'

const MONEY = 200_000
const PRICE = 18_000
const emma = freshEmma()
let patient: Client
let page: Page
let specialtyId: string

test.beforeAll(async () => {
  const { deps } = emma
  specialtyId = await createSpecialty(deps, 'Nefrologia')
  const { email, customerId } = await createCustomer(deps)
  await giveCredit(deps, customerId, MONEY)
  patient = await clientOf(emma, email, PASSWORD)
  const paula = await emma.open()
  page = paula.page
  await comeIn(paula, email, PASSWORD)
})

const dayIn = (days: number): string =>
  new Date(Date.now() + days * DAY).toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' })
const weekdayOf = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay()
/** A working day, far enough ahead for a full refund. */
const day = [3, 4, 5].map(dayIn).find((each) => weekdayOf(each) % 6 !== 0) ?? dayIn(3)
const weekday = weekdayOf(day)

/** The specialist's actions meanwhile, from another browser. */
const otherBrowser = async (specialist: TestSpecialist) => {
  const { deps } = emma
  const { specialistId } = specialist
  const send = async (
    who: { readonly userId: string },
    method: string,
    path: string,
    body: object,
  ): Promise<{ id: string }> => {
    const { headers } = await signIn(deps, who)
    const answer = await fetch(`${emma.url}/api/v1/${path}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
    return answer.json()
  }
  const ownOf = (table: 'specialist_specialties' | 'availability_rules') =>
    deps.db.selectFrom(table).where('specialist_id', '=', specialistId)
  const offer = await ownOf('specialist_specialties').select('id').executeTakeFirstOrThrow()
  const rule = await ownOf('availability_rules')
    .select('id')
    .where('weekday', '=', weekday)
    .executeTakeFirstOrThrow()
  const hours = (change: object) => {
    const kept = { weekday, init_hour: '08:00', final_hour: '18:00', interval: 30 }
    return send(specialist, 'PUT', `specialists/availability/${rule.id}`, { ...kept, ...change })
  }
  const offering = (change: object) =>
    send(specialist, 'PATCH', `specialists-specialties/${offer.id}`, change)
  return {
    raisePrice: () => offering({ price: 33_000 }),
    takeLonger: () => hours({ interval: 60 }),
    begin: () => hours({ init_hour: '08:10' }),
    loseRqe: () => offering({ rqe: null }),
    moveToClinic: async () => {
      const street = { name: 'Clínica Ipê', street: 'Rua Voluntários da Pátria', number: '100' }
      const where = { district: 'Santana', city: 'São Paulo', uf: 'SP', zipCode: '02010000' }
      const { id } = await send(specialist, 'POST', 'specialists/places', { ...street, ...where })
      return hours({ place_id: id })
    },
    beSuspended: async () => {
      const { ask } = await clientOf(emma, 'admin@emma.test')
      const to = { status: 4, reason: 'Documento vencido' }
      return ask('PUT', `specialists/updateSpecialistsStatus/${specialistId}`, to)
    },
  }
}

/** The patient chose noon of the day, by video, 30 minutes for R$ 180,00. */
const atNoon = async () => {
  const specialist = await createSpecialist(emma.deps, { specialtyId, price: PRICE })
  await page.goto(`/customer/horario/${specialist.specialistId}?day=${day}`)
  await choose(page.getByRole('radio', { name: /^12h(?!\d)/ }))
  await page.getByRole('button', { name: 'Continuar para o pagamento' }).waitFor()
  return otherBrowser(specialist)
}
const toPayment = async () => {
  await press(page, 'Continuar para o pagamento')
  await page.getByRole('heading', { name: 'Pagamento' }).waitFor()
}
const byWallet = async () => {
  await toPayment()
  await page.getByRole('switch', { name: 'Usar carteira' }).click()
}
/** Runs after the press, before its request reaches the server. */
const whilePaying = async (change: () => Promise<unknown>) => {
  await page.route(
    '**/confirm',
    async (route) => {
      await change()
      await route.continue()
    },
    { times: 1 },
  )
  await press(page, /^Pagar R\$/)
}
const question = () => page.getByRole('alert').filter({ hasText: 'Este horário mudou' })
const rows = async () => {
  await question().waitFor()
  const lines = await question().getByRole('row').allInnerTexts()
  return lines.map((line) => line.replaceAll(/\s+/g, ' ').trim())
}
const spent = async () =>
  MONEY - (await patient.ask<{ totalBalance: number }>('GET', 'balances/balance')).totalBalance
const booked = async () =>
  (await patient.ask<{ meta: { total: number } }>('GET', 'schedules/customer')).meta.total

test('another length, beside the summary', async () => {
  const { takeLonger } = await atNoon()
  await byWallet()
  await takeLonger()
  expect(await rows()).toContain('Duração 30 min, das 12h às 12h30 60 min, das 12h às 13h')
  expect([await spent(), await booked()]).toEqual([0, 0])
})

test('a clinic instead of a video, while a card is typed', async () => {
  const { moveToClinic } = await atNoon()
  await toPayment()
  await choose(page.getByRole('radio', { name: 'Novo cartão de crédito' }))
  await page.getByLabel('Número do cartão').fill('4000 0000')
  await moveToClinic()
  expect((await rows()).find((row) => row.startsWith('Local'))).toMatch(/Online, por vídeo.*Clínica Ipê/)
  expect([await spent(), await booked()]).toEqual([0, 0])
})

test('other hours, at the payment: the time is gone, and others are offered', async () => {
  const { begin } = await atNoon()
  await byWallet()
  await begin()
  const alert = page.getByRole('alert').filter({ hasText: 'Este horário não está mais livre' })
  await alert.getByText('Nada foi cobrado.').waitFor()
  await alert.getByRole('button', { name: /12h10/ }).waitFor()
  expect(await page.getByRole('button', { name: /^Pagar R\$/ }).count()).toBe(0)
  expect([await spent(), await booked()]).toEqual([0, 0])
})

test('a price that rises after the press is asked about, and charged only after a yes', async () => {
  const { raisePrice } = await atNoon()
  await byWallet()
  await whilePaying(raisePrice)
  expect(await rows()).toContain('Valor R$ 180,00 R$ 330,00')
  expect([await spent(), await booked()]).toEqual([0, 0])
})

test('a qualification that is gone after the press: no other specialty is paid in its place', async () => {
  const { loseRqe } = await atNoon()
  await byWallet()
  await whilePaying(loseRqe)
  await see(page, 'Esta especialidade não está mais disponível')
  expect([await spent(), await booked()]).toEqual([0, 0])
})

test('a specialist who is suspended after the press is paid nothing', async () => {
  const { beSuspended } = await atNoon()
  await byWallet()
  await whilePaying(beSuspended)
  await see(page, 'Este horário não está mais livre')
  expect([await spent(), await booked()]).toEqual([0, 0])
})

test('a price that rises while times are looked at is asked about, and only a yes pays it', async () => {
  const { raisePrice } = await atNoon()
  await raisePrice()
  expect(await rows()).toContain('Valor R$ 180,00 R$ 330,00')
  await press(page, 'Sim, continuar')
  await byWallet()
  expect([await spent(), await booked()]).toEqual([0, 0])
  await press(page, /^Pagar R\$/)
  await see(page, 'Consulta confirmada')
  expect([await spent(), await booked()]).toEqual([33_000, 1])
})
