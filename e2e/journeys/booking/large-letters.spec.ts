import {
  createCustomer,
  createDependent,
  createSpecialist,
  createSpecialty,
  insertAppointment,
  PASSWORD,
  payAppointment,
  type TestCustomer,
} from '@emma/api/test'
import { DAY } from '@emma/domain/interval'
import type { Page } from '@playwright/test'
import { choose, comeIn, largeLetters, narrow, phone } from '../../support/browser.ts'
import { chooseTime, heading, times } from '../../support/choosing.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'
import { createSpecialistOpenNow, type OpenSpecialist } from '../../support/open-now.ts'
import { press } from '../../support/page.ts'

test.use({ launchOptions: largeLetters() })

const emma = freshEmma()
let specialist: OpenSpecialist
let email: string
/** Path of a paid appointment of the dependent. */
let confirmed: string

const book = async (customer: TestCustomer, dependentId: string): Promise<string> => {
  const specialtyId = await createSpecialty(emma.deps)
  const other = await createSpecialist(emma.deps, { specialtyId })
  const startsAt = new Date(emma.deps.clock.now().getTime() + 5 * DAY)
  const appointment = { specialist: other, customer, specialtyId, startsAt, status: 'confirmed', dependentId }
  const id = await insertAppointment(emma, appointment)
  await payAppointment(emma, id, customer)
  return `/customer/horario/${other.specialistId}?appointment=${id}`
}

test.beforeAll(async () => {
  specialist = await createSpecialistOpenNow(emma)
  const customer = await createCustomer(emma.deps)
  email = customer.email
  const child = { name: 'A'.padEnd(70, 'ah'), birthDate: '2018-05-01' }
  confirmed = await book(customer, await createDependent(emma.deps, customer, child))
})

/** Texts of buttons, times and icons that are cut off or overlap. */
const crowded = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll('main :is(button, label, a[role="button"])')].filter(
      (each) => each.checkVisibility() && each.textContent.trim() !== '',
    )
    const cut = seen.filter((each) =>
      [each, ...each.querySelectorAll('*')].some(
        (part) =>
          part.scrollWidth > part.clientWidth + 1 &&
          part.clientWidth > 1 &&
          getComputedStyle(part).display !== 'inline',
      ),
    )
    const boxes = seen.filter((each) => each.matches('label')).map((each) => each.getBoundingClientRect())
    const over = boxes.flatMap((box, at) =>
      boxes
        .slice(at + 1)
        .filter(
          (next) =>
            next.left < box.right - 1 &&
            box.left < next.right - 1 &&
            next.top < box.bottom - 1 &&
            box.top < next.bottom - 1,
        )
        .map((next) => `${Math.round(box.left)}–${Math.round(box.right)} over ${Math.round(next.left)}`),
    )
    return [...cut.map((each) => each.textContent), ...over]
  })

const fits = async (page: Page): Promise<void> => {
  await expect.poll(() => crowded(page)).toEqual([])
  // A phone's browser shrinks a page that is too wide until it fits.
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}

for (const viewport of [narrow, phone]) {
  test(`with letters of twice the size a time is chosen and paid, nothing cut, ${viewport.width} px wide`, async () => {
    const person = await emma.open({ viewport })
    const { page } = person
    await comeIn(person, email, PASSWORD)
    await chooseTime(page, specialist, 30)
    await times(page).first().waitFor()
    await fits(page)
    await press(page, 'Continuar para o pagamento')
    await heading(page, 'Pagamento')
    await page.getByText(/Cancele grátis/).waitFor()
    await choose(page.getByRole('radio', { name: /^Aah/ }))
    await page.getByText('Resumo').click()
    await fits(page)
    await page.goto(confirmed)
    await heading(page, 'Consulta confirmada')
    await fits(page)
    await page.goto('/customer/pronto-atendimento')
    await heading(page, 'Pronto atendimento')
    await fits(page)
    if (viewport === narrow) return
    await person.context.setOffline(true)
    const banner = page.getByRole('status').filter({ hasText: 'Sem conexão' })
    await banner.waitFor()
    await page.evaluate(() => window.scrollBy(0, 600))
    const above = async (): Promise<number> => {
      const [over, under] = [await banner.boundingBox(), await page.getByRole('banner').boundingBox()]
      return over && under ? under.y - (over.y + over.height) : Number.NaN
    }
    // The header is whole, below what is said of the connection.
    await expect.poll(above).toBeCloseTo(0, 0)
  })
}
