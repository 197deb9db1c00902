import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { loadPhrases } from '../../../lib/i18n/i18n.ts'
import { knowOwnAddress } from '../../../test/own-address.ts'
import { specialist } from '../../../test/people.ts'
import { BankAccountForm } from './bank-account-form.tsx'

// Only the form, without the app's routes.
vi.mock('../../../lib/forms/use-leave-guard.ts', () => ({ useLeaveGuard: () => {} }))
vi.mock('../../../lib/session/use-session.ts', () => ({
  useUser: () => ({ ...specialist, specialistId: specialist.id }),
}))

beforeAll(() => loadPhrases('bankAccount'))
beforeEach(() => {
  queryClient.clear()
  knowOwnAddress()
  return () => vi.unstubAllGlobals()
})

/** A server with three banks, which answers a saved account with `answer`; it records its requests. */
const server = (answer: () => Response) => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.url.endsWith('/banks')) {
      const data = [
        { code: '341', name: 'Itaú Unibanco S.A.' },
        { code: '001', name: 'Banco do Brasil S.A.' },
        { code: '260', name: 'Nu Pagamentos S.A.', known_as: 'Nubank' },
      ]
      return Response.json({ data })
    }
    sent.push(await request.json())
    return answer()
  })
  return sent
}

const show = () => {
  const onSaved = vi.fn()
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <BankAccountForm onSaved={onSaved} />
      </QueryClientProvider>
    </MantineProvider>,
  )
  return onSaved
}

const fill = async (contaDv: string) => {
  await userEvent.type(screen.getByRole('combobox', { name: 'Banco' }), 'itau')
  await userEvent.click(await screen.findByRole('option', { name: '341 · Itaú Unibanco S.A.' }))
  await userEvent.type(screen.getByLabelText('Agência'), '2545')
  await userEvent.type(screen.getByLabelText('Conta'), '02366')
  await userEvent.type(screen.getByLabelText('Dígito da conta'), contaDv)
  await userEvent.type(screen.getByLabelText('CPF do titular'), '529.982.247-25')
  expect(screen.getByLabelText<HTMLInputElement>('Nome do titular').value).toBe('Carlos Teste')
  await userEvent.click(screen.getByRole('button', { name: 'Salvar conta bancária' }))
}

test('a bank is found by the name that people call it', async () => {
  server(() => Response.json({}))
  show()
  await userEvent.type(screen.getByRole('combobox', { name: 'Banco' }), 'nubank')
  expect(await screen.findByRole('option', { name: '260 · Nubank · Nu Pagamentos S.A.' })).toBeDefined()
})

test('a bank is found without accents; a digit that does not fit is said before anything is sent', async () => {
  const sent = server(() => Response.json({}))
  show()
  await fill('2')
  expect(await screen.findByText('O dígito não confere com a conta.')).toBeDefined()
  expect(sent).toEqual([])
})

test('what is saved is the wire’s words, and the account is handed on', async () => {
  const sent = server(() => Response.json({ bank_account_id: 'ba_1' }, { status: 201 }))
  const onSaved = show()
  await fill('1')
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith({ bank_account_id: 'ba_1' }))
  expect(sent).toMatchObject([
    {
      bank_code: '341',
      type_account: 'checking',
      agencia: '2545',
      conta: '02366',
      conta_dv: '1',
      document_number: '529.982.247-25',
    },
  ])
})

test('what the server finds wrong with a field stands beside it', async () => {
  const errors = [{ path: 'document_number', message: 'A conta precisa estar no seu próprio CPF.' }]
  const problem = {
    status: 422,
    code: 'validation_failed',
    title: 'Atenção',
    detail: 'x',
    type: 'x',
    traceId: 't',
  }
  server(() =>
    Response.json(
      { ...problem, errors },
      { status: 422, headers: { 'content-type': 'application/problem+json' } },
    ),
  )
  const onSaved = show()
  await fill('1')
  expect(await screen.findByText('A conta precisa estar no seu próprio CPF.')).toBeDefined()
  expect(onSaved).not.toHaveBeenCalled()
})
