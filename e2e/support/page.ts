import type { Locator, Page } from '@playwright/test'

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
/** What a person reads is there, wherever it stands. */
export const see = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()

/** Answers the question of a dialog by its verb. */
export const agree = async (page: Page, verb: string): Promise<void> => {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: verb, exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** Answers the question who somebody is, before something that a session alone must not do. */
export const proveByPassword = async (page: Page, password: string): Promise<void> => {
  const question = page.getByRole('dialog', { name: 'Confirme que é você' })
  await question.getByLabel('Sua senha').fill(password)
  await question.getByRole('button', { name: 'Confirmar' }).click()
}

/** What the app shows while something is on its way. */
const LOADING =
  'section[aria-busy=true], [role=status]:is([aria-label=Carregando], [aria-label="Abrindo a Emma"])'
/** The screen has its heading, and nothing on it says that it loads. */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction((loading) => {
    // What waits behind an open question waits for its answer.
    const shown = [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document
    return document.querySelector('h1') !== null && shown.querySelector(loading) === null
  }, LOADING)
}

/** Goes to another screen, until the one before it is gone: the address changes first. */
export const follow = async (page: Page, link: Locator, address: RegExp): Promise<void> => {
  await link.waitFor()
  const before = await page.locator('h1').first().elementHandle()
  await link.click()
  await page.waitForURL(address)
  await page.waitForFunction((heading) => !heading?.isConnected, before)
}
