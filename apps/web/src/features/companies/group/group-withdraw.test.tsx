import type { Company } from '@emma/contracts/companies'
import type { Withdrawal } from '@emma/contracts/earnings'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { openApp } from '../../../test/app.tsx'
import { knowOwnAddress } from '../../../test/own-address.ts'
import { specialist } from '../../../test/people.ts'
import { aCompany } from '../attending/company.fake.ts'

const id = '018f0000-0000-7000-8000-000000000009'
const bank = {
  bank_code: '341',
  bank_name: 'Itaú',
  ends_with: '366-1',
  changed_at: '2026-11-01T12:00:00-03:00',
}
const ready: Company = aCompany({
  id,
  name: 'Clínica Sol',
  role: 'admin',
  can: { edit: false, resubmit: false, manage: true, set_active: true, leave: false },
  bank_account: bank,
  recipient_id: 're_1',
  recipient_status: 'active',
})
const withdrawal: Withdrawal = {
  id,
  specialist: { id, name: 'Bruno Membro' },
  company: { id, name: 'Clínica Sol' },
  amount: 15_000,
  status: 'requested',
  parts: [{ company: null, amount: 15_000, approver: 'platform', approved_at: null }],
  bank_account: { bank_code: '341', bank_name: 'Itaú', ends_with: '366-1' },
  requested_at: '2026-11-20T12:00:00-03:00',
  decided_at: null,
  sent_at: null,
  ended_at: null,
  reason: null,
  can: { approve: false, reject: false },
}

/** A server with this company and these withdrawals; it records its requests. */
const server = (company: Company = ready, list: readonly Withdrawal[] = [withdrawal]) => {
  const sent: { readonly path: string; readonly body: unknown }[] = []
  const meta = { page: 1, pageSize: 10, total: list.length }
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/api/v1/', '')
    if (request.method === 'POST' && path.endsWith('/withdrawals')) {
      sent.push({ path, body: await request.json() })
      return Response.json(withdrawal, { status: 201 })
    }
    if (path === `companies/${id}`) return Response.json(company)
    if (path === 'companies') return Response.json({ empresas: [company], meta })
    if (path.endsWith('/withdrawals')) return Response.json({ data: list, meta })
    const sums = { waiting_funds: 0, available: 20_000, transferred: 0 }
    const rules = { minimum: 5000, approved_below: 0 }
    return Response.json({
      ...sums,
      transactions: [],
      withdrawal_rules: rules,
      data: [],
      invites: [],
      meta: { ...meta, total: 0 },
    })
  })
  return sent
}

const open = () => openApp(`/specialist/companies/general-information/${id}`, specialist)

beforeEach(() => {
  queryClient.clear()
  sessionStorage.clear()
  knowOwnAddress()
  return () => vi.unstubAllGlobals()
})

test('who runs a company asks for its share, and reads where it goes before it leaves', async () => {
  const sent = server()
  await open()
  await userEvent.type(await screen.findByLabelText('Valor do saque'), '150')
  await userEvent.click(screen.getByRole('button', { name: /^Pedir saque de/ }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('vai para Itaú, conta final 366-1')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Pedir saque' }))
  await waitFor(() =>
    expect(sent).toEqual([{ path: `companies/${id}/withdrawals`, body: { amount: 15_000 } }]),
  )
  expect(screen.getByText('O dinheiro só vai para a conta da empresa, com o mesmo CNPJ.')).toBeDefined()
})

test('each withdrawal of a company says who asked for it, and that it waits for the platform', async () => {
  server()
  await open()
  await userEvent.click(await screen.findByText('Pedido por Bruno Membro'))
  expect(screen.getByLabelText('De onde vem o valor').textContent).toContain(
    'Parte da empresaaguarda a plataforma',
  )
})

test.each([
  ['a suspended company', { status: 'suspended' }, 'Só empresas aprovadas podem pedir saques.'],
  ['a company without an account', { bank_account: null }, 'O saque vai para uma conta no CNPJ dela.'],
  [
    'a company that the partner does not know',
    { recipient_id: null, recipient_status: null },
    'O saque é liberado quando a plataforma cadastrar',
  ],
  ['a blocked recipient', { recipient_status: 'blocked' }, 'Bloqueada. Fale com o suporte.'],
] as const)('%s reads why nothing can be asked for', async (_, change, sentence) => {
  server({ ...ready, ...change })
  await open()
  expect(await screen.findByText(sentence, { exact: false })).toBeDefined()
  const field = screen.queryByLabelText<HTMLInputElement>('Valor do saque')
  expect(field === null || field.disabled).toBe(true)
})
