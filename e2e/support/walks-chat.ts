import type { Person } from './browser.ts'
import { type Look, press, settled } from './look.ts'

/** The contacts of the demo's patient or specialist, a chat with files, and what is searched in vain. */
export const walkAsTalker = async ({ page }: Person, path: string, look: Look): Promise<void> => {
  await page.goto(path)
  const contacts = page.getByRole('navigation', { name: 'Contatos' })
  await contacts.getByRole('link').first().waitFor()
  await settled(page)
  await look(`${path}, contacts`, page)
  await contacts.getByRole('searchbox').fill('ninguém com este nome')
  await page.getByText('Ninguém com esse nome').waitFor()
  await look(`${path}, nobody found`, page)
  await contacts.getByRole('searchbox').fill('')
  await contacts
    .getByRole('link', { name: /Paula Nogueira|Helena Vasconcelos/ })
    .first()
    .click()
  await page.getByRole('log').waitFor()
  await settled(page)
  await look(`${path}, a chat`, page)
  await page.getByRole('log').evaluate((box) => {
    box.scrollTop = 0
  })
  await press(page, /^Abrir raio-x/)
  await page.getByRole('dialog').waitFor()
  await look(`${path}, a picture`, page)
  await page.keyboard.press('Escape')
  await page.goto('/chat/00000000-0000-7000-8000-000000000000')
  await page.getByText('Ainda não há conversa').waitFor()
  await look('/chat, of nobody', page)
}
