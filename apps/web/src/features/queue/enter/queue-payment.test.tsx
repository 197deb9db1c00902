import type { QueueOffer } from '@emma/contracts/queue'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { openApp } from '../../../test/app.tsx'
import { knowOwnAddress } from '../../../test/own-address.ts'
import { customer } from '../../../test/people.ts'
import { entryOf } from '../../../test/queue-entry.ts'

vi.mock('../../../lib/realtime/realtime.ts', () => ({
  on: () => () => undefined,
  onMissed: () => () => undefined,
  onConnected: () => () => undefined,
  onDisconnected: () => () => undefined,
  ask: async () => ({}),
}))

const id = (last: string) => `018f0000-0000-7000-8000-0000000000${last}`
const patient = { ...customer, customerId: id('0b') }

const entry = entryOf({
  complaint: 'Febre há três dias',
  payment: { method: 'wallet_card', status: 'paid', amount: 9000, wallet_amount: 1000 },
})
const general: QueueOffer['kinds'][number] = {
  kind_of_care: 'general',
  on_duty: 2,
  waiting: 1,
  estimate: null,
  attended_by: ['physician'],
}
const offer: QueueOffer = {
  price: 9000,
  queue_minutes: 60,
  ...general,
  estimated_wait: null,
  kinds: [general],
  last: null,
}
const card = {
  id: id('0c'),
  brand: 'Visa',
  last4: '0010',
  holder_name: 'ANA',
  exp_month: 12,
  exp_year: 2031,
  default: true,
  used_last: true,
}

let answers: Record<string, () => unknown>
let sent: { key: string | null; body: Record<string, unknown> }[]

const cut = () => {
  throw new TypeError('Failed to fetch')
}

beforeEach(() => {
  queryClient.clear()
  sessionStorage.clear()
  knowOwnAddress()
  sent = []
  answers = {
    'queue/me': () => null,
    'queue/offer': () => offer,
    'balances/balance': () => ({ totalBalance: 1000, credits: [] }),
    'card/credit_cards': () => ({ data: [card] }),
    'queue/enter': cut,
  }
  const draft = { step: 'pay', complaint: entry.complaint, kind: 'general' }
  sessionStorage.setItem('formDraft.urgent-care', JSON.stringify(draft))
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url, 'http://localhost').pathname.replace('/api/v1/', '')
    if (path === 'queue/enter')
      sent.push({ key: request.headers.get('idempotency-key'), body: await request.clone().json() })
    const answer = answers[path]
    if (answer) return Response.json(answer())
    const problem = { type: 'x', title: 'Erro', status: 404, code: 'not_found', detail: '', traceId: 't' }
    return Response.json(problem, { status: 404 })
  })
  return () => vi.unstubAllGlobals()
})

const payOfBoth = async () => {
  await openApp('/customer/pronto-atendimento', patient)
  await userEvent.click(await screen.findByRole('switch'))
  await userEvent.click(await screen.findByRole('button', { name: 'Pagar R$\u00a080,00' }))
}

test('as long as nobody knows whether it was charged, the same is sent again and nothing else', async () => {
  await payOfBoth()
  const again = await screen.findByRole('button', { name: 'Tentar novamente' })
  for (const name of [/Pix/, /Visa/, /^Novo cartão/])
    expect(screen.getByRole('radio', { name }).matches(':disabled')).toBe(true)
  expect(screen.getByRole('button', { name: 'Voltar' }).matches(':disabled')).toBe(true)
  expect(screen.queryByRole('button', { name: /^Pagar/ })).toBeNull()
  expect(screen.getByRole('alert').textContent).toContain('Estamos conferindo se você já está na fila.')
  // The first attempt has emptied the wallet.
  answers['balances/balance'] = () => ({ totalBalance: 0, credits: [] })
  await queryClient.invalidateQueries({ queryKey: ['wallet'] })
  answers['queue/enter'] = () => entry
  await userEvent.click(again)
  await screen.findByText('2º da fila')
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  expect(new Set(sent.map(({ body }) => body.payment_method))).toEqual(new Set(['wallet_card']))
})

test('a place that was given later than the answer was lost shows by itself too', async () => {
  await payOfBoth()
  await screen.findByRole('button', { name: 'Tentar novamente' })
  answers['queue/me'] = () => entry
  await screen.findByText('2º da fila')
})

test('a place whose answer was lost shows by itself, and is not given again to who leaves and comes back', async () => {
  answers['queue/enter'] = () => {
    answers['queue/me'] = () => entry
    return cut()
  }
  await payOfBoth()
  await screen.findByText('2º da fila')
  await waitFor(() => expect(sessionStorage.getItem('queueAttempt')).toBeNull())
})
