import type { Dependent } from '@emma/contracts/dependents'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { openApp } from '../../../test/app.tsx'
import { appointmentOf, bookingServer, cut, ids, refuse, slotAt } from '../../../test/booking-api.fake.ts'
import { knowOwnAddress } from '../../../test/own-address.ts'
import { customer } from '../../../test/people.ts'

vi.mock('../../../lib/realtime/realtime.ts', () => ({
  on: () => () => undefined,
  onMissed: () => () => undefined,
  onConnected: () => () => undefined,
}))

const keyOf = (request: Request | undefined) => request?.headers.get('idempotency-key')
const patient = { ...customer, customerId: ids.customer }
const payAddress = `/customer/horario/${ids.specialist}?slot=${slotAt(0).id}&step=pay`
const openPayment = async () => {
  const app = await openApp(payAddress, patient)
  return { ...app, pay: await screen.findByRole('button', { name: 'Pagar R$\u00a0180,00' }) }
}

const paulista = {
  zipCode: '01310100',
  address: 'Avenida Paulista',
  number: '1000',
  district: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
}

beforeEach(() => {
  sessionStorage.clear()
  queryClient.clear()
  knowOwnAddress()
  return () => vi.unstubAllGlobals()
})

test('two presses book once', async () => {
  const server = bookingServer([])
  const { pay, router } = await openPayment()
  act(() => {
    pay.click()
    pay.click()
  })
  await screen.findByRole('heading', { name: 'Consulta confirmada' })
  expect(server.written).toHaveLength(1)
  expect(router.state.location.search).toEqual({ appointment: ids.appointment })
})

test('what is sent is the specialty, the card and a key', async () => {
  const server = bookingServer([])
  const { pay } = await openPayment()
  await userEvent.click(pay)
  await screen.findByRole('heading', { name: 'Consulta confirmada' })
  const [sent] = server.written
  expect(sent?.url).toContain(`/schedules/auth/${ids.customer}/schedules/${slotAt(0).id}/confirm`)
  expect(await sent?.json()).toEqual({
    specialty_id: ids.specialty,
    payment_method: 'credit_card',
    card_id: ids.card,
    expected: {
      price: 18_000,
      starts_at: slotAt(0).starts_at,
      ends_at: slotAt(0).ends_at,
      online: true,
      place_id: null,
    },
  })
  expect(keyOf(sent)).toMatch(/^[\da-f-]{36}$/)
})

test('a refused card says why, and another try is another payment', async () => {
  const reason = 'Transação recusada: SALDO INSUFICIENTE (51)'
  const server = bookingServer([() => refuse('payment_refused', { reason })])
  const { pay } = await openPayment()
  await userEvent.click(pay)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Motivo informado: saldo insuficiente ou limite atingido')
  expect(alert.textContent).toContain('Nada foi cobrado')
  await userEvent.click(screen.getByRole('button', { name: 'Pagar R$\u00a0180,00' }))
  await screen.findByRole('heading', { name: 'Consulta confirmada' })
  expect(keyOf(server.written[1])).not.toBe(keyOf(server.written[0]))
})

test('a card that was removed elsewhere is said to be gone, and is not offered again', async () => {
  const removed = () => {
    server.cards = []
    return refuse('card_required')
  }
  const server = bookingServer([removed])
  const { pay } = await openPayment()
  await userEvent.click(pay)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('O cartão escolhido não está mais na sua conta')
  await screen.findByRole('button', { name: 'Gerar código Pix' })
  expect(screen.queryByRole('radio', { name: /Visa/ })).toBeNull()
})

test('a taken slot is said at once, and the next free ones are offered', async () => {
  const server = bookingServer([
    () => {
      server.slots = [slotAt(1), slotAt(2)]
      return refuse('slot_taken')
    },
  ])
  server.own = []
  const { pay, router } = await openPayment()
  await userEvent.click(pay)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Este horário não está mais livre')
  expect(screen.queryByRole('button', { name: /^Pagar/ })).toBeNull()
  await waitFor(() => expect(within(alert).getAllByRole('button')).toHaveLength(2))
  const [next] = within(alert).getAllByRole('button')
  if (next) await userEvent.click(next)
  await screen.findByRole('button', { name: 'Pagar R$\u00a0180,00' })
  expect(router.state.location.search).toMatchObject({ slot: slotAt(1).id, step: 'pay' })
  expect(server.written).toHaveLength(1)
})

test('a lost answer is asked for again under the same key, until it comes', async () => {
  const server = bookingServer([cut, cut, cut])
  server.own = []
  const { pay } = await openPayment()
  await userEvent.click(pay)
  const again = await screen.findByRole('button', { name: 'Tentar novamente' })
  await userEvent.click(again)
  await screen.findByRole('heading', { name: 'Consulta confirmada' })
  expect(server.written).toHaveLength(4)
  expect(new Set(server.written.map(keyOf)).size).toBe(1)
})

test('a failure of the server is not blamed on the patient’s connection', async () => {
  const server = bookingServer([() => refuse('internal'), () => refuse('internal'), () => refuse('internal')])
  server.own = []
  const { pay } = await openPayment()
  await userEvent.click(pay)
  await screen.findByText('A falha é nossa.')
  expect(screen.queryByText(/sua internet/)).toBeNull()
})

test('what was booked although its answer was lost opens while the answer is asked for again', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const server = bookingServer([cut, () => promise])
  const { pay, router } = await openPayment()
  await userEvent.click(pay)
  await screen.findByRole('heading', { name: 'Consulta confirmada' })
  expect(router.state.location.search).toEqual({ appointment: ids.appointment })
  await waitFor(() => expect(server.written).toHaveLength(2))
  resolve(Response.json(appointmentOf(), { status: 201 }))
})

test('a Pix is not said to be confirmed while its code is made', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  bookingServer([() => promise])
  await openApp(`${payAddress}&pay=pix`, patient)
  await userEvent.click(await screen.findByRole('button', { name: 'Gerar código Pix' }))
  expect(screen.getByText('Gerando o código Pix. Não feche esta página.')).toBeDefined()
  resolve(Response.json(appointmentOf(), { status: 201 }))
  await screen.findByRole('heading', { name: 'Consulta confirmada' })
})

test('after a reload in the middle of a payment the own slot is not called taken, and the key is kept', async () => {
  const server = bookingServer([cut, cut, cut])
  server.own = []
  const first = await openPayment()
  await userEvent.click(first.pay)
  await screen.findByRole('button', { name: 'Tentar novamente' })
  first.unmount()
  queryClient.clear()
  server.slots = [slotAt(1)]
  await openApp(payAddress, patient)
  await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }))
  await screen.findByRole('heading', { name: 'Consulta confirmada' })
  expect(new Set(server.written.map(keyOf)).size).toBe(1)
})

test('after a reload in the middle of a payment that went through, its appointment opens by itself', async () => {
  const server = bookingServer([cut, cut, cut])
  server.own = []
  const first = await openPayment()
  await userEvent.click(first.pay)
  await screen.findByRole('button', { name: 'Tentar novamente' })
  first.unmount()
  queryClient.clear()
  server.slots = [slotAt(1)]
  server.own = [appointmentOf()]
  const { router } = await openApp(payAddress, patient)
  await screen.findByRole('heading', { name: 'Consulta confirmada' })
  expect(router.state.location.search).toEqual({ appointment: ids.appointment })
  expect(server.written).toHaveLength(3)
})

test('a slot that the patient paid in another tab is said to be theirs, and no other is offered', async () => {
  const server = bookingServer([])
  await openPayment()
  server.slots = [slotAt(1)]
  await act(() => queryClient.invalidateQueries())
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Este horário já é seu')
  expect(within(alert).getByRole('link', { name: 'Ver a consulta' }).getAttribute('href')).toContain(
    `/customer/agenda?open=${ids.appointment}`,
  )
  expect(within(alert).queryByRole('button')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Pagar/ })).toBeNull()
  expect(server.written).toHaveLength(0)
})

test('a slot that was taken before paying is said without a press', async () => {
  const server = bookingServer([])
  server.own = []
  server.slots = [slotAt(1)]
  await openApp(payAddress, patient)
  expect((await screen.findByRole('alert')).textContent).toContain('Este horário não está mais livre')
  expect(server.written).toHaveLength(0)
})

test('a slot lost while a card is typed is said above the form, and another one keeps what was typed', async () => {
  const server = bookingServer([])
  server.own = []
  const { router } = await openPayment()
  await userEvent.click(screen.getByRole('radio', { name: 'Novo cartão de crédito' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Novo cartão de crédito' }))
  const number = await sheet.findByLabelText<HTMLInputElement>('Número do cartão')
  await userEvent.type(number, '4000000000000010')
  server.slots = [slotAt(1), slotAt(2)]
  await act(() => queryClient.invalidateQueries())
  const alert = await sheet.findByRole('alert')
  expect(alert.textContent).toContain('Este horário não está mais livre')
  const [next] = within(alert).getAllByRole('button')
  if (next) await userEvent.click(next)
  await waitFor(() => expect(sheet.queryByRole('alert')).toBeNull())
  expect(router.state.location.search).toMatchObject({ slot: slotAt(1).id, pay: 'new' })
  expect(number.isConnected && number.value).toBe('4000 0000 0000 0010')
  expect(server.written).toHaveLength(0)
})

test('an unknown charge is said as it is, and its end is waited for', async () => {
  const waiting = appointmentOf({ status: 'awaiting_payment', hold_expires_at: slotAt(0).starts_at })
  const server = bookingServer([() => Response.json(waiting, { status: 202 })])
  server.appointment = waiting
  const { pay } = await openPayment()
  await userEvent.click(pay)
  await screen.findByRole('heading', { name: 'Ainda não temos a resposta do banco' })
  expect(screen.getByText(/Não pague de novo/)).toBeDefined()
  server.appointment = appointmentOf()
  await screen.findByRole('heading', { name: 'Consulta confirmada' })
  expect(server.written).toHaveLength(1)
})

test('a wallet that holds a part pays that part, the card the rest', async () => {
  const server = bookingServer([], { balance: 5000 })
  await openPayment()
  await userEvent.click(screen.getByRole('switch', { name: /^Usar carteira/ }))
  expect(screen.getByText('Carteira R$ 50,00 + cartão')).toBeDefined()
  await userEvent.click(await screen.findByRole('button', { name: 'Pagar R$\u00a0130,00' }))
  await screen.findByRole('heading', { name: 'Consulta confirmada' })
  expect(await server.written[0]?.json()).toMatchObject({
    payment_method: 'wallet_card',
    card_id: ids.card,
  })
})

test('a wallet that holds a part pays that part, a Pix the rest', async () => {
  const server = bookingServer([], { balance: 5000 })
  await openPayment()
  await userEvent.click(screen.getByRole('radio', { name: 'Pix' }))
  await userEvent.click(screen.getByRole('switch', { name: /^Usar carteira/ }))
  expect(screen.getByText('Carteira R$ 50,00 + Pix')).toBeDefined()
  await userEvent.click(await screen.findByRole('button', { name: 'Gerar código Pix' }))
  await screen.findByRole('heading', { name: 'Consulta confirmada' })
  expect(await server.written[0]?.json()).toMatchObject({ payment_method: 'wallet_pix' })
})

test('what a late cancellation keeps is said once, where it is the same amount either way', async () => {
  bookingServer([], { balance: 17_999 })
  await openPayment()
  await userEvent.click(screen.getByRole('radio', { name: 'Pix' }))
  await screen.findByText(/ficam retidos R\$\s54,00 com crédito na carteira, ou R\$\s90,00 com reembolso/)
  await userEvent.click(screen.getByRole('switch', { name: /^Usar carteira/ }))
  await screen.findByText(/ficam retidos R\$\s54,00\.$/)
})

test('a wallet that holds all of it pays alone, until another means is picked', async () => {
  bookingServer([], { balance: 20_000 })
  await openPayment()
  await userEvent.click(screen.getByRole('switch', { name: /^Usar carteira/ }))
  await screen.findByRole('button', { name: 'Pagar R$\u00a0180,00' })
  expect(screen.getByText('Carteira')).toBeDefined()
  await userEvent.click(screen.getByRole('radio', { name: 'Pix' }))
  await screen.findByRole('button', { name: 'Gerar código Pix' })
  expect(screen.getByRole<HTMLInputElement>('switch', { name: /^Usar carteira/ }).checked).toBe(false)
})

test('another price by the time of the press is asked about, and only a yes pays it', async () => {
  const dearer = { ...slotAt(0), id: `${slotAt(0).id}AAAAAAAA`, price: 33_000 }
  const server = bookingServer([() => refuse('offer_changed', { offer: dearer })])
  const { pay } = await openPayment()
  server.slots = [dearer]
  await userEvent.click(pay)
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByRole('row', { name: /Valor.*180,00.*330,00/ })).toBeDefined()
  expect(alert.textContent).toContain('Nada foi cobrado')
  expect(screen.queryByRole('button', { name: /^Pagar/ })).toBeNull()
  await userEvent.click(within(alert).getByRole('button', { name: 'Sim, continuar' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Pagar R$\u00a0330,00' }))
  await screen.findByRole('heading', { name: 'Consulta confirmada' })
  expect(await server.written[1]?.json()).toMatchObject({ expected: { price: 33_000 } })
})

test('who is elsewhere then is told, with a way to the other appointment and to other times', async () => {
  const other = '018f0000-0000-7000-8000-0000000000aa'
  const server = bookingServer([() => refuse('already_booked_then', { schedule_id: other })])
  server.appointment = appointmentOf({ id: other, specialist_id: ids.customer })
  const { pay, router } = await openPayment()
  await userEvent.click(pay)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Você já tem uma consulta neste horário')
  const link = within(alert).getByRole('link', { name: 'Ver a outra consulta' })
  expect(link.getAttribute('href')).toBe(`/customer/agenda?open=${other}`)
  expect(screen.queryByRole('button', { name: /^Pagar/ })).toBeNull()
  await userEvent.click(within(alert).getByRole('button', { name: 'Escolher outro horário' }))
  await waitFor(() => expect(router.state.location.search).not.toHaveProperty('slot'))
  expect(server.written).toHaveLength(1)
})

test('the same time again is said to be the own, with a way to it: paid or still to be paid', async () => {
  const again = () => refuse('already_booked_then', { schedule_id: ids.appointment })
  const server = bookingServer([again])
  const { pay, router } = await openPayment()
  await userEvent.click(pay)
  const paid = await screen.findByRole('alert')
  expect(paid.textContent).toContain('Este horário já é seu')
  expect(paid.textContent).not.toContain('outra consulta')
  const see = within(paid).getByRole('link', { name: 'Ver a consulta' })
  expect(see.getAttribute('href')).toBe(`/customer/agenda?open=${ids.appointment}`)
  expect(screen.queryByRole('button', { name: /^Pagar/ })).toBeNull()
  const held = { status: 'awaiting_payment', hold_expires_at: slotAt(0).starts_at } as const
  server.appointment = appointmentOf(held)
  await queryClient.invalidateQueries()
  const unpaid = await screen.findByText('Este horário já está reservado para você')
  expect(unpaid).toBeDefined()
  await userEvent.click(screen.getByRole('link', { name: 'Concluir o pagamento' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ appointment: ids.appointment }))
})

test('too much held unpaid is said in sight, with when to try again and where it is', async () => {
  const shown = vi.fn()
  Element.prototype.scrollIntoView = shown
  bookingServer([() => refuse('too_many_holds', { retry_after: 600 })])
  const { pay } = await openPayment()
  await userEvent.click(pay)
  const alert = await screen.findByRole('alert')
  expect(shown.mock.contexts).toContain(alert)
  expect(alert.textContent).toMatch(/Você pode tentar novamente às \d+h/)
  expect(within(alert).getByRole('link', { name: 'Ver pagamentos pendentes' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Pagar R$\u00a0180,00' })).toBeDefined()
})

/** A server that keeps cards typed here, and what it was sent. */
const cardServer = (others: typeof fetch) => {
  const expiry = { exp_month: 12, exp_year: 2031, default: false, used_last: false }
  const typed = { id: ids.appointment, brand: 'Visa', last4: '0028', holder_name: 'ANA TESTE', ...expiry }
  const tokenizer = 'https://provider.test/tokens'
  const added: unknown[] = []
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init)
    if (request.url.includes('card/tokenization')) return Response.json({ url: tokenizer, public_key: 'pk' })
    if (request.url.startsWith(tokenizer)) return Response.json({ id: 'token_1' })
    if (request.url.includes('customer/info')) return Response.json({ address: paulista })
    if (!request.url.includes('card/addCard')) return others(request)
    added.push(await request.json())
    return Response.json(typed, { status: 201 })
  })
  return { typed, added }
}

const typeCard = async () => {
  await userEvent.click(screen.getByRole('radio', { name: 'Novo cartão de crédito' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Novo cartão de crédito' }))
  await userEvent.type(await sheet.findByLabelText('Número do cartão'), '4000000000000028')
  await userEvent.type(sheet.getByLabelText('Nome impresso no cartão'), 'Ana Teste')
  await userEvent.type(sheet.getByLabelText('Mês'), '12')
  await userEvent.type(sheet.getByLabelText('Ano'), '31')
  await userEvent.type(sheet.getByLabelText('Código de segurança'), '012')
  expect(sheet.getByText('Avenida Paulista, 1000, São Paulo - SP')).toBeDefined()
  await userEvent.click(sheet.getByRole('button', { name: 'Usar este cartão' }))
  await screen.findByRole('radio', { name: /final 0028/, checked: true })
}

/** The page as after a reload: only the address and what the tab keeps are left. */
const reload = async (first: Awaited<ReturnType<typeof openPayment>>) => {
  const { href } = first.router.state.location
  first.unmount()
  queryClient.clear()
  return openApp(href, patient)
}

test('a card that is typed while paying is kept only if that is chosen, and pays at once', async () => {
  const server = bookingServer([])
  const { typed, added } = cardServer(fetch)
  await openPayment()
  await typeCard()
  await userEvent.click(screen.getByRole('button', { name: 'Pagar R$\u00a0180,00' }))
  await screen.findByRole('heading', { name: 'Consulta confirmada' })
  expect(added).toMatchObject([{ keep: false, useRegisteredCustomerAddress: true }])
  expect(await server.written.at(-1)?.json()).toMatchObject({ card_id: typed.id })
})

test('after a typed card was refused, a reload asks for a card again, and not for another means', async () => {
  const server = bookingServer([() => refuse('payment_refused')])
  cardServer(fetch)
  const first = await openPayment()
  await typeCard()
  await userEvent.click(screen.getByRole('button', { name: 'Pagar R$\u00a0180,00' }))
  await screen.findByText('O pagamento não foi aprovado')
  await reload(first)
  const sheet = await screen.findByRole('dialog', { name: 'Novo cartão de crédito' })
  expect((await within(sheet).findByLabelText<HTMLInputElement>('Número do cartão')).value).toBe('')
  expect(server.written).toHaveLength(1)
})

test('after a reload a payment without an answer is asked for again as it was sent, with the card typed for it', async () => {
  const server = bookingServer([cut, cut, cut])
  server.own = []
  const { typed } = cardServer(fetch)
  const first = await openPayment()
  await typeCard()
  await userEvent.click(screen.getByRole('button', { name: 'Pagar R$\u00a0180,00' }))
  await screen.findByRole('button', { name: 'Tentar novamente' })
  expect(screen.queryByRole('button', { name: /^Pagar/ })).toBeNull()
  server.slots = [slotAt(1)]
  await reload(first)
  await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }))
  await screen.findByRole('heading', { name: 'Consulta confirmada' })
  expect(await server.written.at(-1)?.json()).toMatchObject({
    payment_method: 'credit_card',
    card_id: typed.id,
  })
  expect(new Set(server.written.map(keyOf)).size).toBe(1)
})

test('the summary that a phone folds is open as soon as the window is wide', async () => {
  const wide = '(min-width: 62em)'
  const told = new Set<(event: { matches: boolean }) => void>()
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: false,
    addEventListener: (_: string, tell: () => void) => query === wide && told.add(tell),
    removeEventListener: (_: string, tell: () => void) => told.delete(tell),
  }))
  bookingServer([])
  await openPayment()
  const summary = screen.getByText('Resumo').closest('details')
  expect(summary?.open).toBe(false)
  act(() => {
    for (const tell of told) tell({ matches: true })
  })
  expect(summary?.open).toBe(true)
})

const born = (years: number): string => {
  const now = new Date()
  return `${now.getFullYear() - years}-01-01`
}
const dependentOf = (last: number, change: Partial<Dependent> = {}): Dependent => ({
  id: `018f0000-0000-7000-8000-0000000003${last}0`,
  name: 'João Prado',
  birthDate: born(8),
  age: 8,
  sex: null,
  relation: 'child',
  cpf: null,
  removed_at: null,
  created_at: slotAt(0).starts_at,
  ...change,
})

test('two children of one name are told apart by their ages', async () => {
  const server = bookingServer([])
  server.dependents = [dependentOf(1), dependentOf(2, { birthDate: born(3), age: 3 })]
  await openPayment()
  await screen.findByRole('radio', { name: 'João Prado, 8 anos' })
  await userEvent.click(screen.getByRole('radio', { name: 'João Prado, 3 anos' }))
  await userEvent.click(screen.getByRole('button', { name: 'Pagar R$\u00a0180,00' }))
  await screen.findByRole('heading', { name: 'Consulta confirmada' })
  expect(await server.written[0]?.json()).toMatchObject({ dependent_id: dependentOf(2).id })
})

test('who came of age is named with the reason, and cannot be chosen; who is under guardianship can', async () => {
  const server = bookingServer([])
  const [grown, ward] = [{ birthDate: born(20), age: 20 }, { relation: 'guardianship' as const }]
  server.dependents = [
    dependentOf(1, { ...grown, name: 'Lia Prado' }),
    dependentOf(2, { ...grown, ...ward, name: 'Caio Prado' }),
  ]
  await openPayment()
  await screen.findByRole('radio', { name: 'Caio Prado' })
  expect(screen.queryByRole('radio', { name: /Lia/ })).toBeNull()
  expect(screen.getByText(/Lia Prado já tem 18 anos/)).toBeDefined()
})

test('a child who was removed meanwhile is not booked for behind a choice that says "Para mim"', async () => {
  const server = bookingServer([])
  server.dependents = [dependentOf(1)]
  await openApp(`${payAddress}&for=${dependentOf(2).id}`, patient)
  await screen.findByRole('radio', { name: 'Para mim', checked: true })
  await userEvent.click(await screen.findByRole('button', { name: 'Pagar R$\u00a0180,00' }))
  await screen.findByRole('heading', { name: 'Consulta confirmada' })
  expect(await server.written[0]?.json()).not.toHaveProperty('dependent_id')
})

test('who is elsewhere then can still choose that it is for their child, and pay', async () => {
  const server = bookingServer([() => refuse('already_booked_then', { schedule_id: ids.appointment })])
  server.appointment = appointmentOf({ specialist_id: ids.customer })
  server.dependents = [dependentOf(1)]
  const { pay } = await openPayment()
  await userEvent.click(pay)
  await screen.findByText('Você já tem uma consulta neste horário')
  await userEvent.click(screen.getByRole('radio', { name: 'João Prado' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  server.answers.push(() => refuse('already_booked_then', { schedule_id: ids.appointment }))
  await userEvent.click(await screen.findByRole('button', { name: 'Pagar R$\u00a0180,00' }))
  await screen.findByText('João Prado já tem uma consulta neste horário')
  expect(await server.written[1]?.json()).toMatchObject({ dependent_id: dependentOf(1).id })
})
