import type { Person } from '../../support/browser.ts'
import { deep } from '../../support/depth.ts'
import { follow, press } from '../../support/page.ts'
import { type CheckA11y, goTo, visit } from '../check.ts'

/** Checks a specialist's documents: the record page, its dialogs, the patient's page. Creates nothing. */
export const journeyAsPrescriber = async ({ page }: Person, checkA11y: CheckA11y): Promise<void> => {
  await goTo(page, '/specialist/records/list?search=Nogueira')
  await follow(page, page.getByRole('link', { name: /Nogueira/ }).last(), /\/record\/view\//)
  await page.getByRole('link', { name: 'Ver paciente' }).waitFor()
  await checkA11y('a record as a page', page)
  for (const name of deep ? [/^Atestado$/, /^Pedido de exames$/] : []) {
    await press(page, name)
    await page.getByRole('dialog').waitFor()
    await checkA11y(`dialog: ${String(name)}`, page)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  await follow(page, page.getByRole('link', { name: 'Ver paciente' }), /\/specialist\/prontuario\//)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await checkA11y('a patient', page)
  for (const name of ['Sinais vitais', 'Documentos', 'Exames']) {
    await page.getByRole('tab', { name }).click()
    await checkA11y(`a patient: ${name}`, page)
  }
  await visit(page, '/specialist/pacientes', checkA11y)
  await visit(page, '/specialist/pacientes/importar', checkA11y)
  await visit(page, '/specialist/prontuario/00000000-0000-7000-8000-000000000000', checkA11y)
}
