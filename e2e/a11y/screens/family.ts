import type { Page } from '@playwright/test'
import type { Person } from '../../support/browser.ts'
import { deep } from '../../support/depth.ts'
import { type CheckA11y, goTo, visit } from '../check.ts'

const files = [
  { name: 'hemograma_2026.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') },
  { name: 'desenho.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
]

/** The form of an exam, with its patient. */
const journeyExams = async (page: Page, checkA11y: CheckA11y): Promise<void> => {
  if (!deep) return
  await page.locator('input[type=file]').setInputFiles(files)
  await page.getByText('não é aceito').waitFor()
  await checkA11y('exams to be sent', page)
  await page.getByRole('button', { name: 'Remover hemograma_2026.pdf da lista' }).click()
  await page.getByRole('button', { name: 'Remover desenho.svg da lista' }).click()
  await page.getByRole('button', { name: 'Ver Raio-X de tórax' }).click()
  await page.getByRole('dialog', { name: 'Raio-X de tórax' }).waitFor()
  await checkA11y('a picture of an exam', page)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Excluir Raio-X de tórax' }).click()
  await page.getByRole('dialog').waitFor()
  await checkA11y('an exam about to be deleted', page)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('radio', { name: 'Lia Nogueira' }).click()
  await page.getByRole('button', { name: 'Ver Hemograma da Lia' }).waitFor()
  await checkA11y('exams of a child', page)
}

/** A guardian's screens for the family: dependents, their exams and documents. */
export const journeyAsGuardian = async ({ page }: Person, checkA11y: CheckA11y): Promise<void> => {
  await goTo(page, '/customer/perfil/familia')
  await page.getByRole('button', { name: 'Adicionar dependente' }).click()
  const form = page.getByRole('dialog', { name: 'Novo dependente' })
  await form.getByRole('button', { name: 'Salvar' }).click()
  await form.getByText('Preencha este campo.').waitFor()
  await checkA11y('a dependent, refused by the form', page)
  await page.keyboard.press('Escape')
  await visit(page, '/customer/area-paciente/historico-exame', checkA11y)
  await journeyExams(page, checkA11y)
  await visit(page, '/customer/area-paciente?tab=exams', checkA11y)
  if (deep) await visit(page, '/customer/prescricao?tipo=certificate', checkA11y)
}
