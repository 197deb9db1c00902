import { HOUR } from '@emma/domain/interval'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { addDays, today } from '../../../lib/time/days.ts'
import { openApp } from '../../../test/app.tsx'
import { bookingServer, ids, slotAt } from '../../../test/booking-api.fake.ts'
import { knowOwnAddress } from '../../../test/own-address.ts'
import { customer } from '../../../test/people.ts'

const listeners = new Map<string, (payload: object) => void>()
const asked: string[] = []
/** The server's answer to the watch: for how long nothing changed; held back until the test releases it. */
let watch: Promise<{ quietMs: number }>
vi.mock('../../../lib/realtime/realtime.ts', () => ({
  on: (event: string, listener: (payload: object) => void) => {
    listeners.set(event, listener)
    return () => listeners.delete(event)
  },
  onMissed: () => () => undefined,
  onConnected: (listener: () => void) => {
    listener()
    return () => undefined
  },
  ask: async (event: string) => {
    asked.push(event)
    return event === 'slots:watch' ? await watch : {}
  },
}))

const patient = { ...customer, customerId: ids.customer }
const address = `/customer/horario/${ids.specialist}?slot=${slotAt(0).id}`

beforeEach(() => {
  sessionStorage.clear()
  queryClient.clear()
  knowOwnAddress()
  listeners.clear()
  asked.length = 0
  watch = Promise.resolve({ quietMs: HOUR })
  return () => vi.unstubAllGlobals()
})

test('a chosen time that somebody else takes is said at once, and the next free ones are offered', async () => {
  const server = bookingServer([])
  server.own = []
  const { router } = await openApp(address, patient)
  await screen.findByRole('button', { name: 'Continuar para o pagamento' })
  expect(asked).toContain('slots:watch')
  server.slots = [slotAt(1), slotAt(2)]
  act(() => listeners.get('slots:changed')?.({ specialist_id: ids.specialist }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Este horário não está mais livre')
  expect(screen.queryByRole('button', { name: 'Continuar para o pagamento' })).toBeNull()
  const [next] = within(alert).getAllByRole('button')
  if (next) await userEvent.click(next)
  await screen.findByRole('button', { name: 'Continuar para o pagamento' })
  expect(router.state.location.search).toMatchObject({ slot: slotAt(1).id })
})

test('a time that was taken between the list and the watch is not offered', async () => {
  const answer = Promise.withResolvers<{ quietMs: number }>()
  watch = answer.promise
  const server = bookingServer([])
  server.own = []
  await openApp(address, patient)
  await screen.findByRole('button', { name: 'Continuar para o pagamento' })
  server.slots = [slotAt(1), slotAt(2)]
  answer.resolve({ quietMs: 0 })
  expect((await screen.findByRole('alert')).textContent).toContain('Este horário não está mais livre')
  expect(screen.queryByRole('button', { name: 'Continuar para o pagamento' })).toBeNull()
})

test('nothing is asked for twice where nothing changed since the list', async () => {
  const answer = Promise.withResolvers<{ quietMs: number }>()
  watch = answer.promise
  bookingServer([])
  await openApp(address, patient)
  await screen.findByRole('button', { name: 'Continuar para o pagamento' })
  const calls = vi.spyOn(globalThis, 'fetch')
  await act(async () => answer.resolve({ quietMs: HOUR }))
  expect(calls).not.toHaveBeenCalled()
})

test('another specialist’s change is none here, and leaving ends the watch', async () => {
  bookingServer([])
  const { router } = await openApp(address, patient)
  await screen.findByRole('button', { name: 'Continuar para o pagamento' })
  act(() => listeners.get('slots:changed')?.({ specialist_id: ids.customer }))
  expect(screen.queryByRole('alert')).toBeNull()
  await act(() => router.navigate({ to: '/customer/agenda' }))
  await waitFor(() => expect(asked).toContain('slots:unwatch'))
})

test('who has dependents says whom the appointment is for, and it is booked for them', async () => {
  const child = {
    id: '018f0000-0000-7000-8000-0000000000aa',
    name: 'Bento Teste',
    birthDate: '2019-05-02',
    age: 7,
    sex: null,
    relation: 'child',
    cpf: null,
    removed_at: null,
    created_at: '2026-01-01T12:00:00Z',
  } as const
  const server = bookingServer([])
  server.dependents = [child]
  await openApp(`${address}&step=pay`, patient)
  const group = await screen.findByRole('radiogroup', { name: 'Para quem é a consulta?' })
  expect(within(group).getByRole('radio', { name: 'Para mim' })).toHaveProperty('ariaChecked', 'true')
  await userEvent.click(within(group).getByRole('radio', { name: 'Bento Teste' }))
  await screen.findByText('Para quem')
  await userEvent.click(await screen.findByRole('button', { name: 'Pagar R$\u00a0180,00' }))
  await screen.findByRole('heading', { name: 'Consulta confirmada' })
  expect(await server.written[0]?.json()).toMatchObject({ dependent_id: child.id })
})

test('nobody is asked whom it is for who attends for nobody', async () => {
  bookingServer([])
  await openApp(`${address}&step=pay`, patient)
  await screen.findByRole('button', { name: 'Pagar R$\u00a0180,00' })
  expect(screen.queryByText('Para quem é a consulta?')).toBeNull()
})

test('a day that was chosen before midnight is today’s afterwards, not a day without times', async () => {
  const server = bookingServer([])
  server.slots = []
  const yesterday = addDays(today(), -1)
  await openApp(`/customer/horario/${ids.specialist}?day=${yesterday}`, patient)
  const days = within(await screen.findByRole('group', { name: 'Dias' }))
  expect(days.getAllByRole('button', { pressed: true })).toHaveLength(1)
})
