import { DAY, MINUTE } from '@emma/domain/interval'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { openApp } from '../../test/app.tsx'
import { knowOwnAddress } from '../../test/own-address.ts'
import { customer } from '../../test/people.ts'

vi.mock('../../lib/realtime/realtime.ts', () => ({
  on: () => () => undefined,
  onMissed: () => () => undefined,
  onConnected: () => () => undefined,
  ask: async () => ({}),
}))

const id = (last: string) => `018f0000-0000-7000-8000-0000000000${last}`
const patient = { ...customer, customerId: id('0b') }
const person = { id: id('0a'), name: 'Helena Vasconcelos', avatar: null }

const finished = (daysAgo: number, review = true) => {
  const ends = Date.now() - daysAgo * DAY
  return {
    id: id('0e'),
    status: 'finished',
    specialist_id: id('0a'),
    date: '2026-11-20',
    init_hour: '09:00',
    final_hour: '09:30',
    starts_at: new Date(ends - 30 * MINUTE).toISOString(),
    ends_at: new Date(ends).toISOString(),
    timezone: 'America/Sao_Paulo',
    place_id: null,
    online: true,
    specialty: { id: id('0c'), name: 'Clínica médica' },
    price: 18_000,
    payment: { method: 'wallet', status: 'paid', amount: 18_000, wallet_amount: 18_000 },
    in_person_advised: false,
    hold_expires_at: null,
    specialist: person,
    customer: { ...person, uuid: person.id },
    dependent: null,
    canceled_by: null,
    return_of: null,
    series: null,
    return_until: null,
    return_visit: null,
    preparation: { asked: false, done: false },
    presence: { customer: { state: 'never', left_at: null }, specialist: { state: 'never', left_at: null } },
    can: {
      cancel: false,
      reschedule: false,
      join: false,
      review,
      start: false,
      finish: false,
      mark_no_show: false,
      propose: false,
    },
  }
}

const reviewServer = (appointment: ReturnType<typeof finished>) => {
  const server = { appointment, cuts: 0, written: [] as Request[] }
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method !== 'GET') {
      server.written.push(request)
      if (server.cuts-- > 0) throw new TypeError('fetch failed')
      const given = {
        id: id('03'),
        rating: 4,
        comment: null,
        author: 'Ana T.',
        created_at: '2026-11-21T12:00:00Z',
      }
      return Response.json(given, { status: 201 })
    }
    if (request.url.endsWith(`/schedules/${server.appointment.id}`)) return Response.json(server.appointment)
    const isAgenda = /schedules\/customer\?/.test(request.url)
    const data = isAgenda ? [server.appointment] : []
    return Response.json({ data, meta: { page: 1, pageSize: 10, total: data.length }, unread: 0 })
  })
  return server
}

beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  knowOwnAddress()
  return () => vi.unstubAllGlobals()
})

const openReview = async () => {
  await openApp('/customer/agenda?tab=past', patient)
  await userEvent.click(
    await screen.findByRole('button', { name: 'Avaliar a consulta com Helena Vasconcelos' }),
  )
  return within(await screen.findByRole('dialog', { name: 'Avaliar consulta' }))
}

test('stars are chosen with the arrow keys, and a review without one is not sent', async () => {
  const server = reviewServer(finished(1))
  const dialog = await openReview()
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar avaliação' }))
  expect(dialog.getByRole('alert').textContent).toBe('Escolha uma nota de 1 a 5.')
  expect(server.written).toEqual([])
  dialog.getByRole('radio', { name: '3 estrelas: regular' }).focus()
  await userEvent.keyboard(' {ArrowRight}')
  expect(dialog.getByRole('radio', { name: '4 estrelas: boa', checked: true })).toBeDefined()
  await userEvent.type(dialog.getByRole('textbox', { name: 'Comentário (opcional)' }), ' Muito atenciosa. ')
  server.appointment = finished(1, false)
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar avaliação' }))
  await screen.findByText('Obrigado! Sua avaliação foi publicada.')
  const body = { schedule_id: id('0e'), rating: 4, comment: 'Muito atenciosa.' }
  expect(await server.written[0]?.json()).toEqual(body)
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Avaliar a consulta/ })).toBeNull())
})

test('a review whose answer was lost is sent again under its key, and told once', async () => {
  const server = reviewServer(finished(1))
  const dialog = await openReview()
  await userEvent.click(dialog.getByRole('radio', { name: '4 estrelas: boa' }))
  server.cuts = 1
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar avaliação' }))
  await waitFor(() => expect(server.written).toHaveLength(2))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const keys = server.written.map(({ headers }) => headers.get('idempotency-key'))
  expect(keys[0]).toMatch(/.{8}/)
  expect(keys[1]).toBe(keys[0])
})

test('a review that was published, but never answered, is told as what it is', async () => {
  const server = reviewServer(finished(1))
  const dialog = await openReview()
  await userEvent.click(dialog.getByRole('radio', { name: '4 estrelas: boa' }))
  server.cuts = 99
  server.appointment = finished(1, false)
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar avaliação' }))
  await screen.findByText('Obrigado! Sua avaliação foi publicada.')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByText(/Não conseguimos falar/)).toBeNull()
})

test('the home asks how the latest consultation was, until it is put off', async () => {
  reviewServer(finished(2))
  await openApp('/customer', patient)
  const asking = within(await screen.findByRole('region', { name: 'Como foi a sua consulta?' }))
  expect(asking.getByRole('button', { name: /^Avaliar a consulta/ })).toBeDefined()
  await userEvent.click(asking.getByRole('button', { name: 'Agora não' }))
  expect(screen.queryByRole('region', { name: 'Como foi a sua consulta?' })).toBeNull()
})

test.each([
  ['one that was reviewed', finished(1, false)],
  ['one of a month ago', finished(30)],
])('the home does not ask about %s', async (_, appointment) => {
  reviewServer(appointment)
  await openApp('/customer', patient)
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.queryByRole('region', { name: 'Como foi a sua consulta?' })).toBeNull()
})
