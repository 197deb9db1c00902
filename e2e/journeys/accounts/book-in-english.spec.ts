import { createCustomer, registrationForm } from '@emma/api/test'
import type { Page } from '@playwright/test'
import { DEMO_PASSWORD, phone } from '../../support/browser.ts'
import { fillCard } from '../../support/choosing.ts'
import { countedBooking } from '../../support/counted-booking.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'
import { expectRefused, fill } from '../../support/form.ts'
import { englishCodeTo, resetLinkTo } from '../../support/inbox.ts'
import { payPix } from '../../support/money.ts'
import { press, see } from '../../support/page.ts'
import { portugueseOn } from '../../support/portuguese.ts'

const emma = freshEmma()
const narrow = { width: 320, height: 640 }

/** A screen with this heading and only English text. */
const speaksEnglish = async (page: Page, heading: string | RegExp) => {
  await page.getByRole('heading', { name: heading }).first().waitFor()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect([heading, await portugueseOn(page)]).toEqual([heading, []])
}
const firstTime = (page: Page) => page.locator('main a[href*="slot="]').first()

/** From the English search to the page of the first result. */
const openSpecialist = async (page: Page) => {
  await page.goto('/en/buscar')
  await speaksEnglish(page, 'Find professionals')
  await page.locator('main a[href^="/en/especialista/"]').first().click()
  await speaksEnglish(page, 'Next available times')
}

for (const viewport of [phone, narrow]) {
  test(`who comes by an English link reads English up to the paid appointment, within twelve taps and eight fields (${viewport.width} px)`, async () => {
    const { page } = await emma.open({ viewport })
    const form = registrationForm()
    const { tap, go, fill: type, agree, expectFew } = countedBooking(page)
    await openSpecialist(page)
    await tap(firstTime(page))
    await speaksEnglish(page, 'Your consultation')
    await go('Continue')
    await speaksEnglish(page, 'What is your e-mail?')
    await type('E-mail', form.email)
    await go('Continue')
    await speaksEnglish(page, 'Enter the code')
    await type('6-digit code', await englishCodeTo(emma.sandboxUrl, form.email))
    await speaksEnglish(page, 'Almost there')
    await type('Full name', `${form.firstName} ${form.lastName}`)
    await type('CPF', form.cpf)
    await type('Date of birth', '20051990')
    await type('Cell phone with area code', form.cellPhone)
    await agree()
    await go('Payment: continue')
    await page.waitForURL(/step=pay/)
    await page.getByRole('button', { name: 'Get Pix code' }).waitFor()
    await speaksEnglish(page, /./)
    await go('Get Pix code')
    await speaksEnglish(page, 'Pay with Pix to confirm')
    await payPix(emma)
    await speaksEnglish(page, 'Consultation confirmed')
    expectFew()
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
}

test('what a stranger gets wrong on the way to an appointment is said in English', async () => {
  const { page } = await emma.open({ viewport: phone })
  const form = registrationForm()
  await openSpecialist(page)
  await firstTime(page).click()
  await press(page, 'Continue')
  await expectRefused(page, 'Continue', { 'E-mail': ['ana@', /valid e-mail/] })
  await speaksEnglish(page, 'What is your e-mail?')
  await page.getByLabel('E-mail').fill(form.email)
  await press(page, 'Continue')
  await page.getByLabel('6-digit code').fill('000000')
  await see(page, 'The code is not right.')
  await speaksEnglish(page, 'Enter the code')
  await page.getByLabel('6-digit code').fill(await englishCodeTo(emma.sandboxUrl, form.email))
  await page.getByRole('heading', { name: 'Almost there' }).waitFor()
  await press(page, 'Payment: continue')
  await speaksEnglish(page, 'Almost there')
  await fill(page, { CPF: '11111111111', 'Date of birth': '20/05/2020', 'Cell phone with area code': '119' })
  await press(page, 'Payment: continue')
  await speaksEnglish(page, 'Almost there')
})

/** Chooses a slot of the specialist as a user with an account. */
const chooseToSignIn = async (page: Page): Promise<void> => {
  await openSpecialist(page)
  await firstTime(page).click()
  await page.getByRole('link', { name: 'Sign in and keep this time' }).click()
}

test('who has an account and forgot its password comes back in English to the time that was chosen', async () => {
  const account = await createCustomer(emma.deps)
  const { page } = await emma.open({ viewport: phone })
  await chooseToSignIn(page)
  await speaksEnglish(page, 'Your consultation starts here')
  await press(page, 'Sign in')
  await speaksEnglish(page, 'Your consultation starts here')
  const wrong = { 'E-mail': account.email, Password: 'Not-the-one-9' }
  await fill(page, wrong)
  await press(page, 'Sign in')
  await page.getByRole('alert').waitFor()
  await speaksEnglish(page, 'Your consultation starts here')
  await page.getByRole('link', { name: 'Forgot my password' }).click()
  await speaksEnglish(page, 'Forgot your password?')
  await page.getByLabel('E-mail').fill(account.email)
  await press(page, 'Send link')
  await speaksEnglish(page, 'Check your e-mail')
  await page.goto(await resetLinkTo(emma.sandboxUrl, account.email))
  await expectRefused(page, 'Save password', {
    'New password': ['short', /at least 10/],
    'Repeat the new password': ['other', /do not match/],
  })
  await speaksEnglish(page, 'Set a new password')
  const password = 'Bromelia#Verde-331'
  await fill(page, { 'New password': password, 'Repeat the new password': password })
  await press(page, 'Save password')
  await speaksEnglish(page, 'Password changed')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await fill(page, { 'E-mail': account.email, Password: password })
  await press(page, 'Sign in')
  await page.waitForURL(/step=pay/)
  await speaksEnglish(page, 'Payment')
})

test('a card that the bank declines is told of in English, with the bank’s reason', async () => {
  const account = await createCustomer(emma.deps)
  const { page } = await emma.open({ viewport: phone })
  await chooseToSignIn(page)
  await fill(page, { 'E-mail': account.email, Password: DEMO_PASSWORD })
  await press(page, 'Sign in')
  await page.waitForURL(/step=pay/)
  await page.getByRole('radio', { name: 'New credit card' }).click()
  await page.getByRole('dialog', { name: 'New credit card' }).waitFor()
  await press(page, 'Use this card')
  await speaksEnglish(page, 'New credit card')
  await fillCard(page, '4000 0000 0000 0028', 'en')
  await page.getByLabel(/^Postal code/).fill('01310100')
  await page.waitForFunction(() =>
    [...document.querySelectorAll('input')].some(({ value }) => value === 'Avenida Paulista'),
  )
  await page.getByLabel('Number', { exact: true }).fill('1000')
  await press(page, 'Use this card')
  await page.getByRole('radio', { name: /ending in 0028/ }).waitFor()
  await press(page, /^Pay R\$/)
  await see(page, 'The payment was not approved')
  await see(page, 'not enough balance or limit')
  await speaksEnglish(page, 'Payment')
})

test('every wrong field of a registration is said in English', async () => {
  const { page } = await emma.open({ viewport: narrow })
  const right = registrationForm()
  await page.goto('/en')
  await speaksEnglish(page, /./)
  await page.goto('/customer/create?lang=en')
  await expectRefused(page, 'Continue', {
    'First name': ['', /Fill|Enter/],
    'Last name': ['', /Fill|Enter/],
    CPF: ['11111111111', /CPF/],
  })
  await speaksEnglish(page, 'Create your account')
  await fill(page, {
    'First name': 'Ana',
    'Last name': 'Prado',
    CPF: right.cpf,
    'Date of birth': '1990-05-20',
  })
  await press(page, 'Continue')
  await expectRefused(page, 'Continue', {
    'E-mail': ['ana@', /valid e-mail/],
    'Cell phone with area code': ['1133334444', /area code/],
  })
  await speaksEnglish(page, 'Create your account')
  await fill(page, { 'E-mail': right.email, 'Cell phone with area code': right.cellPhone })
  await press(page, 'Continue')
  await expectRefused(page, 'Create account', {
    Password: ['1234567890', /common/],
    'Repeat the password': ['other', /not (?:match|the same)/],
  })
  await speaksEnglish(page, 'Create your account')
})
