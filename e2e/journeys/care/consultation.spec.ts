import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { comeIn, desktop, enter, type Person } from '../../support/browser.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'
import { openProfile } from '../../support/killed-browser.ts'
import { press, told } from '../../support/page.ts'
import { pastAppointments } from '../../support/past-appointments.ts'

test.describe.configure({ mode: 'serial' })

const emma = freshEmma()
let renata: Person
let email: string
let nextVisit: () => string

test.beforeAll(async () => {
  const visits = await pastAppointments(emma, 4)
  nextVisit = visits.next
  email = visits.email
  renata = await emma.open({ viewport: desktop })
  await comeIn(renata, email)
})

const record = (id: string) => `/specialist/prontuario-medico/${id}/novo`
const see = (page: Page, text: string | RegExp) =>
  page.getByText(text).filter({ visible: true }).first().waitFor()
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click()
const saved = (page: Page) => see(page, /Salvo às/)
/** Waits until the server has the typed text. */
const sent = (page: Page, type: () => Promise<void>) =>
  Promise.all([
    page.waitForResponse((answer) => /\/records\/(create|update)/.test(answer.url()) && answer.ok()),
    type(),
  ])
const sign = async (page: Page) => {
  await press(page, 'Assinar prontuário')
  await page.getByRole('dialog').getByRole('button', { name: 'Assinar', exact: true }).click()
  await see(page, /Assinado em/)
}
test('1. from the beginning to the signed record: every field, an allergy that is warned of, and a signature', async () => {
  const { page } = renata
  await page.goto(record(nextVisit()))
  const patient = page.getByRole('region', { name: 'Paciente' })
  for (const fact of [
    'CPF',
    'Telefone',
    'Início',
    'Fim',
    'Tempo de consulta',
    'Idade',
    'Sexo',
    'Nascimento',
  ]) {
    await patient.getByText(fact, { exact: true }).waitFor()
  }
  await press(page, 'Anotar alergia')
  await page.getByLabel('Substância ou grupo').fill('Penicilina')
  await page.getByLabel('Reação').fill('Urticária')
  await page.getByRole('dialog').getByRole('button', { name: 'Anotar', exact: true }).click()
  await patient.getByText('Penicilina').waitFor()

  await page.getByLabel('Queixa principal').fill('Dor de garganta há três dias')
  await page.getByLabel(/História da moléstia/).fill('Febre de 38 °C, sem tosse')
  await tab(page, 'Exame físico')
  await page.getByLabel('Exame físico geral').fill('Orofaringe hiperemiada')
  await tab(page, 'Diagnóstico')
  await page.getByRole('combobox', { name: 'CID-10' }).fill('amigdalite aguda')
  await page.getByRole('option', { name: /^J03/ }).first().click()
  await tab(page, 'Conduta')
  await page.getByRole('textbox', { name: 'Conduta' }).fill('Antibiótico por dez dias')
  await saved(page)

  await tab(page, 'Prescrição')
  await press(page, 'Prescrever')
  await page.getByRole('combobox', { name: 'Medicamento' }).fill('amoxicilina 500')
  await page
    .getByRole('option', { name: /Amoxicilina 500/ })
    .first()
    .click()
  await see(page, 'Atenção: alergia anotada')
  await see(page, /alergia anotada a Penicilina \(Urticária\), do mesmo grupo: penicilinas/)
  await page.getByLabel('Modo de uso').fill('1 cápsula a cada 8 horas')
  await press(page, 'Salvar prescrição')
  const warned = page.getByRole('dialog', { name: 'Atenção: alergia anotada' })
  await warned.getByRole('button', { name: 'Prescrever mesmo assim' }).click()
  await warned.getByText('Informe o motivo.').waitFor()
  await warned.getByRole('button', { name: 'Voltar' }).click()
  await page.getByRole('combobox', { name: 'Medicamento' }).fill('azitromicina 500')
  await page
    .getByRole('option', { name: /Azitromicina/ })
    .first()
    .click()
  await page.getByText('Atenção: alergia anotada').waitFor({ state: 'hidden' })
  await press(page, 'Salvar prescrição')
  await told(page, 'Prescrição criada com sucesso')

  // The next item is ready.
  await page.keyboard.type('Azitromicina 250')
  await see(page, 'Atenção: medicamento repetido')
  await press(page, 'Cancelar')
  await sign(page)
  await page.getByLabel('Novo adendo').fill('Retorno em dez dias')
  await press(page, 'Adicionar adendo')
  await see(page, 'Retorno em dez dias')
})

test('2. the browser is killed in the middle, and nothing older than two seconds is lost', async () => {
  const visit = nextVisit()
  const profile = await mkdtemp(join(tmpdir(), 'emma-killed-'))
  const words = 'Tontura ao levantar, com zumbido, desde a manhã de ontem'
  const address = `${emma.url}${record(visit)}`
  const first = await openProfile(profile)
  try {
    await first.page.goto(address)
    await enter(first.page, email)
    // Typed without a pause, like somebody who is listening.
    const complaint = first.page.getByLabel('Queixa principal')
    // Typing alone doesn't wait until what has just arrived can be seen, and what can't be seen takes no focus.
    await complaint.click()
    await complaint.pressSequentially(words, { delay: 60 })
    await expect(complaint).toHaveValue(words)
    await first.page.waitForTimeout(2000)
  } finally {
    await first.kill()
  }
  const again = await openProfile(profile)
  try {
    await again.page.goto(address)
    await again.page.getByLabel('Queixa principal').or(again.page.getByLabel('E-mail')).waitFor()
    // The session may have died with the browser; the text must not.
    if (await again.page.getByLabel('E-mail').isVisible()) await enter(again.page, email)
    await expect(again.page.getByLabel('Queixa principal')).toHaveValue(words)
  } finally {
    await again.kill()
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
})

test('3. two tabs write the same field: both texts are shown side by side, and none is lost', async () => {
  const visit = nextVisit()
  const { page } = renata
  await page.goto(record(visit))
  await page.getByLabel('Queixa principal').fill('Dor no joelho')
  await saved(page)
  const other = await renata.context.newPage()
  await other.goto(record(visit))
  await other.getByLabel('Queixa principal').fill('Dor no joelho direito')
  await saved(other)
  await sent(other, () => other.getByLabel('Antecedentes pessoais').fill('Artrose'))

  await page.getByLabel('Queixa principal').fill('Dor no joelho após queda')
  const notice = page.getByRole('alert').filter({ hasText: 'mudou em outro lugar' })
  await notice.waitFor()
  await notice.getByText('Dor no joelho direito').waitFor()
  await notice.getByText('Dor no joelho após queda').waitFor()
  await notice.getByRole('radio', { name: 'Juntar os dois' }).check()
  await press(page, 'Salvar a escolha')
  await saved(page)
  expect(await page.getByLabel('Queixa principal').inputValue()).toBe(
    'Dor no joelho direito\nDor no joelho após queda',
  )
  await expect(page.getByLabel('Antecedentes pessoais')).toHaveValue('Artrose')
  await other.close()
})

test('4. a model is made, used, changed and deleted, each with its dialog', async () => {
  const { page } = renata
  await page.goto(record(nextVisit()))
  await tab(page, 'Prescrição')
  await press(page, 'Modelos')
  const models = page.getByRole('dialog', { name: 'Modelos de prescrição' })
  await models.getByRole('button', { name: 'Novo modelo' }).click()
  await models.getByRole('combobox', { name: 'Medicamento' }).fill('paracetamol 750')
  await page
    .getByRole('option', { name: /Paracetamol 750/ })
    .first()
    .click()
  await models.getByLabel('Modo de uso').fill('1 comprimido a cada 6 horas')
  await models.getByRole('combobox', { name: 'Condição de uso' }).click()
  for (const option of ['Uso Continuo', 'Se Dor', 'Se Febre', 'Se Dor ou Febre', 'Se Náuseas/Vômitos']) {
    await page.getByRole('option', { name: option, exact: true }).waitFor()
  }
  await page.getByRole('option', { name: 'Se Dor ou Febre', exact: true }).click()
  await models.getByRole('combobox', { name: /^Para o diagnóstico/ }).fill('cefaléia')
  await page.getByRole('option', { name: /^R51/ }).click()
  await models.getByRole('button', { name: 'Salvar modelo' }).click()
  await told(page, 'Prescrição criada com sucesso')
  await models.getByText('Se Dor ou Febre').waitFor()

  await models.getByRole('button', { name: /^Editar Paracetamol/ }).click()
  await models.getByLabel('Quantidade').fill('12 comprimidos')
  await models.getByRole('button', { name: 'Salvar modelo' }).click()
  await told(page, 'Prescrição atualizada com sucesso')
  await models.getByText(/12 comprimidos/).waitFor()
  await models.getByRole('button', { name: 'Fechar' }).click()

  await press(page, 'Prescrever')
  await page.getByRole('combobox', { name: 'Usar um modelo' }).click()
  await page.getByRole('option', { name: /Paracetamol 750/ }).click()
  await expect(page.getByLabel('Quantidade')).toHaveValue('12 comprimidos')
  await press(page, 'Salvar prescrição')
  await told(page, 'Prescrição criada com sucesso')
  await press(page, 'Cancelar')

  await press(page, 'Modelos')
  await models.getByRole('button', { name: /^Remover Paracetamol/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir', exact: true }).click()
  await told(page, 'Prescrição deletada com sucesso')
  await models.getByText('Você ainda não tem modelos.').waitFor()
})
