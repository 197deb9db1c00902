import type { Locator, Page } from '@playwright/test'

/** A person at work, each click and each key counted. */
export const countedActs = (page: Page) => {
  let acts = 0
  let clicks = 0
  return {
    click: async (target: Locator) => {
      acts += 1
      clicks += 1
      await target.first().click()
    },
    key: async (name: string) => {
      acts += 1
      await page.keyboard.press(name)
    },
    type: async (text: string) => {
      acts += text.length
      await page.keyboard.type(text)
    },
    count: () => acts,
    clicks: () => clicks,
  }
}
