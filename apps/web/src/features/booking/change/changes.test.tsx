import { MINUTE } from '@emma/domain/interval'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { addDays } from '../../../lib/time/days.ts'
import { openApp } from '../../../test/app.tsx'
import {
  appointmentOf,
  bookingServer,
  cut,
  ids,
  quoteOf,
  refuse,
  slotAt,
} from '../../../test/booking-api.fake.ts'
import { knowOwnAddress } from '../../../test/own-address.ts'
import { customer, specialist } from '../../../test/people.ts'

vi.mock('../../../lib/realtime/realtime.ts', () => ({
  on: () => () => undefined,
  onMissed: () => () => undefined,
  onConnected: () => () => undefined,
}))

const { can: nothing } = appointmentOf()
const patient = { ...customer, customerId: ids.customer }
const doctor = { ...specialist, specialistId: ids.specialist }
const changeable = () => appointmentOf({ can: { ...nothing, cancel: true, reschedule: true } })
const canceled = () => Response.json(appointmentOf({ status: 'canceled_by_customer' }))

beforeEach(() => {
  queryClient.clear()
  sessionStorage.clear()
  knowOwnAddress()
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

/** In the menu of the patient's card. */
const choose = async (name: string) => {
  await userEvent.click(
    await screen.findByRole('button', { name: 'Mais ações da consulta com Helena Vasconcelos' }),
  )
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}

const openCancel = async (server: ReturnType<typeof bookingServer>) => {
  server.appointment = changeable()
  await openApp('/customer/agenda', patient)
  await choose('Cancelar')
  return screen.findByRole('dialog', { name: 'Cancelar consulta' })
}

describe('a patient cancels', () => {
  test('with both values and what is kept before the choice, and gets credit', async () => {
    const server = bookingServer([canceled])
    const dialog = within(await openCancel(server))
    expect(await dialog.findByRole('radio', { name: 'Crédito na carteira: R$\u00a0126,00' })).toBeDefined()
    expect(dialog.getByRole('radio', { name: 'De volta no cartão: R$\u00a090,00' })).toBeDefined()
    expect(dialog.getByText(/Ficam retidos R\$ 54,00/)).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar consulta' }))
    expect(await screen.findByText('Consulta cancelada. R$ 126,00 já estão na sua carteira.')).toBeDefined()
    const [request] = server.written
    expect(request?.method).toBe('PATCH')
    expect(request?.url).toContain(`schedules-by-wallet/cancel/${ids.appointment}/${ids.customer}`)
    expect(request?.headers.get('idempotency-key')).toMatch(/.{8}/)
  })

  test('to the card, by the keyboard alone', async () => {
    const server = bookingServer([canceled])
    const dialog = within(await openCancel(server))
    const wallet = await dialog.findByRole('radio', { name: /Crédito na carteira/ })
    wallet.focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(await dialog.findByText(/Ficam retidos R\$ 90,00/)).toBeDefined()
    dialog.getByRole('button', { name: 'Cancelar consulta' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByText('Consulta cancelada. R$ 90,00 estão voltando para você.')).toBeDefined()
    expect(server.written[0]?.url).toContain('cancelPerCustomer')
  })

  test('and while the question is open the deadline passes: it says what comes back now', async () => {
    const server = bookingServer([canceled])
    const whole = { value: 18_000, kept: 0 }
    const free = quoteOf({ credit_card: { ...whole, credit: 0 }, wallet: whole })
    let isOver = false
    const soon = () => new Date(Date.now() + 1500).toISOString()
    Object.defineProperty(server, 'quote', {
      get: () => (isOver ? quoteOf() : { ...free, refund_until: soon() }),
    })
    const dialog = within(await openCancel(server))
    await dialog.findByRole('radio', { name: 'Crédito na carteira: R$\u00a0180,00' })
    isOver = true
    await dialog.findByRole('radio', { name: 'Crédito na carteira: R$\u00a0126,00' })
    expect(dialog.getByText(/Ficam retidos R\$ 54,00/)).toBeDefined()
  })

  test('and while the question is open the consultation begins: it is no longer offered', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const dialog = within(await openCancel(bookingServer([])))
    await dialog.findByRole('button', { name: 'Cancelar consulta' })
    vi.setSystemTime(Date.parse(changeable().starts_at))
    act(() => void vi.advanceTimersByTime(MINUTE))
    expect(await dialog.findByText(/já começou e não pode mais ser cancelada/)).toBeDefined()
    expect(dialog.queryByRole('button', { name: 'Cancelar consulta' })).toBeNull()
  })

  test('and the deadline has passed before its answer came: it is asked again', async () => {
    const server = bookingServer([canceled])
    const whole = { value: 18_000, kept: 0 }
    const free = quoteOf({ credit_card: { ...whole, credit: 0 }, wallet: whole })
    let asked = 0
    Object.defineProperty(server, 'quote', {
      get: () => {
        asked += 1
        return asked > 1 ? quoteOf() : { ...free, refund_until: new Date(Date.now() - 1).toISOString() }
      },
    })
    const dialog = within(await openCancel(server))
    expect(await dialog.findByRole('radio', { name: 'Crédito na carteira: R$\u00a0126,00' })).toBeDefined()
  })

  test('and the deadline passes as the button is pressed: nothing is canceled, and the new amount is shown', async () => {
    const server = bookingServer([() => refuse('refund_changed'), canceled])
    const whole = { value: 18_000, kept: 0 }
    const before = quoteOf({ credit_card: { ...whole, credit: 0 }, wallet: whole })
    Object.defineProperty(server, 'quote', { get: () => (server.written.length > 0 ? quoteOf() : before) })
    const dialog = within(await openCancel(server))
    await dialog.findByRole('radio', { name: 'Crédito na carteira: R$\u00a0180,00' })
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar consulta' }))
    expect(await dialog.findByText('Nada foi cancelado: o valor do reembolso mudou')).toBeDefined()
    await dialog.findByRole('radio', { name: 'Crédito na carteira: R$\u00a0126,00' })
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar consulta' }))
    expect(await screen.findByText('Consulta cancelada. R$ 126,00 já estão na sua carteira.')).toBeDefined()
    const bodies = await Promise.all(server.written.map((request) => request.clone().json()))
    expect(bodies).toEqual([
      { expected: { card: 0, wallet: 18_000 } },
      { expected: { card: 0, wallet: 12_600 } },
    ])
    const keys = server.written.map(({ headers }) => headers.get('idempotency-key'))
    expect(new Set(keys).size).toBe(2)
  })

  test('and is told what was given back, not what was quoted before', async () => {
    const credit = { id: ids.card, amount: 12_601 }
    const payment = { ...appointmentOf().payment, credit }
    const server = bookingServer([
      () => Response.json(appointmentOf({ status: 'canceled_by_customer', payment })),
    ])
    const dialog = within(await openCancel(server))
    await userEvent.click(await dialog.findByRole('button', { name: 'Cancelar consulta' }))
    expect(await screen.findByText('Consulta cancelada. R$ 126,01 já estão na sua carteira.')).toBeDefined()
  })

  test('without a choice where there is none', async () => {
    const server = bookingServer([])
    server.quote = quoteOf({
      credit_card: { value: 0, credit: 12_600, kept: 5400 },
      kept: { value: 5400 },
    })
    const dialog = within(await openCancel(server))
    expect(await dialog.findByText('Você recebe R$ 126,00 como crédito na carteira, na hora.')).toBeDefined()
    expect(dialog.queryByRole('radio')).toBeNull()
  })

  test('and reads why it did not work; a lost answer is asked for under the same key', async () => {
    const server = bookingServer([cut, cut, cut, () => refuse('cancel_not_allowed')])
    const dialog = within(await openCancel(server))
    const submit = await dialog.findByRole('button', { name: 'Cancelar consulta' })
    await userEvent.click(submit)
    expect(await dialog.findByText('Erro ao processar o reembolso')).toBeDefined()
    expect(dialog.getByText(/^Ainda não sabemos se a consulta foi cancelada/)).toBeDefined()
    await userEvent.click(submit)
    expect(await dialog.findByText('cancel_not_allowed')).toBeDefined()
    expect(dialog.getByText('A consulta não foi cancelada.')).toBeDefined()
    const keys = server.written.map(({ headers }) => headers.get('idempotency-key'))
    expect(new Set(keys).size).toBe(1)
    expect(keys).toHaveLength(4)
  })

  test('and what was done without an answer is found and told', async () => {
    const server = bookingServer([
      () => {
        server.appointment = appointmentOf({ status: 'canceled_by_customer' })
        return cut()
      },
    ])
    const dialog = within(await openCancel(server))
    await userEvent.click(await dialog.findByRole('button', { name: 'Cancelar consulta' }))
    expect(await screen.findByText('Consulta cancelada. R$ 126,00 já estão na sua carteira.')).toBeDefined()
    expect(server.written).toHaveLength(1)
  })

  test('a quote that did not come says so, and is asked for again', async () => {
    const server = bookingServer([])
    server.appointment = changeable()
    const known = globalThis.fetch
    let fails = true
    vi.stubGlobal('fetch', (request: Request) =>
      fails && request.url.endsWith('/cancel') ? Promise.resolve(refuse('internal')) : known(request),
    )
    const dialog = within(await openCancel(server))
    expect(await dialog.findByText('Erro ao buscar valor do reembolso')).toBeDefined()
    fails = false
    await userEvent.click(dialog.getByRole('button', { name: 'Tentar novamente' }))
    expect(await dialog.findByRole('radio', { name: /Crédito na carteira/ })).toBeDefined()
  })
})

describe('a patient cancels a return visit without cost', () => {
  const free = { ...quoteOf().policy, rule: 'unpaid' } as const
  const nothingBack = { value: 0, credit: 0, kept: 0 }
  const openReturn = async (refund_until: string | null) => {
    const server = bookingServer([canceled])
    const returns = { price: 0, return_of: ids.specialty, return_until: '2026-12-26' }
    server.appointment = { ...changeable(), ...returns, agreed: { price: 0, refund_until } }
    server.quote = quoteOf({ credit_card: nothingBack, wallet: nothingBack, policy: free, refund_until })
    await openApp('/customer/agenda', patient)
    await choose('Cancelar')
    return within(await screen.findByRole('dialog', { name: 'Cancelar consulta' }))
  }

  test('in time, and reads until when it can be booked again; nothing speaks of a reservation', async () => {
    const dialog = await openReturn(slotAt(0).starts_at)
    expect(await dialog.findByText(/você pode marcar o retorno de novo, até 26\/12\/2026/)).toBeDefined()
    expect(dialog.getByRole('button', { name: 'Manter consulta' })).toBeDefined()
    expect(dialog.queryByText(/reserva|reembolso|de volta/i)).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar consulta' }))
    await screen.findByText('Consulta cancelada.')
  })

  test('late, and reads beforehand that it is lost', async () => {
    const dialog = await openReturn(null)
    expect(await dialog.findByText(/não poderá marcar este retorno de novo/)).toBeDefined()
  })
})

test('nothing is offered that the server does not allow', async () => {
  bookingServer([])
  await openApp('/customer/agenda', patient)
  await screen.findByText('Helena Vasconcelos')
  await userEvent.click(await screen.findByRole('button', { name: /^Mais ações/ }))
  await screen.findByRole('menuitem', { name: 'Conversar' })
  expect(screen.getAllByRole('menuitem')).toHaveLength(1)
})

test('refunds and credit are shown on the card as they move', async () => {
  const server = bookingServer([])
  const requested_at = new Date().toISOString()
  server.appointment = appointmentOf({
    status: 'canceled_by_customer',
    starts_at: requested_at,
    payment: {
      ...appointmentOf().payment,
      refunds: [{ amount: 9000, status: 'failed', requested_at, done_at: null }],
      credit: { id: ids.card, amount: 100 },
    },
  })
  await openApp('/customer/agenda?tab=past', patient)
  const back = within(await screen.findByRole('list', { name: 'Reembolso' }))
  expect(back.getByText('R$ 90,00 de volta no cartão')).toBeDefined()
  expect(back.getByText('Em nova tentativa')).toBeDefined()
  expect(back.getByText('R$ 1,00 de crédito na carteira')).toBeDefined()
})

describe('a patient moves an appointment', () => {
  test('to another slot; one that was taken meanwhile leaves it where it was', async () => {
    const moved = () => Response.json(appointmentOf())
    const server = bookingServer([() => refuse('slot_taken'), moved])
    server.appointment = changeable()
    await openApp('/customer/agenda', patient)
    await choose('Remarcar')
    const dialog = within(await screen.findByRole('dialog', { name: 'Remarcar consulta' }))
    const submit = await dialog.findByRole('button', { name: 'Remarcar' })
    expect(submit.hasAttribute('disabled')).toBe(true)
    await userEvent.click((await dialog.findAllByRole('radio')).at(-1) ?? submit)
    await userEvent.click(await dialog.findByRole('button', { name: /^Remarcar para/ }))
    expect(await dialog.findByText(/Sua consulta continua onde estava/)).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: /^Remarcar para/ }))
    expect(await screen.findByText(/^Consulta remarcada para/)).toBeDefined()
    expect(await server.written[1]?.json()).toHaveProperty('schedule_id')
  })

  const moveToLast = async (server: ReturnType<typeof bookingServer>) => {
    server.appointment = changeable()
    await openApp('/customer/agenda', patient)
    await choose('Remarcar')
    const dialog = within(await screen.findByRole('dialog', { name: 'Remarcar consulta' }))
    await userEvent.click((await dialog.findAllByRole('radio')).at(-1) ?? document.body)
    await userEvent.click(await dialog.findByRole('button', { name: /^Remarcar para/ }))
    return dialog
  }

  test('and what was moved without an answer is found and told', async () => {
    const server = bookingServer([
      () => {
        server.appointment = { ...changeable(), starts_at: slotAt(2).starts_at }
        server.slots = [slotAt(0), slotAt(1)]
        return cut()
      },
    ])
    await moveToLast(server)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText(/^Consulta remarcada para/)).toBeDefined()
    expect(server.written).toHaveLength(1)
  })

  test('and while nobody answers, no time is said to be taken; the same attempt is made again', async () => {
    const gone = () => {
      server.slots = [slotAt(0), slotAt(1)]
      return cut()
    }
    const server = bookingServer([gone, gone, gone, () => Response.json(appointmentOf())])
    const dialog = await moveToLast(server)
    expect(await dialog.findByText('Não recebemos a resposta')).toBeDefined()
    expect(dialog.queryByText(/acabou de ser ocupado/)).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Tentar novamente' }))
    expect(await screen.findByText(/^Consulta remarcada para/)).toBeDefined()
    const keys = server.written.map(({ headers }) => headers.get('idempotency-key'))
    expect(new Set(keys).size).toBe(1)
  })

  test('of a return visit only to its last day, which is said', async () => {
    const server = bookingServer([])
    const [last, late] = [slotAt(0), slotAt(1)]
    server.slots = [last, { ...late, date: addDays(last.date, 1) }]
    server.appointment = { ...changeable(), return_of: ids.card, return_until: last.date }
    await openApp('/customer/agenda', patient)
    await choose('Remarcar')
    const dialog = within(await screen.findByRole('dialog', { name: 'Remarcar consulta' }))
    expect(await dialog.findAllByRole('radio')).toHaveLength(1)
    expect(dialog.getByText(/É um retorno: pode ser até \d\d\/\d\d\/\d{4}\./)).toBeDefined()
  })
})

describe('a specialist cancels', () => {
  test('with a reason, knowing what the patient gets back', async () => {
    const server = bookingServer([canceled])
    server.appointment = changeable()
    server.quote = quoteOf({
      credit_card: { value: 0, credit: 18_000, kept: 0 },
      wallet: { value: 18_000, kept: 0 },
    })
    await openApp('/specialist/consultas', doctor)
    await userEvent.click(await screen.findByRole('button', { name: 'Mais ações de Ana Teste' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancelar consulta' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancelar a consulta de Ana Teste?' }))
    expect(await dialog.findByText(/O paciente recebe R\$ 180,00 de volta/)).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar consulta' }))
    expect(await dialog.findByText('Informe o motivo do cancelamento.')).toBeDefined()
    expect(server.written).toHaveLength(0)
    await userEvent.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Imprevisto')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar consulta' }))
    expect(await screen.findByText('Consulta cancelada. O paciente foi avisado.')).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await server.written[0]?.json()).toEqual({ reason: 'Imprevisto' })
  })

  test('the chosen of the list together, and reads which of them can not be', async () => {
    const server = bookingServer([canceled])
    server.appointment = changeable()
    server.more = [appointmentOf({ id: ids.card, starts_at: slotAt(2).starts_at, status: 'finished' })]
    await openApp('/specialist/consultas', doctor)
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar todos desta página' }))
    await screen.findByText('1 não pode ser cancelada')
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar 1 consulta' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancelar 1 consulta?' }))
    dialog.getByText('Ana Teste')
    const told = screen.findByText('1 consulta cancelada. O paciente foi avisado.')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Imprevisto')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar 1 consulta' }))
    await told
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.written.map(({ url }) => url)).toEqual([expect.stringContaining(ids.appointment)])
    await screen.findByText('41 resultados')
  })
})
