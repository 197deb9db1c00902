import type { Page } from '@playwright/test'
import type { Person } from '../../support/browser.ts'
import { deep } from '../../support/depth.ts'
import { press } from '../../support/page.ts'
import { type CheckA11y, visit } from '../check.ts'

/** An amount that is too small, and the question before a withdrawal. */
const journeyAsking = async (page: Page, checkA11y: CheckA11y): Promise<void> => {
  await page.getByLabel('Valor do saque').fill('49,99')
  await press(page, /^Pedir saque/)
  await page.getByText(/O mínimo para saque/).waitFor()
  await checkA11y('a withdrawal, refused by the form', page)
  await page.getByLabel('Valor do saque').fill('50,00')
  await press(page, /^Pedir saque/)
  await page.getByRole('dialog').waitFor()
  await checkA11y('a withdrawal, asked about', page)
  await page.keyboard.press('Escape')
}

/** The bank account, its form with errors, and the withdrawal form; transfers nothing. */
export const journeyTransfers = async (page: Page, checkA11y: CheckA11y): Promise<void> => {
  await visit(page, '/specialist/payments-transfers', checkA11y)
  if (deep) {
    await page
      .getByRole('button', { name: /^Ver o andamento do saque/ })
      .first()
      .click()
    await page.getByRole('dialog').waitFor()
    await checkA11y('a withdrawal, opened', page)
    await page.keyboard.press('Escape')
  }
  await press(page, 'Trocar conta')
  await page.getByLabel('Agência', { exact: true }).waitFor()
  await page.locator('main form button[type=submit]').click()
  await page.locator('[aria-invalid=true]').first().waitFor()
  await checkA11y('the bank account, refused by the form', page)
  await visit(page, '/finance/withdraw', checkA11y)
  if (deep) await journeyAsking(page, checkA11y)
  await visit(page, '/finance/approve-withdrawal', checkA11y)
}

/** The platform's money, the withdrawals and the comparison with the provider. */
export const journeyAsTreasurer = async ({ page }: Person, checkA11y: CheckA11y): Promise<void> => {
  await visit(page, '/admin/balances', checkA11y)
  await press(page, 'Comparar agora')
  await page.getByText('A comparação começou.').waitFor()
  for (const [view, name] of [
    ['withdrawals', 'Saques'],
    ['differences', 'Conciliação'],
  ] as const) {
    await page.getByRole('tab', { name }).click()
    await checkA11y(`/admin/balances, ${view}`, page)
  }
  if (!deep) return
  await visit(page, '/admin/balances?view=withdrawals&scope=all', checkA11y)
  await page.locator('main li summary').first().click()
  await checkA11y("somebody's withdrawal, opened", page)
}
