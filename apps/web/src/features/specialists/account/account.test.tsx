import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { openApp } from '../../../test/app.tsx'
import { knowOwnAddress } from '../../../test/own-address.ts'
import { admin, specialist } from '../../../test/people.ts'
import { accountServer, problem, profile, specialistId } from './account.fake.ts'

const who = (status: 0 | 1 | 2 | 3 | 4) => ({ ...specialist, specialistId, status })

beforeEach(() => {
  queryClient.clear()
  sessionStorage.clear()
  knowOwnAddress()
  return () => vi.unstubAllGlobals()
})

describe('account progress', () => {
  test.each([
    [0, 'Cadastro incompleto'],
    [2, 'Em análise'],
    [3, 'Cadastro não aprovado'],
    [4, 'Conta suspensa'],
  ] as const)('is the home at status %i, without a loop', async (status, title) => {
    accountServer({ ...profile, status })
    const { router } = await openApp('/', who(status))
    expect(await screen.findByText(title)).toBeDefined()
    expect(router.state.location.pathname).toBe('/specialist/accout-progress')
  })

  test('says what is missing, and sends nothing before it is there', async () => {
    accountServer(profile)
    await openApp('/specialist/accout-progress', who(0))
    expect(await screen.findByRole('button', { name: 'Preencher: Endereço' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Preencher: Conta bancária' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Alterar: Contato' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Enviar para análise' })).toHaveProperty('disabled', true)
    expect(screen.getByText(/4 de 6 itens prontos/)).toBeDefined()
  })

  test.each([
    [null, 'Pronto · Conselho, estado e número · falta o comprovante'],
    [
      { id: specialistId, type: 'image/png', size: 9, url: '', created_at: profile.created_at },
      'Pronto · Conselho, estado, número e comprovante',
    ],
  ])('says that the proof is there only if it was sent', async (document, words) => {
    accountServer({ ...profile, document })
    await openApp('/specialist/accout-progress', who(0))
    expect(await screen.findByText(words)).toBeDefined()
  })

  test('opens the form of an item; the address wants all its fields', async () => {
    const sent = accountServer(profile)
    await openApp('/specialist/accout-progress', who(0))
    await userEvent.click(await screen.findByRole('button', { name: 'Preencher: Endereço' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Salvar' }))
    expect((await within(dialog).findAllByText('Preencha este campo.')).length).toBeGreaterThan(2)
    expect(sent).toEqual([])
  })

  test('shows the reason of a refusal, and sends again with a word about it', async () => {
    const refused = { ...profile, status: 3 as const, missing: [], reason: 'Documento ilegível.' }
    const sent = accountServer(refused, () =>
      Response.json({ id: specialistId, status: 2, missing: [], on_duty: false, use_online: true }),
    )
    await openApp('/specialist/accout-progress', who(3))
    expect(await screen.findByText('Documento ilegível.')).toBeDefined()
    await userEvent.type(screen.getByLabelText(/O que você corrigiu/), 'Foto nova.')
    await userEvent.click(screen.getByRole('button', { name: 'Corrigir e reenviar' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({
      path: `specialists/updateStatus/${specialistId}`,
      body: { status: 2, reason: 'Foto nova.' },
    })
  })

  test('confirms the e-mail by its code', async () => {
    const sent = accountServer(profile, ({ path }) =>
      path.endsWith('resend-code') ? new Response(null, { status: 202 }) : problem('code_invalid'),
    )
    await openApp('/specialist/accout-progress', who(0))
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar código' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.type(await within(dialog).findByLabelText(/6 dígitos/), '123456')
    expect(await within(dialog).findByRole('alert')).toBeDefined()
    expect(sent.map(({ path }) => path)).toEqual([
      'authentication/resend-code',
      'authentication/confirm-registration',
    ])
    expect(sent[1]?.body).toEqual({ customerId: specialistId, code: '123456' })
  })
})

describe('registration', () => {
  const next = () => userEvent.click(screen.getByRole('button', { name: 'Continuar' }))

  test('says each wrong field beside it, and goes on step by step', async () => {
    accountServer(profile)
    await openApp('/specialist/create', null)
    await screen.findByText('Quem é você')
    await next()
    expect(screen.getByLabelText('Nome').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('CPF inválido. Confira os números.')).toBeDefined()
    await userEvent.type(screen.getByLabelText('Nome'), 'Rita')
    await userEvent.type(screen.getByLabelText('Sobrenome'), 'Moura')
    await userEvent.type(screen.getByLabelText('CPF'), '52998224725')
    await userEvent.type(screen.getByLabelText('Data de nascimento'), '02031985')
    await next()
    await userEvent.selectOptions(await screen.findByLabelText('Conselho'), 'CRP')
    await userEvent.selectOptions(screen.getByLabelText('Estado do registro'), 'SP')
    expect(screen.getByText('Por exemplo: 06/12345')).toBeDefined()
    await userEvent.type(screen.getByLabelText('Número do registro'), '12345')
    await next()
    expect(screen.getByText('O número não tem a forma usada por este conselho.')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Voltar' }))
    expect(screen.getByLabelText('Nome')).toHaveProperty('value', 'Rita')
    const kept = Object.values({ ...sessionStorage }).join('')
    expect(kept).toContain('Rita')
    expect(kept).not.toContain('529')
  })
})

describe('the review', () => {
  const path = `/admin/specialists/edit/${specialistId}`
  const waiting = { ...profile, status: 2 as const, missing: [] }
  const after = { id: specialistId, status: 3, missing: [], on_duty: false, use_online: true }

  test('refuses with a reason alone', async () => {
    const sent = accountServer(waiting, () => Response.json(after))
    await openApp(path, admin)
    await userEvent.click(await screen.findByRole('button', { name: 'Reprovar' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reprovar' }))
    expect(within(dialog).getByText('Informe o motivo.')).toBeDefined()
    expect(sent).toEqual([])
    await userEvent.type(within(dialog).getByLabelText('Motivo'), 'Foto cortada.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reprovar' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toEqual({ status: 3, reason: 'Foto cortada.' })
  })

  test('warns of a missing proof before it approves', async () => {
    const sent = accountServer(waiting, () => Response.json({ ...after, status: 1 }))
    await openApp(path, admin)
    expect(await screen.findByText('CRP 06/12345')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Aprovar cadastro' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText(/não há comprovante/)).toBeDefined()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Aprovar cadastro' }))
    await waitFor(() => expect(sent[0]?.body).toEqual({ status: 1 }))
  })

  test.each([
    [0, []],
    [1, ['Suspender']],
    [3, []],
    [4, ['Reativar']],
  ] as const)('offers at status %i what may be decided', async (status, names) => {
    accountServer({ ...profile, status })
    await openApp(path, admin)
    const decision = await screen.findByRole('region', { name: 'Decisão' })
    const buttons = within(decision).getAllByRole('button')
    expect(buttons.map(({ textContent }) => textContent).filter((name) => name !== 'Encerrar conta')).toEqual(
      names,
    )
  })
})
