import { comeIn } from '../../support/browser.ts'
import { countedActs } from '../../support/counted-acts.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'
import { settled } from '../../support/page.ts'

const emma = freshEmma()

/** Two keys, the name, and Enter. */
const MOST = 3
const NAME = 'paula'

test('a patient is found by name from any screen, and their page opens, by three keys and the name', async () => {
  const person = await emma.open()
  await comeIn(person, 'especialista@emma.test')
  const { page } = person
  for (const from of ['/dashboard', '/specialist/balances']) {
    await page.goto(from)
    await settled(page)
    // The key works once everything of the screen has loaded.
    await page.waitForLoadState('networkidle')
    const acts = countedActs(page)
    await acts.key('/')
    await expect(page.getByRole('combobox', { name: 'Buscar' })).toBeFocused()
    await acts.type(NAME)
    await page
      .getByRole('option', { name: /^Paula Nogueira/ })
      .first()
      .waitFor()
    await acts.key('Enter')
    await page.waitForURL(/\/specialist\/prontuario\//)
    await page
      .getByRole('heading', { name: /^Paula Nogueira/ })
      .first()
      .waitFor()
    expect(acts.count() - NAME.length).toBeLessThanOrEqual(MOST)
  }
})
