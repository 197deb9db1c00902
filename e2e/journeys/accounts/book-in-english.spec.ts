import { registrationForm } from '@emma/api/test'
import type { Page } from '@playwright/test'
import { phone } from '../../support/browser.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'
import { englishCodeTo } from '../../support/inbox.ts'
import { happen, providerBooks } from '../../support/money.ts'
import { portugueseOn } from '../../support/portuguese.ts'

const emma = freshEmma()

/** A screen with this heading, in English alone. */
const speaksEnglish = async (page: Page, heading: string | RegExp) => {
  await page.getByRole('heading', { name: heading }).first().waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  expect([heading, await portugueseOn(page)]).toEqual([heading, []])
}
const go = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const payPix = async () => {
  const { charges } = await providerBooks(emma)
  const open = charges.find(({ payment_method, status }) => payment_method === 'pix' && status === 'pending')
  await happen(emma, `/_pix/${open?.id}/pay`)
}

test('who comes by an English link reads English up to the paid appointment and on their own screens after it', async () => {
  const { page } = await emma.open({ viewport: phone })
  const form = registrationForm()
  await page.goto('/en/buscar')
  await speaksEnglish(page, 'Find professionals')
  await page.locator('main a[href^="/en/especialista/"]').first().click()
  await speaksEnglish(page, 'Next available times')
  await page.locator('main a[href*="slot="]').first().click()
  await speaksEnglish(page, 'Your consultation')
  await go(page, 'Continue')
  await page.getByLabel('E-mail').fill(form.email)
  await speaksEnglish(page, 'What is your e-mail?')
  await go(page, 'Continue')
  await speaksEnglish(page, 'Enter the code')
  await page.getByLabel('6-digit code').fill('000000')
  await page.getByText('The code is not right.').waitFor()
  await speaksEnglish(page, 'Enter the code')
  await page.getByLabel('6-digit code').fill(await englishCodeTo(emma.sandboxUrl, form.email))
  await page.getByRole('heading', { name: 'Almost there' }).waitFor()
  await go(page, 'Payment: continue')
  await speaksEnglish(page, 'Almost there')
  await page.getByLabel('Full name').fill(`${form.firstName} ${form.lastName}`)
  await page.getByLabel('CPF').fill(form.cpf)
  await page.getByLabel('Date of birth').fill('20/05/1990')
  await page.getByLabel('Cell phone with area code').fill(form.cellPhone)
  await page.getByRole('checkbox').click({ position: { x: 8, y: 8 } })
  await go(page, 'Payment: continue')
  await page.waitForURL(/step=pay/)
  await page.getByRole('button', { name: /Pix code/ }).waitFor()
  await speaksEnglish(page, /./)
  await page.getByRole('button', { name: /Pix code/ }).click()
  await speaksEnglish(page, 'Pay with Pix to confirm')
  await payPix()
  await speaksEnglish(page, 'Consultation confirmed')
  for (const [path, heading] of [
    ['/customer', /^Good /],
    ['/customer/agenda', 'Schedule'],
    ['/customer/area-paciente', 'Health'],
    ['/customer/pronto-atendimento', 'Urgent care'],
  ] as const) {
    await page.goto(path)
    await speaksEnglish(page, heading)
  }
})
