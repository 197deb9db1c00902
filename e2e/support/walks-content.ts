import type { Person } from './browser.ts'
import { type Look, press, visit } from './look.ts'

/** Where an admin writes what people read; nothing is published. */
export const walkAsAuthor = async ({ page }: Person, look: Look): Promise<void> => {
  await visit(page, '/admin/pages/list', look)
  await visit(page, '/admin/pages/list?search=ninguem', look)
  await page.goto('/admin/pages/create')
  await page.getByRole('toolbar').waitFor()
  await press(page, 'Publicar')
  await page.locator('[aria-invalid=true]').first().waitFor()
  await look('/admin/pages/create, refused', page)
  await page.goto('/admin/page/politica-privacidade')
  await page.getByRole('toolbar').waitFor()
  await look('/admin/page/politica-privacidade', page)
  for (const name of ['Link', 'Inserir imagem', 'Pré-visualizar', 'Publicar', /^Comparar a versão/]) {
    await press(page, name)
    await page.getByRole('dialog').waitFor()
    await look(`page editor: ${name}`, page)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await visit(page, '/admin/page/nao-existe', look)
  await visit(page, '/pagina/ajuda-suporte', look)
  await visit(page, '/admin/posts', look)
  await page
    .getByRole('link', { name: /^Editar / })
    .first()
    .click()
  await page.getByRole('toolbar').waitFor()
  await look('/admin/posts/edit', page)
  await press(page, 'Pré-visualizar')
  await page.getByRole('dialog').waitFor()
  await look('post preview', page)
  await page.goto('/admin/posts/create')
  await page.getByRole('toolbar').waitFor()
  await look('/admin/posts/create', page)
}

/** Where an admin works through what broke; nothing is moved. */
export const walkErrors = async ({ page }: Person, look: Look): Promise<void> => {
  await visit(page, '/admin/logs/list', look)
  await press(page, /^Abrir o erro/)
  await page.getByRole('dialog').getByRole('heading', { name: 'Histórico' }).waitFor()
  await look('one error', page)
  await visit(page, '/admin/logs/list?httpStatusCode=418', look)
}
