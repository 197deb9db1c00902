import { MINUTE } from '@emma/domain/interval'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { openApp } from '../../../test/app.tsx'
import { appointmentOf, bookingServer, ids } from '../../../test/booking-api.fake.ts'
import { knowOwnAddress } from '../../../test/own-address.ts'
import { customer } from '../../../test/people.ts'
import { mapTilesQuery } from '../../../ui/map/map.queries.ts'

vi.mock('../../../lib/realtime/realtime.ts', () => ({
  on: () => () => undefined,
  onMissed: () => () => undefined,
  onConnected: () => () => undefined,
}))
vi.mock('../../../ui/map/place-map.tsx', () => ({
  PlaceMap: ({ label }: { label: string }) => <figure aria-label={label} />,
}))

const patient = { ...customer, customerId: ids.customer }
const place = { id: ids.specialty, name: 'Clínica Ipê', address: 'Rua das Flores, 10, São Paulo - SP' }
const spot = {
  id: place.id,
  name: place.name,
  street: 'Rua das Flores',
  number: '10',
  district: 'Centro',
  city: 'São Paulo',
  uf: 'SP',
  zipCode: '01310100',
  status: true,
  specialistId: ids.specialist,
  latitude: -23.5614,
  longitude: -46.6559,
}
const open = async () => {
  await openApp(`/customer/horario/${ids.specialist}?appointment=${ids.appointment}`, patient)
  await screen.findByRole('heading', { name: 'Consulta confirmada' })
}
const routeTo = () =>
  new URL(screen.getByRole('link', { name: 'Como chegar' }).getAttribute('href') ?? '').searchParams.get('to')
/** The primary action. */
const primary = () =>
  [...screen.getByRole('main').querySelectorAll('.mantine-Button-root')]
    .filter((each) => !['default', 'subtle'].includes(each.getAttribute('data-variant') ?? 'filled'))
    .map((each) => each.textContent)

beforeEach(() => {
  sessionStorage.clear()
  queryClient.clear()
  knowOwnAddress()
  return () => vi.unstubAllGlobals()
})

test('one thing stands out: to enter where it is open, else what is to be told, else the agenda', async () => {
  const server = bookingServer([])
  const { can } = appointmentOf()
  const asked = { asked: true, done: false }
  const told = { asked: true, done: true }
  for (const [appointment, first] of [
    [appointmentOf({ can: { ...can, join: true, prepare: true } }), 'Entrar na consulta'],
    [appointmentOf({ can: { ...can, prepare: true } }), 'Conte o motivo da consulta'],
    [
      appointmentOf({ can: { ...can, prepare: true }, preparation: asked }),
      'Responda às perguntas da consulta',
    ],
    [appointmentOf({ can: { ...can, prepare: true }, preparation: told }), 'Ver minha agenda'],
  ] as const) {
    server.appointment = appointment
    queryClient.clear()
    const app = await openApp(`/customer/horario/${ids.specialist}?appointment=${ids.appointment}`, patient)
    await screen.findByRole('heading', { name: 'Consulta confirmada' })
    expect(primary()).toEqual([first])
    app.unmount()
  }
})

test('a Pix that is being made shows its amount and the time left at once, and its code when it is there', async () => {
  const server = bookingServer([])
  const { payment } = appointmentOf()
  const waiting = appointmentOf({
    status: 'awaiting_payment',
    hold_expires_at: new Date(Date.now() + 15 * MINUTE).toISOString(),
    payment: { ...payment, method: 'pix', amount: 18_000, wallet_amount: 5000, status: 'pending' },
  })
  server.appointment = waiting
  await openApp(`/customer/horario/${ids.specialist}?appointment=${ids.appointment}`, patient)
  await screen.findByRole('heading', { name: 'Pague com Pix para confirmar' })
  expect(screen.getByText(/^R\$\s130,00$/)).toBeDefined()
  expect(screen.getByRole('timer').textContent).toMatch(/^Expira em 1[45]:\d\d$/)
  expect(screen.queryByRole('button', { name: 'Copiar código' })).toBeNull()
  const pix = { qr_code: '0002', qr_code_url: '/qr.png', expires_at: waiting.hold_expires_at ?? '' }
  server.appointment = { ...waiting, payment: { ...waiting.payment, pix } }
  await queryClient.invalidateQueries()
  await screen.findByRole('button', { name: 'Copiar código' })
})

const tiles = (url: string | null) =>
  queryClient.setQueryData(mapTilesQuery.queryKey, { url, attribution: '' })

test('what is confirmed in person is on the map, and the way leads to the very door', async () => {
  tiles('https://streets.test/{z}/{x}/{y}.png')
  const server = bookingServer([])
  server.appointment = appointmentOf({ online: false, place })
  server.places = [spot]
  await open()
  await screen.findByRole('figure', { name: 'Clínica Ipê no mapa' })
  expect(routeTo()).toBe('-23.5614,-46.6559')
})

test('without pictures of streets the way to the door stands alone', async () => {
  tiles(null)
  const server = bookingServer([])
  server.appointment = appointmentOf({ online: false, place })
  server.places = [spot]
  await open()
  await waitFor(() => expect(routeTo()).toBe('-23.5614,-46.6559'))
  expect(screen.queryByRole('figure')).toBeNull()
})

test('where the spot is not known, the way leads to the address and no map pretends to', async () => {
  const server = bookingServer([])
  server.appointment = appointmentOf({ online: false, place })
  tiles('https://streets.test/{z}/{x}/{y}.png')
  await open()
  expect(routeTo()).toBe(place.address)
  expect(screen.queryByRole('figure')).toBeNull()
})

test('others are told when and where, and not what it is for', async () => {
  const server = bookingServer([])
  server.appointment = appointmentOf({ online: false, place })
  const share = vi.fn(async (_: ShareData) => undefined)
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Compartilhar' }))
  const [shared] = share.mock.calls[0] ?? []
  expect(shared?.text).toMatch(/^Consulta com .+Rua das Flores, 10/)
  expect(shared?.text).not.toContain(server.appointment.specialty.name)
  Reflect.deleteProperty(navigator, 'share')
})
