import { asRead, hostileTexts, richTextElements, sanitisedHtml } from '@emma/api/test'
import { expect, test } from '@playwright/test'

const TEXTS = 2000

test('what is left of hostile texts is read by the browser as it stands, and holds nothing but what is known', async ({
  page,
}) => {
  const texts = hostileTexts(TEXTS)
  const cleaned = texts.map(sanitisedHtml)
  const read = await page.evaluate(
    ({ cleaned, known }) => {
      const inert = document.implementation.createHTMLDocument('')
      return cleaned.map((text) => {
        const [once, twice] = [inert.createElement('div'), inert.createElement('div')]
        once.innerHTML = text
        twice.innerHTML = once.innerHTML
        const unknown = [...once.querySelectorAll('*')].filter(
          ({ localName, attributes }) =>
            !known[localName] || [...attributes].some(({ name }) => !known[localName]?.includes(name)),
        )
        return {
          once: once.innerHTML,
          twice: twice.innerHTML,
          unknown: unknown.map((each) => each.outerHTML),
        }
      })
    },
    { cleaned, known: richTextElements },
  )
  for (const [at, { once, twice, unknown }] of read.entries()) {
    // Each failure is added as a fixed case to rich-text/sanitise.test.ts.
    const what = JSON.stringify(texts[at])
    expect(unknown, what).toEqual([])
    expect(twice, what).toBe(once)
    expect(asRead(cleaned[at] ?? ''), what).toBe(once)
  }
})
