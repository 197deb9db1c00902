import type { Page } from 'playwright-core'

/** Called on every screen of a walk, and in every state that a person meets on it. */
export type Look = (name: string, page: Page) => Promise<void>

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
/** What a person reads is there, wherever it stands. */
export const see = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()
export const settled = (page: Page) => page.waitForLoadState('networkidle')

export const visit = async (page: Page, path: string, look: Look): Promise<void> => {
  await page.goto(path)
  await page.locator('h1, [role=alert]').first().waitFor()
  await settled(page)
  await look(path, page)
}
