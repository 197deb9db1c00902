import type { Transaction } from '@emma/contracts/earnings'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { openApp } from '../../../test/app.tsx'
import { knowOwnAddress } from '../../../test/own-address.ts'
import { specialist } from '../../../test/people.ts'

const id = '018f0000-0000-7000-8000-000000000001'
const transaction: Transaction = {
  id,
  schedule_id: id,
  starts_at: '2026-11-20T12:00:00-03:00',
  timezone: 'America/Sao_Paulo',
  customer: { name: 'Ana Teste' },
  specialty: { id, name: 'Clínica médica' },
  schedule_status: 'finished',
  method: 'credit_card',
  paid_at: '2026-11-18T12:00:00-03:00',
  price: 18_000,
  platform_fee: 2_700,
  company: { id, name: 'Clínica Teste' },
  company_share: 1_530,
  specialist_share: 13_770,
  earned: 13_770,
  status: 'waiting_funds',
  available_at: '2026-11-22T12:00:00-03:00',
  withdrawals: [],
}

const months = [{ month: '2026-11', earned: 13_770, withdrawn: 5_000, appointments: 1 }]

const sums = {
  appointments: 2,
  price: 36_000,
  returned: 9_000,
  platform_fee: 4_050,
  company_share: 0,
  earned: 22_950,
}
const customer = { id, name: 'Ana Teste' }
const monthOf = (month: string) =>
  month === '2026-10'
    ? { month, totals: sums, payers: [{ customer, ...sums }] }
    : {
        month,
        totals: { ...sums, appointments: 0, price: 0, returned: 0, platform_fee: 0, earned: 0 },
        payers: [],
      }

/** A server with one transaction, which a filter by `canceled` leaves out; it records its requests. */
const balanceServer = (shown: Transaction = transaction) => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    if (url.includes('/series')) return Response.json({ data: months })
    if (url.includes('/account/terms')) return Response.json({ data: [] })
    if (url.includes('/notifications'))
      return Response.json({ data: [], meta: { page: 1, pageSize: 20, total: 0 } })
    asked.push(new URL(url).pathname.split('/').at(-1) + new URL(url).search)
    if (url.includes('/month?')) return Response.json(monthOf(new URL(url).searchParams.get('month') ?? ''))
    if (url.includes('.pdf')) return new Response('%PDF')
    if (url.includes('.csv')) return new Response('data;valor')
    const transactions = url.includes('status=canceled') ? [] : [shown]
    const meta = { page: 1, pageSize: 10, total: transactions.length }
    const sums = { waiting_funds: 13_770, available: 0, transferred: 5_000 }
    return Response.json({ ...sums, transactions, totalSchedules: transactions.length, meta, filters: {} })
  })
  return asked
}

const open = 'Ver como o valor de Ana Teste é dividido'

beforeEach(() => {
  queryClient.clear()
  knowOwnAddress()
  return () => vi.unstubAllGlobals()
})

test('a transaction opens to price, fee, company, own share and when it is available', async () => {
  balanceServer()
  await openApp('/specialist/balances', specialist)
  await userEvent.click(await screen.findByRole('button', { name: open }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ana Teste, 20/11/2026' }))
  const lines = within(dialog.getByLabelText('Como o valor é dividido'))
  const values = lines.getAllByRole('definition').map((line) => line.textContent)
  expect(values).toEqual([
    'R$\u00a0180,00',
    '-R$\u00a027,00',
    '-R$\u00a015,30',
    'R$\u00a0137,70',
    '18/11/2026',
    '22/11/2026',
  ])
})

test('what is open and how many are shown stand in the address', async () => {
  const asked = balanceServer()
  const { router } = await openApp(`/specialist/balances?pageSize=25&id=${id}`, specialist)
  const dialog = await screen.findByRole('dialog', { name: 'Ana Teste, 20/11/2026' })
  expect(asked.filter((call) => call.startsWith('balance'))).toEqual(['balanceSpecialist?page=1&pageSize=25'])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Fechar' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ pageSize: '25' }))
})

test('a press on a header asks the server for that order, and the address keeps it', async () => {
  const asked = balanceServer()
  const { router } = await openApp('/specialist/balances', specialist)
  await userEvent.click(await screen.findByRole('button', { name: 'Quando' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'starts_at' }))
  await waitFor(() => expect(asked).toContain('balanceSpecialist?page=1&pageSize=10&sort=starts_at'))
})

test('a filter in the address is asked for, and its emptiness is told as its own', async () => {
  const asked = balanceServer()
  await openApp('/specialist/balances?status=canceled', specialist)
  expect(await screen.findByText('Nada com estes filtros')).toBeDefined()
  expect(asked.filter((call) => call.startsWith('balance'))).toEqual([
    'balanceSpecialist?page=1&pageSize=10&status=canceled',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }))
  await waitFor(() => expect(screen.queryByText('Ana Teste')).not.toBeNull())
})

test('each share says its percent and of what, and what was given back and withdrawn are lines of their own', async () => {
  const withdrawals = [
    { id, amount: 5_000, status: 'paid', requested_at: '2026-11-23T12:00:00-03:00' },
  ] as const
  balanceServer({ ...transaction, earned: 9_000, status: 'available', withdrawals: [...withdrawals] })
  await openApp('/specialist/balances', specialist)
  await userEvent.click(await screen.findByRole('button', { name: open }))
  const lines = within(await screen.findByLabelText('Como o valor é dividido'))
  const names = lines.getAllByRole('term').map((line) => line.textContent)
  expect(names.slice(1)).toEqual([
    'Taxa da plataforma (15% de R$\u00a0180,00)',
    'Parte de Clínica Teste (10% de R$\u00a0153,00)',
    'Sua parte',
    'Devolvido por cancelamento',
    'Você recebe',
    'Pago em',
    'Disponível desde',
    'Saque de 23/11/2026 (Pago)',
    'Ainda não sacado',
  ])
  const values = lines.getAllByRole('definition').map((line) => line.textContent)
  expect(values.slice(3)).toEqual([
    'R$\u00a0137,70',
    '-R$\u00a047,70',
    'R$\u00a090,00',
    '18/11/2026',
    '22/11/2026',
    'R$\u00a050,00',
    'R$\u00a040,00',
  ])
})

test('the months can be read as a table', async () => {
  balanceServer()
  await openApp('/specialist/balances', specialist)
  const months = await screen.findByText('Ver como tabela')
  const table = months.parentElement ?? months
  const cells = within(table).getAllByRole('cell', { hidden: true })
  expect(cells.map((cell) => cell.textContent)).toEqual(['1', 'R$\u00a0137,70', 'R$\u00a050,00'])
})

test('the statement is saved with the filters of the screen', async () => {
  const asked = balanceServer()
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
  )
  await openApp('/specialist/balances?status=waiting_funds&from=2026-11-01', specialist)
  await userEvent.type(await screen.findByRole('textbox', { name: 'Paciente' }), 'Ana Teste')
  await waitFor(() => expect(asked.at(-1)).toContain('search=Ana'))
  await userEvent.click(await screen.findByRole('button', { name: 'Baixar CSV' }))
  await waitFor(() => expect(save).toHaveBeenCalledOnce())
  expect(asked.at(-1)).toBe('statement.csv?status=waiting_funds&from=2026-11-01&search=Ana+Teste')
  save.mockRestore()
})

test('a month says what became of its money, by whom it was paid, and goes to the accountant as a file', async () => {
  const asked = balanceServer()
  await openApp('/specialist/balances', specialist)
  const month = within(await screen.findByRole('region', { name: 'Resumo do mês' }))
  expect(await month.findByText('Nenhuma consulta paga neste mês.')).toBeDefined()
  await userEvent.selectOptions(month.getByLabelText('Mês'), '2026-10')
  expect(await month.findByText('Taxa da plataforma (15% de R$ 270,00)')).toBeDefined()
  const values = month.getAllByRole('definition').map((line) => line.textContent)
  expect(values).toEqual(['2', 'R$\u00a0360,00', '-R$\u00a090,00', '-R$\u00a040,50', 'R$\u00a0229,50'])
  await userEvent.click(month.getByText('Ver por quem pagou'))
  expect(month.getByRole('row', { name: /Ana Teste ?2 consultas R\$\s270,00 R\$\s229,50/ })).toBeDefined()
  await userEvent.click(month.getByRole('button', { name: 'Baixar PDF' }))
  await waitFor(() => expect(asked.at(-1)).toBe('month.pdf?month=2026-10'))
  await userEvent.click(month.getByRole('button', { name: 'Baixar CSV' }))
  await waitFor(() => expect(asked.at(-1)).toBe('month.csv?month=2026-10'))
})
