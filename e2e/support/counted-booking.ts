import { expect, type Locator, type Page } from '@playwright/test'

/** From a specialist's link to a paid appointment, as a visitor on a phone. */
const most = { taps: 12, fields: 8 }

/** A visitor's booking on a phone: each tap and each field is counted. */
export const countedBooking = (page: Page) => {
  const done = { taps: 0, fields: 0 }
  const tap = async (what: Locator): Promise<void> => {
    await what.click()
    done.taps += 1
  }
  return {
    tap,
    go: (name: string) => tap(page.getByRole('button', { name, exact: true })),
    /** A focused field costs no tap. */
    fill: async (name: string, text: string): Promise<void> => {
      const field = page.getByLabel(name)
      await field.waitFor()
      if (!(await field.evaluate((node) => node === document.activeElement))) await tap(field)
      await page.keyboard.type(text)
      done.fields += 1
    },
    /** A box is ticked beside its text, which contains links. */
    agree: async (): Promise<void> => {
      await page.getByRole('checkbox').click({ position: { x: 8, y: 8 } })
      done.taps += 1
      done.fields += 1
    },
    expectFew: (): void => {
      expect(done.taps, JSON.stringify(done)).toBeLessThanOrEqual(most.taps)
      expect(done.fields, JSON.stringify(done)).toBeLessThanOrEqual(most.fields)
    },
  }
}
