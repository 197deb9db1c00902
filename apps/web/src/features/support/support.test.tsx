import type { SaleLine, SaleMessage, SupportSale } from '@emma/contracts/support'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { openApp } from '../../test/app.tsx'
import { knowOwnAddress } from '../../test/own-address.ts'
import { admin } from '../../test/people.ts'

const id = '018f0000-0000-7000-8000-000000000001'
const confirmation: SaleMessage = {
  notification_id: '018f0000-0000-7000-8000-000000000002',
  kind: 'booking_confirmed',
  to: { role: 'customer', name: 'Paula Nogueira' },
  channel: 'email',
  state: 'sent',
  at: '2026-11-20T15:00:00.000Z',
  why: null,
  first_sent_at: null,
  can_resend: true,
}
const line: SaleLine = {
  id,
  kind: 'appointment',
  canceled_by: null,
  status: 'confirmed',
  customer: { id, name: 'Paula Nogueira' },
  dependent: null,
  specialist: { id, name: 'Helena Prado' },
  specialty: 'Cardiologia',
  starts_at: '2026-11-26T12:00:00.000Z',
  timezone: 'America/Sao_Paulo',
  created_at: '2026-11-20T15:00:00.000Z',
  amount: 18_000,
  method: 'credit_card',
  payment_status: 'paid',
}
const sale: SupportSale = {
  ...line,
  ends_at: '2026-11-26T12:30:00.000Z',
  place: null,
  canceled_at: null,
  payment: {
    id,
    wallet_amount: 0,
    provider_amount: 18_000,
    installments: 1,
    card: { brand: 'Visa', last4: '0010' },
    order_id: 'or_Kx81',
    charge_id: 'ch_9zQ4',
    paid_at: '2026-11-20T15:00:00.000Z',
    refused_reason: null,
  },
  refunds: [],
  credit: null,
  kept: 0,
  charge_back: null,
  messages: [confirmation],
  can: { cancel: true, refund: 0 },
}
const canceled: SupportSale = {
  ...sale,
  status: 'canceled_by_specialist',
  canceled_at: '2026-11-21T15:00:00.000Z',
  payment_status: 'refunded',
  credit: { amount: 18_000, remaining: 18_000 },
  can: { cancel: false, refund: 18_000 },
}

/** A server with one sale that records its requests. */
const supportServer = (shown: SupportSale = sale, after: SupportSale = shown) => {
  const asked: { path: string; body: unknown; key: string | null }[] = []
  let now = shown
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    const path = pathname.replace('/api/v1/', '')
    if (request.method === 'POST') {
      asked.push({
        path,
        body: JSON.parse(await request.text()),
        key: request.headers.get('idempotency-key'),
      })
      now = after
      return Response.json(after)
    }
    if (path.endsWith('/cancel')) return Response.json({ wallet: { value: 18_000, kept: 0 } })
    if (path === `support/sales/${id}`) return Response.json(now)
    const data = /ninguem/.test(search) ? [] : [line]
    const meta = { page: 1, pageSize: 20, total: data.length }
    return path === 'support/sales' ? Response.json({ data, meta }) : new Response(null, { status: 503 })
  })
  return asked
}

beforeEach(() => {
  queryClient.clear()
  knowOwnAddress()
  return () => vi.unstubAllGlobals()
})

test('an admin finds an appointment by one field, and opens it', async () => {
  supportServer()
  const user = userEvent.setup()
  await openApp('/admin/support', admin)
  expect(await screen.findByText('Helena Prado')).toBeDefined()
  await user.type(screen.getByLabelText('Buscar'), 'ninguem')
  expect(await screen.findByText('Nada encontrado')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Limpar busca' }))
  const open = await screen.findByRole('link', { name: /^Abrir a consulta de Paula Nogueira/ })
  expect(open.getAttribute('href')).toBe(`/admin/support/${id}`)
})

test('reads what goes back before saying yes, and cancels with a reason alone', async () => {
  const asked = supportServer(sale, canceled)
  const user = userEvent.setup()
  await openApp(`/admin/support/${id}`, admin)
  expect(await screen.findByText('or_Kx81')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Cancelar' }))
  const dialog = await screen.findByRole('dialog', { name: 'Cancelar a consulta de Paula Nogueira?' })
  expect(await within(dialog).findByText(/R\$\s180,00 voltam como crédito/)).toBeDefined()
  await user.click(within(dialog).getByRole('button', { name: 'Cancelar a consulta' }))
  expect(within(dialog).getByText('Informe o motivo.')).toBeDefined()
  expect(asked).toEqual([])
  await user.type(within(dialog).getByLabelText('Motivo'), 'Pediu por telefone')
  await user.click(within(dialog).getByRole('button', { name: 'Cancelar a consulta' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const path = `support/sales/${id}/cancel`
  expect(asked).toEqual([{ path, body: { reason: 'Pediu por telefone' }, key: expect.any(String) }])
  expect(await screen.findByRole('button', { name: /^Reembolsar R\$\s180,00/ })).toBeDefined()
})

test('gives back what was shown, to the card that paid', async () => {
  const asked = supportServer(canceled)
  const user = userEvent.setup()
  await openApp(`/admin/support/${id}`, admin)
  await user.click(await screen.findByRole('button', { name: /^Reembolsar R\$\s180,00/ }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText(/volta para o cartão que pagou/)).toBeDefined()
  await user.type(within(dialog).getByLabelText('Motivo'), 'Prefere no cartão')
  await user.click(within(dialog).getByRole('button', { name: 'Reembolsar' }))
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.body).toEqual({ reason: 'Prefere no cartão', amount: 18_000 })
})

test('sends a message again that is still true, and reads why another did not go', async () => {
  const dropped = {
    ...confirmation,
    notification_id: id,
    state: 'dropped',
    why: 'moved',
    can_resend: false,
  } as const
  const asked = supportServer({ ...sale, messages: [confirmation, dropped] })
  const user = userEvent.setup()
  await openApp(`/admin/support/${id}`, admin)
  expect(await screen.findByText('A consulta já tinha outro horário.')).toBeDefined()
  const button = { name: 'Reenviar: Confirmação da consulta, por E-mail, para Paula Nogueira' }
  await user.click(screen.getByRole('button', button))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByLabelText('Motivo'), 'Não chegou')
  await user.click(within(dialog).getByRole('button', { name: 'Reenviar' }))
  await waitFor(() => expect(asked).toHaveLength(1))
  const { notification_id, channel } = confirmation
  expect(asked[0]?.body).toEqual({ notification_id, channel, reason: 'Não chegou' })
})

test.each([
  [{}, 'Para reembolsar, cancele primeiro'],
  [{ status: 'finished', can: { cancel: false, refund: 0 } }, 'a política não prevê reembolso'],
  [
    { ...canceled, credit: { amount: 18_000, remaining: 0 }, can: { cancel: false, refund: 0 } },
    'Esse crédito já foi usado',
  ],
  [{ payment_status: 'failed', can: { cancel: false, refund: 0 } }, 'Nada foi pago.'],
] as const)('says why nothing can be given back: %#', async (more, words) => {
  supportServer({ ...sale, ...more })
  await openApp(`/admin/support/${id}`, admin)
  expect(await screen.findByText(new RegExp(words))).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Reembolsar/ })).toBeNull()
})
