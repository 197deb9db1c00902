import type { Person } from '../../support/browser.ts'
import { deep } from '../../support/depth.ts'
import { follow, press } from '../../support/page.ts'
import { type CheckA11y, goTo, visit } from '../check.ts'

/** Administration: people, catalogue, variables and audit; changes nothing. */
export const journeyAsKeeper = async ({ page }: Person, checkA11y: CheckA11y): Promise<void> => {
  await visit(page, '/admin/admins', checkA11y)
  if (deep) await visit(page, '/admin/admins?search=ninguem', checkA11y)
  await goTo(page, '/admin/admins/create')
  await press(page, 'Enviar convite')
  await checkA11y('/admin/admins/create, refused', page)
  await visit(page, '/admin/customers', checkA11y)
  if (deep) {
    await visit(page, '/admin/customers?status=pending', checkA11y)
    await goTo(page, '/admin/customers')
  }
  await follow(page, page.getByRole('link', { name: /^Abrir o cadastro/ }).first(), /customers\/edit/)
  await page.getByRole('heading', { name: 'Conta', exact: true }).waitFor()
  await checkA11y('/admin/customers/edit', page)
  await press(page, 'Bloquear')
  await page.getByRole('dialog').waitFor()
  await checkA11y('block a patient', page)
  await visit(page, '/admin/support', checkA11y)
  if (deep) {
    await visit(page, '/admin/support?search=ninguem', checkA11y)
    await goTo(page, '/admin/support')
  }
  await follow(page, page.getByRole('link', { name: /^Abrir a consulta/ }).first(), /admin\/support\/./)
  await page.getByRole('heading', { name: 'Mensagens', exact: true }).waitFor()
  await checkA11y('/admin/support/{id}', page)
  await visit(page, '/admin/specialties', checkA11y)
  await visit(page, '/admin/specialties/create', checkA11y)
  await visit(page, '/admin/variables', checkA11y)
  await visit(page, '/admin/variables/edit/late_card_percent', checkA11y)
  await visit(page, '/admin/audit', checkA11y)
  await page.getByRole('tab', { name: 'Assistentes' }).click()
  await checkA11y('/admin/audit, what assistants did', page)
  if (!deep) return
  await page.getByRole('tab', { name: 'Administração' }).click()
  await press(page, /^Abrir detalhes/)
  await page.getByRole('dialog').waitFor()
  await checkA11y('an act of the trail', page)
}
