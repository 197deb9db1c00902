import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { openApp } from '../../test/app.tsx'
import { knowOwnAddress } from '../../test/own-address.ts'
import { customer, specialist } from '../../test/people.ts'
import { appointmentOf, bookingServer, ids, refuse } from './booking-api.fake.ts'

vi.mock('../../lib/realtime.ts', () => ({
  hear: () => () => undefined,
  hearConnected: () => () => undefined,
}))

const { can: nothing } = appointmentOf()
const patient = { ...customer, customerId: ids.customer }
const doctor = { ...specialist, specialistId: ids.specialist }

beforeEach(() => {
  queryClient.clear()
  knowOwnAddress()
  return () => vi.unstubAllGlobals()
})

test.each([
  [true, 1],
  [false, 0],
])('a patient enters only when the server says so: %s', async (join, doors) => {
  bookingServer([]).appointment = appointmentOf({ can: { ...nothing, join } })
  await openApp('/customer/agenda', patient)
  await screen.findByText('Helena Vasconcelos')
  expect(screen.queryAllByRole('link', { name: 'Entrar' })).toHaveLength(doors)
})

test('an unpaid booking leads back to its payment', async () => {
  bookingServer([]).appointment = appointmentOf({ status: 'awaiting_payment' })
  await openApp('/customer/agenda', patient)
  const link = await screen.findByRole('link', { name: 'Concluir pagamento' })
  expect(link.getAttribute('href')).toBe(`/customer/horario/${ids.specialist}?appointment=${ids.appointment}`)
})

test('details open over the list and stay in the address', async () => {
  bookingServer([])
  const { router } = await openApp('/customer/agenda', patient)
  await userEvent.click(await screen.findByRole('button', { name: 'Detalhes' }))
  const details = await screen.findByRole('dialog', { name: 'Detalhes da consulta' })
  expect(await within(details).findByText('R$ 180,00')).toBeDefined()
  expect(router.state.location.search).toMatchObject({ open: ids.appointment })
})

test('a specialist sees appointments, not open slots, and only what may be done with them', async () => {
  bookingServer([])
  await openApp('/specialist/consultas', doctor)
  await screen.findByRole('cell', { name: 'Ana Teste' })
  expect(screen.getAllByRole('row')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: /Iniciar|Concluir|ausente/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Abrir prontuário de Ana Teste' }).getAttribute('href')).toBe(
    `/specialist/prontuario-medico/${ids.appointment}/novo`,
  )
})

test('starting tells the server, then enters the call', async () => {
  const started = appointmentOf({ status: 'in_progress' })
  const server = bookingServer([() => Response.json(started)])
  server.appointment = appointmentOf({ can: { ...nothing, start: true, join: true } })
  const { router } = await openApp('/specialist/consultas', doctor)
  await userEvent.click(await screen.findByRole('button', { name: 'Iniciar atendimento de Ana Teste' }))
  await waitFor(() => expect(router.state.location.href).toBe(`/calls?id=${ids.appointment}`))
  expect(await server.written[0]?.json()).toEqual({ status: 'in_progress' })
})

test('a start that is refused says why and enters no call', async () => {
  const server = bookingServer([() => refuse('call_not_open')])
  server.appointment = appointmentOf({ can: { ...nothing, start: true } })
  const { router } = await openApp('/specialist/consultas', doctor)
  await userEvent.click(await screen.findByRole('button', { name: 'Iniciar atendimento de Ana Teste' }))
  await screen.findByText('call_not_open')
  expect(router.state.location.pathname).toBe('/specialist/consultas')
})

test('absence is asked about first, and nothing is written when it is not meant', async () => {
  const server = bookingServer([])
  server.appointment = appointmentOf({ can: { ...nothing, mark_no_show: true } })
  await openApp('/specialist/consultas', doctor)
  await userEvent.click(await screen.findByRole('button', { name: 'Marcar Ana Teste como ausente' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Voltar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.written).toHaveLength(0)
})
