import { expect, type Page } from '@playwright/test'
import { press } from './page.ts'

/** A field by its label; excludes a radio of that name. */
export const box = (page: Page, name: string) =>
  page.getByLabel(name, { exact: true }).and(page.locator(':not([type=radio])'))

/** Types wrong values, goes on, and reads the messages beside the fields, which a screen reader announces too. */
export const expectRefused = async (
  page: Page,
  verb: string,
  wrong: Readonly<Record<string, readonly [typed: string, told: RegExp]>>,
): Promise<void> => {
  for (const [name, [typed]] of Object.entries(wrong)) {
    await box(page, name).fill('')
    await box(page, name).pressSequentially(typed)
  }
  await press(page, verb)
  for (const [name, [, told]] of Object.entries(wrong)) {
    await expect.poll(() => box(page, name).getAttribute('aria-invalid'), { message: name }).toBe('true')
    const said = await box(page, name).getAttribute('aria-describedby')
    const texts = await Promise.all(
      (said?.match(/\S+/g) ?? []).map((id) => page.locator(`[id="${id}"]`).textContent()),
    )
    expect(texts.join(' '), name).toMatch(told)
  }
}

export const fill = async (page: Page, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, value] of Object.entries(values)) await box(page, name).fill(value)
}
