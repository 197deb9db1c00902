import type { Withdrawal, WithdrawalRules } from '@emma/contracts/earnings'
import { type ErrorCode, errorStatus } from '@emma/contracts/kit'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { formatHour } from '../../../lib/i18n/format.ts'
import { openApp } from '../../../test/app.tsx'
import { knowOwnAddress } from '../../../test/own-address.ts'
import { admin, specialist } from '../../../test/people.ts'

const id = '018f0000-0000-7000-8000-000000000001'
const who = { ...specialist, specialistId: id }
const withdrawal: Withdrawal = {
  id,
  specialist: { id, name: 'Bruno Membro' },
  company: null,
  amount: 15_000,
  status: 'requested',
  parts: [
    { company: null, amount: 10_000, approver: 'platform', approved_at: '2026-11-20T12:00:00-03:00' },
    {
      company: { id, name: 'Clínica Sol' },
      amount: 5_000,
      approver: 'company_admin',
      approved_at: null,
    },
  ],
  bank_account: { bank_code: '341', bank_name: 'Itaú', ends_with: '567-8' },
  requested_at: '2026-11-20T12:00:00-03:00',
  decided_at: null,
  sent_at: null,
  ended_at: null,
  reason: null,
  can: { approve: false, reject: false },
}
const account = {
  bank_account_id: 'ba_1',
  recipient_id: 're_1',
  bank_code: '341',
  bank_name: 'Itaú',
  agencia: '0001',
  conta: '1234567',
  conta_dv: '8',
  type_account: 'checking',
  document_number: '52998224725',
  name_account: 'Carlos Teste',
  recipient_status: 'active',
  created_at: '2026-11-01T12:00:00-03:00',
}

const problem = (code: ErrorCode, detail: string = code) =>
  Response.json(
    { type: 'about:blank', title: 'Erro', status: errorStatus[code], code, detail, traceId: '' },
    { status: errorStatus[code] },
  )
const listed = (data: readonly Withdrawal[]) =>
  Response.json({ data, meta: { page: 1, pageSize: 10, total: data.length } })

interface Sent {
  readonly path: string
  readonly key: string | null
  readonly body: unknown
}

/** A server with these answers; it records its requests. */
const moneyServer = ({
  kept = account,
  available = 20_000,
  rules = { minimum: 5000, approved_below: 0 },
  approves = false,
  list = [withdrawal],
  onList,
  answer = () => Response.json(withdrawal, { status: 201 }),
}: {
  kept?: Record<string, unknown> | null
  available?: number
  rules?: WithdrawalRules
  approves?: boolean
  list?: readonly Withdrawal[]
  onList?: (search: string) => unknown
  answer?: () => Response | Promise<never>
} = {}) => {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    const path = pathname.replace('/api/v1/', '')
    if (request.method === 'POST' && !path.startsWith('authentication')) {
      const text = await request.text()
      sent.push({ path, key: request.headers.get('idempotency-key'), body: text ? JSON.parse(text) : null })
      return answer()
    }
    if (path.includes('bank_account')) return kept ? Response.json(kept) : problem('not_found')
    if (path.startsWith('finance/withdrawals')) {
      onList?.(search)
      return listed(list)
    }
    const sums = {
      waiting_funds: 0,
      available,
      transferred: 0,
      withdrawal_rules: rules,
      approves_withdrawals: approves,
    }
    const meta = { page: 1, pageSize: 10, total: 0 }
    return Response.json({ ...sums, transactions: [], totalSchedules: 0, meta, filters: {}, data: [] })
  })
  return sent
}

beforeEach(() => {
  queryClient.clear()
  sessionStorage.clear()
  knowOwnAddress()
  return () => vi.unstubAllGlobals()
})

const askFor = async (amount: string) => {
  await userEvent.type(await screen.findByLabelText('Valor do saque'), amount)
  await userEvent.click(screen.getByRole('button', { name: /^Pedir saque/ }))
}
const confirm = async () => {
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Pedir saque' }))
}

test.each([
  ['0', 'Informe um valor, como 150,00.'],
  ['abc', 'Informe um valor, como 150,00.'],
  ['49,99', 'O mínimo para saque é R$ 50,00.'],
  ['200,01', 'O máximo agora é R$ 200,00.'],
])('%s is refused beside the field, and nothing is asked', async (typed, sentence) => {
  const sent = moneyServer()
  await openApp('/finance/withdraw', who)
  await askFor(typed)
  expect(await screen.findByText(sentence)).toBeDefined()
  expect(sent).toEqual([])
})

test('a withdrawal is asked for once it was confirmed, and the field is empty after it', async () => {
  const sent = moneyServer()
  await openApp('/finance/withdraw', who)
  await askFor('150')
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('vai para Itaú, conta final 567-8')
  await confirm()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ path: 'finance/withdrawals', body: { amount: 15_000 } })
  expect(sent[0]?.key).toMatch(/^[\w-]{36}$/)
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Valor do saque').value).toBe(''))
})

test('after a lost answer the same amount is the same attempt; after an answer it is another', async () => {
  let tries = 0
  const sent = moneyServer({
    answer: () => {
      tries += 1
      return tries === 1 ? Promise.reject(new TypeError('cut')) : Response.json(withdrawal, { status: 201 })
    },
  })
  await openApp('/finance/withdraw', who)
  await askFor('150')
  await confirm()
  expect((await screen.findByRole('alert')).textContent).toContain('nunca é feito duas vezes')
  await userEvent.click(screen.getByRole('button', { name: /^Pedir saque de/ }))
  await confirm()
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[0]?.key).toBe(sent[1]?.key)
  await waitFor(() => expect(sessionStorage.getItem('withdrawalAttempt')).toBeNull())
})

test('why the server refuses is said', async () => {
  moneyServer({ answer: () => problem('withdrawals_stopped', 'Os saques estão parados.') })
  await openApp('/finance/withdraw', who)
  await askFor('150')
  await confirm()
  expect((await screen.findByRole('alert')).textContent).toContain('Os saques estão parados.')
})

test('without a bank account the way to one is shown', async () => {
  moneyServer({ kept: null })
  await openApp('/finance/withdraw', who)
  const link = await screen.findByRole('link', { name: 'Cadastrar conta' })
  expect(link.getAttribute('href')).toBe('/specialist/payments-transfers')
})

test('with nothing available nothing can be asked for', async () => {
  moneyServer({ available: 0 })
  await openApp('/finance/withdraw', who)
  expect(await screen.findByText('Nada disponível por enquanto')).toBeDefined()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Pedir saque' }).disabled).toBe(true)
})

test('a withdrawal opens to its steps, and to who is still waited for', async () => {
  moneyServer()
  await openApp('/finance/withdraw', who)
  await userEvent.click(await screen.findByText('Itaú, conta final 567-8', { selector: 'li span' }))
  const steps = within(screen.getByRole('list', { name: 'Andamento do saque' })).getAllByRole('listitem')
  expect(steps.map((step) => step.textContent)).toEqual([
    `Pedido20/11/2026, ${formatHour(withdrawal.requested_at)}`,
    'AprovadoAguardando',
    'Enviado ao bancoAguardando',
    'PagoAguardando',
  ])
  expect(screen.getByLabelText('De onde vem o valor').textContent).toContain(
    'Clínica Solaguarda a administração da empresa',
  )
})

const opened = `Ver o andamento do saque de 20/11/2026, ${formatHour(withdrawal.requested_at)}`

test('of all withdrawals one opens to its steps, and the address says which', async () => {
  moneyServer()
  const { router } = await openApp('/specialist/payments-transfers', who)
  await userEvent.click(await screen.findByRole('button', { name: opened }))
  const dialog = within(await screen.findByRole('dialog', { name: 'R$\u00a0150,00, 20/11/2026' }))
  expect(
    within(dialog.getByRole('list', { name: 'Andamento do saque' })).getAllByRole('listitem'),
  ).toHaveLength(4)
  expect(router.state.location.search).toEqual({ id })
  await userEvent.click(dialog.getByRole('button', { name: 'Fechar' }))
  await waitFor(() => expect(router.state.location.search).toEqual({}))
})

test('order, page size and filters of the withdrawals are asked of the server, and stand in the address', async () => {
  const asked: string[] = []
  moneyServer({ onList: (search) => asked.push(search) })
  const { router } = await openApp('/specialist/payments-transfers?status=paid&pageSize=25', who)
  await userEvent.click(await screen.findByRole('button', { name: 'Valor' }))
  await waitFor(() => expect(asked).toContain('?status=paid&page=1&pageSize=25&sort=amount'))
  expect(router.state.location.search).toEqual({ status: 'paid', pageSize: '25', sort: 'amount' })
})

const decidable: Withdrawal = { ...withdrawal, can: { approve: true, reject: true } }

test('a member is approved after a question', async () => {
  const sent = moneyServer({ list: [decidable], answer: () => Response.json(withdrawal) })
  await openApp('/finance/approve-withdrawal', who)
  await userEvent.click(await screen.findByRole('button', { name: 'Aprovar saque de Bruno Membro' }))
  const dialog = await screen.findByRole('dialog', { name: 'Aprovar R$\u00a0150,00 para Bruno Membro?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Aprovar' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.path).toBe(`finance/withdrawals/${id}/approve`)
})

test('a rejection needs a reason', async () => {
  const sent = moneyServer({ list: [decidable], answer: () => Response.json(withdrawal) })
  await openApp('/finance/approve-withdrawal', who)
  await userEvent.click(await screen.findByRole('button', { name: 'Recusar saque de Bruno Membro' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Recusar' }))
  expect(within(dialog).getByText(/Informe o motivo/)).toBeDefined()
  expect(sent).toEqual([])
  await userEvent.type(within(dialog).getByLabelText('Motivo'), 'Conta errada')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Recusar' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    path: `finance/withdrawals/${id}/reject`,
    body: { reason: 'Conta errada' },
  })
})

test("what is not the caller's to decide has no buttons", async () => {
  moneyServer()
  await openApp('/finance/approve-withdrawal', who)
  await screen.findByText('Bruno Membro')
  expect(screen.queryByRole('button', { name: /Aprovar saque/ })).toBeNull()
})

test("an admin sees what waits for the platform, and everybody's with filters in the address", async () => {
  moneyServer({ list: [decidable] })
  const { router } = await openApp('/admin/balances?view=withdrawals', admin)
  await screen.findByRole('button', { name: 'Aprovar saque de Bruno Membro' })
  await userEvent.click(screen.getByRole('radio', { name: 'Todos' }))
  await userEvent.selectOptions(await screen.findByLabelText('Situação'), 'paid')
  await waitFor(() => expect(router.state.location.searchStr).toBe('?view=withdrawals&scope=all&status=paid'))
})

test('the bank account is seen with its state, and the provider asks who it is in a tab of its own', async () => {
  const tab = { location: { href: '' }, close: vi.fn() }
  vi.stubGlobal('open', () => tab)
  const link = { url: 'https://provider.test/kyc', expires_at: '2026-11-20T12:00:00Z' }
  moneyServer({
    kept: { ...account, recipient_status: 'affiliation' },
    answer: () => Response.json(link, { status: 201 }),
  })
  await openApp('/specialist/payments-transfers', who)
  expect(await screen.findByText('Falta confirmar sua identidade', { exact: false })).toBeDefined()
  expect(screen.getByText('1234567-8')).toBeDefined()
  expect(screen.getByText('529.982.247-25')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar identidade' }))
  await waitFor(() => expect(tab.location.href).toBe('https://provider.test/kyc'))
})

test('without a bank account its form is offered', async () => {
  moneyServer({ kept: null })
  await openApp('/specialist/payments-transfers', who)
  await userEvent.click(await screen.findByRole('button', { name: 'Cadastrar conta' }))
  expect(await screen.findByLabelText('Agência')).toBeDefined()
})

test('the rules are said before anything is asked: the minimum, and what needs no approval', async () => {
  moneyServer({ rules: { minimum: 5000, approved_below: 30_000 } })
  await openApp('/finance/withdraw', who)
  expect(await screen.findByText(/O mínimo por saque é R\$ 50,00\. Não há taxa/)).toBeDefined()
  expect(screen.getByText(/Abaixo de R\$ 300,00, .* é aprovado na hora/)).toBeDefined()
  expect((await screen.findByLabelText('Valor do saque')).getAttribute('aria-describedby')).toBeTruthy()
  expect(screen.getByText('A partir de R$ 50,00')).toBeDefined()
})

test('less than the minimum cannot be asked for, and why is said', async () => {
  moneyServer({ available: 4999 })
  await openApp('/finance/withdraw', who)
  expect(await screen.findByText(/O saque é a partir de R\$ 50,00\./)).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Valor do saque').disabled).toBe(true)
  expect(screen.queryByText(/é aprovado na hora/)).toBeNull()
})

test('who runs a company always finds the way to approvals; others have none', async () => {
  moneyServer({ list: [], approves: true })
  const { unmount } = await openApp('/specialist/payments-transfers', who)
  const link = await screen.findByRole('link', { name: 'Aprovar saques de membros' })
  expect(link.getAttribute('href')).toBe('/finance/approve-withdrawal')
  unmount()
  queryClient.clear()
  moneyServer({ list: [] })
  await openApp('/specialist/payments-transfers', who)
  await screen.findByText('Nenhum saque ainda')
  expect(screen.queryByRole('link', { name: 'Aprovar saques de membros' })).toBeNull()
})

test('who runs a company is told what waits for them', async () => {
  moneyServer({ list: [decidable], approves: true })
  await openApp('/specialist/payments-transfers', who)
  const link = await screen.findByRole('link', { name: '1 saque de membro aguarda a sua aprovação' })
  expect(link.getAttribute('href')).toBe('/finance/approve-withdrawal')
})
