import type { Page } from 'playwright-core'
import type { Person } from './browser.ts'
import { type Look, press, settled, visit } from './look.ts'
import { walkTransfers } from './walks-money.ts'

const walkPayment = async (page: Page, look: Look): Promise<void> => {
  await press(page, 'Continuar para o pagamento')
  await page.getByRole('radio', { name: 'Pix' }).click()
  await look('payment by Pix', page)
  await page.getByRole('radio', { name: 'Novo cartão de crédito' }).click()
  await page.getByLabel('Número do cartão').fill('4000 0000 0000 0028')
  await page.getByLabel('Nome impresso no cartão').fill('PAULA NOGUEIRA')
  await press(page, 'Usar este cartão')
  await look('payment by a new card, refused by the form', page)
  await page.getByLabel('Mês').fill('12')
  await page.getByLabel('Ano').fill('30')
  await page.getByLabel('Código de segurança').fill('012')
  await press(page, 'Usar este cartão')
  await press(page, /^Pagar R\$/)
  await page.getByText('O pagamento não foi aprovado').first().waitFor()
  await look('payment refused', page)
  await page.getByRole('radio', { name: 'Carteira' }).click()
  await look('payment by wallet', page)
  await press(page, 'Confirmar com a carteira')
  await page.getByRole('heading', { name: 'Consulta confirmada' }).waitFor()
  await look('booking confirmed', page)
}

const walkPix = async (page: Page, slots: string, look: Look): Promise<void> => {
  await page.goto(slots)
  await pickSlot(page)
  await press(page, 'Continuar para o pagamento')
  await page.getByRole('radio', { name: 'Pix' }).click()
  await press(page, 'Gerar código Pix')
  await page.getByText('Pague com Pix para confirmar').waitFor()
  await look('Pix panel', page)
}

const pickSlot = async (page: Page): Promise<void> => {
  await page
    .getByRole('radiogroup', { name: /^Horários de/ })
    .getByRole('radio')
    .last()
    .press('Space')
}

const walkBooking = async (page: Page, look: Look): Promise<void> => {
  await visit(page, '/customer/specialists/todos', look)
  await press(page, 'Filtros')
  await look('filters', page)
  await visit(page, '/customer/specialists/todos?search=ninguem', look)
  await visit(page, '/customer/detail/00000000-0000-7000-8000-000000000000', look)
  await page.goto('/customer/specialists/todos')
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^[^,:]+$/ })
    .first()
    .click()
  await page.waitForURL(/\/customer\/detail\//)
  await settled(page)
  await look('/customer/detail', page)
  const slots = page.url().replace('/detail/', '/horario/')
  await visit(page, slots, look)
  await press(page, 'Ver o mês')
  await settled(page)
  await pickSlot(page)
  await look('slot picked, month open', page)
  await walkPayment(page, look)
  await walkPix(page, slots, look)
}

const walkPatientArea = async (page: Page, look: Look): Promise<void> => {
  await visit(page, '/customer/area-paciente', look)
  for (const tab of ['Prontuários', 'Receitas', 'Quem viu meus dados']) {
    await page.getByRole('tab', { name: tab }).click()
    await settled(page)
    await look(`/customer/area-paciente, ${tab}`, page)
  }
  await page.getByRole('tab', { name: 'Prontuários' }).click()
  await press(page, /Ver prontuário/)
  await page.getByRole('dialog').waitFor()
  await look('a record, opened', page)
  await visit(page, '/customer/prescricao', look)
  const code = await page
    .getByText(/^[A-Z0-9]{4}(-[A-Z0-9]{4}){2}$/)
    .first()
    .textContent()
  await visit(page, `/verificar/${code}`, look)
}

/** The dialogs that change an appointment, and the list of what one was told; nothing is changed. */
const walkChanges = async (page: Page, look: Look): Promise<void> => {
  await page.goto('/customer/agenda')
  for (const name of [/^Cancelar consulta com/, /^Remarcar consulta com/]) {
    await page.getByRole('button', { name }).last().click()
    await page.getByRole('dialog').getByRole('radio').first().waitFor()
    await settled(page)
    await look(`dialog: ${name.source}`, page)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  await press(page, /[Nn]otifica/)
  await page.getByRole('dialog', { name: 'Notificações' }).waitFor()
  await settled(page)
  await look('notifications', page)
}

export const walkAsPatient = async ({ page }: Person, look: Look): Promise<void> => {
  await visit(page, '/customer', look)
  await press(page, 'Minha conta')
  await look('account menu', page)
  await walkBooking(page, look)
  await visit(page, '/customer/novo-cartao', look)
  await visit(page, '/customer/perfil', look)
  await visit(page, '/customer/agenda', look)
  await press(page, 'Detalhes')
  await page.getByRole('dialog').waitFor()
  await settled(page)
  await look('appointment details', page)
  await walkChanges(page, look)
  await visit(page, '/customer/agenda?tab=past', look)
  await walkPatientArea(page, look)
  await visit(page, '/customer/perfil', look)
  await visit(page, '/dashboard', look)
  await visit(page, '/customer/calls', look)
}

/** From the term to the waiting room: the specialist is still missing. */
export const walkToWaitingRoom = async ({ page }: Person, look: Look): Promise<void> => {
  await page.goto('/customer/agenda')
  await page
    .getByRole('link', { name: /Entrar/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Li e aceito o termo' }).waitFor()
  await look('consent', page)
  await press(page, 'Li e aceito o termo')
  await page.getByRole('button', { name: 'Entrar na sala' }).waitFor()
  await look('device check', page)
  await press(page, 'Entrar na sala')
  await page.getByText('Sala de espera').first().waitFor()
  await look('waiting room', page)
}

const walkCalendar = async (page: Page, look: Look): Promise<void> => {
  await visit(page, '/specialist/calendar', look)
  for (const form of ['Novo horário', 'Nova folga']) {
    await press(page, form)
    await page.getByRole('dialog').waitFor()
    await settled(page)
    await look(form, page)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
}

const walkRecord = async (page: Page, look: Look): Promise<void> => {
  await visit(page, '/specialist/records/list', look)
  await page.locator('main a').first().click()
  await page.waitForURL(/record\/view/)
  await settled(page)
  await look('/specialist/record/view', page)
  await page.goto('/specialist/consultas')
  await page
    .getByRole('link', { name: /Abrir prontuário de/ })
    // Whoever comes last today has not been attended yet, so that nothing is signed.
    .last()
    .click()
  await page.waitForURL(/prontuario-medico/)
  await settled(page)
  for (const tab of ['Anamnese', 'Exame físico', 'Diagnóstico', 'Conduta', 'Orientação', 'Prescrição']) {
    await page.getByRole('tab', { name: tab }).click()
    await look(`record, ${tab}`, page)
  }
  await page.getByRole('tab', { name: 'Anamnese' }).click()
  await page.getByLabel('Queixa principal').fill('Dor de cabeça há três dias')
  await page.getByText(/Salvo às/).waitFor()
  await page.getByRole('tab', { name: 'Prescrição' }).click()
  await press(page, 'Prescrever')
  await press(page, 'Salvar prescrição')
  await page.getByText('Informe o medicamento.').waitFor()
  await look('record, a prescription refused by the form', page)
}

export const walkAsSpecialist = async ({ page }: Person, look: Look): Promise<void> => {
  await visit(page, '/dashboard', look)
  await walkCalendar(page, look)
  await visit(page, '/specialist/consultas', look)
  await visit(page, '/specialist/consultas?search=ninguem', look)
  await visit(page, '/specialist/balances', look)
  await page.locator('main summary, main [aria-expanded=false]').last().click()
  await look('/specialist/balances, a line open', page)
  await walkTransfers(page, look)
  await walkRecord(page, look)
  await visit(page, '/specialist/perfil', look)
  await visit(page, '/calls', look)
}

/** The specialist comes in: the running call on both sides, the record beside it, the questions before it ends. */
export const walkCall = async (patient: Person, specialist: Person, look: Look): Promise<void> => {
  const { page } = specialist
  await page.goto('/specialist/consultas')
  await press(page, /(Iniciar|Entrar no) atendimento de Paula/)
  await page.getByRole('button', { name: 'Entrar na sala' }).waitFor()
  await look("the specialist's device check", page)
  await press(page, 'Entrar na sala')
  await page.getByRole('button', { name: 'Finalizar consulta' }).waitFor()
  await patient.page.getByRole('button', { name: 'Sair da consulta' }).waitFor()
  await look('call, the specialist', page)
  await look('call, the patient', patient.page)
  await press(patient.page, 'Sair da consulta')
  await patient.page.getByRole('dialog').waitFor()
  await look('leave the call?', patient.page)
  await press(page, 'Finalizar consulta')
  await page.getByRole('dialog').getByRole('button', { name: 'Finalizar consulta' }).click()
  await page.getByText('Consulta finalizada').first().waitFor()
  await look('after the call, the specialist', page)
  await look('after the call, the patient', patient.page)
}
