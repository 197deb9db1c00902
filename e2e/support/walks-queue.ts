import type { Page } from 'playwright-core'
import type { Person } from './browser.ts'
import { type Look, press, settled, visit } from './look.ts'

const SIGNS = 8

const answerNo = async (page: Page): Promise<void> => {
  for (let nth = 1; nth <= SIGNS; nth += 1) {
    await page.getByRole('progressbar', { name: `Pergunta ${nth} de ${SIGNS}` }).waitFor()
    await press(page, 'Não')
  }
}

/** Urgent care as a patient meets it, up to being in line. */
const enterLine = async (page: Page, look: Look): Promise<void> => {
  await visit(page, '/customer/plantao', look)
  await visit(page, '/customer/pronto-atendimento', look)
  await press(page, 'Começar')
  await look('a sign of an emergency', page)
  await press(page, 'Sim')
  await page.getByRole('heading', { name: 'Ligue 192 agora' }).waitFor()
  await settled(page)
  await look('told to call 192', page)
  await press(page, 'Responder de novo')
  await answerNo(page)
  await press(page, 'Ir para o pagamento')
  await page.getByText('Conte o que está acontecendo.').waitFor()
  await look('no complaint', page)
  await page.getByLabel('Conte com suas palavras').fill('Dor de ouvido desde ontem')
  await press(page, 'Ir para o pagamento')
  await page.getByRole('radio', { name: 'Pix' }).click()
  await look('paying for urgent care', page)
  await press(page, 'Gerar código Pix')
  await page.getByRole('timer').waitFor()
  await look('a Pix for urgent care', page)
  await press(page, 'Cancelar e sair')
  await page.getByRole('dialog').waitFor()
  await look('leaving the queue', page)
  await page.getByRole('dialog').getByRole('button', { name: 'Sair da fila' }).click()
  await page.getByText('Você saiu da fila').waitFor()
  await look('left the queue', page)
}

const payByCard = async (page: Page): Promise<void> => {
  await press(page, 'Começar')
  await answerNo(page)
  await page.getByLabel('Conte com suas palavras').fill('Dor de ouvido desde ontem')
  await press(page, 'Ir para o pagamento')
  await page.getByRole('radio', { name: /final/ }).first().click()
  await press(page, /^Pagar R\$/)
  await page.getByRole('heading', { name: 'Você está na fila' }).waitFor()
}

/** The queue from both sides: entering, waiting, the desk, the board, a call and its answer. */
export const walkQueue = async (patient: Person, specialist: Person, look: Look): Promise<void> => {
  await enterLine(patient.page, look)
  await payByCard(patient.page)
  await look('in line', patient.page)
  const { page } = specialist
  await visit(page, '/specialist/plantao', look)
  await visit(page, '/specialist/app/queue-view', look)
  await page.goto('/specialist/plantao')
  await press(page, /^Chamar Paula/)
  await page.getByText('Chamando…').waitFor()
  await patient.page.getByRole('heading', { name: 'É a sua vez!' }).waitFor()
  await patient.page.bringToFront()
  await look('called', patient.page)
  await patient.page.reload()
  await visit(page, '/specialist/app/queue-view', look)
  await page.goto('/specialist/plantao')
  await page.getByRole('heading', { name: 'Meu atendimento' }).waitFor()
  await look('calling', page)
  await press(page, /^Não atendeu/)
  await press(page, 'Marcar como ausente')
  // Nobody is called any more on the screens of the walks after this one.
  await press(patient.page, 'Sair da fila')
  await patient.page.getByRole('dialog').getByRole('button', { name: 'Sair da fila' }).click()
  await patient.page.getByText('Você saiu da fila').waitFor()
}
