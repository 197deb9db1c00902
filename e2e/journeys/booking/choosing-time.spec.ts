import { createCustomer, giveCredit, PASSWORD } from '@emma/api/test'
import type { Page } from '@playwright/test'
import { comeIn, phone } from '../../support/browser.ts'
import { chooseTime, dayIn, heading, slotInAddress, takeSlot, times } from '../../support/choosing.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'
import { type Client, clientOf } from '../../support/money.ts'
import { createSpecialistOpenNow, type OpenSpecialist } from '../../support/open-now.ts'
import { press } from '../../support/page.ts'

const emma = freshEmma()
let specialist: OpenSpecialist
let rival: Client
let page: Page

test.beforeAll(async () => {
  const { deps } = emma
  specialist = await createSpecialistOpenNow(emma)
  const other = await createCustomer(deps)
  await giveCredit(deps, other.customerId, 18_000)
  rival = await clientOf(emma, other.email, PASSWORD)
  const paula = await emma.open({ viewport: phone })
  page = paula.page
  await comeIn(paula, (await createCustomer(deps)).email, PASSWORD)
})

test('with the keyboard alone: arrows walk the times, and Enter goes on to the payment', async () => {
  await page.goto(`/customer/horario/${specialist.specialistId}?day=${dayIn(2)}`)
  await times(page).first().waitFor()
  await times(page).first().focus()
  await page.keyboard.press('ArrowRight')
  await page.waitForURL(/slot=/)
  const first = slotInAddress(page)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => slotInAddress(page)).not.toBe(first)
  const button = page.getByRole('button', { name: 'Continuar para o pagamento' })
  await button.waitFor()
  for (let tabs = 0; tabs < 6; tabs += 1) {
    if (await button.evaluate((node) => node === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await heading(page, 'Pagamento')
  await page.getByText(/Cancele grátis/).waitFor()
})

test('a time that is taken while it is chosen is said at once, and the next one takes its place', async () => {
  await chooseTime(page, specialist, 40)
  const slot = slotInAddress(page)
  await takeSlot(rival, specialist, slot)
  const alert = page.getByRole('alert').filter({ hasText: 'Este horário não está mais livre' })
  await alert.waitFor()
  await alert.getByRole('button').first().click()
  await alert.waitFor({ state: 'hidden' })
  expect(slotInAddress(page)).not.toBe(slot)
  await press(page, 'Continuar para o pagamento')
  await heading(page, 'Pagamento')
})
