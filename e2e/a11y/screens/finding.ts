import type { Person } from '../../support/browser.ts'
import { deep } from '../../support/depth.ts'
import { follow } from '../../support/page.ts'
import { type CheckA11y, visit } from '../check.ts'

/** All screens on the way to a specialist, and those a patient reads. */
export const journeyAsFinder = async ({ page }: Person, checkA11y: CheckA11y): Promise<void> => {
  await visit(page, '/customer', checkA11y)
  await page.getByRole('combobox', { name: /^Buscar por nome/ }).fill('cardiolojia')
  await page.getByRole('option', { name: /Cardiologia/ }).waitFor()
  await page.keyboard.press('ArrowDown')
  await checkA11y('suggestions', page)
  await follow(page, page.getByRole('link', { name: /^Como se preparar/ }), /\/customer\/post\//)
  await checkA11y('/customer/post', page)
  await visit(page, '/customer/post/00000000-0000-7000-8000-000000000000', checkA11y)
  if (deep) await visit(page, '/customer/specialists/todos?q=cardiolojia', checkA11y)
  await visit(page, '/customer/specialists/todos?cidade=SP&modo=video&preco=300', checkA11y)
  await page.goto('/customer/specialists/todos?ver=mapa')
  await page
    .getByRole('button', { name: /^Mostrar .* no mapa$/ })
    .first()
    .click()
  await checkA11y('map of places', page)
  if (deep) await visit(page, '/customer/specialists/todos?ver=mapa&q=ninguem', checkA11y)
  await visit(page, '/customer/favoritos', checkA11y)
  await visit(page, '/customer/swiper', checkA11y)
}
