import { createCustomer, giveCredit } from '@emma/api/test'
import { expect } from '@playwright/test'
import { comeIn, type Person, phone } from '../browser.ts'
import type { Acts } from '../counted-acts.ts'
import { press } from '../page.ts'
import { type Line, measured, writeByCards } from './attend.ts'
import type { Practice } from './practice.ts'
import { type Writing, writeRecord } from './write-record.ts'

const MONEY = 50_000
const complaint = 'Febre alta desde ontem'
const writing: Writing = {
  complaint: ['3', '1'],
  history: ['3'],
  diagnosis: { code: 'R50' },
  conduct: ['1'],
}

/** Nobody of the demo is on duty or waits: only this day's own people are called. */
const emptyQueue = async ({ emma: { deps } }: Practice): Promise<void> => {
  await deps.db.updateTable('specialists').set({ on_duty: false }).execute()
  await deps.db.updateTable('queue_entries').set({ status: 'finished', idempotency_key: null }).execute()
}

const enterQueue = async ({ page }: Person): Promise<void> => {
  await page.goto('/customer/pronto-atendimento')
  await press(page, 'Nenhum destes')
  await page.getByLabel('Conte com suas palavras').fill(complaint)
  await press(page, 'Ir para o pagamento')
  await page.getByRole('switch', { name: 'Usar carteira' }).click()
  await press(page, /^Pagar R\$/)
  await page.getByRole('heading', { name: 'Você está na fila' }).waitFor()
  await press(page, 'Li e aceito o termo')
  await page.getByText('Termo de telemedicina aceito.').waitFor()
}

/** From Hoje to the call, the record beside it, and back. */
const answer = async (practice: Practice, acts: Acts, patient: Person) => {
  const { page } = practice
  await acts.click(page.getByRole('link', { name: 'Abrir plantão' }))
  await acts.click(page.getByRole('button', { name: 'Chamar Marina P.' }))
  await press(patient.page, 'Atender chamada')
  await page.getByText('O paciente atendeu').first().waitFor()
  await acts.click(page.getByRole('button', { name: 'Iniciar consulta' }))
  await patient.page.waitForURL(/\/customer\/calls\//)
  await page.waitForURL(/\/calls\?/)
  await press(patient.page, 'Entrar na sala')
  await acts.click(page.getByRole('button', { name: 'Entrar na sala' }))
  await writeByCards(practice, acts)
  await writeRecord({ page, acts }, writing)
  await acts.click(page.getByRole('button', { name: 'Finalizar consulta' }))
  await acts.click(page.getByRole('dialog').getByRole('button', { name: 'Finalizar consulta' }))
  await patient.page.getByText('Consulta finalizada').first().waitFor()
}

/** A patient who joins the queue between two others, and is attended by video: the day's only call. */
export const answerUrgent = async (practice: Practice): Promise<Line> => {
  const { emma, page, specialist } = practice
  const { deps } = emma
  await emptyQueue(practice)
  await page.goto('/specialist/plantao')
  await page.getByRole('switch', { name: 'Estou de plantão' }).check({ force: true })
  await page.getByRole('heading', { name: 'Fila' }).waitFor()
  const customer = await createCustomer(deps, { name: ['Marina', 'Prado'] })
  await giveCredit(deps, customer.customerId, MONEY)
  const patient = await emma.open({ viewport: phone })
  await comeIn(patient, customer.email)
  await enterQueue(patient)
  await page.goto('/dashboard')
  const known = [customer.name, complaint]
  const line = await measured(practice, { kind: 'urgent', known }, (acts) => answer(practice, acts, patient))
  await patient.context.close()
  const done = await deps.db
    .selectFrom('records')
    .innerJoin('appointments', 'appointments.id', 'records.appointment_id')
    .where('appointments.customer_id', '=', customer.customerId)
    .where('appointments.specialist_id', '=', specialist.specialistId)
    .select(['appointments.status', 'appointments.origin', 'records.status as record'])
    .execute()
  expect(done).toEqual([{ status: 'finished', origin: 'queue', record: 'signed' }])
  return line
}
