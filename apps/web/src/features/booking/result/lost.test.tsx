import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { openApp } from '../../../test/app.tsx'
import { appointmentOf, bookingServer, ids, slotAt } from '../../../test/booking-api.fake.ts'
import { knowOwnAddress } from '../../../test/own-address.ts'
import { customer } from '../../../test/people.ts'

vi.mock('../../../lib/realtime/realtime.ts', () => ({
  on: () => () => undefined,
  onMissed: () => () => undefined,
  onConnected: () => () => undefined,
}))

const patient = { ...customer, customerId: ids.customer }
const dependent = { id: '018f0000-0000-7000-8000-0000000000d1', name: 'Bia Teste' }
const unpaid = appointmentOf({
  status: 'expired',
  dependent,
  payment: {
    method: 'wallet_pix',
    status: 'failed',
    amount: 18_000,
    wallet_amount: 5000,
    reason: 'pix_expired',
  },
})
const open = async () => {
  const app = await openApp(`/customer/horario/${ids.specialist}?appointment=${ids.appointment}`, patient)
  await screen.findByRole('link', { name: 'Escolher outro horário' })
  return app
}

beforeEach(() => {
  sessionStorage.clear()
  queryClient.clear()
  knowOwnAddress()
  return () => vi.unstubAllGlobals()
})

test('a Pix that was not paid in time says which consultation it was; the same time, if free, is one press away', async () => {
  const server = bookingServer([])
  server.appointment = unpaid
  const { router } = await open()
  expect(screen.getByText('Para Bia Teste')).toBeDefined()
  expect(screen.getByRole('heading', { name: 'A reserva não foi concluída' })).toBeDefined()
  await userEvent.click(screen.getByRole('link', { name: 'Tentar o mesmo horário' }))
  await waitFor(() =>
    expect(router.state.location.search).toMatchObject({
      specialty: ids.specialty,
      slot: slotAt(0).id,
      step: 'pay',
      pay: 'pix',
      mix: '1',
      for: dependent.id,
    }),
  )
})

test('a time that somebody else has by now is not offered again; another one is for the same person', async () => {
  const server = bookingServer([])
  server.appointment = unpaid
  server.slots = [slotAt(1)]
  await open()
  expect(screen.queryByRole('link', { name: 'Tentar o mesmo horário' })).toBeNull()
  const other = screen.getByRole('link', { name: 'Escolher outro horário' }).getAttribute('href')
  expect(new URLSearchParams(other?.split('?')[1]).get('for')).toBe(dependent.id)
})

test('a Pix may have been paid in the last minute: it is not said that nothing was charged', async () => {
  bookingServer([]).appointment = unpaid
  await open()
  // With a wallet part, which is back by then, nothing is confirmed any more.
  expect(screen.getByText(/Se você já pagou o Pix, não pague de novo: você recebe reembolso/)).toBeDefined()
  expect(screen.queryByText(/a consulta é confirmada/)).toBeNull()
  expect(screen.queryByText(/Nada foi cobrado/)).toBeNull()
})

test('a Pix that was paid too late says that it is given back, and how far that is', async () => {
  bookingServer([]).appointment = appointmentOf({
    status: 'expired',
    payment: {
      method: 'pix',
      status: 'refunded',
      amount: 18_000,
      wallet_amount: 0,
      refunds: [{ amount: 18_000, status: 'requested', requested_at: slotAt(0).starts_at, done_at: null }],
    },
  })
  await open()
  expect(screen.getByText(/O pagamento chegou depois do prazo/)).toBeDefined()
  expect(screen.getByText(/180,00 de volta pelo Pix/)).toBeDefined()
  expect(screen.queryByText(/Nada foi cobrado/)).toBeNull()
})

test('a card whose bank has not answered is not said to be uncharged once its time has ended', async () => {
  const payment = { method: 'credit_card', status: 'pending', amount: 18_000, wallet_amount: 0 } as const
  bookingServer([]).appointment = appointmentOf({ status: 'expired', payment })
  await open()
  expect(screen.getByText(/terminou antes da resposta do banco.*Não pague de novo/)).toBeDefined()
  expect(screen.queryByText(/Nada foi cobrado/)).toBeNull()
})
