import type { Page } from '@playwright/test'
import type { Person } from '../../support/browser.ts'
import { deep } from '../../support/depth.ts'
import { press, settled } from '../../support/page.ts'
import { type CheckA11y, goTo, visit } from '../check.ts'

/** Opens a dialog, checks it, and closes it. */
const journeyDialog = async (page: Page, name: string | RegExp, checkA11y: CheckA11y): Promise<void> => {
  await press(page, name)
  await page.getByRole('dialog').waitFor()
  await checkA11y(`dialog: ${String(name)}`, page)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

/** The specialist's own hours, places and chat; changes nothing. */
export const journeyAsPlanner = async ({ page }: Person, checkA11y: CheckA11y): Promise<void> => {
  const others = ['?view=day', '?layer=hours', '?show=canceled']
  for (const query of ['', '?view=month', '?local=online', ...(deep ? others : [])]) {
    await visit(page, `/specialist/calendar${query}`, checkA11y)
  }
  await goTo(page, '/specialist/calendar')
  await settled(page)
  await journeyDialog(page, 'Novo bloqueio', checkA11y)
  await visit(page, '/specialist/horarios', checkA11y)
  for (const name of [/^Mudar Segunda/, ...(deep ? ['Abrir um dia', 'Bloquear agenda'] : [])]) {
    await journeyDialog(page, name, checkA11y)
  }
  await visit(page, '/specialist/places', checkA11y)
  if (deep) await journeyDialog(page, 'Novo local', checkA11y)
  await visit(page, '/specialist/especialidades', checkA11y)
  await journeyDialog(page, /^Alterar preço de/, checkA11y)
  await visit(page, '/specialist/modelos', checkA11y)
  if (deep) await journeyDialog(page, /^Editar frases de Conduta/, checkA11y)
  await visit(page, '/specialist/perguntas', checkA11y)
  await visit(page, '/specialist/chat-settings', checkA11y)
  for (const section of [
    '',
    '/registro',
    '/atendimento',
    '/papel-timbrado',
    '/conta',
    '/seguranca',
    '/notificacoes',
  ]) {
    await visit(page, `/specialist/perfil${section}`, checkA11y)
  }
}
