import type { Page } from '@playwright/test'
import { comeIn, desktop, type Person, phone } from '../../support/browser.ts'
import { countedActs } from '../../support/counted-acts.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'
import { press } from '../../support/page.ts'
import { pastAppointments } from '../../support/past-appointments.ts'

test.describe.configure({ mode: 'serial' })

const emma = freshEmma()
let renata: Person
let nextVisit: () => string

test.beforeAll(async () => {
  const visits = await pastAppointments(emma, 3)
  nextVisit = visits.next
  renata = await emma.open({ viewport: desktop })
  await comeIn(renata, visits.email)
})

const see = (page: Page, text: string | RegExp) =>
  page.getByText(text).filter({ visible: true }).first().waitFor()

/** A common case in tabs: the fewest actions, with every key of a typed sentence counted. */
const writeInTabs = async (page: Page) => {
  const acts = countedActs(page)
  await acts.click(page.getByLabel('Queixa principal'))
  await acts.type('Dor de cabeça há 3 dias.')
  await acts.click(page.getByLabel(/História da moléstia/))
  await acts.type('Nega febre, vômitos e perda de peso.')
  await acts.click(page.getByRole('tab', { name: 'Diagnóstico' }))
  await acts.click(page.getByRole('combobox', { name: 'CID-10' }))
  await acts.type('cefal')
  await acts.click(page.getByRole('option', { name: /^R51/ }))
  await acts.click(page.getByRole('tab', { name: 'Conduta' }))
  await acts.click(page.getByRole('textbox', { name: 'Conduta' }))
  await acts.type('Sintomáticos e hidratação.')
  await acts.click(page.getByRole('button', { name: 'Assinar prontuário' }))
  return acts
}

/** The same case with Emma's guide, by keyboard only. */
const writeWithEmma = async (page: Page) => {
  const acts = countedActs(page)
  await page.getByRole('heading', { name: 'O que trouxe o paciente?' }).waitFor()
  await acts.key('1') // Dor de cabeça há __ dias.
  await acts.type('3')
  await acts.key('Enter')
  await page.getByRole('heading', { name: 'Como começou e evoluiu?' }).waitFor()
  await acts.key('2') // Nega febre, vômitos e perda de peso.
  for (const title of ['Antecedentes', 'O que você viu?', 'Qual é a hipótese?']) {
    await acts.key('Enter')
    await page.getByRole('heading', { name: title }).waitFor()
  }
  const first = page.getByRole('list', { name: 'Diagnósticos sugeridos' }).getByRole('button').first()
  await first.waitFor()
  expect(await first.textContent()).toContain('R51')
  await acts.key('1')
  await acts.key('Enter')
  await page.getByRole('heading', { name: 'O que fazer?' }).waitFor()
  await acts.key('1') // Sintomáticos e hidratação.
  await acts.key('Enter')
  await page.getByRole('heading', { name: 'Confira e assine' }).waitFor()
  await acts.key('Enter')
  return acts
}

test('with Emma the same case takes a fraction of the acts, by the keyboard alone', async () => {
  const { page } = renata
  await page.goto(`/specialist/prontuario-medico/${nextVisit()}/novo`)
  const inTabs = await writeInTabs(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Assinar', exact: true }).click()
  await see(page, /Assinado em/)

  await page.goto(`/specialist/prontuario-emma?schedule_id=${nextVisit()}`)
  const withEmma = await writeWithEmma(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Assinar', exact: true }).click()
  await see(page, /Assinado em/)
  await see(page, 'Dor de cabeça há 3 dias.')
  await see(page, 'Sintomáticos e hidratação.')
  expect(withEmma.count()).toBeLessThan(20)
  expect(withEmma.count() * 3).toBeLessThan(inTabs.count())
})

test('own phrases are kept, on a phone too', async () => {
  const page = await renata.context.newPage()
  await page.setViewportSize(phone)
  await page.goto('/specialist/prontuario-emma')
  await see(page, 'Escolha a consulta de hoje')
  await page.goto(`/specialist/prontuario-emma?schedule_id=${nextVisit()}`)
  await press(page, 'Editar frases')
  const dialog = page.getByRole('dialog', { name: 'Minhas frases rápidas' })
  await dialog.getByLabel('Queixa principal').fill('Tontura há __ dias.')
  await dialog.getByLabel('Queixa principal').press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Zumbido no ouvido.')
  await dialog.getByRole('button', { name: 'Salvar frases' }).click()
  await page.getByRole('button', { name: 'Zumbido no ouvido.' }).click()
  await page.getByRole('button', { name: 'Próximo' }).click()
  await press(page, /^Queixa$|Queixa/)
  expect(await page.getByLabel('Queixa principal').inputValue()).toContain('Zumbido no ouvido.')
  await page.close()
})
