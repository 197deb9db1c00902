import {
  createCustomer,
  createSpecialist,
  createSpecialty,
  insertAppointment,
  PASSWORD,
  type SignedIn,
  signIn,
  type TestCustomer,
  type TestSpecialist,
} from '@emma/api/test'
import { DAY } from '@emma/domain/interval'
import type { Page } from '@playwright/test'
import { comeIn, phone } from './browser.ts'
import type { Emma } from './fixtures.ts'
import { follow } from './page.ts'

export interface Chat {
  readonly customer: TestCustomer & SignedIn
  readonly specialist: TestSpecialist & SignedIn
}

/** A patient and a specialist with a consultation yesterday. */
export const newChat = async (
  { deps }: Emma,
  patient: readonly [string, string],
  doctor: readonly [string, string],
): Promise<Chat> => {
  const specialtyId = await createSpecialty(deps)
  const customer = await createCustomer(deps, { name: patient })
  const specialist = await createSpecialist(deps, { specialtyId, name: doctor })
  const startsAt = new Date(Date.now() - DAY)
  await insertAppointment({ deps }, { specialist, customer, specialtyId, startsAt, status: 'finished' })
  return {
    customer: { ...customer, ...(await signIn(deps, customer)) },
    specialist: { ...specialist, ...(await signIn(deps, specialist)) },
  }
}

export const open = async (
  emma: Emma,
  who: { readonly email: string },
  path: string,
  viewport?: typeof phone,
): Promise<Page> => {
  const person = await emma.open(viewport ? { viewport } : {})
  await comeIn(person, who.email, PASSWORD)
  await person.page.goto(path)
  return person.page
}
/** The patient on a phone, through the tab bar; the specialist on a desktop. */
export const asPatient = async (emma: Emma, { customer, specialist }: Chat): Promise<Page> => {
  const page = await open(emma, customer, '/customer', phone)
  await follow(page, page.getByRole('link', { name: 'Conversas' }).last(), /chat/)
  await page.getByRole('link', { name: new RegExp(specialist.name) }).click()
  await writing(page).waitFor()
  return page
}
export const asSpecialist = async (emma: Emma, { customer, specialist }: Chat): Promise<Page> => {
  const page = await open(emma, specialist, '/specialist/app/chat')
  await page.getByRole('link', { name: new RegExp(customer.name) }).click()
  await writing(page).waitFor()
  return page
}

export const writing = (page: Page) => page.getByRole('textbox', { name: 'Mensagem', exact: true })
export const log = (page: Page) => page.getByRole('log')
export const said = (page: Page, text: string) => log(page).getByRole('article').filter({ hasText: text })
export const write = async (page: Page, text: string): Promise<void> => {
  await writing(page).fill(text)
  await writing(page).press('Enter')
}
/** The server's data, by the wire. */
export const ask = async (emma: Emma, who: SignedIn, path: string, body?: object) => {
  const answer = await fetch(`${emma.url}/api/v1/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...who.headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
  return answer.json()
}
export const chatOf = async (
  emma: Emma,
  { customer }: Chat,
): Promise<{ chatId: string; unreadMessages: number }> =>
  (await ask(emma, customer, 'customer/contacts')).data[0]
