import { desktop, type Person, phone } from '../../support/browser.ts'
import { comeToTheRoom, enterTheRoom, untilBothMove } from '../../support/call.ts'
import { countedActs } from '../../support/counted-acts.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'

test.describe.configure({ mode: 'serial' })

/** Keys for a cold from the first word to the signed record, with a prescription of three medicines; no click. */
const MOST = 18

const emma = freshEmma()
let patient: Person
let specialist: Person

const set = { model_set: 'Resfriado', is_model: true, via: 'Oral', cid_code: 'J00' }
const models = [
  { title: 'Paracetamol 750 mg', prescription: '1 comprimido a cada 6 horas', qtd: '20 comprimidos' },
  { title: 'Ambroxol 30 mg/5 mL', prescription: '5 mL a cada 12 horas por 5 dias', qtd: '1 frasco' },
  { title: 'Cloreto de sódio 0,9% nasal', prescription: '2 jatos em cada narina', qtd: '1 frasco' },
]

/** Created once: this specialist's models for a cold. */
const keepModels = async ({ page }: Person) => {
  for (const model of models) {
    const status = await page.evaluate(
      async (body) => {
        const headers = {
          'content-type': 'application/json',
          authorization: `Bearer ${localStorage.getItem('accessToken')}`,
        }
        return (await fetch('/api/v1/prescriptions/create', { method: 'POST', headers, body })).status
      },
      JSON.stringify({ ...set, ...model }),
    )
    expect(status).toBe(201)
  }
}

test('both are in the call, and the specialist writes card by card, as they chose once', async () => {
  patient = await emma.open({ viewport: phone })
  specialist = await emma.open({ viewport: desktop })
  const two = { patient, specialist }
  await comeToTheRoom(two)
  await keepModels(specialist)
  await enterTheRoom(two)
  await untilBothMove(two)
  await specialist.page.locator('label').filter({ hasText: 'Com a Emma' }).click()
  await specialist.page.getByRole('heading', { name: 'O que trouxe o paciente?' }).waitFor()
})

test('a cold is recorded, prescribed and signed while the call goes on', async () => {
  const { page } = specialist
  const card = (title: string) => page.getByRole('heading', { name: title }).waitFor()
  const acts = countedActs(page)
  await acts.key('2') // Tosse e coriza há __ dias.
  await acts.type('3')
  await acts.key('Enter')
  await card('Como começou e evoluiu?')
  await acts.key('3') // Nega falta de ar e dor no peito.
  await acts.key('Enter')
  await card('Antecedentes')
  await acts.key('Enter')
  await card('O que você viu?')
  await acts.key('1')
  await acts.key('Enter')
  await card('Qual é a hipótese?')
  await page.getByRole('button', { name: /J00/ }).waitFor()
  await acts.key('1')
  await acts.key('Enter')
  await card('O que fazer?')
  await acts.key('1')
  await page.getByRole('button', { name: /Resfriado \(3\)/ }).waitFor()
  // However long the card is, the controls of the call stay in the window.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0)
  await acts.key('Shift+3') // Prescrever Resfriado (3)
  await page.getByRole('button', { name: 'Gerar receita' }).waitFor()
  await acts.key('Shift+0')
  const papers = page.getByRole('dialog', { name: 'Documentos da consulta' })
  await expect(papers.getByRole('button', { name: 'Gerar documento' })).toBeFocused()
  await acts.key('Enter')
  await page.getByRole('button', { name: /^Abrir Receita/ }).waitFor()
  await expect(page.getByRole('region', { name: 'O que fazer?' })).toBeFocused()
  await acts.key('Enter')
  await card('Confira e assine')
  await acts.key('Enter')
  // The focus is on going back: an extra Enter does not sign.
  const question = page.getByRole('dialog')
  await expect(question.getByRole('button', { name: 'Voltar' })).toBeFocused()
  await acts.key('Tab')
  await expect(question.getByRole('button', { name: 'Assinar', exact: true })).toBeFocused()
  await acts.key('Enter')
  await page
    .getByText(/Assinado em/)
    .first()
    .waitFor()
  await untilBothMove({ patient, specialist })
  expect(acts.clicks()).toBe(0)
  expect(acts.count()).toBeLessThanOrEqual(MOST)
})
