import type { Page } from '@playwright/test'
import { type Person, phone } from '../../support/browser.ts'
import { deep } from '../../support/depth.ts'
import { follow, press, settled } from '../../support/page.ts'
import { type CheckA11y, goTo, visit } from '../check.ts'
import { journeyTransfers } from './money.ts'

/** A new card, refused by the form and by its bank. */
const journeyRefusedCard = async (page: Page, checkA11y: CheckA11y): Promise<void> => {
  await page.getByRole('radio', { name: 'Novo cartão de crédito' }).click()
  await page.getByLabel('Número do cartão').fill('4000 0000 0000 0028')
  await page.getByLabel('Nome impresso no cartão').fill('PAULA NOGUEIRA')
  await press(page, 'Usar este cartão')
  await checkA11y('payment by a new card, refused by the form', page)
  await page.getByLabel('Mês').fill('12')
  await page.getByLabel('Ano').fill('30')
  await page.getByLabel('Código de segurança').fill('012')
  await press(page, 'Usar este cartão')
  await press(page, /^Pagar R\$/)
  await page.getByText('O pagamento não foi aprovado').first().waitFor()
  await checkA11y('payment refused', page)
}

const journeyPayment = async (page: Page, checkA11y: CheckA11y): Promise<void> => {
  await press(page, 'Continuar para o pagamento')
  await page.getByRole('radio', { name: 'Pix' }).click()
  await checkA11y('payment by Pix', page)
  if (deep) await journeyRefusedCard(page, checkA11y)
  await page.getByRole('switch', { name: 'Usar carteira' }).click()
  if (deep) await checkA11y('payment by wallet', page)
  await press(page, /^Pagar R\$/)
  await page.getByRole('heading', { name: 'Consulta confirmada' }).waitFor()
  await checkA11y('booking confirmed', page)
  await follow(
    page,
    page.getByRole('link', { name: /^(Conte o motivo|Responda às perguntas) da consulta$/ }),
    /\/preparo\//,
  )
  await checkA11y('before the consultation', page)
}

const journeyPix = async (page: Page, slots: string, checkA11y: CheckA11y): Promise<void> => {
  await goTo(page, slots)
  await pickSlot(page)
  await press(page, 'Continuar para o pagamento')
  await page.getByRole('radio', { name: 'Pix' }).click()
  await press(page, 'Gerar código Pix')
  await page.getByText('Pague com Pix para confirmar').waitFor()
  await checkA11y('Pix panel', page)
}

const pickSlot = async (page: Page): Promise<void> => {
  await page
    .getByRole('radiogroup', { name: /^Horários de/ })
    .getByRole('radio')
    .last()
    .press('Space')
}

const journeyBooking = async (page: Page, checkA11y: CheckA11y): Promise<void> => {
  await visit(page, '/customer/specialists/todos', checkA11y)
  // A sheet on phones; on desktops they are beside the list.
  await page.setViewportSize(phone)
  await page.getByText('Filtros', { exact: true }).first().click()
  await checkA11y('filters', page)
  if (deep) await visit(page, '/customer/specialists/todos?q=ninguem', checkA11y)
  await visit(page, '/customer/detail/00000000-0000-7000-8000-000000000000', checkA11y)
  await goTo(page, '/customer/specialists/todos')
  await follow(
    page,
    page
      .getByRole('article')
      .first()
      .getByRole('link', { name: /^[^,:]+$/ })
      .first(),
    /\/customer\/detail\//,
  )
  await checkA11y('/customer/detail', page)
  const slots = page.url().replace('/detail/', '/horario/')
  await visit(page, slots, checkA11y)
  await press(page, 'Ver o mês')
  await settled(page)
  await pickSlot(page)
  await checkA11y('slot picked, month open', page)
  await journeyPayment(page, checkA11y)
  if (deep) await journeyPix(page, slots, checkA11y)
}

const journeyPatientArea = async (page: Page, checkA11y: CheckA11y): Promise<void> => {
  await visit(page, '/customer/area-paciente', checkA11y)
  for (const tab of ['appointments', 'prescriptions', 'allergies', 'access']) {
    await visit(page, `/customer/area-paciente?tab=${tab}`, checkA11y)
  }
  if (deep) await visit(page, '/customer/area-paciente?busca=helena', checkA11y)
  await visit(page, '/customer/area-paciente?tab=records', checkA11y)
  if (deep) {
    await press(page, /Ver prontuário/)
    await page.getByRole('dialog').waitFor()
    await checkA11y('a record, opened', page)
  }
  await visit(page, '/customer/prescricao', checkA11y)
  const code = await page
    .getByText(/^[A-Z0-9]{4}(-[A-Z0-9]{4}){2}$/)
    .first()
    .textContent()
  await visit(page, `/verificar/${code}`, checkA11y)
}

/** The dialogs that change an appointment, and the list of notifications; changes nothing. */
const journeyChanges = async (page: Page, checkA11y: CheckA11y): Promise<void> => {
  await goTo(page, '/customer/agenda')
  for (const name of deep ? ['Cancelar', 'Remarcar'] : ['Remarcar']) {
    await page
      .getByRole('button', { name: /^Mais ações da consulta com/ })
      .last()
      .click()
    await page.getByRole('menuitem', { name }).click()
    await page.getByRole('dialog').getByRole('radio').first().waitFor()
    await checkA11y(`dialog: ${name}`, page)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  await press(page, /[Nn]otifica/)
  await page.getByRole('dialog', { name: 'Notificações' }).waitFor()
  await checkA11y('notifications', page)
}

export const journeyAsPatient = async ({ page }: Person, checkA11y: CheckA11y): Promise<void> => {
  await visit(page, '/customer', checkA11y)
  await press(page, 'Minha conta')
  await checkA11y('account menu', page)
  await journeyBooking(page, checkA11y)
  await visit(page, '/customer/novo-cartao', checkA11y)
  for (const part of ['', '/dados', '/seguranca', '/pagamentos', '/notificacoes', '/privacidade']) {
    await visit(page, `/customer/perfil${part}`, checkA11y)
  }
  await visit(page, '/customer/agenda', checkA11y)
  if (deep) {
    await press(page, /^Detalhes da consulta com/)
    await page.getByRole('dialog').waitFor()
    await checkA11y('appointment details', page)
  }
  await journeyChanges(page, checkA11y)
  await visit(page, '/customer/agenda?tab=past', checkA11y)
  await journeyPatientArea(page, checkA11y)
  await visit(page, '/dashboard', checkA11y)
  await visit(page, '/customer/calls', checkA11y)
}

/** From the term to the waiting room, before the specialist. */
export const journeyToWaitingRoom = async ({ page }: Person, checkA11y: CheckA11y): Promise<void> => {
  await goTo(page, '/customer/agenda')
  await page
    .getByRole('link', { name: /Entrar/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Li e aceito o termo' }).waitFor()
  await checkA11y('consent', page)
  await press(page, 'Li e aceito o termo')
  await page.getByRole('button', { name: 'Entrar na sala' }).waitFor()
  await checkA11y('device check', page)
  await press(page, 'Entrar na sala')
  await page.getByText('Sala de espera').first().waitFor()
  await checkA11y('waiting room', page)
}

const journeyRecord = async (page: Page, checkA11y: CheckA11y): Promise<void> => {
  await visit(page, '/specialist/records/list', checkA11y)
  await follow(page, page.locator('main a').first(), /record\/view/)
  await checkA11y('/specialist/record/view', page)
  await goTo(page, '/specialist/consultas')
  await follow(
    page,
    page
      .getByRole('link', { name: /Abrir prontuário de/ })
      // The last patient of today is not attended yet, so that nothing is signed.
      .last(),
    /prontuario-medico/,
  )
  await settled(page)
  const plain = ['Exame físico', 'Conduta', 'Orientação']
  for (const tab of ['Anamnese', 'Diagnóstico', 'Prescrição', ...(deep ? plain : [])]) {
    await page.getByRole('tab', { name: tab }).click()
    await checkA11y(`record, ${tab}`, page)
  }
  if (!deep) return
  await page.getByRole('tab', { name: 'Anamnese' }).click()
  await page.getByLabel('Queixa principal').fill('Dor de cabeça há três dias')
  await page.getByText(/Salvo às/).waitFor()
  await page.getByRole('tab', { name: 'Prescrição' }).click()
  await press(page, 'Prescrever')
  await press(page, 'Salvar prescrição')
  await page.getByText('Informe o medicamento.').waitFor()
  await checkA11y('record, a prescription refused by the form', page)
}

/** Selects the first rows of a list; their actions appear. */
const choose = async (page: Page, count: number): Promise<void> => {
  for (const box of (await page.locator('tbody input[type=checkbox]').all()).slice(0, count))
    await box.check()
  await page.getByText(`${count} selecionados`).waitFor()
}

export const journeyAsSpecialist = async ({ page }: Person, checkA11y: CheckA11y): Promise<void> => {
  await visit(page, '/dashboard', checkA11y)
  await visit(page, '/specialist/consultas', checkA11y)
  await choose(page, 2)
  await checkA11y('/specialist/consultas, two chosen', page)
  if (deep) await visit(page, '/specialist/consultas?q=ninguem', checkA11y)
  await visit(page, '/specialist/balances', checkA11y)
  if (deep) {
    await page
      .getByRole('button', { name: /^Ver como o valor de/ })
      .last()
      .click()
    await page.getByRole('dialog').waitFor()
    await checkA11y('/specialist/balances, a transaction open', page)
    await page.keyboard.press('Escape')
  }
  await journeyTransfers(page, checkA11y)
  await journeyRecord(page, checkA11y)
  await visit(page, '/calls', checkA11y)
}

/** The specialist enters: the running call on both sides, the record beside it, the questions before it ends. */
export const journeyCall = async (
  patient: Person,
  specialist: Person,
  checkA11y: CheckA11y,
): Promise<void> => {
  const { page } = specialist
  await goTo(page, '/specialist/consultas')
  await press(page, /(Iniciar|Entrar na) consulta de Paula/)
  await page.getByRole('button', { name: 'Entrar na sala' }).waitFor()
  await checkA11y("the specialist's device check", page)
  await press(page, 'Entrar na sala')
  await page.getByRole('button', { name: 'Finalizar consulta' }).waitFor()
  await patient.page.getByRole('button', { name: 'Sair da consulta' }).waitFor()
  await checkA11y('call, the specialist', page)
  await checkA11y('call, the patient', patient.page)
  if (!deep) return
  await press(patient.page, 'Mais: câmera, som e janela')
  await patient.page.getByRole('dialog').waitFor()
  await checkA11y('call, more', patient.page)
  await press(page, 'Finalizar consulta')
  await page.getByRole('dialog').getByRole('button', { name: 'Finalizar consulta' }).click()
  await page.getByText('Consulta finalizada').first().waitFor()
  await checkA11y('after the call, the specialist', page)
  await checkA11y('after the call, the patient', patient.page)
}
