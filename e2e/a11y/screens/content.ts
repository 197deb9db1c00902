import type { Person } from '../../support/browser.ts'
import { deep } from '../../support/depth.ts'
import { press } from '../../support/page.ts'
import { type CheckA11y, goTo, visit } from '../check.ts'

/** The admin's editors; publishes nothing. */
export const journeyAsAuthor = async ({ page }: Person, checkA11y: CheckA11y): Promise<void> => {
  await visit(page, '/admin/pages/list', checkA11y)
  if (deep) await visit(page, '/admin/pages/list?search=ninguem', checkA11y)
  await goTo(page, '/admin/pages/create')
  await page.getByRole('toolbar').waitFor()
  await press(page, 'Publicar')
  await page.locator('[aria-invalid=true]').first().waitFor()
  await checkA11y('/admin/pages/create, refused', page)
  await goTo(page, '/admin/page/politica-privacidade')
  await page.getByRole('toolbar').waitFor()
  await checkA11y('/admin/page/politica-privacidade', page)
  const questions = ['Link', 'Inserir imagem', 'Pré-visualizar', 'Publicar', /^Comparar a versão/]
  for (const name of deep ? questions : []) {
    await press(page, name)
    await page.getByRole('dialog').waitFor()
    await checkA11y(`page editor: ${name}`, page)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await visit(page, '/admin/page/nao-existe', checkA11y)
  await visit(page, '/pagina/ajuda-suporte', checkA11y)
  await visit(page, '/admin/posts', checkA11y)
  await page
    .getByRole('link', { name: /^Editar / })
    .first()
    .click()
  await page.getByRole('toolbar').waitFor()
  await checkA11y('/admin/posts/edit', page)
  if (deep) {
    await press(page, 'Pré-visualizar')
    await page.getByRole('dialog').waitFor()
    await checkA11y('post preview', page)
  }
  await goTo(page, '/admin/posts/create')
  await page.getByRole('toolbar').waitFor()
  await checkA11y('/admin/posts/create', page)
}

/** The admin's error log; moves nothing. */
export const journeyErrors = async ({ page }: Person, checkA11y: CheckA11y): Promise<void> => {
  await visit(page, '/admin/logs/list', checkA11y)
  if (!deep) return
  await press(page, /^Abrir o erro/)
  await page.getByRole('dialog').getByRole('heading', { name: 'Histórico' }).waitFor()
  await checkA11y('one error', page)
  await visit(page, '/admin/logs/list?httpStatusCode=418', checkA11y)
}
