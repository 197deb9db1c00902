import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { openApp } from '../../../test/app.tsx'
import { appointmentOf, ids } from '../../../test/booking-api.fake.ts'
import { knowOwnAddress } from '../../../test/own-address.ts'
import { customer } from '../../../test/people.ts'

vi.mock('../../../lib/realtime/realtime.ts', () => ({
  on: () => () => undefined,
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
beforeEach(() => {
  queryClient.clear()
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
  }
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const path = new URL(new Request(input, init).url).pathname.replace('/api/v1/', '')
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

test('who booked before is shown no first steps', async () => {
  answers['schedules/customer'] = { ...nothing, data: [appointmentOf()], meta: { ...nothing.meta, total: 1 } }
  await openApp('/customer', patient)
  await screen.findByRole('region', { name: 'Sua próxima consulta' })
  expect(screen.queryByRole('region', { name: 'Primeiros passos' })).toBeNull()
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

test('urgent care says who is there and how long it takes, and nothing that is not known', async () => {
  const view = await openApp('/customer', patient)
  await screen.findByText('3 profissionais de plantão agora · espera de 8 a 15 min')
  view.unmount()
  queryClient.clear()
  answers['queue/offer'] = { ...standing, on_duty: 0, estimate: null }
  await openApp('/customer', patient)
  await screen.findByText('Ninguém está de plantão neste momento.')
})
