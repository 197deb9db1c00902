import { createCustomer, createSpecialist, createSpecialty, insertAppointment, signIn } from '@emma/api/test'
import { HOUR } from '@emma/domain/interval'
import { comeIn, desktop, type Person } from '../../support/browser.ts'
import { countedActs } from '../../support/counted-acts.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'

/** Clicks and keys from the record to the signed prescription of three medicines. */
const MOST = 5
/** Keys from the first one to the signed prescription of one common medicine without a model; no click. */
const MOST_KEYS = 13

const emma = freshEmma()
let marcos: Person
let first: string
let second: string

const set = { model_set: 'Gripe em adulto', is_model: true, via: 'Oral' }
const models = [
  { title: 'Paracetamol 750 mg', prescription: '1 comprimido a cada 6 horas', qtd: '20 comprimidos' },
  { title: 'Loratadina 10 mg', prescription: '1 comprimido ao dia por 5 dias', qtd: '5 comprimidos' },
  { title: 'Cloreto de sódio 0,9% nasal', prescription: '2 jatos em cada narina', qtd: '1 frasco' },
]

test.beforeAll(async () => {
  const { deps } = emma
  const specialtyId = await createSpecialty(deps, 'Clínica de família')
  const specialist = await createSpecialist(deps, { specialtyId, name: ['Marcos', 'Prado'] })
  const customer = await createCustomer(deps)
  const visit = (hours: number) => {
    const startsAt = new Date(Date.now() - hours * HOUR)
    return insertAppointment({ deps }, { specialist, customer, specialtyId, startsAt, status: 'finished' })
  }
  first = await visit(3)
  second = await visit(1)
  const { headers } = await signIn(deps, specialist)
  for (const model of models) {
    const answer = await fetch(`${emma.url}/api/v1/prescriptions/create`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ ...set, ...model }),
    })
    if (!answer.ok) throw new Error(await answer.text())
  }
  marcos = await emma.open({ viewport: desktop })
  await comeIn(marcos, specialist.email)
})

test('three usual medicines of a model are prescribed and signed in five acts at most', async () => {
  const { page } = marcos
  await page.goto(`/specialist/prontuario-medico/${first}/novo`)
  const acts = countedActs(page)
  await acts.click(page.getByRole('tab', { name: 'Prescrição' }))
  await expect(page.getByRole('button', { name: /^Repetir/ })).toHaveCount(0)
  await acts.click(page.getByRole('button', { name: 'Prescrever Gripe em adulto (3)' }))
  await acts.click(page.getByRole('button', { name: 'Gerar receita' }))
  const dialog = page.getByRole('dialog', { name: 'Documentos da consulta' })
  await expect(dialog.getByRole('button', { name: 'Gerar documento' })).toBeFocused()
  await acts.key('Enter')
  await page.getByRole('button', { name: 'Abrir Receita comum' }).waitFor()
  expect(acts.count()).toBeLessThanOrEqual(MOST)
  const rows = await emma.deps.db.selectFrom('prescription_documents').select('kind').execute()
  expect(rows.filter(({ kind }) => kind === 'prescription').length).toBeGreaterThan(0)
})

test('the last prescription is repeated by one key, and asks nothing of what it repeats', async () => {
  const { page } = marcos
  await page.getByRole('tab', { name: 'Anamnese' }).click()
  await page.getByLabel('Queixa principal').fill('Coriza')
  await page.getByRole('tab', { name: 'Diagnóstico' }).click()
  await page.getByLabel('Hipótese diagnóstica').fill('Resfriado')
  await page.getByRole('tab', { name: 'Conduta' }).click()
  await page.getByRole('textbox', { name: 'Conduta' }).fill('Sintomáticos')
  await page.getByRole('button', { name: 'Assinar prontuário' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Assinar', exact: true }).click()
  const signed = page.getByText(/Assinado em/).first()
  await signed.waitFor()

  await page.goto(`/specialist/prontuario-medico/${second}/novo`)
  await page.getByRole('tab', { name: 'Prescrição' }).click()
  const acts = countedActs(page)
  const repeat = page.getByRole('button', { name: /^Repetir a última receita: 3 medicamentos/ })
  await expect(repeat).toHaveAccessibleDescription('Atalho: Shift+9')
  await acts.key('Shift+9')
  const written = page.getByRole('list').getByText(/^(Paracetamol|Loratadina|Cloreto de sódio)/)
  await expect(written).toHaveCount(models.length)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(acts.count()).toBe(1)
})

test('a usual medicine that no model holds is prescribed and signed by keys alone', async () => {
  const { page } = marcos
  const written = page.getByRole('list').getByText(/^Ibuprofeno/)
  const acts = countedActs(page)
  await acts.key('+')
  await expect(page.getByRole('combobox', { name: 'Medicamento' })).toBeFocused()
  // A key of the screen is a letter in a text field.
  await acts.type('ibup')
  await page.getByRole('option').first().waitFor()
  await acts.key('ArrowDown')
  await acts.key('ArrowDown')
  await acts.key('Enter')
  await expect(page.getByRole('combobox', { name: 'Medicamento' })).toHaveValue('Ibuprofeno 400 mg cápsula')
  await page.getByRole('list', { name: 'Usos habituais' }).getByRole('button').first().waitFor()
  await acts.key('Alt+1')
  await expect(page.getByRole('button', { name: 'Salvar prescrição' })).toBeFocused()
  await acts.key('Enter')
  await page.getByRole('dialog', { name: 'Prescrição criada com sucesso' }).waitFor()
  await acts.key('Escape')
  await expect(written).toHaveCount(1)
  await expect(page.getByRole('combobox', { name: 'Medicamento' })).toHaveCount(0)
  await acts.key('Shift+0')
  const dialog = page.getByRole('dialog', { name: 'Documentos da consulta' })
  await expect(dialog.getByRole('button', { name: 'Gerar documento' })).toBeFocused()
  await acts.key('Enter')
  await page
    .getByRole('button', { name: /^Abrir Receita/ })
    .first()
    .waitFor()
  expect(acts.clicks()).toBe(0)
  expect(acts.count()).toBeLessThanOrEqual(MOST_KEYS)
})
