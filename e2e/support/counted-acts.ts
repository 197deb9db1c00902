import type { Locator, Page } from '@playwright/test'

/** A user whose clicks and keys are counted, and whose text is recorded. */
export const countedActs = (page: Page) => {
  let acts = 0
  let clicks = 0
  const typed: string[] = []
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
      typed.push(text)
      await page.keyboard.type(text)
    },
    count: () => acts,
    clicks: () => clicks,
    typed: (): readonly string[] => typed,
  }
}

export type Acts = ReturnType<typeof countedActs>

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/\p{L}{4,}/gu) ?? []

/**
 * Words of four letters or more that the user typed although they were known already or typed before. The beginning of
 * such a word counts too: searching for something known is typing it again.
 */
export const typedTwice = (typed: readonly string[], known: readonly string[]): readonly string[] => {
  const seen = known.flatMap(wordsOf)
  const twice: string[] = []
  for (const word of typed.flatMap(wordsOf)) {
    if (seen.some((other) => other.startsWith(word))) twice.push(word)
    seen.push(word)
  }
  return twice
}
