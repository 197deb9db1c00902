import type { ChargeBack } from '@emma/contracts/payments'
import type { Difference, ReconciliationState } from '@emma/contracts/reconciliation'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { openApp } from '../../../test/app.tsx'
import { knowOwnAddress } from '../../../test/own-address.ts'
import { admin, specialist } from '../../../test/people.ts'

const id = '018f0000-0000-7000-8000-000000000001'
const difference: Difference = {
  id,
  kind: 'charge',
  subject: 'ch_123',
  expected: 18_000,
  found: 18_001,
  amount: 1,
  first_seen_at: '2026-11-20T15:00:00Z',
  last_seen_at: '2026-11-21T15:00:00Z',
  settled: null,
}
const settled = { at: '2026-11-21T16:00:00Z', by: { id, name: 'Rita' }, reason: 'Arredondado.', corrected: 1 }
const run = {
  id: '01900000-0000-7000-8000-0000000000aa',
  scope: 'everything',
  started_at: '2026-11-23T12:00:00.000Z',
  finished_at: '2026-11-23T12:00:05.000Z',
  charges: 0,
  withdrawals: 0,
  differences: 0,
  failed: false,
} as const
const books: ReconciliationState = {
  state: 'stopped',
  last_run: null,
  last_complete_at: '2026-11-21T15:00:00Z',
  open_differences: 1,
  open_amount: 1,
}
const balance = {
  provider: 100_000,
  platform: 15_000,
  wallets: 5_000,
  waiting_funds: 30_000,
  available: 40_000,
  transferred: 10_000,
  refunds_open: 0,
  charge_backs: { count: 1, amount: 15_000, by_platform: 2250 },
}

const chargeBack: ChargeBack = {
  payment_id: id,
  schedule_id: id,
  specialist: { id, name: 'Dra. Lúcia' },
  starts_at: '2026-11-10T15:00:00Z',
  received_at: '2026-11-20T15:00:00Z',
  amount: 15_000,
  borne: { credit: 0, specialist: 12_750, company: 0, platform: 2250 },
}

/** A platform with one difference; it records its requests. */
const platformServer = (
  differences: readonly Difference[] = [difference],
  chargeBacks: readonly ChargeBack[] = [chargeBack],
) => {
  const sent: { path: string; body: unknown }[] = []
  const listed = (data: readonly unknown[]) =>
    Response.json({ data, meta: { page: 1, pageSize: 10, total: data.length } })
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url)
    const path = pathname.replace('/api/v1/', '')
    if (request.method === 'POST') {
      const text = await request.text()
      sent.push({ path, body: text ? JSON.parse(text) : null })
      return Response.json(path.endsWith('settle') ? { ...difference, settled } : books)
    }
    if (path.endsWith('differences')) return listed(differences)
    if (path === 'finance/reconciliation') return Response.json({ ...books, runs: [] })
    if (path === 'finance/chargebacks') return listed(chargeBacks)
    if (path === 'balances/balance') return Response.json(balance)
    return listed([])
  })
  return sent
}

beforeEach(() => {
  queryClient.clear()
  knowOwnAddress()
  return () => vi.unstubAllGlobals()
})

test('an admin sees where the money is, and that a difference stops withdrawals', async () => {
  platformServer()
  await openApp('/admin/balances', admin)
  expect(await screen.findByText('R$ 1.000,00')).toBeDefined()
  expect(await screen.findByText('Saques parados')).toBeDefined()
  const link = await screen.findByRole('link', { name: '1 diferença em aberto, de R$\u00a00,01' })
  expect(link.getAttribute('href')).toBe('/admin/balances?view=differences')
})

test('a difference is settled with a reason, and booked only when that is chosen', async () => {
  const sent = platformServer()
  await openApp('/admin/balances?view=differences', admin)
  await userEvent.click(await screen.findByRole('button', { name: 'Resolver' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Resolver diferença de R$\u00a00,01' }))
  await userEvent.type(dialog.getByLabelText('Motivo'), 'curto')
  await userEvent.click(dialog.getByRole('button', { name: 'Resolver' }))
  expect(dialog.getByText('Informe o motivo, com pelo menos 10 letras.')).toBeDefined()
  expect(sent).toEqual([])
  await userEvent.type(dialog.getByLabelText('Motivo'), ' demais, agora basta')
  await userEvent.click(dialog.getByRole('checkbox'))
  await userEvent.click(dialog.getByRole('button', { name: 'Resolver' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual({
    path: `finance/reconciliation/differences/${id}/settle`,
    body: { reason: 'curto demais, agora basta', correct: true },
  })
})

test('how a difference ended is kept in sight', async () => {
  platformServer([{ ...difference, settled }])
  await openApp('/admin/balances?view=differences', admin)
  expect(await screen.findByText('Arredondado.')).toBeDefined()
  expect(screen.getByText(/Resolvida por Rita em .*Lançado na conta da plataforma: R\$ 0,01/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Resolver' })).toBeNull()
})

test('everything can be compared at once', async () => {
  const sent = platformServer([])
  await openApp('/admin/balances?view=differences', admin)
  await userEvent.click(await screen.findByRole('button', { name: 'Comparar agora' }))
  await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['finance/reconciliation/run']))
})

test('a comparison that runs says since when, and cannot be begun again', async () => {
  platformServer([])
  const running = { ...books, last_run: { ...run, finished_at: null } }
  const server = globalThis.fetch
  vi.stubGlobal('fetch', async (request: Request) =>
    new URL(request.url).pathname.endsWith('finance/reconciliation')
      ? Response.json({ ...running, runs: [] })
      : server(request),
  )
  await openApp('/admin/balances?view=differences', admin)
  expect(await screen.findByText(/^Comparando desde/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Comparar agora' })).toHaveProperty('dataset.loading', 'true')
})

test('what banks took back is shown with who bore it', async () => {
  platformServer()
  await openApp('/admin/balances?view=chargeBacks', admin)
  const row = (await screen.findByText('Dra. Lúcia')).closest('tr')
  const cells = within(row ?? document.body).getAllByRole('cell')
  expect(cells.map((cell) => cell.textContent)).toEqual([
    'Dra. Lúcia10/11/2026',
    '20/11/2026',
    'R$\u00a0150,00',
    'R$\u00a022,50',
    'R$\u00a0127,50',
    'R$\u00a00,00',
    'R$\u00a00,00',
  ])
  expect(screen.getByText('Assumido pela plataforma')).toBeDefined()
  expect(screen.getByText('1 pagamento')).toBeDefined()
})

test('where no bank took anything back, that is said', async () => {
  platformServer([], [])
  await openApp('/admin/balances?view=chargeBacks', admin)
  expect(await screen.findByText('Nenhuma contestação')).toBeDefined()
})

test('a specialist has no business there', async () => {
  platformServer()
  const { router } = await openApp('/admin/balances', specialist)
  await waitFor(() => expect(router.state.location.pathname).toBe('/authorized'))
})
