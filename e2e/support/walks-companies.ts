import type { Person } from './browser.ts'
import { type Look, press, settled, visit } from './look.ts'

/** Groups, a company in its three steps, one group with its dialogs. */
export const walkAsPartner = async ({ page }: Person, look: Look): Promise<void> => {
  await visit(page, '/specialist/companies', look)
  await press(page, /^Aceitar o convite de/)
  await page.getByRole('dialog').waitFor()
  await look('accept an invitation?', page)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await press(page, 'Criar empresa')
  await press(page, 'Continuar')
  await look('a company, refused by the form', page)
  await page.getByLabel('Nome da empresa').fill('Clínica Horizonte')
  await page.getByLabel('CNPJ').fill('12.ABC.345/01DE-35')
  await press(page, 'Continuar')
  await page.getByLabel('Nome do responsável técnico').waitFor()
  await look('a company, its director', page)
  await page.goto('/specialist/companies')
  await page
    .getByRole('link', { name: /^Ver o grupo/ })
    .first()
    .click()
  await page.waitForURL(/general-information/)
  await settled(page)
  await look('/specialist/companies/general-information', page)
  await page.getByRole('button', { name: 'Convidar', exact: true }).click()
  await page.getByRole('dialog').waitFor()
  await settled(page)
  await look('invite a specialist', page)
  await page.getByRole('dialog').getByText('Por e-mail', { exact: true }).click()
  await page.getByRole('textbox', { name: 'E-mail' }).waitFor()
  await look('invite an address', page)
}

/** The platform's companies, and one of them. */
export const walkAsCompaniesDesk = async ({ page }: Person, look: Look): Promise<void> => {
  await visit(page, '/admin/companies', look)
  await visit(page, '/admin/companies?search=ninguem', look)
  await page.goto('/admin/companies?status=pending')
  await page
    .getByRole('link', { name: /^Abrir/ })
    .first()
    .click()
  await page.waitForURL(/companies\/details/)
  await settled(page)
  await look('/admin/companies/details', page)
  await press(page, 'Reprovar')
  await page.getByRole('dialog').waitFor()
  await look('reject a company', page)
}
