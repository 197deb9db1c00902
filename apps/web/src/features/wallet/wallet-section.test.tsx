import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { knowOwnAddress } from '../../test/own-address.ts'
import { WalletSection } from './index.ts'

const id = (number: number) => `018f0000-0000-7000-8000-00000000000${number}`
const at = '2026-11-24T12:00:00.000Z'
const credits = [
  {
    id: id(1),
    amount: 18_000,
    remaining: 5000,
    origin: { schedule_id: id(2), reason: 'canceled_by_specialist' },
    created_at: at,
    refundable: true,
    refundable_amount: 5000,
  },
  {
    id: id(3),
    amount: 7000,
    remaining: 7000,
    origin: { schedule_id: id(4), reason: 'canceled_by_customer' },
    created_at: at,
    refundable: false,
    refundable_amount: 0,
  },
]
const specialist = { id: id(5), name: 'Helena Vasconcelos' }
const lines = [
  { id: id(6), kind: 'spent', amount: -13_000, balance: 12_000, at, schedule_id: id(2), specialist },
  { id: id(7), kind: 'credit', amount: 18_000, balance: 25_000, at, schedule_id: id(2), specialist },
]

const show = (balance: object, statement: object[]) => {
  vi.stubGlobal('fetch', async (request: Request) =>
    request.url.includes('statement')
      ? Response.json({ data: statement, meta: { page: 1, pageSize: 10, total: statement.length } })
      : Response.json(balance),
  )
  const router = createRouter({
    routeTree: createRootRoute({ component: WalletSection }),
    history: createMemoryHistory(),
  })
  render(
    <MantineProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </MantineProvider>,
  )
}

beforeEach(() => {
  queryClient.clear()
  knowOwnAddress()
  return () => vi.unstubAllGlobals()
})

test('balance, each credit with its origin and what is left of it, and the way back where there is one', async () => {
  show({ totalBalance: 12_000, credits }, lines)
  const list = within(await screen.findByRole('list', { name: 'Créditos' }))
  expect(list.getAllByRole('listitem')).toHaveLength(2)
  expect(list.getByText('Restam R$ 50,00 de R$ 180,00')).toBeDefined()
  expect(list.getByText('Cancelada por você')).toBeDefined()
  expect(list.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Reembolsar R$\u00a050,00 no cartão',
  ])
})

test('the statement says what each movement was, with whom, and the balance after it', async () => {
  show({ totalBalance: 12_000, credits }, lines)
  const list = within(await screen.findByRole('list', { name: 'Extrato' }))
  const [spent] = list.getAllByRole('listitem')
  expect(spent?.textContent).toMatch(
    /Pagamento de consulta.*com Helena Vasconcelos.*130,00.*Saldo R\$\s120,00/,
  )
})

test('an empty wallet says so once', async () => {
  show({ totalBalance: 0, credits: [] }, [])
  expect(await screen.findByText('Sua carteira está vazia')).toBeDefined()
  await waitFor(() => expect(screen.queryByText('Extrato')).toBeNull())
})
