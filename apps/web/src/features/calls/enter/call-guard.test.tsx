import type { Appointment } from '@emma/contracts/booking'
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { openApp } from '../../../test/app.tsx'
import { appointmentOf, ids } from '../../../test/booking-api.fake.ts'
import { knowOwnAddress } from '../../../test/own-address.ts'
import { customer, specialist } from '../../../test/people.ts'
import { appointmentsKey } from '../../booking/index.ts'

vi.mock('../../../lib/realtime/realtime.ts', () => ({
  on: () => () => undefined,
  onMissed: () => () => undefined,
  onConnected: () => () => undefined,
  onDisconnected: () => () => undefined,
  ask: async () => ({}),
}))

const patient = { ...customer, customerId: ids.customer }
const doctor = { ...specialist, specialistId: ids.specialist }
const hour = (from: number) => new Date(Date.now() + from * 3_600_000).toISOString()
const past = { starts_at: hour(-1), ends_at: hour(-0.5) }
const { can } = appointmentOf()

const prescription = {
  id: ids.card,
  kind: 'prescription',
  medicines: ['Losartana 50 mg', 'Dipirona 500 mg'],
}

let appointment: Appointment
let given: readonly unknown[]
beforeEach(() => {
  given = []
  queryClient.clear()
  sessionStorage.clear()
  knowOwnAddress()
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url, 'http://localhost').pathname
    if (path.endsWith(`/schedules/${ids.appointment}`)) return Response.json(appointment)
    if (path.endsWith('/customer/prescriptions')) {
      return Response.json({ data: given, meta: { page: 1, pageSize: 50, total: given.length } })
    }
    return Response.json({ status: 404, code: 'not_found', title: '', detail: '' }, { status: 404 })
  })
  return () => vi.unstubAllGlobals()
})

test('who hung up before it was finished sees the end with the rating', async () => {
  appointment = appointmentOf({ ...past, status: 'finished', can: { ...can, review: true } })
  await openApp(`/customer/calls/${ids.appointment}`, patient)
  await screen.findByRole('heading', { name: 'Consulta finalizada' })
  await screen.findByRole('button', { name: /^Avaliar/ })
  screen.getByRole('link', { name: 'Ir para Saúde' })
  screen.getByRole('link', { name: 'Marcar outra consulta' })
})

test('what was given in it lies there to be opened, with the receipt of what was paid', async () => {
  given = [prescription]
  appointment = appointmentOf({ ...past, status: 'finished' })
  await openApp(`/customer/calls/${ids.appointment}`, patient)
  await screen.findByRole('button', { name: 'Abrir Receita' })
  screen.getByText('Losartana 50 mg · Dipirona 500 mg')
  screen.getByRole('button', { name: 'Recibo em PDF' })
})

test('nothing is claimed to be given before it is, and nothing that was not paid has a receipt', async () => {
  const payment = { method: 'credit_card', status: 'pending', amount: 18_000, wallet_amount: 0 } as const
  appointment = appointmentOf({ ...past, status: 'finished', payment })
  await openApp(`/customer/calls/${ids.appointment}`, patient)
  await screen.findByText(/^Nenhum documento ainda/)
  expect(screen.queryByRole('button', { name: 'Recibo em PDF' })).toBeNull()
})

test('one that is finished while somebody waits to enter shows its end', async () => {
  appointment = appointmentOf({ ...past, status: 'canceled_by_specialist' })
  await openApp(`/customer/calls/${ids.appointment}`, patient)
  await screen.findByRole('heading', { name: 'Esta consulta não está aberta' })
  appointment = appointmentOf({ ...past, status: 'finished' })
  await act(() => queryClient.invalidateQueries({ queryKey: appointmentsKey }))
  await screen.findByRole('heading', { name: 'Consulta finalizada' })
  expect(screen.queryByRole('button', { name: /^Avaliar/ })).toBeNull()
})

test('its specialist is led to the record', async () => {
  appointment = appointmentOf({ ...past, status: 'finished' })
  await openApp(`/calls?id=${ids.appointment}`, doctor)
  await screen.findByRole('heading', { name: 'Consulta finalizada' })
  screen.getByRole('link', { name: 'Abrir prontuário' })
})
