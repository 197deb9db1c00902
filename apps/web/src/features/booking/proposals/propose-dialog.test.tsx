import type { TimeProposal } from '@emma/contracts/booking/proposals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { openApp } from '../../../test/app.tsx'
import { appointmentOf, bookingServer, ids, slotAt } from '../../../test/booking-api.fake.ts'
import { knowOwnAddress } from '../../../test/own-address.ts'
import { specialist } from '../../../test/people.ts'

vi.mock('../../../lib/realtime/realtime.ts', () => ({
  on: () => () => undefined,
  onMissed: () => () => undefined,
  onConnected: () => () => undefined,
}))

beforeEach(() => {
  queryClient.clear()
  knowOwnAddress()
  return () => vi.unstubAllGlobals()
})

const movable = appointmentOf({ can: { ...appointmentOf().can, propose: true } })
const { starts_at, ends_at, timezone } = slotAt(3)
const proposal: TimeProposal = {
  id: ids.card,
  schedule_id: movable.id,
  status: 'open',
  specialist: movable.specialist,
  customer: movable.customer,
  dependent: null,
  specialty: movable.specialty,
  current_starts_at: movable.starts_at,
  current_place: null,
  starts_at,
  ends_at,
  timezone,
  place_id: null,
  online: true,
  place: null,
  expires_at: starts_at,
}

/** A server that keeps the proposed time for the patient, and whose answers to proposals are all lost. */
const losingServer = () => {
  const server = bookingServer([])
  server.appointment = movable
  const { fetch: others } = globalThis
  let isSent = false
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'POST' && request.url.endsWith('/proposals')) {
      isSent = true
      throw new TypeError('connection reset')
    }
    if (request.url.endsWith('/schedules/proposals')) return Response.json({ data: isSent ? [proposal] : [] })
    if (isSent && request.url.includes('status=open'))
      return Response.json({ data: [], meta: { page: 1, pageSize: 20, total: 0 } })
    return others(request)
  })
}

test('a proposal whose answers were lost is shown as sent, and its kept time is not said to be gone', async () => {
  losingServer()
  await openApp('/specialist/consultas', { ...specialist, specialistId: ids.specialist })
  await userEvent.click(await screen.findByRole('button', { name: 'Mais ações de Ana Teste' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Propor outro horário' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(await dialog.findByRole('radio'))
  await userEvent.click(await dialog.findByRole('button', { name: /^Propor / }))
  await dialog.findByText(/^Você propôs /, undefined, { timeout: 10_000 })
  await waitFor(() => expect(dialog.queryByText(/Não conseguimos falar com a Emma/)).toBeNull())
  expect(dialog.queryByText(/Você não tem horário aberto/)).toBeNull()
})
