import type { Page } from '@playwright/test'
import type { Person } from '../../support/browser.ts'
import { deep } from '../../support/depth.ts'
import { press } from '../../support/page.ts'
import { type CheckA11y, goTo, visit } from '../check.ts'

/** Urgent care as a patient sees it, up to being in line. */
const enterLine = async (page: Page, checkA11y: CheckA11y): Promise<void> => {
  await visit(page, '/customer/plantao', checkA11y)
  await visit(page, '/customer/pronto-atendimento', checkA11y)
  if (!deep) return
  await page.getByRole('checkbox', { name: 'Dor ou aperto no peito' }).check()
  await checkA11y('a sign of an emergency', page)
  await press(page, 'Tenho estes sinais')
  await page.getByRole('heading', { name: 'Ligue 192 agora' }).waitFor()
  await checkA11y('told to call 192', page)
  await press(page, 'Responder de novo')
  await press(page, 'Nenhum destes')
  await press(page, 'Ir para o pagamento')
  await page.getByText('Conte o que está acontecendo.').waitFor()
  await checkA11y('no complaint', page)
  await page.getByLabel('Conte com suas palavras').fill('Dor de ouvido desde ontem')
  await press(page, 'Ir para o pagamento')
  await page.getByRole('radio', { name: 'Pix' }).click()
  await checkA11y('paying for urgent care', page)
  await press(page, 'Gerar código Pix')
  await page.getByRole('timer').waitFor()
  await checkA11y('a Pix for urgent care', page)
  await press(page, 'Cancelar e sair')
  await page.getByRole('dialog').waitFor()
  await checkA11y('leaving the queue', page)
  await page.getByRole('dialog').getByRole('button', { name: 'Sair da fila' }).click()
  await page.getByText('Você saiu da fila').waitFor()
  await checkA11y('left the queue', page)
}

const payByCard = async (page: Page): Promise<void> => {
  await press(page, 'Nenhum destes')
  await page.getByLabel('Conte com suas palavras').fill('Dor de ouvido desde ontem')
  await press(page, 'Ir para o pagamento')
  await page.getByRole('radio', { name: /final/ }).first().click()
  await press(page, /^Pagar R\$/)
  await page.getByRole('heading', { name: 'Você está na fila' }).waitFor()
}

/** While a patient is called: the board, and the beginning attendance. */
const journeyCalling = async (called: Page, page: Page, checkA11y: CheckA11y): Promise<void> => {
  await called.reload()
  await visit(page, '/specialist/app/queue-view', checkA11y)
  await goTo(page, '/specialist/plantao')
  await page.getByRole('heading', { name: 'Minha consulta' }).waitFor()
  await checkA11y('calling', page)
}

/** The queue from both sides: entering, waiting, the desk, the board, a call and its answer. */
export const journeyQueue = async (
  patient: Person,
  specialist: Person,
  checkA11y: CheckA11y,
): Promise<void> => {
  await enterLine(patient.page, checkA11y)
  await payByCard(patient.page)
  await checkA11y('in line', patient.page)
  const { page } = specialist
  await visit(page, '/specialist/plantao', checkA11y)
  await visit(page, '/specialist/app/queue-view', checkA11y)
  await goTo(page, '/specialist/plantao')
  await press(page, /^Chamar Paula/)
  await page.getByText('Chamando…').waitFor()
  await patient.page.getByRole('heading', { name: 'É a sua vez' }).waitFor()
  await patient.page.bringToFront()
  await checkA11y('called', patient.page)
  if (deep) await journeyCalling(patient.page, page, checkA11y)
  await press(page, /^Não atendeu/)
  await press(page, 'Marcar como ausente')
  // Leaves nobody in the queue, so that later journeys' screens get no call.
  await press(patient.page, 'Sair da fila')
  await patient.page.getByRole('dialog').getByRole('button', { name: 'Sair da fila' }).click()
  await patient.page.getByText('Você saiu da fila').waitFor()
}
