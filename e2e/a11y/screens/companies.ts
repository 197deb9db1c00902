import type { Person } from '../../support/browser.ts'
import { deep } from '../../support/depth.ts'
import { follow, press } from '../../support/page.ts'
import { type CheckA11y, goTo, visit } from '../check.ts'

/** Groups, creating a company in three steps, one group with its dialogs. */
export const journeyAsPartner = async ({ page }: Person, checkA11y: CheckA11y): Promise<void> => {
  await visit(page, '/specialist/companies', checkA11y)
  if (deep) {
    await press(page, /^Aceitar o convite de/)
    await page.getByRole('dialog').waitFor()
    await checkA11y('accept an invitation?', page)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  await press(page, 'Criar empresa')
  await press(page, 'Continuar')
  await checkA11y('a company, refused by the form', page)
  if (deep) {
    await page.getByLabel('Nome da empresa').fill('Clínica Horizonte')
    await page.getByLabel('CNPJ').fill('12.ABC.345/01DE-35')
    await press(page, 'Continuar')
    await page.getByLabel('Nome do responsável técnico').waitFor()
    await checkA11y('a company, its director', page)
  }
  await goTo(page, '/specialist/companies')
  await follow(page, page.getByRole('link', { name: /^Ver a empresa/ }).first(), /general-information/)
  await checkA11y('/specialist/companies/general-information', page)
  if (!deep) return
  await page.getByRole('button', { name: 'Convidar', exact: true }).click()
  await page.getByRole('dialog').waitFor()
  await checkA11y('invite a specialist', page)
  await page.getByRole('dialog').getByText('Por e-mail', { exact: true }).click()
  await page.getByRole('textbox', { name: 'E-mail' }).waitFor()
  await checkA11y('invite an address', page)
}

/** The platform's companies, and one of them. */
export const journeyAsCompaniesAdmin = async ({ page }: Person, checkA11y: CheckA11y): Promise<void> => {
  await visit(page, '/admin/companies', checkA11y)
  if (deep) await visit(page, '/admin/companies?search=ninguem', checkA11y)
  await goTo(page, '/admin/companies?status=pending')
  await follow(page, page.getByRole('link', { name: /^Abrir/ }).first(), /companies\/details/)
  await checkA11y('/admin/companies/details', page)
  if (!deep) return
  await press(page, 'Reprovar')
  await page.getByRole('dialog').waitFor()
  await checkA11y('reject a company', page)
}
