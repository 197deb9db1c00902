import {
  createCustomer,
  createSpecialist,
  createSpecialty,
  insertAppointment,
  payAppointment,
} from '@emma/api/test'
import { DAY } from '@emma/domain/interval'
import { comeIn, desktop, type Person, phone } from '../../support/browser.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'
import { see } from '../../support/page.ts'

test.describe.configure({ mode: 'serial' })

const zone = 'America/Sao_Paulo'
const emma = freshEmma()
let joana: Person
let renata: Person

/** Dates counted from the Monday of next week. */
const dateAfter = (days: number): string => {
  const today = new Date(`${new Date().toLocaleDateString('sv-SE', { timeZone: zone })}T12:00:00Z`)
  const monday = today.getTime() + (8 - today.getUTCDay()) * DAY
  return new Date(monday + days * DAY).toISOString().slice(0, 10)
}

test.beforeAll(async () => {
  const { deps } = emma
  const specialtyId = await createSpecialty(deps, 'Medicina do sono')
  const specialist = await createSpecialist(deps, { specialtyId, name: ['Renata', 'Albuquerque'] })
  const customer = await createCustomer(deps, { name: ['Joana', 'Prado'] })
  const startsAt = new Date(`${dateAfter(0)}T09:00:00-03:00`)
  const id = await insertAppointment(emma, {
    specialist,
    customer,
    specialtyId,
    startsAt,
    status: 'confirmed',
  })
  await payAppointment(emma, id, customer)
  joana = await emma.open({ viewport: phone })
  renata = await emma.open({ viewport: desktop })
  await comeIn(renata, specialist.email)
  await comeIn(joana, customer.email)
})

test('1. an appointment that is dragged stays until the patient accepts', async () => {
  const { page } = renata
  await page.goto(`/specialist/calendar?date=${dateAfter(0)}`)
  const event = page.getByRole('button', { name: /9h Joana Prado/ })
  const target = page.getByRole('button', { name: /^terça-feira.*, 11h às/ })
  await target.scrollIntoViewIfNeeded()
  await event.waitFor()
  const [from, to] = [await event.boundingBox(), await target.boundingBox()]
  if (!from || !to) throw new Error('The grid is not there')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y - 20, { steps: 10 })
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 4, { steps: 10 })
  await page.mouse.up()
  const dialog = page.getByRole('dialog', { name: 'Propor outro horário' })
  await dialog.getByRole('button', { name: /^Propor .*11h/ }).click()
  await see(page, /Proposta enviada/)
  await event.waitFor()
  const proposed = page.getByRole('button', { name: /Proposto a Joana Prado · reservado até/ })
  await proposed.click()
  const sent = page.getByRole('dialog', { name: 'Joana Prado' })
  await sent.getByRole('button', { name: 'Retirar proposta' }).waitFor()
  await page.keyboard.press('Escape')
  await expect(page.locator('tr').filter({ hasText: /^11h–.*Proposto a Joana/ })).toHaveCount(1)
  const { page: own } = joana
  await own.goto('/customer/agenda')
  await see(own, 'Proposta de outro horário')
  await own.getByRole('button', { name: 'Aceitar novo horário' }).click()
  await see(own, /Consulta remarcada para/)
  await page.reload()
  await page.getByRole('button', { name: /11h Joana Prado/ }).waitFor()
  await expect(proposed).toHaveCount(0)
})

test('2. by keys alone, and the patient keeps the time', async () => {
  const { page } = renata
  await page.getByRole('button', { name: /11h Joana Prado/ }).focus()
  await page.keyboard.press('Enter')
  const ask = page.getByRole('button', { name: 'Propor outro horário a Joana Prado' })
  await ask.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Propor outro horário' })
  const first = dialog.getByRole('radio', { name: /^1[3-7]h/ }).first()
  await first.focus()
  await page.keyboard.press('Space')
  await dialog.getByRole('button', { name: /^Propor / }).focus()
  await page.keyboard.press('Enter')
  await see(page, /Proposta enviada/)
  const { page: own } = joana
  await own.goto('/customer/agenda')
  await own.getByRole('button', { name: 'Manter como está' }).click()
  await see(own, /A consulta continua como está/)
  await page.reload()
  await page.getByRole('button', { name: /11h Joana Prado/ }).waitFor()
  const { db } = emma.deps
  const rows = await db.selectFrom('time_proposals').select('status').orderBy('created_at').execute()
  expect(rows.map(({ status }) => status)).toEqual(['accepted', 'declined'])
})
