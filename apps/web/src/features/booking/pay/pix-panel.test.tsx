import { MINUTE } from '@emma/domain/interval'
import { QueryClient } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { openApp } from '../../../test/app.tsx'
import { appointmentOf, bookingServer, cut, ids } from '../../../test/booking-api.fake.ts'
import { knowOwnAddress } from '../../../test/own-address.ts'
import { customer } from '../../../test/people.ts'
import { appointmentQuery } from '../booking.queries.ts'

vi.mock('../../../lib/realtime/realtime.ts', () => ({
  on: () => () => undefined,
  onMissed: () => () => undefined,
  onConnected: () => () => undefined,
}))

const patient = { ...customer, customerId: ids.customer }
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString()

/** A Pix that is to be paid: how long the bank takes it, and how long the time is reserved. */
const unpaid = (pixMinutes: number, heldMinutes: number) =>
  appointmentOf({
    status: 'awaiting_payment',
    hold_expires_at: inMinutes(heldMinutes),
    payment: {
      method: 'pix',
      status: 'pending',
      amount: 18_000,
      wallet_amount: 0,
      pix: { qr_code: '000201', qr_code_url: '/qr.png', expires_at: inMinutes(pixMinutes) },
    },
  })

const open = () => openApp(`/customer/horario/${ids.specialist}?appointment=${ids.appointment}`, patient)

beforeEach(() => {
  sessionStorage.clear()
  queryClient.clear()
  knowOwnAddress()
  return () => vi.unstubAllGlobals()
})
afterEach(() => vi.useRealTimers())

test('a Pix whose time is over is not offered any more', async () => {
  bookingServer([]).appointment = unpaid(-0.1, -0.1)
  await open()
  await screen.findByRole('heading', { name: 'O tempo para pagar terminou' })
  expect(screen.getByText('Estamos conferindo se o pagamento chegou.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Copiar código' })).toBeNull()
  expect(screen.queryByText(/A confirmação aparece aqui na hora/)).toBeNull()
})

test('the time left is that of the reserved time, though the bank takes the Pix for longer', async () => {
  bookingServer([]).appointment = unpaid(15, 4)
  await open()
  expect((await screen.findByRole('timer')).textContent).toMatch(/Expira em 0[34]:/)
})

test('while the payment cannot be checked no confirmation is promised', async () => {
  const server = bookingServer([])
  server.appointment = unpaid(15, 15)
  await open()
  await screen.findByText(/A confirmação aparece aqui na hora/)
  const answering = fetch
  vi.stubGlobal('fetch', cut)
  await screen.findByText(/Não estamos conseguindo conferir o pagamento/)
  expect(screen.queryByText(/A confirmação aparece aqui na hora/)).toBeNull()
  vi.stubGlobal('fetch', answering)
  server.appointment = appointmentOf()
  await screen.findByRole('heading', { name: 'Consulta confirmada' })
})

test('a check that is not answered is given up, to ask again', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const asked = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    .fetchQuery(appointmentQuery(ids.appointment))
    .then(
      () => 'answered',
      () => 'given up',
    )
  await vi.advanceTimersByTimeAsync(MINUTE / 6)
  expect(await Promise.race([asked, 'still waiting'])).toBe('given up')
})
