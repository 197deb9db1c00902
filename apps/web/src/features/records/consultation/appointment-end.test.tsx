import type { MedicalRecord } from '@emma/contracts/records'
import { MINUTE } from '@emma/domain/interval'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { openApp } from '../../../test/app.tsx'
import { appointmentOf, ids } from '../../../test/booking-api.fake.ts'
import { knowOwnAddress } from '../../../test/own-address.ts'
import { specialist } from '../../../test/people.ts'
import { contentOf } from '../editor/record-fields.ts'
import type { Consultation } from '../records.queries.ts'

const id = ids.appointment
const draft: MedicalRecord = {
  ...contentOf(null),
  complaint: 'Coriza',
  diagnosis: 'Resfriado',
  conduct: 'Sintomáticos',
  id,
  uuid: id,
  schedule_id: id,
  customer_id: ids.customer,
  customer_name: 'Paula Teste',
  dependent: null,
  specialist_id: ids.specialist,
  specialist_name: 'Carlos Teste',
  status: 'draft',
  version: 1,
  addenda: [],
  prescriptions: [],
  can: { edit: true, amend: false },
  created_at: '2026-11-23T12:00:00.000Z',
  updated_at: '2026-11-23T12:00:00.000Z',
}
const signed: MedicalRecord = { ...draft, status: 'signed', can: { edit: false, amend: true } }
const consultationWith = (record: MedicalRecord): Consultation => ({
  patient: {
    uuid: ids.customer,
    photo: null,
    fullName: 'Paula Teste',
    cpf: '52998224725',
    phone: '11987654321',
    startTime: '09:00',
    endTime: '09:30',
    attendanceTime: 0,
    age: 36,
    sex: 'feminino',
    birthDate: '1990-05-20',
    address: '',
    city: '',
    guardian: null,
  },
  customer_id: ids.customer,
  dependent_id: null,
  specialty: { id: ids.specialty, name: 'Clínica médica' },
  stopwatch: false,
  record,
})
const { can: nothing } = appointmentOf()
const visit = appointmentOf({
  starts_at: new Date(Date.now() - MINUTE).toISOString(),
  online: false,
  status: 'in_progress',
  can: { ...nothing, finish: true },
})

/** The server's data, and the changes of the appointment it received. */
let record: MedicalRecord
let appointment: typeof visit
let told: unknown[]

const answer = async (request: Request): Promise<Response> => {
  const { pathname: path } = new URL(request.url)
  if (path.includes('records/consultation')) return Response.json(consultationWith(record))
  if (path.includes('records/update')) {
    record = signed
    return Response.json(record)
  }
  if (path.endsWith(`schedules/${id}`)) return Response.json(appointment)
  if (path.endsWith(`schedules/${id}/update-status`)) {
    told.push(await request.json())
    return Response.json({ ...appointment, status: 'finished', can: nothing })
  }
  return Response.json({ type: 'urn:emma', status: 503, code: 'unavailable' }, { status: 503 })
}

beforeEach(() => {
  queryClient.clear()
  knowOwnAddress()
  record = draft
  appointment = visit
  told = []
  vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) => answer(new Request(input, init)))
  return () => vi.unstubAllGlobals()
})

const tabs = `/specialist/prontuario-medico/${id}/novo`
const cards = `/specialist/prontuario-emma?schedule_id=${id}`

test('once the record of a visit in person is signed, one key finishes it and leads back to the day', async () => {
  const { router } = await openApp(tabs, specialist)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Assinar prontuário' }))
  await user.click(await screen.findByRole('button', { name: 'Assinar' }))
  const finish = await screen.findByRole('button', { name: 'Concluir e voltar para Hoje' })
  await waitFor(() => expect(document.activeElement).toBe(finish))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  expect(told).toEqual([{ status: 'finished' }])
})

test('written card by card it ends in the same way; a record that was signed before takes no focus', async () => {
  record = signed
  const { router } = await openApp(cards, specialist)
  const finish = await screen.findByRole('button', { name: 'Concluir e voltar para Hoje' })
  expect(document.activeElement).not.toBe(finish)
  await userEvent.click(finish)
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  expect(told).toEqual([{ status: 'finished' }])
})

test('a visit of another day leads back to that day, and what may not be finished only leads back', async () => {
  record = signed
  appointment = { ...visit, starts_at: '2026-03-09T15:00:00.000Z', status: 'finished', can: nothing }
  await openApp(tabs, specialist)
  const back = await screen.findByRole('link', { name: 'Voltar a 09/03/2026' })
  expect(back.getAttribute('href')).toBe('/specialist/calendar?date=2026-03-09&view=day')
  expect(screen.queryByRole('button', { name: /^Concluir/ })).toBeNull()
  expect(told).toEqual([])
})

test('a call is finished in its room: its record only leads back', async () => {
  record = signed
  appointment = { ...visit, online: true }
  await openApp(tabs, specialist)
  await screen.findByRole('link', { name: 'Voltar para Hoje' })
  expect(screen.queryByRole('button', { name: /^Concluir/ })).toBeNull()
})
