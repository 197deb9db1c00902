import type { Person } from './browser.ts'
import { type Look, settled, visit } from './look.ts'

/** Everything on the way to a specialist, and what a patient reads. */
export const walkAsFinder = async ({ page }: Person, look: Look): Promise<void> => {
  await visit(page, '/customer', look)
  await page.getByRole('combobox', { name: /^Buscar por nome/ }).fill('cardiolojia')
  await page.getByRole('option', { name: /Cardiologia/ }).waitFor()
  await page.keyboard.press('ArrowDown')
  await look('suggestions', page)
  await page.getByRole('link', { name: /teleconsulta/ }).click()
  await page.waitForURL(/\/customer\/post\//)
  await settled(page)
  await look('/customer/post', page)
  await visit(page, '/customer/post/00000000-0000-7000-8000-000000000000', look)
  await visit(page, '/customer/specialists/todos?search=cardiolojia', look)
  await visit(page, '/customer/specialists/todos?state=SP&online=1&max_price=30000', look)
  await page.goto('/customer/specialists/todos?view=map')
  await page
    .getByRole('button', { name: /^Mostrar .* no mapa$/ })
    .first()
    .click()
  await settled(page)
  await look('map of places', page)
  await visit(page, '/customer/specialists/todos?view=map&search=ninguem', look)
  await visit(page, '/customer/favoritos', look)
  await visit(page, '/customer/swiper', look)
}
