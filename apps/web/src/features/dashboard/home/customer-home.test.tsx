import { MINUTE } from '@emma/domain/interval'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { rememberTestedDevices } from '../../../lib/session/tested-devices.ts'
import { addDays, today } from '../../../lib/time/days.ts'
import { openApp } from '../../../test/app.tsx'
import { appointmentOf, ids } from '../../../test/booking-api.fake.ts'
import { knowOwnAddress } from '../../../test/own-address.ts'
import { customer } from '../../../test/people.ts'
import { ahead } from './customer-home-screen.tsx'

vi.mock('../../../lib/realtime/realtime.ts', () => ({
  on: () => () => undefined,
  onMissed: () => () => undefined,
  onConnected: () => () => undefined,
}))

const patient = { ...customer, customerId: ids.customer }
const nothing = { data: [], meta: { page: 1, pageSize: 1, total: 0 }, unread: 0, unreadMessages: 0 }
const standing = {
  price: 9000,
  queue_minutes: 30,
  kind_of_care: 'general',
  on_duty: 3,
  waiting: 0,
  estimate: { median_minutes: 8, p80_minutes: 15 },
  estimated_wait: 8,
  attended_by: [],
  kinds: [],
  last: null,
}

let answers: Record<string, unknown>
let asked: string[]
beforeEach(() => {
  asked = []
  queryClient.clear()
  localStorage.clear()
  knowOwnAddress()
  answers = {
    'queue/me': null,
    'queue/offer': standing,
    'schedules/customer': nothing,
    'customer/notifications': nothing,
    'customer/waitlist': nothing,
    'customer/favorites': nothing,
    'customer/recent-specialists': { data: [] },
    'customer/info': { address: null },
    'customer/prescriptions': nothing,
    'customer/consents': { data: [] },
  }
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const path = new URL(new Request(input, init).url).pathname.replace('/api/v1/', '')
    asked.push(path)
    return path in answers ? Response.json(answers[path]) : new Response(null, { status: 503 })
  })
  return () => vi.unstubAllGlobals()
})

test('a new account is shown three steps, how far it is, and the way to each that is left', async () => {
  await openApp('/customer', patient)
  const steps = within(await screen.findByRole('region', { name: 'Primeiros passos' }))
  expect(steps.getByText('1 de 3')).toBeDefined()
  expect(steps.getByRole('progressbar')).toHaveProperty('value', 1)
  expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/customer/perfil/dados#endereco',
    '/customer/specialists/todos',
  ])
})

test('the greeting follows the hour on a screen that stays open', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date().setHours(11, 59, 0, 0) })
  onTestFinished(() => void vi.useRealTimers())
  await openApp('/customer', patient)
  await screen.findByRole('heading', { level: 1, name: /^Bom dia/ })
  act(() => void vi.advanceTimersByTime(2 * MINUTE))
  await screen.findByRole('heading', { level: 1, name: /^Boa tarde/ })
})

test('what is to be decided is asked for before anything is drawn, as it stands above the rest', async () => {
  ahead()
  await waitFor(() =>
    expect(asked).toEqual(
      expect.arrayContaining([
        'customer/notifications',
        'customer/proposals',
        'customer/booking-links',
        'customer/waitlist',
      ]),
    ),
  )
})

test('who booked before is shown no first steps', async () => {
  answers['schedules/customer'] = { ...nothing, data: [appointmentOf()], meta: { ...nothing.meta, total: 1 } }
  await openApp('/customer', patient)
  await screen.findByRole('region', { name: 'Sua próxima consulta' })
  expect(screen.queryByRole('region', { name: 'Primeiros passos' })).toBeNull()
})

test('of an appointment that is over nothing is said to open, until the server has closed it', async () => {
  const at = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString()
  const own = (starts_at: string) => ({ ...nothing, data: [appointmentOf({ starts_at, online: true })] })
  const opens = 'A sala abre 10 minutos antes do início.'
  answers['schedules/customer'] = own(at(60))
  const view = await openApp('/customer', patient)
  await screen.findByText(opens)
  view.unmount()
  queryClient.clear()
  answers['schedules/customer'] = own(at(-45))
  await openApp('/customer', patient)
  await screen.findByText(/^Começou há 4\d min$/)
  expect(screen.queryByText(opens)).toBeNull()
})

test('where the next appointment can’t be had that is said, the rest stands, and it is not asked for on and on', async () => {
  delete answers['schedules/customer']
  await openApp('/customer', patient)
  const next = within(await screen.findByRole('region', { name: 'Sua próxima consulta' }))
  await next.findByRole('alert')
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  const before = asked.length
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
  expect(asked.slice(before)).toEqual([])
  expect(screen.getByRole('heading', { level: 1, name: /^(Bom|Boa) / })).toBeDefined()
})

test('who waits in the queue finds the own place first', async () => {
  answers['queue/me'] = { position: 2, estimate: { median_minutes: 8, p80_minutes: 15 } }
  await openApp('/customer', patient)
  const queue = within(await screen.findByRole('region', { name: 'Você está na fila do pronto atendimento' }))
  expect(queue.getByText('2º da fila')).toBeDefined()
  expect(queue.getByText('espera de 8 a 15 min')).toBeDefined()
  expect(queue.getByRole('link', { name: 'Ver meu lugar na fila' }).getAttribute('href')).toBe(
    '/customer/pronto-atendimento',
  )
})

const running = appointmentOf({ status: 'in_progress', can: { ...appointmentOf().can, join: true } })
const waiting = { position: 2, estimate: { median_minutes: 8, p80_minutes: 15 } }

test('a consultation that can be entered comes first, and the place in the queue is a row below it', async () => {
  answers['schedules/customer'] = { ...nothing, data: [running], meta: { ...nothing.meta, total: 1 } }
  answers['queue/me'] = waiting
  await openApp('/customer', patient)
  await screen.findByRole('link', { name: 'Entrar' })
  const row = await screen.findByRole('link', {
    name: /^Você está na fila.*2º da fila · espera de 8 a 15 min/,
  })
  expect(row.getAttribute('href')).toBe('/customer/pronto-atendimento')
  expect(screen.queryByRole('region', { name: /Você está na fila/ })).toBeNull()
  const next = screen.getByRole('region', { name: 'Sua próxima consulta' })
  expect(next.compareDocumentPosition(row)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(next.dataset.quiet).toBeUndefined()
})

test('who waits in the queue sees a later appointment without its deep surface', async () => {
  answers['schedules/customer'] = { ...nothing, data: [appointmentOf()], meta: { ...nothing.meta, total: 1 } }
  answers['queue/me'] = waiting
  await openApp('/customer', patient)
  await screen.findByRole('region', { name: 'Você está na fila do pronto atendimento' })
  const next = await screen.findByRole('region', { name: 'Sua próxima consulta' })
  expect(next.dataset.quiet).toBe('true')
})

test('what is to be prepared for the next appointment is listed, and ticked once it is', async () => {
  const open = { ...appointmentOf(), can: { ...appointmentOf().can, prepare: true } }
  const own = (preparation: object) => ({ ...nothing, data: [{ ...open, preparation }] })
  answers['schedules/customer'] = own({ asked: true, done: false })
  const view = await openApp('/customer', patient)
  const todo = within(await screen.findByRole('list', { name: 'Antes da consulta' }))
  const link = todo.getByRole('link', { name: 'Responda às perguntas da consulta' })
  expect(link.getAttribute('href')).toBe(`/customer/preparo/${ids.appointment}`)
  view.unmount()
  queryClient.clear()
  answers['schedules/customer'] = own({ asked: true, done: true })
  await openApp('/customer', patient)
  const done = within(await screen.findByRole('list', { name: 'Antes da consulta' }))
  expect(done.getByRole('link', { name: 'Ver o que você contou' })).toBeDefined()
})

test('what is to be prepared is one line that says how much is left, and opens', async () => {
  const next = { ...appointmentOf(), online: true, can: { ...appointmentOf().can, prepare: true } }
  answers['schedules/customer'] = {
    ...nothing,
    data: [{ ...next, preparation: { asked: true, done: true } }],
  }
  await openApp('/customer', patient)
  const line = await screen.findByText(/^Preparação: falta/)
  expect(line.textContent).toBe('Preparação: faltam 2 itens')
  const fold = line.closest('details')
  expect(fold?.open).toBe(false)
  await userEvent.click(line)
  expect(fold?.open).toBe(true)
})

test('before a video call the term and the devices stand in that list until both are done', async () => {
  const next = { ...appointmentOf(), online: true, can: { ...appointmentOf().can, prepare: true } }
  answers['schedules/customer'] = { ...nothing, data: [next] }
  const view = await openApp('/customer', patient)
  const todo = within(await screen.findByRole('list', { name: 'Antes da consulta' }))
  const term = await todo.findByRole('link', { name: 'Aceite o termo de teleconsulta' })
  expect(term.getAttribute('href')).toBe('/customer/area-paciente?tab=consents')
  const test = todo.getByRole('link', { name: 'Teste a câmera e o microfone' })
  expect(test.getAttribute('href')).toBe('/customer/aparelho')
  view.unmount()
  queryClient.clear()
  rememberTestedDevices()
  answers['customer/consents'] = { data: [{ kind: 'telemedicine', accepted_at: '2026-01-01T12:00:00Z' }] }
  await openApp('/customer', patient)
  const done = within(await screen.findByRole('list', { name: 'Antes da consulta' }))
  await done.findByText('Termo aceito')
  expect(done.getByText('Câmera e microfone testados')).toBeDefined()
  expect(done.getAllByRole('link')).toHaveLength(1)
})

test('a prescription that the pharmacy takes for some days more is told of; one that is over, or far, is not', async () => {
  const document = (name: string, valid_until: string | null) => ({
    id: name,
    medicines: [name],
    valid_until,
    dependent: name === 'Dipirona' ? { id: name, name: 'Lia' } : null,
  })
  answers['customer/prescriptions'] = {
    ...nothing,
    data: [
      document('Losartana', addDays(today(), 40)),
      document('Amoxicilina', addDays(today(), 5)),
      document('Dipirona', today()),
      document('Cefalexina', addDays(today(), -1)),
      document('Vitamina D', null),
    ],
  }
  await openApp('/customer', patient)
  const reminders = within(await screen.findByRole('list', { name: 'Receitas que vencem logo' }))
  const links = reminders.getAllByRole('link')
  expect(links.map((link) => link.querySelector('small')?.textContent)).toEqual([
    'Dipirona · Para Lia',
    'Amoxicilina',
  ])
  expect(links[0]?.getAttribute('href')).toBe('/customer/prescricao')
})

test('urgent care says who is there and how long it takes, and nothing that is not known', async () => {
  const view = await openApp('/customer', patient)
  await screen.findByText('3 de plantão · espera de 8 a 15 min')
  view.unmount()
  queryClient.clear()
  answers['queue/offer'] = { ...standing, on_duty: 0, estimate: null }
  await openApp('/customer', patient)
  await screen.findByText('Ninguém de plantão agora')
})
