import {
  createCustomer,
  giveCredit,
  PASSWORD,
  type SignedIn,
  signIn,
  type TestCustomer,
} from '@emma/api/test'
import { spokenHour } from '@emma/domain/format-date'
import { HOUR } from '@emma/domain/interval'
import type { Page } from '@playwright/test'
import { comeIn, type Person, phone } from '../../support/browser.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'
import { createSpecialistOpenNow, dateInSaoPaulo, type OpenSpecialist } from '../../support/open-now.ts'

test.describe.configure({ mode: 'serial' })

const MONEY = 200_000

interface Patient {
  readonly customer: TestCustomer
  readonly session: SignedIn
  readonly name: string
}

const emma = freshEmma()
let specialist: OpenSpecialist
let specialtyId: string
/** Have the slots that others wait for. */
let holder: Patient
/** First and second in line. */
let first: Patient & Person
let second: Patient & Person

const newPatient = async (name: readonly [string, string]): Promise<Patient> => {
  const { deps } = emma
  const customer = await createCustomer(deps, { name })
  await giveCredit(deps, customer.customerId, MONEY)
  return { customer, session: await signIn(deps, customer), name: name.join(' ') }
}
const onPhone = async (patient: Patient): Promise<Patient & Person> => {
  const person = await emma.open({ viewport: phone })
  await comeIn(person, patient.customer.email, PASSWORD)
  return { ...patient, ...person }
}

test.beforeAll(async () => {
  specialist = await createSpecialistOpenNow(emma)
  const offers = await ask<{ specialties: { id: string }[] }>(
    undefined,
    'GET',
    `specialists/specialists/${specialist.specialistId}`,
  )
  specialtyId = offers.specialties[0]?.id ?? ''
  holder = await newPatient(['Helena', 'Duarte'])
  first = await onPhone(await newPatient(['Marina', 'Prado']))
  second = await onPhone(await newPatient(['Bruno', 'Teles']))
})

const ask = async <T>(who: Patient | undefined, method: string, path: string, body?: object): Promise<T> => {
  const answer = await fetch(`${emma.url}/api/v1/${path}`, {
    method,
    headers: { ...who?.session.headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
  return answer.json()
}

interface Booked {
  readonly id: string
  readonly starts_at: string
}

/** Books by the wallet, that many hours ahead. */
const book = async (who: Patient, hours: number): Promise<Booked> => {
  const from = new Date(Date.now() + hours * HOUR).toISOString()
  const to = new Date(Date.now() + (hours + 1) * HOUR).toISOString()
  const { specialistId } = specialist
  const path = `customer/specialists/${specialistId}/schedules?from=${from}&to=${to}`
  const { data } = await ask<{ data: { id: string }[] }>(who, 'GET', path)
  const confirm = `schedules/auth/${who.customer.customerId}/schedules/${data[0]?.id}/confirm`
  return ask<Booked>(who, 'POST', confirm, { specialty_id: specialtyId, payment_method: 'wallet' })
}
const cancel = (who: Patient, id: string) =>
  ask(who, 'DELETE', `schedules/auth/schedules/${id}/cancelPerCustomer`)
const hourOf = (instant: string): string =>
  spokenHour(
    new Date(instant).toLocaleTimeString('pt-BR', {
      timeZone: 'America/Sao_Paulo',
      hour: '2-digit',
      minute: '2-digit',
    }),
  )
const offerOn = (page: Page) => page.getByRole('region', { name: 'Abriu um horário para você' })

/** Moves the focus there with the tab key alone. */
const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  const target = page.getByRole('button', { name }).first()
  for (let stops = 0; stops < 60; stops += 1) {
    if (await target.evaluate((button) => button === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The tab key does not lead to ${name}`)
}

/** The specialist's calendar says that the time is offered, and how many wait. */
const practiceSees = async ({ starts_at }: Booked): Promise<void> => {
  const { page } = await emma.open()
  await comeIn({ page, context: page.context() }, specialist.email, PASSWORD)
  await page.goto(`/specialist/calendar?view=day&date=${dateInSaoPaulo(new Date(starts_at))}`)
  await page.getByRole('button', { name: /Lista de espera · oferecido até/ }).waitFor()
  await page.getByText(/^2 pessoas na sua lista de espera/).waitFor()
}

test('the first in line lets a freed time pass, and the second books it', async () => {
  const freed = await book(holder, 14)
  await book(first, 20)
  await first.page.goto('/customer/agenda')
  await tabTo(first.page, /^Mais ações da consulta com Renata/)
  await first.page.keyboard.press('Enter')
  const wait = first.page.getByRole('menuitem', { name: /^Avise-me se abrir um horário antes com Renata/ })
  await wait.focus()
  await first.page.keyboard.press('Enter')
  const joining = first.page.getByRole('dialog', { name: 'Avisar se abrir um horário' })
  await joining.getByRole('button', { name: 'Entrar na lista de espera' }).click()
  const lines = first.page.getByRole('region', { name: 'Minhas listas de espera' })
  await lines.getByText('Você é o próximo').waitFor()

  await second.page.goto(`/customer/horario/${specialist.specialistId}`)
  await second.page.getByRole('button', { name: 'Avise-me se abrir um horário antes' }).click()
  const wish = second.page.getByRole('dialog', { name: 'Avisar se abrir um horário' })
  await wish.getByLabel('Quero horários até').waitFor()
  await wish.getByRole('button', { name: 'Entrar na lista de espera' }).click()
  await second.page.getByText('Você está na lista de espera: 2º da fila.').waitFor()
  await second.page.goto('/customer')
  await second.page.getByRole('heading', { level: 1 }).waitFor()

  await cancel(holder, freed.id)
  const offer = offerOn(first.page)
  await offer.getByText(new RegExp(`Renata Albuquerque.*${hourOf(freed.starts_at)}`)).waitFor()
  await offer
    .getByRole('timer')
    .getByText(/Reservado por mais 0?[89]:|Reservado por mais 10:00/)
    .waitFor()
  expect(await offerOn(second.page).count()).toBe(0)
  await practiceSees(freed)
  await offer.getByRole('button', { name: 'Dispensar este horário' }).click()
  await first.page
    .getByRole('dialog', { name: 'Dispensar este horário?' })
    .getByRole('button', { name: 'Dispensar este horário' })
    .click()
  await first.page.getByText('Horário dispensado. Você continua na lista.').waitFor()
  await offer.waitFor({ state: 'hidden' })

  const next = offerOn(second.page)
  await next.getByRole('button', { name: 'Marcar este horário' }).click()
  await second.page.waitForURL(/step=pay/)
  await second.page.getByRole('switch', { name: 'Usar carteira' }).click()
  await second.page.getByRole('button', { name: /^Pagar|^Confirmar/ }).click()
  await second.page.getByRole('heading', { name: 'Consulta confirmada' }).waitFor()
  await second.page.goto('/customer/agenda')
  await second.page
    .getByRole('article')
    .filter({ hasText: hourOf(freed.starts_at) })
    .waitFor()
  expect(await second.page.getByRole('region', { name: 'Minhas listas de espera' }).count()).toBe(0)
})

test('who has an appointment moves it to the freed time with one answer', async () => {
  const freed = await book(holder, 15)
  await first.page.goto('/customer/agenda')
  await first.page.getByText('Você é o próximo').waitFor()
  await cancel(holder, freed.id)
  await tabTo(first.page, /^Mudar para este horário/)
  await first.page.keyboard.press('Enter')
  await first.page.getByText(/^Consulta remarcada para/).waitFor()
  await first.page
    .getByRole('article')
    .filter({ hasText: hourOf(freed.starts_at) })
    .waitFor()
  await first.page.getByRole('region', { name: 'Minhas listas de espera' }).waitFor({ state: 'hidden' })
})

test('after a consultation the patient says how it was, once, and others read it', async () => {
  const { deps } = emma
  const ended = new Date(Date.now() - HOUR)
  await deps.db
    .updateTable('appointments')
    .set({
      status: 'finished',
      starts_at: new Date(ended.getTime() - HOUR / 12),
      ends_at: ended,
      finished_at: ended,
    })
    .where('customer_id', '=', first.customer.customerId)
    .execute()
  await first.page.goto('/customer')
  const asking = first.page.getByRole('region', { name: 'Como foi a sua consulta?' })
  await asking.getByText(/Renata Albuquerque/).waitFor()
  await tabTo(first.page, /^Avaliar a consulta com Renata/)
  await first.page.keyboard.press('Enter')
  const dialog = first.page.getByRole('dialog', { name: 'Avaliar consulta' })
  await dialog.getByRole('button', { name: 'Enviar avaliação' }).click()
  await dialog.getByText('Escolha uma nota de 1 a 5.').waitFor()
  await dialog.getByRole('radio', { name: /^4 estrelas/ }).focus()
  await first.page.keyboard.press('Space')
  await first.page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('radio', { name: /^5 estrelas/ })).toBeChecked()
  await dialog.getByRole('textbox', { name: 'Comentário (opcional)' }).fill('Ouviu tudo com calma.')
  await dialog.getByRole('button', { name: 'Enviar avaliação' }).click()
  await first.page.getByText('Obrigado! Sua avaliação foi publicada.').waitFor()
  await asking.waitFor({ state: 'hidden' })
  await second.page.goto(`/customer/detail/${specialist.specialistId}`)
  await second.page.getByText('Ouviu tudo com calma.').waitFor()
  await second.page.getByText('Marina P.').waitFor()
  await first.page.goto('/customer/agenda?tab=past')
  await first.page.getByRole('listitem').filter({ hasText: specialist.name }).first().waitFor()
  expect(await first.page.getByRole('button', { name: /^Avaliar a consulta/ }).count()).toBe(0)
})
