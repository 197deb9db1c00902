import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { openApp } from '../../../test/app.tsx'
import { bookingServer, ids, slotAt } from '../../../test/booking-api.fake.ts'
import { knowOwnAddress } from '../../../test/own-address.ts'
import { customer, specialist } from '../../../test/people.ts'

vi.mock('../../../lib/realtime/realtime.ts', () => ({
  on: () => () => undefined,
  onMissed: () => () => undefined,
  onConnected: () => () => undefined,
}))

/** A server that knows one link. */
const linkServer = (forAccount: boolean) => {
  bookingServer([])
  const known = globalThis.fetch
  const slot = slotAt(0)
  const invitation = {
    specialist: { id: ids.specialist, name: 'Helena Vasconcelos', avatar: null },
    specialty: { id: ids.specialty, name: 'Clínica médica' },
    mode: 'link',
    slot,
    expires_at: slot.starts_at,
    series: null,
    for_account: forAccount,
  }
  vi.stubGlobal('fetch', async (request: Request) =>
    request.url.endsWith('booking-links/show')
      ? Response.json({ status: 'open', invitation })
      : known(request),
  )
}

beforeEach(() => {
  sessionStorage.clear()
  queryClient.clear()
  knowOwnAddress()
  return () => vi.unstubAllGlobals()
})

test.each([
  ['a stranger', false, 'Continuar'],
  ['a known patient', true, 'Entrar e continuar'],
])('a link for %s, opened by a specialist: only out of that account it goes on', async (_, isKnown, verb) => {
  linkServer(isKnown)
  await openApp('/convite#secret', specialist)
  await screen.findByText(/conta que não é de paciente/)
  expect(screen.queryByRole('button', { name: verb })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Sair desta conta' }))
  expect(await screen.findByRole('button', { name: verb })).toBeDefined()
  expect(screen.queryByText(/conta que não é de paciente/)).toBeNull()
})

test('a patient who is logged in goes on at once', async () => {
  linkServer(true)
  await openApp('/convite#secret', { ...customer, customerId: ids.customer })
  expect(await screen.findByRole('button', { name: 'Continuar' })).toBeDefined()
  expect(screen.queryByText(/conta/)).toBeNull()
})
