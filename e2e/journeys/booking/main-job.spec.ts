import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createCustomer, type TestCustomer } from '@emma/api/test'
import { spokenHour } from '@emma/domain/format-date'
import { choose, desktop, logIn, type Person, phone } from '../../support/browser.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'
import { createSpecialistOpenNow, type OpenSpecialist } from '../../support/open-now.ts'
import { untilVideoMoves } from '../../support/video.ts'

test.describe.configure({ mode: 'serial' })

const docs = fileURLToPath(new URL('../../../docs/pictures/', import.meta.url))
/** `UPDATE_PICTURES=on npm test` renews the README's. */
const pictures = process.env.UPDATE_PICTURES === 'on' ? docs : 'test-results/pictures/'

/** Interval of the slots of specialists available now. */
const STEP_MS = 300_000

const emma = freshEmma()
let specialist: OpenSpecialist
let patient: TestCustomer
let paula: Person
let renata: Person

test.beforeAll(async () => {
  specialist = await createSpecialistOpenNow(emma)
  // The demo's patient already has a consultation at this time.
  patient = await createCustomer(emma.deps, { name: ['Paula', 'Nogueira'] })
  paula = await emma.open({ viewport: phone })
  renata = await emma.open({ viewport: desktop })
})

const see = (person: Person, text: string | RegExp) =>
  person.page.getByText(text).filter({ visible: true }).first().waitFor()
const press = (person: Person, name: string | RegExp) =>
  person.page.getByRole('button', { name }).first().click()

/** The README's pictures come from this journey. */
const picture = async ({ page }: Person, name: string) => {
  await mkdir(pictures, { recursive: true })
  await page.screenshot({ path: `${pictures}${name}.png` })
}

test('1. both log in, and land where their role begins', { tag: '@smoke' }, async () => {
  await logIn(paula, patient.email)
  await logIn(renata, specialist.email)
  expect(new URL(paula.page.url()).pathname).toBe('/customer')
  expect(new URL(renata.page.url()).pathname).toBe('/dashboard')
})

test('2. the patient finds the specialist by name, without accents, and opens her times', {
  tag: '@smoke',
}, async () => {
  const { page } = paula
  await page.goto('/customer/specialists/todos')
  await page.getByRole('combobox', { name: 'O que você procura?' }).fill('renata albuq')
  await page
    .getByRole('link', { name: /Renata Albuquerque/ })
    .first()
    .click()
  await page.waitForURL(/\/customer\/detail\//)
  await see(paula, 'Medicina de família')
  // Begins in five to ten minutes, also across midnight: its room is open.
  const at = new Date((Math.floor(Date.now() / STEP_MS) + 2) * STEP_MS)
  const timeZone = 'America/Sao_Paulo'
  const day = at.toLocaleDateString('sv-SE', { timeZone })
  const name = spokenHour(at.toLocaleTimeString('pt-BR', { timeZone, hour: '2-digit', minute: '2-digit' }))
  await page.goto(`/customer/horario/${specialist.specialistId}?day=${day}`)
  await choose(page.getByRole('radio', { name, exact: true }))
})

test('3. the patient pays with a new card and the appointment is confirmed', { tag: '@smoke' }, async () => {
  const { page } = paula
  await picture(paula, 'horario')
  await press(paula, 'Continuar para o pagamento')
  await page.getByText('Novo cartão de crédito').first().click()
  await page.getByLabel('Número do cartão').fill('4000 0000 0000 0010')
  await page.getByLabel('Nome impresso no cartão').fill('PAULA NOGUEIRA')
  await page.getByLabel('Mês').fill('12')
  await page.getByLabel('Ano').fill('30')
  await page.getByLabel('Código de segurança').fill('012')
  await page.getByLabel('CEP').fill('01310100')
  await expect(page.getByLabel('Rua ou avenida')).toHaveValue('Avenida Paulista')
  await page.getByLabel('Número', { exact: true }).fill('1000')
  await press(paula, 'Usar este cartão')
  await press(paula, /^Pagar R\$/)
  await page.getByRole('heading', { name: 'Consulta confirmada' }).waitFor()
})

test('4. both see it in their agenda and meet by video, also after a reload of either side', {
  tag: '@smoke',
}, async () => {
  await paula.page.goto('/customer/agenda')
  await paula.page
    .getByRole('article')
    .filter({ hasText: specialist.name })
    .getByRole('link', { name: /Entrar/ })
    .click()
  await press(paula, 'Li e aceito o termo')
  await press(paula, 'Entrar na sala')
  await see(paula, 'Sala de espera')

  await renata.page.goto('/specialist/consultas')
  await renata.page
    .getByRole('button', { name: /Iniciar consulta de Paula/ })
    .or(renata.page.getByRole('link', { name: /Iniciar consulta de Paula/ }))
    .first()
    .click()
  await press(renata, 'Entrar na sala')
  await Promise.all([untilVideoMoves(paula.page), untilVideoMoves(renata.page)])

  await paula.page.reload()
  await Promise.all([untilVideoMoves(paula.page), untilVideoMoves(renata.page)])
  await renata.page.reload()
  await Promise.all([untilVideoMoves(paula.page), untilVideoMoves(renata.page)])
})

test('5. the specialist writes the record beside the call, prescribes, signs and finishes', {
  tag: '@smoke',
}, async () => {
  const { page } = renata
  await page.getByLabel('Queixa principal').fill('Dor de cabeça há três dias')
  await see(renata, /Salvo às/)
  await page.getByRole('tab', { name: 'Diagnóstico' }).click()
  await page.getByRole('combobox', { name: 'CID-10' }).fill('cefaleia')
  await page.getByRole('option', { name: /cefal/i }).first().click()
  await page.getByLabel('Hipótese diagnóstica').fill('Cefaleia tensional')
  await page.getByRole('tab', { name: 'Conduta' }).click()
  await page.getByRole('textbox', { name: 'Conduta' }).fill('Analgésico se dor e retorno em sete dias')
  await page.getByRole('tab', { name: 'Prescrição' }).click()
  await press(renata, 'Prescrever')
  await page.getByRole('combobox', { name: 'Medicamento' }).fill('dipirona')
  await page
    .getByRole('option', { name: /dipirona/i })
    .first()
    .click()
  await page.getByLabel('Modo de uso').fill('1 comprimido a cada 6 horas')
  await page.getByLabel('Quantidade').fill('20 comprimidos')
  await press(renata, 'Salvar prescrição')
  await see(renata, 'Prescrição criada com sucesso')
  // It closes by itself.
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.evaluate(() => window.scrollTo(0, 0))
  await picture(renata, 'consulta')

  await press(renata, 'Assinar prontuário')
  await page.getByRole('dialog').getByRole('button', { name: 'Assinar', exact: true }).click()
  await see(renata, /Assinado em/)
  await press(renata, 'Gerar receita')
  await page.getByRole('dialog').getByRole('button', { name: 'Gerar documento' }).click()
  await see(renata, 'Receita enviada ao paciente.')
  await press(renata, 'Finalizar consulta')
  await page.getByRole('dialog').getByRole('button', { name: 'Finalizar consulta' }).click()
  await see(renata, 'Consulta finalizada')
})

test('the patient sees the end of the call, the record and the prescription', { tag: '@smoke' }, async () => {
  const { page } = paula
  await see(paula, 'Consulta finalizada')
  await page.goto('/customer/area-paciente')
  await page.getByRole('link', { name: /^Consultas e prontuários/ }).click()
  await page.getByRole('tab', { name: 'Prontuários' }).click()
  const records = page.getByRole('tabpanel', { name: 'Prontuários' })
  await records.getByText('Renata Albuquerque').first().waitFor()
  await page.goto('/customer/prescricao')
  await see(paula, 'Renata Albuquerque')
  const code = await page
    .getByText(/^[A-Z0-9]{4}(-[A-Z0-9]{4}){2}$/)
    .first()
    .textContent()
  await page.goto(`/verificar/${code}`)
  await see(paula, 'Receita válida')
  await see(paula, /Dipirona/i)
})

test("6. the specialist's balance shows the money: the price less the platform's fee", {
  tag: '@smoke',
}, async () => {
  await renata.page.goto('/specialist/balances')
  await see(renata, 'R$ 153,00')
})
