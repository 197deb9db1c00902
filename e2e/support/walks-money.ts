import type { Page } from 'playwright-core'
import type { Person } from './browser.ts'
import { type Look, press, settled, visit } from './look.ts'

/** The bank account, its form with what is wrong in it, and asking for a withdrawal; nothing leaves. */
export const walkTransfers = async (page: Page, look: Look): Promise<void> => {
  await visit(page, '/specialist/payments-transfers', look)
  await page.locator('main li summary').first().click()
  await look('a withdrawal, opened', page)
  await press(page, 'Trocar conta')
  await page.getByLabel('Agência', { exact: true }).waitFor()
  await page.locator('main form button[type=submit]').click()
  await page.locator('[aria-invalid=true]').first().waitFor()
  await look('the bank account, refused by the form', page)
  await visit(page, '/finance/withdraw', look)
  await page.getByLabel('Valor do saque').fill('49,99')
  await press(page, /^Pedir saque/)
  await page.getByText(/O mínimo para saque/).waitFor()
  await look('a withdrawal, refused by the form', page)
  await page.getByLabel('Valor do saque').fill('50,00')
  await press(page, /^Pedir saque/)
  await page.getByRole('dialog').waitFor()
  await look('a withdrawal, asked about', page)
  await page.keyboard.press('Escape')
  await visit(page, '/finance/approve-withdrawal', look)
}

/** The platform's money, the withdrawals and the comparison with the provider. */
export const walkAsTreasurer = async ({ page }: Person, look: Look): Promise<void> => {
  await visit(page, '/admin/balances', look)
  await press(page, 'Comparar agora')
  await page.getByText('Comparação feita.').waitFor()
  for (const [view, name] of [
    ['withdrawals', 'Saques'],
    ['differences', 'Conciliação'],
  ] as const) {
    await page.getByRole('tab', { name }).click()
    await settled(page)
    await look(`/admin/balances, ${view}`, page)
  }
  await visit(page, '/admin/balances?view=withdrawals&scope=all', look)
  await page.locator('main li summary').first().click()
  await look("somebody's withdrawal, opened", page)
}
