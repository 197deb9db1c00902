import type { Page } from '@playwright/test'
import type { Person } from '../../support/browser.ts'
import { deep } from '../../support/depth.ts'
import { press, settled } from '../../support/page.ts'
import { type CheckA11y, goTo, visit } from '../check.ts'

const card = (page: Page, title: string) => page.getByRole('heading', { name: title }).waitFor()

const journeyCards = async (page: Page, checkA11y: CheckA11y): Promise<void> => {
  await card(page, 'O que trouxe o paciente?')
  await checkA11y('Emma, complaint', page)
  if (!deep) return
  await press(page, 'Editar frases')
  await page.getByRole('dialog').waitFor()
  await checkA11y('Emma, own phrases', page)
  await press(page, 'Fechar')
  await press(page, /^1?Dor de cabeça há/)
  for (const title of ['Como começou e evoluiu?', 'Antecedentes', 'O que você viu?', 'Qual é a hipótese?']) {
    await press(page, 'Próximo')
    await card(page, title)
  }
  await page.getByRole('list', { name: 'Diagnósticos sugeridos' }).getByRole('button').first().click()
  await checkA11y('Emma, hypothesis', page)
  await press(page, 'Próximo')
  await card(page, 'O que fazer?')
  await checkA11y('Emma, conduct', page)
  await press(page, 'Próximo')
  await card(page, 'Confira e assine')
  await checkA11y('Emma, to be signed', page)
}

const journeyModels = async (page: Page, checkA11y: CheckA11y): Promise<void> => {
  await page.getByRole('tab', { name: 'Prescrição' }).click()
  await press(page, 'Modelos')
  await page.getByRole('dialog').getByText('Buscar modelo').waitFor()
  await checkA11y('models', page)
  await press(page, 'Novo modelo')
  await checkA11y('a new model', page)
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click()
  await press(page, 'Prescrever')
  await page.getByRole('combobox', { name: 'Medicamento' }).fill('amoxicilina')
  await page.getByText('Atenção: alergia anotada').waitFor()
  await page.keyboard.press('Escape')
  await checkA11y('a medicine against an allergy', page)
}

/** Another window changes the same field first. */
const journeyConflict = async ({ context, page }: Person, checkA11y: CheckA11y): Promise<void> => {
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
  await checkA11y('two windows, side by side', page)
}

/** The specialist writes with Emma and in tabs. */
export const journeyAsWriter = async (person: Person, checkA11y: CheckA11y): Promise<void> => {
  const { page } = person
  await visit(page, '/specialist/prontuario-emma', checkA11y)
  await page
    .getByRole('link', { name: /^Abrir o prontuário de Paula/ })
    .first()
    .click()
  await journeyCards(page, checkA11y)
  await page.getByText('Em abas', { exact: true }).click()
  await page.getByRole('tab', { name: 'Anamnese' }).waitFor()
  await settled(page)
  await press(page, 'Anotar alergia')
  await page.getByRole('dialog').waitFor()
  await checkA11y('noting an allergy', page)
  if (!deep) return
  await press(page, 'Cancelar')
  await journeyModels(page, checkA11y)
  const id = new URL(page.url()).searchParams.get('schedule_id')
  await goTo(page, `/specialist/prontuario-medico/${id}/novo`)
  await journeyConflict(person, checkA11y)
}
