import type { CompanionVisit } from '@emma/contracts/calls/companion'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { openApp } from '../../../test/app.tsx'
import { appointmentOf, ids } from '../../../test/booking-api.fake.ts'
import { knowOwnAddress } from '../../../test/own-address.ts'
import { customer } from '../../../test/people.ts'

const TOKEN = 'a'.repeat(43)
const hour = (from: number) => new Date(Date.now() + from * 3_600_000).toISOString()
const visitOf = (more: Partial<CompanionVisit> = {}): CompanionVisit => ({
  status: 'invited',
  name: 'Ana Souza',
  kind: 'family',
  patient: 'Paula',
  specialist: 'Helena Vasconcelos',
  starts_at: hour(0),
  ends_at: hour(0.5),
  opens_at: hour(-0.2),
  people: [],
  ...more,
})

let answer: object | null
/** The agenda of the person whose browser it is. */
let own: readonly object[]
let refusal: { readonly status: number; readonly code: string }
let asked: { readonly url: string; readonly body: unknown }[]
beforeEach(() => {
  asked = []
  own = []
  refusal = { status: 404, code: 'not_found' }
  queryClient.clear()
  sessionStorage.clear()
  knowOwnAddress()
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init)
    if (request.url.includes('schedules/customer?'))
      return Response.json({ data: own, meta: { page: 1, pageSize: 1, total: own.length } })
    if (!request.url.endsWith('/calls/companion')) return new Response(null, { status: 503 })
    asked.push({ url: request.url, body: await request.json() })
    if (answer) return Response.json(answer)
    return Response.json({ ...refusal, title: '', detail: '' }, { status: refusal.status })
  })
  return () => vi.unstubAllGlobals()
})
const come = () => openApp(`/acompanhar#${TOKEN}`, null)

test('who has the link sees whose consultation it is, without an account; the secret is in no address', async () => {
  answer = { visit: visitOf(), ended: null }
  await come()
  await screen.findByRole('heading', { name: 'Consulta de Paula' })
  screen.getByText(/^Com Helena Vasconcelos/)
  expect(screen.getByRole('textbox', { name: 'Seu nome' })).toHaveProperty('value', 'Ana Souza')
  expect(asked).toEqual([{ url: expect.not.stringContaining(TOKEN), body: { token: TOKEN } }])
})

test('nobody goes on who has not agreed, and no camera is asked for before', async () => {
  answer = { visit: visitOf(), ended: null }
  await come()
  const go = await screen.findByRole('button', { name: 'Continuar' })
  await userEvent.click(go)
  await screen.findByText('Marque que leu e concorda.')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Li e concordo' }))
  await userEvent.click(go)
  // This test has no device: the message shows that one was requested.
  await screen.findByRole('region', { name: 'Confira câmera e microfone' })
})

test('before the room opens it is said from when on one may ask', async () => {
  answer = { visit: visitOf({ opens_at: hour(2), starts_at: hour(2.2) }), ended: null }
  await come()
  await screen.findByText(/^Você poderá pedir para entrar a partir das \d+h/)
  expect(screen.queryByRole('button', { name: 'Continuar' })).toBeNull()
})

test.each([
  [{ visit: null, ended: 'over' }, 'A consulta terminou'],
  [{ visit: null, ended: 'withdrawn' }, 'Este convite expirou'],
  [null, 'Este convite expirou'],
] as const)('a link that leads nowhere says so, and names nobody: %j', async (given, words) => {
  answer = given
  await come()
  await screen.findByText(words)
  expect(screen.queryByText(/Paula|Helena/)).toBeNull()
})

test('a link that was cut on its way is one that leads nowhere, not fields to correct', async () => {
  answer = null
  refusal = { status: 422, code: 'validation_failed' }
  await come()
  await screen.findByText('Este convite expirou')
  expect(asked).toHaveLength(1)
})

test('the patient who opens the link that they sent is told that it is their own consultation, and how to join', async () => {
  const visit = visitOf()
  answer = { visit, ended: null }
  const mine = { ...appointmentOf(), starts_at: visit.starts_at }
  own = [mine]
  const patient = { ...customer, customerId: ids.customer }
  await openApp(`/acompanhar#${TOKEN}`, patient)
  await screen.findByText('Esta consulta é sua')
  screen.getByText(/^Este convite é para Ana Souza/)
  const way = screen.getByRole('link', { name: 'Ir para a minha consulta' })
  expect(way.getAttribute('href')).toBe(`/customer/calls/${mine.id}`)
})

test('a patient who is invited to the consultation of somebody else is not told so', async () => {
  answer = { visit: visitOf(), ended: null }
  own = [{ ...appointmentOf(), starts_at: hour(3) }]
  await openApp(`/acompanhar#${TOKEN}`, { ...customer, customerId: ids.customer })
  await screen.findByRole('textbox', { name: 'Seu nome' })
  expect(screen.queryByText('Esta consulta é sua')).toBeNull()
})
