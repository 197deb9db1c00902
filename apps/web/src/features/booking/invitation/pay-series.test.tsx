import type { OwnInvitation } from '@emma/contracts/booking/invitation'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { openApp } from '../../../test/app.tsx'
import { appointmentOf, bookingServer, cut, ids, refuse, slotAt } from '../../../test/booking-api.fake.ts'
import { knowOwnAddress } from '../../../test/own-address.ts'
import { customer } from '../../../test/people.ts'

vi.mock('../../../lib/realtime/realtime.ts', () => ({
  on: () => () => undefined,
  onMissed: () => () => undefined,
  onConnected: () => () => undefined,
}))

const SERIES = '018f0000-0000-7000-8000-0000000003a0'
const WEEK = 168
const slots = [slotAt(0), slotAt(WEEK), slotAt(2 * WEEK)]
const invitations = slots.map(
  (slot, at): OwnInvitation => ({
    id: `018f0000-0000-7000-8000-0000000003b${at}`,
    specialist: { id: ids.specialist, name: 'Helena Vasconcelos', avatar: null },
    specialty: { id: ids.specialty, name: 'Clínica médica' },
    mode: 'link',
    slot,
    expires_at: slot.starts_at,
    dependent: null,
    series: {
      id: SERIES,
      confirmed: false,
      dates: slots.map(({ starts_at }, nth) => ({
        position: nth + 1,
        ends_at: '2026-11-24T09:30:00-03:00',
        starts_at,
        status: 'open',
        paying: false,
        price: 18_000,
        until: starts_at,
      })),
    },
  }),
)

const patient = { ...customer, customerId: ids.customer }
const openSeries = async (balance = 0, answers: Parameters<typeof bookingServer>[0] = []) => {
  const server = bookingServer(answers, { balance })
  server.invitations = invitations
  await openApp(`/customer/serie/${SERIES}`, patient)
  return server
}
const payButton = (amount: string) => screen.findByRole('button', { name: `Pagar R$\u00a0${amount}` })
const states = () =>
  within(screen.getByRole('region', { name: 'Datas a pagar' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('small')?.textContent ?? null)
const sent = async (requests: readonly Request[]) =>
  Promise.all(requests.map(async (request) => (await request.clone().json()).payment_method))

beforeEach(() => {
  sessionStorage.clear()
  queryClient.clear()
  knowOwnAddress()
  return () => vi.unstubAllGlobals()
})

test('all dates are paid one after another, each under a key of its own', async () => {
  const { written } = await openSeries()
  await userEvent.click(await payButton('540,00'))
  await screen.findByRole('heading', { name: '3 consultas confirmadas' })
  expect(states()).toEqual(Array(3).fill('Paga e confirmada'))
  expect(written.map(({ url }) => url.split('/').at(-2))).toEqual(slots.map(({ id }) => id))
  expect(new Set(written.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(3)
})

test('a refusal stops there, says which is paid and which was not, and the rest is paid by another try', async () => {
  const paid = () => Response.json(appointmentOf(), { status: 201 })
  const { written } = await openSeries(0, [paid, () => refuse('payment_refused')])
  await userEvent.click(await payButton('540,00'))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('não foi cobrada')
  expect(alert.textContent).not.toContain('Nada foi cobrado')
  expect(states()).toEqual(['Paga e confirmada', null, null])
  expect(written).toHaveLength(2)
  await userEvent.click(await payButton('360,00'))
  await screen.findByRole('heading', { name: '3 consultas confirmadas' })
  expect(written).toHaveLength(4)
})

test('a lost answer is asked for again under the same key', async () => {
  const { written } = await openSeries(0, [cut, cut, cut])
  await userEvent.click(await payButton('540,00'))
  await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }))
  await screen.findByRole('heading', { name: '3 consultas confirmadas' })
  const keys = written
    .filter(({ url }) => url.includes(slots[0]?.id ?? ''))
    .map(({ headers }) => headers.get('idempotency-key'))
  expect(new Set(keys).size).toBe(1)
})

test('a lost answer of a date paid by wallet and card is asked for as it was, though the wallet is empty by then', async () => {
  const server = await openSeries(25_000)
  const left = [7_000, 0, 0, 0, 0]
  const paid = () => {
    server.balance = left.shift() ?? 0
    return Response.json(appointmentOf(), { status: 201 })
  }
  const lost = () => {
    server.balance = left.shift() ?? 0
    return cut()
  }
  server.answers.push(paid, lost, cut, cut)
  await userEvent.click(await screen.findByRole('switch'))
  await userEvent.click(await payButton('290,00'))
  await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }))
  await screen.findByRole('heading', { name: '3 consultas confirmadas' })
  const first = server.written.filter(({ url }) => url.includes(slots[0]?.id ?? ''))
  const second = server.written.filter(({ url }) => url.includes(slots[1]?.id ?? ''))
  const third = server.written.filter(({ url }) => url.includes(slots[2]?.id ?? ''))
  expect(await sent(first)).toEqual(['wallet'])
  expect(new Set(await sent(second))).toEqual(new Set(['wallet_card']))
  expect(new Set(second.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
  expect(await sent(third)).toEqual(['credit_card'])
})

test('a Pix code is not offered, and a wallet that pays all of it pays each date', async () => {
  const { written } = await openSeries(60_000)
  await screen.findByRole('heading', { name: 'Pagar 3 consultas' })
  expect(screen.queryByRole('radio', { name: /Pix/ })).toBeNull()
  await userEvent.click(await screen.findByRole('switch'))
  await userEvent.click(await payButton('540,00'))
  await screen.findByRole('heading', { name: '3 consultas confirmadas' })
  expect(await sent(written)).toEqual(['wallet', 'wallet', 'wallet'])
})

test('a reload keeps the means that was chosen', async () => {
  const server = bookingServer([], { balance: 5000 })
  server.invitations = invitations
  const first = await openApp(`/customer/serie/${SERIES}`, patient)
  await userEvent.click(await screen.findByRole('switch'))
  await userEvent.click(screen.getByRole('radio', { name: 'Novo cartão de crédito' }))
  await screen.findByLabelText('Número do cartão')
  first.unmount()
  await openApp(first.router.state.location.href, patient)
  await screen.findByLabelText('Número do cartão')
  expect(screen.getByRole('switch', { name: /carteira/ })).toHaveProperty('checked', true)
})

test('a charge that takes long is said to be on its way', async () => {
  const pending = () => Response.json(appointmentOf({ status: 'awaiting_payment' }), { status: 202 })
  await openSeries(0, [pending])
  await userEvent.click(await payButton('540,00'))
  await screen.findByRole('heading', { name: 'Estamos confirmando o pagamento' })
  await waitFor(() =>
    expect(states()).toEqual(['Pagamento em andamento', 'Paga e confirmada', 'Paga e confirmada']),
  )
})

test('an invitation is declined only after a yes: a slip of the finger loses no time', async () => {
  const server = bookingServer([() => new Response(null, { status: 204 })])
  server.invitations = invitations
  await openApp('/customer/agenda', patient)
  await userEvent.click(await screen.findByRole('button', { name: /^Recusar: Helena Vasconcelos, / }))
  const question = within(await screen.findByRole('dialog', { name: 'Recusar este convite?' }))
  await userEvent.click(question.getByRole('button', { name: 'Manter reserva' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.written).toHaveLength(0)
  await userEvent.click(screen.getByRole('button', { name: /^Recusar: Helena Vasconcelos, / }))
  const again = within(await screen.findByRole('dialog', { name: 'Recusar este convite?' }))
  await userEvent.click(again.getByRole('button', { name: 'Recusar' }))
  await waitFor(() => expect(server.written).toHaveLength(1))
})
