import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { openApp } from '../../../test/app.tsx'
import { ids, refuse, slotAt } from '../../../test/booking-api.fake.ts'
import { knowOwnAddress } from '../../../test/own-address.ts'
import { customer } from '../../../test/people.ts'
import { signUpKept } from './sign-up.calls.ts'

vi.mock('../../../lib/realtime/realtime.ts', () => ({
  on: () => () => undefined,
  onMissed: () => () => undefined,
  onConnected: () => () => undefined,
}))

const id = '018f0000-0000-7000-8000-0000000000f1'
const ticket = 'a-ticket-of-some-message'
const [slot, other] = [slotAt(0), slotAt(3)]
const card = {
  id: ids.specialist,
  name: 'Helena Vasconcelos',
  avatar: null,
  council: { type: 'CRM', uf: 'SP', number: '123456' },
  specialties: [{ id: ids.specialty, name: 'Clínica médica', price: 18_000, rqe: null }],
  nextSlots: [slot, other],
}
const policy = {
  refund_until: slot.starts_at,
  in_grace_until: null,
  grace_minutes: 30,
  late_card_percent: 50,
}
const session = {
  accessToken: 'access',
  refreshToken: 'refresh-refresh-refresh',
  userData: { ...customer, customerId: id, withoutPassword: true },
}
const heldUntil = new Date(Date.now() + 600_000).toISOString()

type Answers = Readonly<Record<string, () => Response>>

/** A server that answers by `METHOD path`, and records its requests. */
const server = (answers: Answers = {}) => {
  const usual: Answers = {
    [`GET specialists/specialists/${ids.specialist}`]: () => Response.json(card),
    'GET schedules/slot': () => Response.json(slot),
    'GET schedules/policy': () =>
      Response.json({ ...policy, full_refund_hours: 24, late_wallet_percent: 70 }),
    'POST authentication/sign-up': () => Response.json({ signUpId: id }, { status: 201 }),
    'POST authentication/sign-up/confirm': () => Response.json({ ticket, expires_at: heldUntil }),
    'POST authentication/sign-up/hold': () => Response.json({ held_until: heldUntil }),
    'POST authentication/sign-up/complete': () => Response.json(session, { status: 201 }),
  }
  const seen: { call: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init)
    const call = `${request.method} ${new URL(request.url).pathname.replace('/api/v1/', '')}`
    const body: unknown = request.method === 'GET' ? undefined : await request.json().catch(() => undefined)
    seen.push({ call, body })
    return (answers[call] ?? usual[call])?.() ?? new Response(null, { status: 503 })
  })
  return { sentTo: (call: string) => seen.filter((each) => each.call === call).map(({ body }) => body) }
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  queryClient.clear()
  knowOwnAddress()
  return () => vi.unstubAllGlobals()
})

const wish = { slot_id: slot.id, specialty_id: ids.specialty }
const address = (more = '') =>
  `/customer/marcar/${ids.specialist}?specialty=${ids.specialty}&slot=${slot.id}&perfil=helena${more}`
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('summary, e-mail, code and the missing fields lead to the payment, with the time kept', async () => {
  const { sentTo } = server()
  const { router, container } = await openApp(address(), null)
  await heading('Sua consulta')
  for (const text of ['Helena Vasconcelos', 'Clínica médica', 'CRM-SP 123456'])
    expect(screen.getByText(text)).toBeDefined()
  expect(await screen.findByText(/Cancele grátis até/)).toBeDefined()
  await press('Continuar')
  await heading('Qual é o seu e-mail?')
  await press('Continuar')
  expect(screen.getByText('Informe um e-mail válido.')).toBeDefined()
  await userEvent.type(screen.getByLabelText('E-mail'), 'ana@emma.test')
  await press('Continuar')
  await userEvent.type(await screen.findByLabelText('Código de 6 dígitos'), '123456')
  await heading('Falta pouco')
  expect(await screen.findByText(/Horário reservado até/)).toBeDefined()
  expect(sentTo('POST authentication/sign-up/hold')).toEqual([{ ticket, ...wish }])
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id: rule, nodes }) => `${rule}: ${nodes[0]?.html}`)).toEqual([])
  await press('Pagamento: continuar')
  expect(screen.getAllByText('Preencha este campo.')).toHaveLength(4)
  expect(screen.getByText('É preciso aceitar para continuar.')).toBeDefined()
  await userEvent.type(screen.getByLabelText('Nome completo'), 'Ana Lima')
  await userEvent.type(screen.getByLabelText('CPF'), '52998224725')
  await userEvent.type(screen.getByLabelText('Data de nascimento'), '20051990')
  await userEvent.type(screen.getByLabelText('Celular com DDD'), '11987654321')
  await userEvent.click(screen.getByRole('checkbox'))
  await press('Pagamento: continuar')
  await waitFor(() => expect(router.state.location.pathname).toBe(`/customer/horario/${ids.specialist}`))
  expect(router.state.location.search).toMatchObject({ slot: slot.id, step: 'pay', pay: 'pix' })
  expect(sentTo('POST authentication/sign-up/complete')).toEqual([
    {
      ticket,
      fullName: 'Ana Lima',
      cpf: '529.982.247-25',
      birthDate: '1990-05-20',
      cellPhone: '(11) 98765-4321',
      acceptTerms: true,
      acceptPrivacy: true,
    },
  ])
  expect(JSON.stringify({ ...localStorage })).not.toContain(ticket)
})

test('the mailed link opens the code on another device; with the ticket in this browser it goes on', async () => {
  server()
  const first = await openApp(address(`&id=${id}`), null)
  await heading('Digite o código')
  first.unmount()
  signUpKept.keep({ id, email: 'ana@emma.test', ticket })
  await openApp(address(`&id=${id}`), null)
  await heading('Falta pouco')
})

test.each([
  [{ tries_left: 3 }, /Restam 3 tentativas com este código/],
  [{ tries_left: 1 }, /Resta 1 tentativa com este código/],
  [{ tries_left: 0 }, /Este código não vale mais.* Peça um novo/],
])('a wrong code says what is left to try: %o', async (left, told) => {
  server({ 'POST authentication/sign-up/confirm': () => refuse('code_invalid', left) })
  await openApp(address(`&id=${id}`), null)
  await userEvent.type(await screen.findByLabelText('Código de 6 dígitos'), '123456')
  expect((await screen.findByRole('alert')).textContent).toMatch(told)
})

test('login keeps the time; who is logged in goes straight to the payment', async () => {
  server()
  const { router, unmount } = await openApp(address(), null)
  await userEvent.click(await screen.findByRole('link', { name: 'Entre, o horário vem junto' }))
  const { redirect } = router.state.location.search
  expect(redirect).toBe(
    `/customer/horario/${ids.specialist}?specialty=${ids.specialty}&slot=${slot.id}&step=pay`,
  )
  unmount()
  const { router: logged } = await openApp(address(), { ...customer, customerId: ids.customer })
  await waitFor(() => expect(logged.state.location.pathname).toBe(`/customer/horario/${ids.specialist}`))
})

test('a time that somebody else has is said, with the next ones to choose from', async () => {
  server({ 'GET schedules/slot': () => Response.json({ ...slot, status: 'booked' }) })
  const { router } = await openApp(address(), null)
  await screen.findByText('Este horário acabou de ser ocupado')
  expect(screen.queryByRole('button', { name: 'Continuar' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Ver todos os horários' }).getAttribute('href')).toBe(
    '/especialista/helena',
  )
  const [next] = screen.getAllByRole('button')
  if (next) await userEvent.click(next)
  await waitFor(() => expect(router.state.location.search).toMatchObject({ slot: other.id }))
})

test.each([
  ['slot_taken', 'Este horário acabou de ser ocupado'],
  ['too_many_holds', 'too_many_holds'],
  ['sign_up_over', 'Confirmar o e-mail de novo'],
] as const)('%s while the time is to be kept is said', async (code, sentence) => {
  server({ 'POST authentication/sign-up/hold': () => refuse(code) })
  signUpKept.keep({ id, email: 'ana@emma.test', ticket })
  await openApp(address(`&id=${id}&passo=dados`), null)
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0)
})

test('what was typed is there after a reload, the CPF too, in this tab alone and until it was sent', async () => {
  const { sentTo } = server()
  const first = await openApp(address('&passo=email'), null)
  await userEvent.type(await screen.findByLabelText('E-mail'), 'ana@emma.test')
  first.unmount()
  const second = await openApp(address('&passo=email'), null)
  expect((await screen.findByLabelText<HTMLInputElement>('E-mail')).value).toBe('ana@emma.test')
  second.unmount()
  signUpKept.keep({ id, email: 'ana@emma.test', ticket })
  const third = await openApp(address(`&id=${id}&passo=dados`), null)
  await userEvent.type(await screen.findByLabelText('Nome completo'), 'Ana Lima')
  await userEvent.type(screen.getByLabelText('CPF'), '52998224725')
  await userEvent.type(screen.getByLabelText('Data de nascimento'), '20051990')
  await userEvent.type(screen.getByLabelText('Celular com DDD'), '11987654321')
  await userEvent.click(screen.getByRole('checkbox'))
  third.unmount()
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/529\.982|Ana Lima/)
  const { router } = await openApp(address(`&id=${id}&passo=dados`), null)
  const typed = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
  await screen.findByLabelText('Nome completo')
  expect(['Nome completo', 'CPF', 'Data de nascimento', 'Celular com DDD'].map(typed)).toEqual([
    'Ana Lima',
    '529.982.247-25',
    '20/05/1990',
    '(11) 98765-4321',
  ])
  await press('Pagamento: continuar')
  await waitFor(() => expect(router.state.location.pathname).toBe(`/customer/horario/${ids.specialist}`))
  expect(sentTo('POST authentication/sign-up/complete')).toHaveLength(1)
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/529\.982|Ana Lima/)
})

test('a refused CPF is said, and what was typed stays', async () => {
  server({ 'POST authentication/sign-up/complete': () => refuse('sign_up_refused') })
  signUpKept.keep({ id, email: 'ana@emma.test', ticket })
  await openApp(address(`&id=${id}&passo=dados`), null)
  await userEvent.type(await screen.findByLabelText('Nome completo'), 'Ana Lima')
  await userEvent.type(screen.getByLabelText('CPF'), '52998224725')
  await userEvent.type(screen.getByLabelText('Data de nascimento'), '20051990')
  await userEvent.type(screen.getByLabelText('Celular com DDD'), '11987654321')
  await userEvent.click(screen.getByRole('checkbox'))
  await press('Pagamento: continuar')
  await screen.findByText('sign_up_refused')
  expect(screen.getByLabelText<HTMLInputElement>('CPF').value).toBe('529.982.247-25')
})
