import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { openApp } from '../../../test/app.tsx'
import { appointmentOf, bookingServer, cut, ids, refuse, slotAt } from '../../../test/booking-api.fake.ts'
import { knowOwnAddress } from '../../../test/own-address.ts'
import { specialist, waitingSpecialist } from '../../../test/people.ts'

vi.mock('../../../lib/realtime/realtime.ts', () => ({
  on: () => () => undefined,
  onMissed: () => () => undefined,
  onConnected: () => () => undefined,
}))

/** What the server says about the patient of the address. */
let patient: () => Response
let server: ReturnType<typeof bookingServer>

beforeEach(() => {
  queryClient.clear()
  knowOwnAddress()
  server = bookingServer([])
  const others = globalThis.fetch
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init)
    if (request.url.includes('schedules/on-behalf/returns')) return patient()
    if (/\/patients\?/.test(request.url))
      return Response.json({ data: [], meta: { page: 1, pageSize: 6, total: 0 } })
    return others(request)
  })
  return () => vi.unstubAllGlobals()
})

const address = `/specialist/novo-agendamento?customer=${ids.customer}`

test('a child without care is said to be one, and another patient can be searched for', async () => {
  patient = () => refuse('not_found', { status: 404 })
  await openApp(`${address}&dependent=${ids.appointment}`, specialist)
  await screen.findByText(/^Este dependente não tem consulta recente com você/)
  screen.getByRole('searchbox', { name: 'Nome do paciente' })
})

test('a patient without care is said to be one', async () => {
  patient = () => refuse('not_found', { status: 404 })
  await openApp(address, specialist)
  await screen.findByText(/^Este paciente não tem consulta recente com você/)
})

test('a server that fails is not said to be about the patient, and is tried again', async () => {
  patient = () => refuse('internal', { status: 500 })
  await openApp(address, specialist)
  const again = await screen.findByRole('button', { name: 'Tentar novamente' })
  expect(screen.queryByText(/consulta recente/)).toBeNull()
  patient = () => Response.json({ name: 'Paula Nogueira', photo: null, data: [] })
  await userEvent.click(again)
  await waitFor(() => screen.getAllByText('Paula Nogueira'))
})

test('a booking whose answer was lost is asked for again under its key, and is not said to have failed', async () => {
  patient = () => Response.json({ name: 'Paula Nogueira', photo: null, data: [] })
  server.answers.push(cut, () => Response.json({ appointment: appointmentOf(), link: null }, { status: 201 }))
  await openApp(`${address}&mode=courtesy&slot=${slotAt(3).id}`, specialist)
  await userEvent.click(await screen.findByRole('button', { name: 'Confirmar consulta' }))
  await screen.findByText('Consulta confirmada', undefined, { timeout: 10_000 })
  const keys = server.written.map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
  expect(screen.queryByText(/Não conseguimos falar com a Emma/)).toBeNull()
})

test.each([
  [0, 'Complete seu cadastro para agendar'],
  [2, 'Você poderá agendar quando seu cadastro for aprovado'],
  [3, 'Seu cadastro não foi aprovado: não é possível agendar'],
  [4, 'Sua conta está suspensa: não é possível agendar'],
] as const)(
  'with status %i the form is not there, and why is said with its reason',
  async (status, words) => {
    await openApp('/specialist/novo-agendamento?who=new', { ...waitingSpecialist, status })
    await screen.findByText(words)
    expect(screen.getByRole('link', { name: 'Ver meu cadastro' }).getAttribute('href')).toBe(
      '/specialist/accout-progress',
    )
    expect(screen.queryByRole('searchbox')).toBeNull()
    expect(screen.queryByText('Não encontramos o que você procura.')).toBeNull()
  },
)
