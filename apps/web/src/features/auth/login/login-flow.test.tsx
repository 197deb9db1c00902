import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openApp } from '../../../test/app.tsx'
import { knowOwnAddress } from '../../../test/own-address.ts'
import { customer } from '../../../test/people.ts'
import { authServer, done, refuse } from '../auth-api.fake.ts'

beforeEach(() => {
  knowOwnAddress()
  return () => vi.unstubAllGlobals()
})

const type = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label)
  await userEvent.clear(field)
  if (text !== '') await userEvent.type(field, text)
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const sentenceAt = async (label: string): Promise<string | null | undefined> => {
  const field = await screen.findByLabelText(label)
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ')
  return document.getElementById(ids.find((id) => id.endsWith('error')) ?? '')?.textContent
}

describe('login', () => {
  test.each([
    ['', 'x', 'E-mail', 'Informe seu e-mail.'],
    ['ana', 'x', 'E-mail', 'Informe um e-mail válido, como nome@exemplo.com.'],
    ['ana@', 'x', 'E-mail', 'Informe um e-mail válido, como nome@exemplo.com.'],
    ['ana@emma.test', '', 'Senha', 'Informe sua senha.'],
  ])(
    'with "%s" and "%s" says at %s what is wrong, and asks nobody',
    async (email, password, label, sentence) => {
      const { asked } = authServer({})
      await openApp('/login', null)
      await type('E-mail', email)
      await type('Senha', password)
      await press('Entrar')
      expect(await sentenceAt(label)).toBe(sentence)
      expect(document.activeElement).toBe(await screen.findByLabelText(label))
      expect(asked).toEqual([])
    },
  )

  test('shows the refusal', async () => {
    authServer({ 'POST jwt/login': () => refuse('invalid_credentials') })
    await openApp('/login', null)
    await type('E-mail', 'ana@emma.test')
    await type('Senha', 'wrong password')
    await press('Entrar')
    expect((await screen.findByRole('alert')).textContent).toBe('sentence of invalid_credentials')
  })

  test('asks for the second factor: app, then recovery code, and opens the session', async () => {
    const server = authServer({
      'POST jwt/login': () => Response.json({ mfaRequired: true, mfaToken: 'half-done' }),
      'POST jwt/login/mfa': async (request) => {
        const { code } = await request.json()
        if (code !== 'ABCDE-FGHJK') return refuse('invalid_credentials')
        return Response.json({ accessToken: 'a', refreshToken: 'r'.repeat(43), userData: customer })
      },
    })
    const { session } = await openApp('/customer/login', null)
    await type('E-mail', 'ana@emma.test')
    await type('Senha', 'Emma!demo2026')
    await press('Entrar')
    await screen.findByRole('heading', { name: 'Confirme que é você' })
    await type('Código de verificação', '12')
    await press('Confirmar')
    expect(await sentenceAt('Código de verificação')).toBe('Digite os 6 dígitos do código.')
    await type('Código de verificação', '123456')
    await press('Confirmar')
    expect((await screen.findByRole('alert')).textContent).toContain('O código não está certo')
    await press('Usar um código de recuperação')
    await type('Código de recuperação', 'abc')
    await press('Confirmar')
    expect(await sentenceAt('Código de recuperação')).toBe('Digite os 10 caracteres do código.')
    await type('Código de recuperação', 'ABCDE-FGHJK')
    await press('Confirmar')
    await waitFor(() => expect(session.state().user?.id).toBe(customer.id))
    expect(server.of('POST jwt/login/mfa').map(({ body }) => body)).toEqual([
      { mfaToken: 'half-done', code: '123456' },
      { mfaToken: 'half-done', code: 'ABCDE-FGHJK' },
    ])
  })
})

describe('a forgotten password', () => {
  test.each([
    ['', 'Informe seu e-mail.'],
    ['ana@emma', 'Informe um e-mail válido, como nome@exemplo.com.'],
  ])('"%s" is not asked for', async (email, sentence) => {
    const { asked } = authServer({})
    await openApp('/authentication/forgot-password', null)
    await type('E-mail', email)
    await press('Enviar link')
    expect(await sentenceAt('E-mail')).toBe(sentence)
    expect(asked).toEqual([])
  })

  test('is answered the same whoever it is', async () => {
    const server = authServer({
      'POST authentication/forgot-password': () => new Response(null, { status: 202 }),
    })
    await openApp('/authentication/forgot-password', null)
    await type('E-mail', 'ninguem@emma.test')
    await press('Enviar link')
    expect((await screen.findByRole('status')).textContent).toContain(
      'Se houver uma conta com ninguem@emma.test',
    )
    expect(server.asked).toEqual([
      { call: 'POST authentication/forgot-password', body: { email: 'ninguem@emma.test' } },
    ])
  })
})

describe('a new password', () => {
  const path = '/authentication/reset-password?token=the-token'
  const fill = async (password: string, again = password) => {
    await type('Nova senha', password)
    await type('Repita a nova senha', again)
    await press('Salvar senha')
  }

  test.each([
    ['', '', 'Nova senha', 'Informe a nova senha.'],
    ['curta', 'curta', 'Nova senha', 'Use pelo menos 10 caracteres.'],
    ['girassol-trombone', 'outra', 'Repita a nova senha', 'As senhas não são iguais.'],
  ])('"%s" and "%s" are refused at %s', async (password, again, label, sentence) => {
    const { asked } = authServer({})
    await openApp(path, null)
    await fill(password, again)
    expect(await sentenceAt(label)).toBe(sentence)
    expect(asked).toEqual([])
  })

  test('that the server finds weak is told at its field', async () => {
    const errors = [{ path: 'password', message: 'Esta senha é muito comum. Escolha outra.' }]
    authServer({ 'POST authentication/reset-password': () => refuse('validation_failed', errors) })
    await openApp(path, null)
    await fill('senha12345')
    await waitFor(async () => expect(await sentenceAt('Nova senha')).toBe(errors[0]?.message))
  })

  test('is saved, and leads to login', async () => {
    const server = authServer({ 'POST authentication/reset-password': done })
    await openApp(path, null)
    await fill('girassol-trombone')
    await screen.findByRole('heading', { name: 'Senha alterada' })
    expect(screen.getByRole('link', { name: 'Entrar' }).getAttribute('href')).toBe('/login')
    expect(server.asked.at(-1)?.body).toEqual({
      token: 'the-token',
      password: 'girassol-trombone',
      passwordConfirmation: 'girassol-trombone',
    })
  })

  test.each([
    [path, true],
    ['/authentication/reset-password', false],
  ])('with a link that is no longer good leads to another one: %s', async (address, typed) => {
    authServer({ 'POST authentication/reset-password': () => refuse('reset_token_invalid') })
    await openApp(address, null)
    if (typed) await fill('girassol-trombone')
    await screen.findByRole('heading', { name: 'Este link expirou' })
    expect(screen.getByRole('link', { name: 'Pedir outro link' }).getAttribute('href')).toBe(
      '/authentication/forgot-password',
    )
  })
})
