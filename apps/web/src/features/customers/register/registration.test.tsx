import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, expect, test, vi } from 'vitest'
import { chooseLanguage } from '../../../lib/i18n/i18n.ts'
import { deviceZone } from '../../../lib/i18n/person-zone.ts'
import { rememberReturnTo } from '../../../lib/session/return-to.ts'
import { openApp } from '../../../test/app.tsx'
import { knowOwnAddress } from '../../../test/own-address.ts'
import { customer } from '../../../test/people.ts'
import { customerServer, refusal } from '../customers-api.fake.ts'

const id = '018f0000-0000-7000-8000-0000000000c1'
const session = { accessToken: 'access', refreshToken: 'refresh-refresh-refresh', userData: customer }

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  knowOwnAddress()
  return () => vi.unstubAllGlobals()
})

const box = (name: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (!found) throw new Error(`There is no field ${name}`)
  return found
}
const type = async (name: string, text: string) => userEvent.type(box(name), text)
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

const fillWho = async () => {
  await screen.findByRole('heading', { name: /Quem é você/ })
  await type('firstName', 'Ana')
  await type('lastName', 'Lima')
  await type('cpf', '52998224725')
  await type('birthDate', '20051990')
  await press('Continuar')
  await screen.findByRole('heading', { name: /Como falamos/ })
}
const fillContact = async () => {
  await type('email', 'ana@emma.test')
  await type('cellPhone', '11987654321')
  await press('Continuar')
  await screen.findByRole('heading', { name: /Senha e termos/ })
}
const fillAccess = async () => {
  await type('password', 'jabuticaba vento 7')
  await type('passwordConfirmation', 'jabuticaba vento 7')
  await userEvent.click(box('acceptTerms'))
  await userEvent.click(box('acceptPrivacy'))
}

test('three steps make a registration, and lead to its code; nothing of the password is kept', async () => {
  const server = customerServer({
    'POST jwt/register': () => Response.json({ customerId: id }, { status: 201 }),
  })
  const { router, container } = await openApp('/customer/create', null)
  await fillWho()
  await fillContact()
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id: rule, nodes }) => `${rule}: ${nodes[0]?.html}`)).toEqual([])
  await fillAccess()
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('jabuticaba')
  await press('Criar conta')
  await waitFor(() => expect(router.state.location.pathname).toBe(`/customer/confirm-registration/${id}`))
  expect(server.sentTo('POST jwt/register')).toEqual([
    {
      firstName: 'Ana',
      lastName: 'Lima',
      cpf: '529.982.247-25',
      birthDate: '1990-05-20',
      gender: '',
      maritalStatus: '',
      email: 'ana@emma.test',
      cellPhone: '(11) 98765-4321',
      contactPreference: 'sms',
      password: 'jabuticaba vento 7',
      passwordConfirmation: 'jabuticaba vento 7',
      acceptTerms: true,
      acceptPrivacy: true,
      timezone: deviceZone(),
    },
  ])
  expect(await screen.findByText(/por SMS para \(11\) •••••-4321/)).toBeDefined()
})

test('every wrong field of a step is said beside it, the first gets the focus, and nobody is asked', async () => {
  const server = customerServer({})
  await openApp('/customer/create', null)
  await screen.findByRole('heading', { name: /Quem é você/ })
  await press('Continuar')
  expect(screen.getAllByText('Preencha este campo.')).toHaveLength(4)
  await waitFor(() => expect(document.activeElement).toBe(box('firstName')))
  await type('firstName', 'Ana')
  await type('lastName', 'Lima')
  await type('cpf', '52998224726')
  await type('birthDate', '20052015')
  await press('Continuar')
  expect(screen.getByText('CPF inválido. Confira os números.')).toBeDefined()
  expect(screen.getByText(/conta de um responsável/)).toBeDefined()
  expect(server.sentTo('POST jwt/register')).toEqual([])
})

test('in English wrong fields are explained in English', async () => {
  await chooseLanguage('en')
  try {
    customerServer({})
    await openApp('/customer/create', null)
    await screen.findByRole('heading', { name: /Who you are/ })
    await press('Continue')
    expect(screen.getAllByText('Fill in this field.')).toHaveLength(4)
    await type('cpf', '52998224726')
    await press('Continue')
    expect(screen.getByText('Invalid CPF. Check the numbers.')).toBeDefined()
  } finally {
    await chooseLanguage('pt')
  }
})

test('contact, password and acceptance are checked in their steps', async () => {
  customerServer({})
  await openApp('/customer/create', null)
  await fillWho()
  await type('email', 'nada')
  await type('cellPhone', '1134567890')
  await press('Continuar')
  expect(screen.getByText('Informe um e-mail válido.')).toBeDefined()
  expect(screen.getByText('Informe um celular do Brasil, com DDD.')).toBeDefined()
  await userEvent.clear(box('email'))
  await userEvent.clear(box('cellPhone'))
  await fillContact()
  await type('password', 'curta')
  await type('passwordConfirmation', 'outra')
  await press('Criar conta')
  expect(screen.getByText(/pelo menos 10 caracteres/)).toBeDefined()
  expect(screen.getByText('As senhas não são iguais.')).toBeDefined()
  expect(screen.getAllByText('É preciso aceitar para continuar.')).toHaveLength(2)
})

test('what the server refuses leads back to its step, beside its field', async () => {
  const errors = [{ path: 'cpf', message: 'Confira este CPF.' }]
  customerServer({ 'POST jwt/register': () => refusal('validation_failed', errors) })
  await openApp('/customer/create', null)
  await fillWho()
  await fillContact()
  await fillAccess()
  await press('Criar conta')
  expect(await screen.findByText('Confira este CPF.')).toBeDefined()
  expect(screen.getByRole('heading', { name: /Quem é você/ })).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(box('cpf')))
})

test('back and a reload keep what was typed, but the password', async () => {
  customerServer({})
  const first = await openApp('/customer/create', null)
  await fillWho()
  await fillContact()
  await type('password', 'jabuticaba vento 7')
  await press('Voltar')
  expect(box('email').value).toBe('ana@emma.test')
  await press('Continuar')
  await screen.findByRole('heading', { name: /Senha e termos/ })
  const { pathname, searchStr } = first.router.state.location
  first.unmount()
  await openApp(`${pathname}${searchStr}`, null)
  await screen.findByRole('heading', { name: /Senha e termos/ })
  expect(box('password').value).toBe('')
  await press('Voltar')
  expect(box('cellPhone').value).toBe('(11) 98765-4321')
})

test('a step of the address that is not reached yet is not shown', async () => {
  customerServer({})
  await openApp('/customer/create?passo=3', null)
  expect(await screen.findByRole('heading', { name: /Quem é você/ })).toBeDefined()
})

const confirmAt = `/customer/confirm-registration/${id}`

test('the code is sent with its sixth digit; a right one leads to what was asked for before', async () => {
  const server = customerServer({
    'POST authentication/confirm-registration': () => Response.json(session),
  })
  rememberReturnTo('/customer/novo-cartao')
  const { router } = await openApp(confirmAt, null)
  await userEvent.type(await screen.findByLabelText('Código de 6 dígitos'), '123456')
  await waitFor(() => expect(router.state.location.pathname).toBe('/customer/novo-cartao'))
  expect(server.sentTo('POST authentication/confirm-registration')).toEqual([
    { customerId: id, code: '123456' },
  ])
})

test.each([
  ['code_invalid', 'O código não está certo. Confira e tente novamente.'],
  ['code_expired', 'Este código expirou. Peça outro.'],
  ['too_many_requests', 'Muitas tentativas. Espere um pouco e tente novamente.'],
] as const)('%s is said, and the code can be corrected', async (code, sentence) => {
  const server = customerServer({ 'POST authentication/confirm-registration': () => refusal(code) })
  const { router } = await openApp(confirmAt, null)
  const field = await screen.findByLabelText<HTMLInputElement>('Código de 6 dígitos')
  await userEvent.type(field, '12')
  await press('Confirmar')
  expect(screen.getByText('Digite os 6 dígitos do código.')).toBeDefined()
  await userEvent.click(field)
  await userEvent.clear(field)
  await userEvent.paste('Emma: seu código é 123 456.')
  expect((await screen.findByRole('alert')).textContent).toContain(sentence)
  expect(router.state.location.pathname).toBe(confirmAt)
  expect(server.sentTo('POST authentication/confirm-registration')).toHaveLength(1)
})
