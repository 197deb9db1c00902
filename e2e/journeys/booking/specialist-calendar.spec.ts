import { createCustomer, createSpecialist, createSpecialty, giveCredit, slotId } from '@emma/api/test'
import { DAY } from '@emma/domain/interval'
import type { Page } from '@playwright/test'
import { comeIn, desktop, type Person, phone } from '../../support/browser.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'
import { bookByWallet, clientOf } from '../../support/money.ts'
import { dateInSaoPaulo } from '../../support/open-now.ts'
import { see } from '../../support/page.ts'

test.describe.configure({ mode: 'serial' })

const PRICE = 18_000

const emma = freshEmma()
let paula: Person
let renata: Person
let specialistId = ''
let specialtyId = ''
let patientEmail = ''

/** A new specialist: no hours, no places. */
const beginner = async (): Promise<string> => {
  const { deps } = emma
  specialtyId = await createSpecialty(deps, 'Medicina do sono')
  const made = await createSpecialist(deps, {
    specialtyId,
    price: PRICE,
    name: ['Renata', 'Albuquerque'],
  })
  specialistId = made.specialistId
  await deps.db.deleteFrom('availability_rules').where('specialist_id', '=', specialistId).execute()
  return made.email
}

/** A patient without other appointments: the demo's has some at changing hours. */
const newPatient = async (): Promise<string> => {
  const { email, customerId } = await createCustomer(emma.deps, { name: ['Paula', 'Nogueira'] })
  await giveCredit(emma.deps, customerId, 4 * PRICE)
  return email
}

test.beforeAll(async () => {
  paula = await emma.open({ viewport: phone })
  renata = await emma.open({ viewport: desktop })
  await comeIn(renata, await beginner())
  patientEmail = await newPatient()
  await comeIn(paula, patientEmail)
})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
/** The Monday of next week (weeks begin on Sunday), at noon UTC. */
const monday = (): number => {
  const today = Date.parse(`${dateInSaoPaulo(new Date())}T12:00:00Z`)
  return today + (8 - new Date(today).getUTCDay()) * DAY
}
const dateAfter = (days: number): string => dateInSaoPaulo(new Date(monday() + days * DAY))

const book = async (date: string, hour: string): Promise<void> => {
  const slot = slotId(specialistId, new Date(`${date}T${hour}:00-03:00`).toISOString())
  await bookByWallet(await clientOf(emma, patientEmail), slot, specialtyId)
}

test('1. Monday to Friday, mornings and afternoons, in six presses', async () => {
  const { page } = renata
  await page.goto('/specialist/horarios')
  await see(page, 'Nenhum horário por semana')
  let presses = 0
  const press = async (name: string | RegExp) => {
    presses += 1
    await button(page, name).click()
  }
  presses += 1
  await page.getByRole('switch', { name: 'Segunda' }).click()
  await see(page, '8h – 12h')
  await press('Adicionar horário em Segunda')
  await see(page, '14h – 18h')
  await press('Copiar para… (Segunda)')
  await press('Segunda a sexta')
  await see(page, '80 horários por semana')
  await press('Salvar horários')
  await see(page, 'Horários salvos.')
  expect(presses).toBeLessThanOrEqual(8)
  await page.goto('/specialist/calendar')
  await button(page, 'Próxima semana').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => location.search)).toContain('date=')
})

test('2. hours that end before they begin are told beside them, and not saved', async () => {
  const { page } = renata
  await page.goto('/specialist/horarios')
  await button(page, /^Mudar Sexta, 14h – 18h/).click()
  const form = page.getByRole('dialog', { name: 'Sexta, 14h – 18h' })
  await form.getByLabel('Até', { exact: true }).fill('13:00')
  await see(page, 'Precisa terminar depois de começar.')
  await expect(button(page, 'Salvar horários')).toBeDisabled()
  await page.keyboard.press('Escape')
  await button(page, 'Desfazer').click()
  await button(page, /^Mudar Sexta, 14h – 18h/).waitFor()
})

test('3. a span drawn over free time opens hours of that day', async () => {
  const { page } = renata
  await page.goto(`/specialist/calendar?date=${dateAfter(0)}`)
  const slot = (hour: string) => button(page, new RegExp(`^sábado.*, ${hour} às .*abrir ou bloquear`))
  await slot('16h').scrollIntoViewIfNeeded()
  const from = await slot('14h').boundingBox()
  const to = await slot('15h30').boundingBox()
  if (!from || !to) throw new Error('The grid is not there')
  await page.mouse.move(from.x + from.width / 2, from.y + 4)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 })
  await page.mouse.up()
  await page.getByRole('dialog', { name: 'O que fazer neste período?' }).waitFor()
  await button(page, 'Abrir horários só neste dia').click()
  const dialog = page.getByRole('dialog', { name: 'Novo horário de atendimento' })
  await expect(dialog.getByLabel('Das', { exact: true })).toHaveValue('14:00')
  await expect(dialog.getByLabel('Até', { exact: true })).toHaveValue('16:00')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await dialog.waitFor({ state: 'detached' })
})

test('4. the patient sees the new times and takes one', async () => {
  const { page } = paula
  // Needs a whole day: today's first times may be over.
  await page.goto(`/customer/horario/${specialistId}?day=${dateAfter(0)}`)
  await page.getByRole('radio', { name: /^8h/ }).first().waitFor({ state: 'attached' })
  await book(dateAfter(0), '08:30')
  const own = renata.page
  await own.goto(`/specialist/calendar?date=${dateAfter(0)}`)
  await button(own, /8h30 Paula Nogueira · Confirmada/).click()
  const dialog = own.getByRole('dialog', { name: 'Paula Nogueira' })
  await dialog.getByText(/8h30 às 9h \(horário de Brasília\)/).waitFor()
  await own.keyboard.press('Escape')
})

test('5. a later Monday tells before it is saved what no longer fits, and each way out works', async () => {
  const { page } = renata
  await page.goto('/specialist/horarios')
  await button(page, /^Mudar Segunda, 8h – 12h/).click()
  const form = page.getByRole('dialog', { name: /Segunda, / })
  await form.getByLabel('Das', { exact: true }).fill('09:00')
  await button(page, 'Pronto').click()
  await see(page, '1 consulta ficará fora dos novos horários')
  await button(page, 'Salvar horários').click()
  await see(page, '1 consulta fora dos seus horários')
  await button(page, 'Manter a consulta de Paula Nogueira').click()
  await page.getByText('1 consulta fora dos seus horários').waitFor({ state: 'detached' })
  for (const hour of ['09:00', '10:00', '11:00']) await book(dateAfter(2), hour)
  await page.reload()
  await page.getByRole('switch', { name: 'Quarta' }).click()
  await button(page, 'Salvar horários').click()
  await see(page, '3 consultas fora dos seus horários')
  await button(page, 'Cancelar consulta de Paula Nogueira').first().click()
  const cancel = page.getByRole('dialog').filter({ hasText: 'Paula Nogueira' })
  await cancel.getByRole('textbox').fill('Congresso fora da cidade')
  await cancel.getByRole('button', { name: /Cancelar consulta/ }).click()
  await see(page, '2 consultas fora dos seus horários')
  for (const box of await page.getByRole('checkbox', { name: 'Selecionar Paula Nogueira' }).all())
    await box.check()
  await button(page, 'Cancelar 2 consultas').click()
  await cancel.getByRole('textbox').fill('Congresso fora da cidade')
  await cancel.getByRole('button', { name: 'Cancelar 2 consultas' }).click()
  await page.getByText('2 consultas fora dos seus horários').waitFor({ state: 'detached' })
})

test('6. hours are dragged to another day, after a question', async () => {
  const { page } = renata
  await page.goto(`/specialist/calendar?date=${dateAfter(0)}&layer=hours`)
  const rule = button(page, /Atendimento 8h às 12h/)
  await rule.first().waitFor()
  await expect(rule).toHaveCount(3)
  const target = button(page, /^quarta-feira.*, 13h às/)
  await target.scrollIntoViewIfNeeded()
  const from = await rule.first().boundingBox()
  const to = await target.boundingBox()
  if (!from || !to) throw new Error('The grid is not there')
  // The bottom of the event: its top may be above the screen.
  await page.mouse.move(from.x + from.width / 2, from.y + from.height - 20)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y - 30, { steps: 10 })
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 10 })
  await page.mouse.up()
  const question = page.getByRole('dialog', { name: 'Mudar este horário?' })
  await question.getByText(/Toda quarta-feira/).waitFor()
  await question.getByRole('button', { name: 'Mudar', exact: true }).click()
  await question.waitFor({ state: 'detached' })
  await page.goto('/specialist/horarios')
  await page.getByRole('switch', { name: 'Quarta', checked: true }).waitFor()
})

test('7. a holiday and some hours are taken off', async () => {
  const { page } = renata
  await button(page, /^Bloquear agenda em Natal/).click()
  await see(page, 'Bloqueado')
  await button(page, 'Bloquear agenda').first().click()
  const dialog = page.getByRole('dialog', { name: 'Novo bloqueio' })
  await dialog.getByText('Algumas horas').click()
  await dialog.getByLabel('De', { exact: true }).fill(dateAfter(3))
  await dialog.getByLabel('Até o dia').fill(dateAfter(3))
  await dialog.getByLabel('Das', { exact: true }).fill('10:00')
  await dialog.getByLabel('Até a hora').fill('11:00')
  await dialog.getByLabel(/Motivo/).fill('Reunião')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await dialog.waitFor({ state: 'detached' })
  await see(page, 'Reunião')
})

test('8. a place by its CEP, its pin moved by keys, kept while hours use it', async () => {
  const { page } = renata
  await page.goto('/specialist/places')
  await see(page, 'Você ainda não tem endereços')
  await button(page, 'Novo local').click()
  const dialog = page.getByRole('dialog', { name: 'Novo local' })
  await dialog.getByLabel('Nome do local').fill('Clínica Aurora')
  await dialog.getByLabel('CEP').fill('01310-100')
  await dialog.getByLabel('Número').fill('1500')
  await expect.poll(() => dialog.getByLabel('Rua ou avenida').inputValue()).toMatch(/Paulista/)
  const before = await dialog.getByLabel('Longitude').inputValue()
  await dialog.getByRole('button', { name: /^Clínica Aurora\. Arraste/ }).focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(dialog.getByLabel('Longitude')).not.toHaveValue(before)
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await dialog.waitFor({ state: 'detached' })
  await see(page, /Paulista, 1500/)
  await page.goto('/specialist/horarios')
  await button(page, /^Mudar Sexta, 8h – 12h/).click()
  await page.getByLabel('Onde').selectOption({ label: 'Clínica Aurora' })
  await button(page, 'Pronto').click()
  await button(page, 'Salvar horários').click()
  await see(page, 'Horários salvos.')
  await page.goto('/specialist/places')
  await button(page, 'Excluir Clínica Aurora').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir', exact: true }).click()
  await see(page, /Ainda em uso: 1 horário de atendimento/)
})

test('9. the chat answers in the hours that were set', async () => {
  const { page } = renata
  await page.goto('/specialist/chat-settings')
  await page.getByLabel('A qualquer hora').click()
  await page.getByLabel('Das', { exact: true }).fill('19:00')
  await button(page, 'Salvar').click()
  await see(page, 'Precisa terminar depois de começar.')
  await page.getByLabel('Até', { exact: true }).fill('21:00')
  await button(page, 'Salvar').click()
  await see(page, 'Preferências salvas.')
  await page.reload()
  await expect(page.getByLabel('Das', { exact: true })).toHaveValue('19:00')
})
