import type { Page } from 'playwright-core'
import type { Person } from './browser.ts'
import { type Look, press, settled, visit } from './look.ts'

const card = (page: Page, title: string) => page.getByRole('heading', { name: title }).waitFor()

const walkCards = async (page: Page, look: Look): Promise<void> => {
  await card(page, 'O que trouxe o paciente?')
  await settled(page)
  await look('Emma, complaint', page)
  await press(page, 'Editar frases')
  await page.getByRole('dialog').waitFor()
  await look('Emma, own phrases', page)
  await press(page, 'Fechar')
  await press(page, /^1?Dor de cabeça há/)
  for (const title of ['Como começou e evoluiu?', 'Antecedentes', 'O que você viu?', 'Qual é a hipótese?']) {
    await press(page, 'Próximo')
    await card(page, title)
  }
  await page.getByRole('list', { name: 'Diagnósticos sugeridos' }).getByRole('button').first().click()
  await look('Emma, hypothesis', page)
  await press(page, 'Próximo')
  await card(page, 'O que fazer?')
  await settled(page)
  await look('Emma, conduct', page)
  await press(page, 'Próximo')
  await card(page, 'Confira e assine')
  await look('Emma, to be signed', page)
}

const walkModels = async (page: Page, look: Look): Promise<void> => {
  await page.getByRole('tab', { name: 'Prescrição' }).click()
  await press(page, 'Modelos')
  await page.getByRole('dialog').getByText('Buscar modelo').waitFor()
  await settled(page)
  await look('models', page)
  await press(page, 'Novo modelo')
  await look('a new model', page)
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click()
  await press(page, 'Prescrever')
  await page.getByRole('combobox', { name: 'Medicamento' }).fill('amoxicilina')
  await page.getByText('Atenção: alergia anotada').waitFor()
  await page.keyboard.press('Escape')
  await look('a medicine against an allergy', page)
}

/** Another window writes the same field first. */
const walkConflict = async ({ context, page }: Person, look: Look): Promise<void> => {
  await page.getByRole('tab', { name: 'Conduta' }).click()
  const field = (of: Page) => of.getByRole('textbox', { name: 'Conduta' })
  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByRole('tab', { name: 'Conduta' }).click()
  const kept = other.waitForResponse(
    (answer) => /\/records\/(create|update)/.test(answer.url()) && answer.ok(),
  )
  await field(other).fill('Repouso')
  await kept
  await other.close()
  await field(page).fill('Analgésico')
  await page.getByText('mudou em outro lugar').first().waitFor()
  await page.getByRole('radio').first().waitFor()
  await look('two windows, side by side', page)
}

/** The specialist writes with Emma and in tabs. */
export const walkAsWriter = async (person: Person, look: Look): Promise<void> => {
  const { page } = person
  await visit(page, '/specialist/prontuario-emma', look)
  await page
    .getByRole('link', { name: /^Abrir o prontuário de Paula/ })
    .first()
    .click()
  await walkCards(page, look)
  await page.getByRole('link', { name: 'Abrir em abas' }).click()
  await page.waitForURL(/prontuario-medico/)
  // The cards go when the tabs are there.
  await page.getByRole('tab', { name: 'Anamnese' }).waitFor()
  await settled(page)
  await press(page, 'Anotar alergia')
  await page.getByRole('dialog').waitFor()
  await look('noting an allergy', page)
  await press(page, 'Cancelar')
  await walkModels(page, look)
  await walkConflict(person, look)
}
