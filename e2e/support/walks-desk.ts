import type { Person } from './browser.ts'
import { type Look, press, settled, visit } from './look.ts'

/** The platform's own room: people, catalogue, variables and the trail; nothing is changed. */
export const walkAsKeeper = async ({ page }: Person, look: Look): Promise<void> => {
  await visit(page, '/admin/admins', look)
  await visit(page, '/admin/admins?search=ninguem', look)
  await page.goto('/admin/admins/create')
  await press(page, 'Enviar convite')
  await look('/admin/admins/create, refused', page)
  await visit(page, '/admin/customers', look)
  await visit(page, '/admin/customers?status=pending', look)
  await page.goto('/admin/customers')
  await page
    .getByRole('link', { name: /^Abrir o cadastro/ })
    .first()
    .click()
  await page.waitForURL(/customers\/edit/)
  await page.getByRole('heading', { name: 'Conta', exact: true }).waitFor()
  await settled(page)
  await look('/admin/customers/edit', page)
  await press(page, 'Bloquear')
  await page.getByRole('dialog').waitFor()
  await settled(page)
  await look('block a patient', page)
  await visit(page, '/admin/specialties', look)
  await visit(page, '/admin/specialties/create', look)
  await visit(page, '/admin/variables', look)
  await visit(page, '/admin/variables/edit/late_card_percent', look)
  await visit(page, '/admin/audit', look)
  await press(page, /^Abrir detalhes/)
  await page.getByRole('dialog').waitFor()
  await settled(page)
  await look('an act of the trail', page)
}
