import type { Person } from '../../support/browser.ts'
import { deep } from '../../support/depth.ts'
import { press } from '../../support/page.ts'
import { type CheckA11y, goTo } from '../check.ts'

/** The contacts of the demo's patient or specialist, a chat with files, and a search without results. */
export const journeyAsTalker = async (
  { page }: Person,
  path: string,
  checkA11y: CheckA11y,
): Promise<void> => {
  await goTo(page, path)
  const contacts = page.getByRole('navigation', { name: 'Contatos' })
  await contacts.getByRole('link').first().waitFor()
  await checkA11y(`${path}, contacts`, page)
  if (deep) {
    await contacts.getByRole('searchbox').fill('ninguém com este nome')
    await page.getByText('Ninguém com esse nome').waitFor()
    await checkA11y(`${path}, nobody found`, page)
    await contacts.getByRole('searchbox').fill('')
  }
  await contacts
    .getByRole('link', { name: /Paula Nogueira|Helena Vasconcelos/ })
    .first()
    .click()
  await page.getByRole('log').waitFor()
  await checkA11y(`${path}, a chat`, page)
  if (!deep) return
  await page.getByRole('log').evaluate((box) => {
    box.scrollTop = 0
  })
  await press(page, /^Abrir raio-x/)
  await page.getByRole('dialog').waitFor()
  await checkA11y(`${path}, a picture`, page)
  await page.keyboard.press('Escape')
  await goTo(page, '/chat/00000000-0000-7000-8000-000000000000')
  await page.getByText('Ainda não há conversa').waitFor()
  await checkA11y('/chat, of nobody', page)
}
