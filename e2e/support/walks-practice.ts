import type { Page } from 'playwright-core'
import type { Person } from './browser.ts'
import { type Look, press, settled, visit } from './look.ts'

/** Opens a dialog, looks, and leaves it. */
const walkDialog = async (page: Page, name: string | RegExp, look: Look): Promise<void> => {
  await press(page, name)
  await page.getByRole('dialog').waitFor()
  await settled(page)
  await look(`dialog: ${String(name)}`, page)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

/** The specialist's own time, places and chat; nothing is changed. */
export const walkAsPlanner = async ({ page }: Person, look: Look): Promise<void> => {
  for (const query of ['', '?view=day', '?view=month', '?layer=hours', '?show=canceled']) {
    await visit(page, `/specialist/calendar${query}`, look)
  }
  await page.goto('/specialist/calendar')
  await settled(page)
  for (const name of ['Novo horário', 'Nova folga', /^Editar: Toda segunda/]) {
    await walkDialog(page, name, look)
  }
  await visit(page, '/specialist/places', look)
  await walkDialog(page, 'Novo local', look)
  await visit(page, '/specialist/chat-settings', look)
  await visit(page, '/specialist/perfil', look)
  await walkDialog(page, /^Alterar preço de/, look)
}
