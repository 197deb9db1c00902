import { DAY } from '@emma/domain/interval'
import type { Page } from '@playwright/test'
import { choose } from './browser.ts'
import { bookByWallet, type Client } from './money.ts'
import { dateInSaoPaulo, type OpenSpecialist } from './open-now.ts'
import { press } from './page.ts'

export const dayIn = (days: number): string => dateInSaoPaulo(new Date(Date.now() + days * DAY))
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).waitFor()
export const times = (page: Page) => page.getByRole('radiogroup', { name: /^Horários de/ }).getByRole('radio')
export const slotInAddress = (page: Page): string => new URL(page.url()).searchParams.get('slot') ?? ''

/**
 * Slots of the day after tomorrow, counted from the last: more than a day ahead at any hour, so that refunds are full.
 */
export const chooseTime = async (
  page: Page,
  { specialistId }: OpenSpecialist,
  fromLast: number,
): Promise<void> => {
  await page.goto(`/customer/horario/${specialistId}?day=${dayIn(2)}`)
  await times(page).last().waitFor()
  const count = await times(page).count()
  await choose(times(page).nth(count - fromLast))
  await page.waitForURL(/slot=/)
}
export const toPayment = async (page: Page, specialist: OpenSpecialist, fromLast: number): Promise<void> => {
  await chooseTime(page, specialist, fromLast)
  await press(page, 'Continuar para o pagamento')
  await heading(page, 'Pagamento')
}

const cardLabels = {
  pt: ['Número do cartão', 'Nome impresso no cartão', 'Mês', 'Ano', 'Código de segurança'],
  en: ['Card number', 'Name on the card', 'Month', 'Year', 'Security code'],
} as const

export const fillCard = async (
  page: Page,
  number: string,
  language: keyof typeof cardLabels = 'pt',
): Promise<void> => {
  const values = [number, 'PAULA NOGUEIRA', '12', '30', '012']
  for (const [at, label] of cardLabels[language].entries())
    await page.getByLabel(label).fill(values[at] ?? '')
}

/** Another patient books the slot that a patient has chosen. */
export const takeSlot = async (
  rival: Client,
  { specialistId }: OpenSpecialist,
  slot: string,
): Promise<void> => {
  const card = await rival.ask<{ specialties: { id: string }[] }>(
    'GET',
    `specialists/specialists/${specialistId}`,
  )
  await bookByWallet(rival, slot, card.specialties[0]?.id)
}
