import type { Locator, Page } from '@playwright/test'

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
/** A visible text, anywhere on the page. */
export const see = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()

/** Answers the question of a dialog by its verb. */
export const agree = async (page: Page, verb: string): Promise<void> => {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: verb, exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** What a dialog of the prescription says; it closes by itself, and Enter only saves the wait. */
export const told = async (page: Page, title: string): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.waitFor()
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
}

/** Verifies the identity by password, before an action that needs more than a session. */
export const proveByPassword = async (page: Page, password: string): Promise<void> => {
  const question = page.getByRole('dialog', { name: 'Confirme que é você' })
  await question.getByLabel('Sua senha').fill(password)
  await question.getByRole('button', { name: 'Confirmar' }).click()
}

/** What the app shows while loading. */
const LOADING =
  'section[aria-busy=true], [role=status]:is([aria-label=Carregando], [aria-label="Abrindo a Emma"])'
/** The screen has its heading, and nothing is loading. */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction((loading) => {
    // Content behind an open dialog waits for its answer.
    const shown = [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document
    return document.querySelector('h1') !== null && shown.querySelector(loading) === null
  }, LOADING)
}

/** Goes to another screen, and waits until the previous one is gone: the address changes first. */
export const follow = async (page: Page, link: Locator, address: RegExp): Promise<void> => {
  await link.waitFor()
  const before = await page.locator('h1').first().elementHandle()
  await link.click()
  await page.waitForURL(address)
  await page.waitForFunction((heading) => !heading?.isConnected, before)
}
