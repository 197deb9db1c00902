import type { Person } from './browser.ts'
import { type Look, press, settled, visit } from './look.ts'

/** A specialist's papers: the record as a page, its dialogs, the patient's page. Nothing is made. */
export const walkAsPrescriber = async ({ page }: Person, look: Look): Promise<void> => {
  await visit(page, '/specialist/records/list?search=Nogueira', look)
  await page
    .getByRole('link', { name: /Nogueira/ })
    .last()
    .click()
  await page.waitForURL(/\/record\/view\//)
  await page.getByRole('link', { name: 'Ver paciente' }).waitFor()
  await settled(page)
  await look('a record as a page', page)
  for (const name of [/^Atestado$/, /^Pedido de exames$/]) {
    await press(page, name)
    await page.getByRole('dialog').waitFor()
    await settled(page)
    await look(`dialog: ${String(name)}`, page)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  await page.getByRole('link', { name: 'Ver paciente' }).click()
  await page.waitForURL(/\/specialist\/prontuario\//)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await settled(page)
  await look('a patient', page)
  for (const name of ['Documentos', 'Exames']) {
    await page.getByRole('tab', { name }).click()
    await settled(page)
    await look(`a patient: ${name}`, page)
  }
  await visit(page, '/specialist/prontuario/00000000-0000-7000-8000-000000000000', look)
}
