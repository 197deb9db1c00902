import type { WaitlistEntry } from '@emma/contracts/waitlist'
import { MINUTE } from '@emma/domain/interval'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { openApp } from '../../test/app.tsx'
import { knowOwnAddress } from '../../test/own-address.ts'
import { customer } from '../../test/people.ts'

const listeners = new Map<string, Set<(payload: object) => void>>()
const emit = (event: string, payload: object) => {
  for (const listener of listeners.get(event) ?? []) listener(payload)
}
vi.mock('../../lib/realtime/realtime.ts', () => ({
  on: (event: string, listener: (payload: object) => void) => {
    listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    return () => listeners.get(event)?.delete(listener)
  },
  onMissed: () => () => undefined,
  onConnected: () => () => undefined,
  ask: async () => ({}),
}))

const id = (last: string) => `018f0000-0000-7000-8000-0000000000${last}`
const patient = { ...customer, customerId: id('0b') }
const soon = new Date(Date.now() + 26 * 60 * MINUTE)
const slot = {
  id: 'slot',
  specialist_id: id('0a'),
  date: '2026-11-26',
  init_hour: '09:00',
  final_hour: '09:30',
  starts_at: soon.toISOString(),
  ends_at: new Date(soon.getTime() + 30 * MINUTE).toISOString(),
  timezone: 'America/Sao_Paulo',
  status: 'open',
  place_id: null,
  online: true,
  place: null,
  duration_minutes: 30,
  price: 18_000,
} as const
const entryOf = (change: Partial<WaitlistEntry> = {}): WaitlistEntry => ({
  id: id('01'),
  specialist: { id: id('0a'), name: 'Helena Vasconcelos', avatar: null },
  specialty: { id: id('0c'), name: 'Clínica médica' },
  schedule_id: null,
  current_starts_at: null,
  current_place: null,
  until: '2026-12-20',
  timezone: 'America/Sao_Paulo',
  position: 2,
  offer: null,
  created_at: new Date().toISOString(),
  ...change,
})
const offerOf = (left = 9 * MINUTE): NonNullable<WaitlistEntry['offer']> => ({
  id: id('02'),
  slot,
  status: 'offered',
  expires_at: new Date(Date.now() + left).toISOString(),
})

const problem = (code: string) =>
  Response.json(
    { type: 'about:blank', title: 'Atenção', status: 409, code, detail: code, traceId: 'x' },
    { status: 409, headers: { 'content-type': 'application/problem+json' } },
  )

/** The patient's lines; `answer` is the answer to writes. */
const lineServer = (entries: WaitlistEntry[], answer = () => new Response(null, { status: 204 })) => {
  const server = { entries, written: [] as Request[] }
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method !== 'GET') {
      server.written.push(request)
      return answer()
    }
    if (/customer\/waitlist$/.test(request.url)) return Response.json({ data: server.entries })
    return Response.json({ data: [], meta: { page: 1, pageSize: 10, total: 0 }, unread: 0 })
  })
  return server
}

beforeEach(() => {
  queryClient.clear()
  knowOwnAddress()
  listeners.clear()
  return () => vi.unstubAllGlobals()
})

test('the agenda says which place in line the patient has, and how to leave it', async () => {
  const server = lineServer([entryOf()])
  await openApp('/customer/agenda', patient)
  const lines = within(await screen.findByRole('region', { name: 'Minhas listas de espera' }))
  expect(lines.getByText('2º da fila')).toBeDefined()
  expect(lines.getByText('Qualquer horário até 20/12/2026')).toBeDefined()
  await userEvent.click(
    lines.getByRole('button', { name: 'Sair da lista de espera de Clínica médica com Helena Vasconcelos' }),
  )
  server.entries = []
  const question = within(await screen.findByRole('dialog', { name: 'Sair da lista de espera?' }))
  await userEvent.click(question.getByRole('button', { name: 'Sair da lista' }))
  await waitFor(() => expect(server.written[0]?.method).toBe('DELETE'))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Minhas listas de espera' })).toBeNull())
})

test('who waits for nothing sees nothing of it', async () => {
  lineServer([])
  await openApp('/customer/agenda', patient)
  await screen.findByText('Você não tem consultas marcadas')
  expect(screen.queryByRole('region', { name: /espera|Abriu/ })).toBeNull()
})

test('a time that opens is there as soon as the server tells, with how long it is kept', async () => {
  const server = lineServer([entryOf()])
  await openApp('/customer/agenda', patient)
  await screen.findByText('2º da fila')
  server.entries = [entryOf({ offer: offerOf() })]
  act(() => emit('notification', { id: id('09'), kind: 'waitlist_offer' }))
  const offer = within(await screen.findByRole('region', { name: 'Abriu um horário para você' }))
  expect(offer.getByRole('timer').textContent).toMatch(/^Reservado por mais 0[89]:\d\d$/)
})

test('yes leads to the payment of exactly that time', async () => {
  const offer = { ...offerOf(), status: 'booking' }
  lineServer([entryOf({ offer: offerOf() })], () => Response.json({ appointment: null, offer }))
  const { router } = await openApp('/customer/agenda', patient)
  await userEvent.click(
    await screen.findByRole('button', { name: /^Marcar este horário: Helena Vasconcelos, / }),
  )
  await waitFor(() => expect(router.state.location.pathname).toBe(`/customer/horario/${id('0a')}`))
  expect(router.state.location.search).toMatchObject({ slot: 'slot', specialty: id('0c'), step: 'pay' })
})

test('a yes that comes late says so, and reads what is left of it', async () => {
  const server = lineServer([entryOf({ offer: offerOf() })], () => problem('offer_over'))
  await openApp('/customer/agenda', patient)
  const yes = await screen.findByRole('button', { name: /^Marcar este horário: Helena Vasconcelos, / })
  server.entries = [entryOf()]
  await userEvent.click(yes)
  await screen.findByText('offer_over')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Abriu um horário para você' })).toBeNull())
})

test('a time at another place says where it is, and moves the appointment only after a yes to that', async () => {
  const place = { id: id('0f'), name: 'Clínica Ipê', address: 'Rua Nova, 100, São Paulo - SP' }
  const elsewhere = { ...offerOf(), slot: { ...slot, online: false, place_id: place.id, place } }
  const server = lineServer([
    entryOf({ schedule_id: id('0e'), current_starts_at: slot.ends_at, offer: elsewhere }),
  ])
  await openApp('/customer/agenda', patient)
  await screen.findByText('Presencial: Clínica Ipê, Rua Nova, 100, São Paulo - SP')
  const press = () =>
    userEvent.click(screen.getByRole('button', { name: /^Mudar para este horário: Helena Vasconcelos, / }))
  await press()
  const first = within(await screen.findByRole('dialog', { name: 'O local da consulta muda' }))
  first.getByText(/^Antes: Online, por vídeo\. Depois: Presencial: Clínica Ipê/)
  await userEvent.click(first.getByRole('button', { name: 'Voltar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.written).toEqual([])
  await press()
  const second = within(await screen.findByRole('dialog', { name: 'O local da consulta muda' }))
  await userEvent.click(second.getByRole('button', { name: 'Sim, mudar o local' }))
  await waitFor(async () => expect(await server.written[0]?.clone().json()).toEqual({ place_id: place.id }))
})

test('passing it on is asked once more, and said', async () => {
  const server = lineServer([
    entryOf({ schedule_id: id('0e'), current_starts_at: slot.ends_at, offer: offerOf() }),
  ])
  await openApp('/customer/agenda', patient)
  await screen.findByRole('button', { name: /^Mudar para este horário: Helena Vasconcelos, / })
  await userEvent.click(screen.getByRole('button', { name: /^Dispensar este horário: Helena Vasconcelos, / }))
  const question = within(await screen.findByRole('dialog', { name: 'Dispensar este horário?' }))
  await userEvent.click(question.getByRole('button', { name: 'Dispensar este horário' }))
  await screen.findByText('Horário dispensado. Você continua na lista.')
  expect(server.written[0]?.url).toContain('/decline')
})

test('its end is noticed without anybody telling', async () => {
  const server = lineServer([entryOf({ offer: offerOf(1500) })])
  await openApp('/customer/agenda', patient)
  await screen.findByRole('region', { name: 'Abriu um horário para você' })
  server.entries = [entryOf()]
  await waitFor(
    () => expect(screen.queryByRole('region', { name: 'Abriu um horário para você' })).toBeNull(),
    {
      timeout: 60_000,
    },
  )
})
