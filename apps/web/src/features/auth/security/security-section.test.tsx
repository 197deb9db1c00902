import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { sessionOf } from '../../../test/app.tsx'
import { knowOwnAddress } from '../../../test/own-address.ts'
import { customer } from '../../../test/people.ts'
import { ConfirmOutlet } from '../../../ui/dialog/confirm-outlet.tsx'
import { authServer, done, refuse } from '../auth-api.fake.ts'
import { SecuritySection } from '../index.ts'
import { SecondFactorOutlet } from '../second-factor/second-factor-outlet.tsx'

beforeEach(() => {
  queryClient.clear()
  knowOwnAddress()
  return () => vi.unstubAllGlobals()
})

const status = { totp: false, passkeys: 0, recovery_codes_left: 0, required: false, verified_until: null }
const sessions = [
  ['018f0000-0000-7000-8000-0000000000a1', 'Chrome no Windows', true],
  ['018f0000-0000-7000-8000-0000000000a2', 'Safari no iPhone', false],
].map(([id, device, current]) => ({
  id,
  device,
  current,
  address: '203.0.113.7',
  created_at: '2026-11-20T12:00:00Z',
  last_used_at: '2026-11-21T12:00:00Z',
}))
const page = (data: readonly unknown[]) =>
  Response.json({ data, meta: { page: 1, pageSize: 100, total: data.length } })
const quiet = {
  'GET authentication/mfa': () => Response.json(status),
  'GET authentication/passkeys': () => page([]),
  'GET authentication/sessions': () => page(sessions),
}

const open = async () => {
  const context = { session: sessionOf(customer) }
  const root = createRootRoute({ component: SecuritySection })
  const router = createRouter({
    routeTree: root,
    context,
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  const view = render(
    <MantineProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
      <ConfirmOutlet />
      <SecondFactorOutlet />
    </MantineProvider>,
  )
  await screen.findByText('Safari no iPhone')
  return view
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

test('shows the sessions, ends another one after a question, and axe finds nothing', async () => {
  const server = authServer({ ...quiet, 'DELETE authentication/sessions/:id': done })
  const { container } = await open()
  expect(screen.getByText('Este aparelho')).toBeDefined()
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  await press('Encerrar a sessão em Safari no iPhone')
  const question = await screen.findByRole('dialog')
  await userEvent.click(within(question).getByRole('button', { name: 'Encerrar' }))
  await waitFor(() =>
    expect(server.asked).toContainEqual({
      call: `DELETE authentication/sessions/${sessions[1]?.id}`,
      body: undefined,
    }),
  )
})

test('turns the second factor on: QR, key as text, code, recovery codes that must be said to be kept', async () => {
  const codes = ['ABCDE-FGHJK', 'MNPQR-STUVW']
  const server = authServer({
    ...quiet,
    'POST authentication/mfa/enroll': () =>
      Response.json({
        secret: 'JBSWY3DPEHPK3PXP',
        otpauth_url: 'otpauth://totp/Emma:ana?secret=JBSWY3DPEHPK3PXP&issuer=Emma',
        recovery_codes: codes,
      }),
    'POST authentication/mfa/confirm': async (request) =>
      (await request.json()).code === '123456' ? done() : refuse('code_invalid'),
  })
  await open()
  await press('Ativar')
  await screen.findByRole('img', { name: /Código QR/ })
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeDefined()
  await press('Confirmar código')
  expect(await screen.findByText('Digite os 6 dígitos do código.')).toBeDefined()
  const field = screen.getByLabelText('Código que aparece no aplicativo')
  await userEvent.type(field, '000000')
  await press('Confirmar código')
  expect(await screen.findByText('sentence of code_invalid')).toBeDefined()
  await userEvent.clear(field)
  await userEvent.type(field, '123456')
  await press('Confirmar código')
  expect(await screen.findByText(codes[0] ?? '')).toBeDefined()
  const finish = screen.getByRole('button', { name: 'Concluir' })
  expect(finish).toHaveProperty('disabled', true)
  await userEvent.click(screen.getByRole('checkbox', { name: /Guardei/ }))
  await userEvent.click(finish)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.of('POST authentication/mfa/enroll')).toHaveLength(1)
})

test('changes the password, and says at each field what is wrong', async () => {
  const errors = [{ path: 'currentPassword', message: 'Esta não é a sua senha atual.' }]
  authServer({ ...quiet, 'PUT authentication/password': () => refuse('validation_failed', errors) })
  await open()
  await press('Trocar senha')
  await press('Salvar nova senha')
  for (const sentence of ['Informe sua senha atual.', 'Informe a nova senha.'])
    expect(await screen.findByText(sentence)).toBeDefined()
  await userEvent.type(screen.getByLabelText('Senha atual'), 'wrong')
  await userEvent.type(screen.getByLabelText('Nova senha'), 'girassol-trombone')
  await userEvent.type(screen.getByLabelText('Repita a nova senha'), 'girassol')
  await press('Salvar nova senha')
  expect(await screen.findByText('As senhas não são iguais.')).toBeDefined()
  await userEvent.type(screen.getByLabelText('Repita a nova senha'), '-trombone')
  await press('Salvar nova senha')
  expect(await screen.findByText('Esta não é a sua senha atual.')).toBeDefined()
})

test('a call that wants a recent second factor asks for it, and is made once more', async () => {
  let shown = false
  const server = authServer({
    ...quiet,
    'GET authentication/mfa': () => Response.json({ ...status, totp: true, recovery_codes_left: 8 }),
    'DELETE authentication/mfa': () => (shown ? done() : refuse('second_factor_required')),
    'POST authentication/mfa/verify': async (request) => {
      shown = (await request.json()).code === '123456'
      return shown ? done() : refuse('code_invalid')
    },
  })
  await open()
  await press('Desativar')
  const question = await screen.findByRole('dialog')
  await userEvent.click(within(question).getByRole('button', { name: 'Desativar' }))
  const code = await screen.findByLabelText('Código de verificação')
  await userEvent.type(code, '000000')
  await press('Confirmar')
  expect((await screen.findByRole('alert')).textContent).toBe('sentence of code_invalid')
  await userEvent.clear(code)
  await userEvent.type(code, '123456')
  await press('Confirmar')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.of('DELETE authentication/mfa')).toHaveLength(2)
  expect(server.of('POST auth/refreshToken')).toEqual([])
})

test('a call that wants a proof asks for the password once, and carries the proof from then on', async () => {
  const isProved = (request: Request) => request.headers.get('x-proof') === 'proof-1'
  const offer = { secret: 'JBSWY3DPEHPK3PXP', otpauth_url: 'otpauth://totp/Emma:ana', recovery_codes: [] }
  const errors = [{ path: 'password', message: 'Esta não é a sua senha atual.' }]
  const server = authServer({
    ...quiet,
    'POST authentication/mfa/enroll': (request) =>
      isProved(request) ? Response.json(offer) : refuse('proof_required'),
    'POST authentication/proof': async (request) =>
      (await request.json()).password === 'girassol'
        ? Response.json({ proof: 'proof-1', expires_at: '2026-11-21T12:10:00Z' }, { status: 201 })
        : refuse('validation_failed', errors),
  })
  await open()
  await press('Ativar')
  const question = within(await screen.findByRole('dialog', { name: 'Confirme que é você' }))
  await userEvent.click(await question.findByRole('button', { name: 'Confirmar' }))
  expect(await question.findByText('Informe sua senha.')).toBeDefined()
  await userEvent.type(question.getByLabelText('Sua senha'), 'wrong{Enter}')
  expect(await question.findByText('Esta não é a sua senha atual.')).toBeDefined()
  await userEvent.clear(question.getByLabelText('Sua senha'))
  await userEvent.type(question.getByLabelText('Sua senha'), 'girassol{Enter}')
  await screen.findByRole('img', { name: /Código QR/ })
  await userEvent.keyboard('{Escape}')
  await press('Ativar')
  await screen.findByRole('img', { name: /Código QR/ })
  expect(server.of('POST authentication/mfa/enroll')).toHaveLength(3)
  expect(server.of('POST authentication/proof')).toHaveLength(2)
  expect(server.of('POST auth/refreshToken')).toEqual([])
})

describe('who has passkeys and no authenticator app', () => {
  const passkeysOnly = {
    ...quiet,
    'GET authentication/mfa': () => Response.json({ ...status, passkeys: 1, recovery_codes_left: 8 }),
  }
  const ask = async () => {
    let shown = false
    authServer({
      ...passkeysOnly,
      'POST authentication/mfa/recovery-codes': () =>
        shown ? Response.json({ recovery_codes: ['ABCDE-FGHJK'] }) : refuse('second_factor_required'),
      'POST authentication/mfa/verify': () => {
        shown = true
        return done()
      },
    })
    await open()
    await press('Gerar novos códigos')
    const sure = within(await screen.findByRole('dialog'))
    await userEvent.click(sure.getByRole('button', { name: 'Gerar novos códigos' }))
    return within(await screen.findByRole('dialog', { name: 'Confirme que é você' }))
  }

  test('is asked for the passkey first, and never for the app', async () => {
    vi.stubGlobal('PublicKeyCredential', class {})
    const question = await ask()
    const passkey = await question.findByRole('button', { name: 'Usar chave de acesso' })
    expect(document.activeElement).toBe(passkey)
    expect(question.queryByText(/aplicativo/)).toBeNull()
    expect(question.queryByRole('textbox')).toBeNull()
    await userEvent.click(question.getByRole('button', { name: 'Usar um código de recuperação' }))
    await userEvent.type(question.getByLabelText('Código de recuperação'), 'ABCDE-FGHJK{Enter}')
    expect(await screen.findByText('ABCDE-FGHJK')).toBeDefined()
  })

  test('is asked for a recovery code where the browser knows no passkeys', async () => {
    const question = await ask()
    expect(await question.findByLabelText('Código de recuperação')).toBeDefined()
    expect(question.queryByText(/aplicativo/)).toBeNull()
    expect(question.queryByRole('button', { name: 'Usar chave de acesso' })).toBeNull()
  })
})
