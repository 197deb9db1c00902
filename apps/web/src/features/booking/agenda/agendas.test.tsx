import { HOUR, MINUTE } from '@emma/domain/interval'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { keepServerTime } from '../../../lib/time/now.ts'
import { openApp } from '../../../test/app.tsx'
import { appointmentOf, bookingServer, ids, quoteOf, refuse } from '../../../test/booking-api.fake.ts'
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

beforeEach(() => {
  queryClient.clear()
  knowOwnAddress()
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

/** In the table row's menu. */
const choose = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Mais ações de Ana Teste' }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}

test.each([
  [true, 1],
  [false, 0],
])('a patient enters only when the server says so: %s', async (join, links) => {
  bookingServer([]).appointment = appointmentOf({ can: { ...nothing, join } })
  await openApp('/customer/agenda', patient)
  await screen.findByText('Helena Vasconcelos')
  expect(screen.queryAllByRole('link', { name: 'Entrar' })).toHaveLength(links)
})

/** Nine minutes are left to pay it. */
const held = () =>
  appointmentOf({
    status: 'awaiting_payment',
    hold_expires_at: new Date(Date.now() + 9 * MINUTE).toISOString(),
    can: { ...nothing, cancel: true },
  })

test('an unpaid booking waits for its payment, says until when, and is paid or given up', async () => {
  const server = bookingServer([() => Response.json(appointmentOf({ status: 'canceled_by_customer' }))])
  server.appointment = held()
  server.quote = quoteOf({ policy: { ...quoteOf().policy, rule: 'unpaid' } })
  await openApp('/customer/agenda', patient)
  await screen.findByText(/^Aguardando pagamento até \d+h(\d\d)?$/)
  const pay = screen.getByRole('link', { name: 'Pagar' })
  expect(pay.getAttribute('href')).toBe(`/customer/horario/${ids.specialist}?appointment=${ids.appointment}`)
  const card = within(screen.getByRole('article'))
  expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Desistir'])
  await userEvent.click(card.getByRole('button'))
  const sure = within(await screen.findByRole('dialog', { name: 'Desistir deste horário?' }))
  // A Pix may be on its way: it is not said that nothing was charged.
  await sure.findByText(/nada é cobrado; se já pagou, recebe reembolso integral/)
  await userEvent.click(sure.getByRole('button', { name: 'Desistir' }))
  await screen.findByText(/^Pronto: o horário está livre de novo\. Se você já pagou, recebe/)
  expect(server.written).toHaveLength(1)
})

test('an unpaid booking is gone at its minute, also before the server has said so', async () => {
  bookingServer([]).appointment = held()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await openApp('/customer/agenda', patient)
  await screen.findByRole('link', { name: 'Pagar' })
  act(() => void vi.advanceTimersByTime(8 * MINUTE))
  expect(screen.getByRole('link', { name: 'Pagar' })).toBeDefined()
  act(() => void vi.advanceTimersByTime(MINUTE))
  await screen.findByText('Você não tem consultas marcadas')
  expect(screen.queryByRole('link', { name: 'Pagar' })).toBeNull()
})

test('the focus comes back to the menu’s button when what an entry opened is closed', async () => {
  bookingServer([]).appointment = appointmentOf({ can: { ...nothing, cancel: true } })
  await openApp('/customer/agenda', patient)
  const more = await screen.findByRole('button', { name: /^Mais ações da consulta/ })
  await userEvent.click(more)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancelar' }))
  await screen.findByRole('dialog', { name: 'Cancelar consulta' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(more))
})

test('an empty agenda has one thing to do', async () => {
  bookingServer([]).own = []
  await openApp('/customer/agenda', patient)
  await screen.findByText('Você não tem consultas marcadas')
  expect(screen.getAllByRole('link', { name: 'Marcar consulta' })).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Sincronizar com meu calendário' })).toBeNull()
})

test('a card has one thing to do, and the rest behind three dots', async () => {
  bookingServer([]).appointment = appointmentOf({ can: { ...nothing, cancel: true, reschedule: true } })
  await openApp('/customer/agenda', patient)
  const card = within(await screen.findByRole('article'))
  await card.findByRole('button', { name: /^Mais ações/ })
  const names = card.getAllByRole('button').map((each) => each.getAttribute('aria-label'))
  expect(names).toEqual([
    'Detalhes da consulta com Helena Vasconcelos',
    'Mais ações da consulta com Helena Vasconcelos',
  ])
  await userEvent.click(card.getByRole('button', { name: /^Mais ações/ }))
  for (const name of ['Conversar', 'Remarcar', 'Cancelar']) await screen.findByRole('menuitem', { name })
})

test('what was canceled before its time is not past on a device whose clock is hours ahead either', async () => {
  bookingServer([]).appointment = appointmentOf({ status: 'canceled_by_customer', canceled_by: 'customer' })
  const now = Date.now()
  vi.useFakeTimers({ now: now + 4 * HOUR, toFake: ['Date'] })
  keepServerTime(new Date(now).toISOString())
  await openApp('/customer/agenda', patient)
  await screen.findByText(/^Cancelada por você/)
  keepServerTime(new Date().toISOString())
})

test('what was canceled before its time is not past: it is folded below what comes', async () => {
  bookingServer([]).appointment = appointmentOf({ status: 'canceled_by_customer', canceled_by: 'customer' })
  const own = await openApp('/customer/agenda?tab=past', patient)
  await screen.findByText('Nenhuma consulta passada')
  own.unmount()
  await openApp('/customer/agenda', patient)
  await screen.findByText('1 consulta cancelada')
})

test('a companion is invited in place of the details, which are there again afterwards', async () => {
  bookingServer([]).appointment = appointmentOf({ online: true })
  await openApp(`/customer/agenda?open=${ids.appointment}`, patient)
  await userEvent.click(await screen.findByRole('button', { name: 'Convidar acompanhante' }))
  await screen.findByRole('dialog', { name: 'Acompanhante' })
  expect(screen.queryByRole('dialog', { name: 'Detalhes da consulta' })).toBeNull()
  await userEvent.keyboard('{Escape}')
  await screen.findByRole('dialog', { name: 'Detalhes da consulta' })
})

test('the details of a Pix that was paid too late say what became of the money', async () => {
  bookingServer([]).appointment = appointmentOf({
    status: 'expired',
    payment: {
      method: 'wallet_pix',
      status: 'refunded',
      amount: 18_000,
      wallet_amount: 5000,
      refunds: [{ amount: 13_000, status: 'done', requested_at: '2026-11-30T12:00:00.000Z', done_at: null }],
    },
  })
  await openApp(`/customer/agenda?open=${ids.appointment}`, patient)
  const details = within(await screen.findByRole('dialog', { name: 'Detalhes da consulta' }))
  await details.findByText(/chegou depois do prazo, quando a parte da carteira já tinha voltado/)
  expect(details.getByText(/130,00 de volta pelo Pix/)).toBeDefined()
  // The wallet's part is in the wallet: it is not said to pay for this.
  expect(details.queryByText('Da carteira')).toBeNull()
})

test('details open over the list and stay in the address', async () => {
  bookingServer([])
  const { router } = await openApp('/customer/agenda', patient)
  await userEvent.click(
    await screen.findByRole('button', { name: 'Detalhes da consulta com Helena Vasconcelos' }),
  )
  const details = await screen.findByRole('dialog', { name: 'Detalhes da consulta' })
  expect(await within(details).findByText('R$ 180,00')).toBeDefined()
  expect(router.state.location.search).toMatchObject({ open: ids.appointment })
})

test('a specialist sees appointments, not open slots, and only what may be done with them', async () => {
  bookingServer([])
  await openApp('/specialist/consultas', doctor)
  await screen.findByRole('link', { name: /Ana Teste/ })
  expect(screen.getAllByRole('row')).toHaveLength(2)
  // One cell starts the two lines on a phone.
  expect(document.querySelectorAll('td[data-phone="start"]')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: /Iniciar|Concluir|ausente/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Abrir prontuário de Ana Teste' }).getAttribute('href')).toBe(
    `/specialist/prontuario-medico/${ids.appointment}/novo`,
  )
})

test('starting tells the server, then enters the call', async () => {
  const started = appointmentOf({ status: 'in_progress' })
  const server = bookingServer([() => Response.json(started)])
  server.appointment = appointmentOf({ can: { ...nothing, start: true, join: true } })
  const { router } = await openApp('/specialist/consultas', doctor)
  await userEvent.click(await screen.findByRole('button', { name: 'Iniciar consulta de Ana Teste' }))
  await waitFor(() => expect(router.state.location.href).toBe(`/calls?id=${ids.appointment}`))
  expect(await server.written[0]?.json()).toEqual({ status: 'in_progress' })
})

test('a start that is refused says why and enters no call', async () => {
  const server = bookingServer([() => refuse('call_not_open')])
  server.appointment = appointmentOf({ can: { ...nothing, start: true } })
  const { router } = await openApp('/specialist/consultas', doctor)
  await userEvent.click(await screen.findByRole('button', { name: 'Iniciar consulta de Ana Teste' }))
  await screen.findByText('call_not_open')
  expect(router.state.location.pathname).toBe('/specialist/consultas')
})

test('who waits in the room is said where the way in is, to either side', async () => {
  const here = { state: 'here', left_at: null } as const
  const server = bookingServer([])
  server.appointment = appointmentOf({ presence: { customer: here, specialist: here } })
  const view = await openApp('/customer/agenda', patient)
  await screen.findByText('Helena Vasconcelos está na sala')
  view.unmount()
  await openApp('/specialist/consultas', doctor)
  await within(await screen.findByRole('table')).findAllByText('Ana Teste está na sala')
})

/** Two hours ago. */
const passed = () => {
  const starts = Date.now() - 2 * HOUR
  return { starts_at: new Date(starts).toISOString(), ends_at: new Date(starts + HOUR).toISOString() }
}

test.each([
  ['canceled_by_customer', 'customer', 'Cancelada por você', 'Cancelada pelo paciente'],
  ['canceled_by_specialist', 'specialist', 'Cancelada pelo especialista', 'Cancelada por você'],
  ['canceled_by_specialist', 'platform', 'Cancelada pela Emma', 'Cancelada pela Emma'],
] as const)(
  'who canceled is said as the reader sees it: %s, %s',
  async (status, canceled_by, toPatient, toDoctor) => {
    bookingServer([]).appointment = appointmentOf({ ...passed(), status, canceled_by })
    const own = await openApp('/customer/agenda?tab=past', patient)
    await screen.findByText(toPatient)
    own.unmount()
    await openApp('/specialist/consultas', doctor)
    await within(await screen.findByRole('table')).findAllByText(toDoctor)
  },
)

test('absence is asked about first, and nothing is written when it is not meant', async () => {
  const server = bookingServer([])
  server.appointment = appointmentOf({ can: { ...nothing, mark_no_show: true } })
  await openApp('/specialist/consultas', doctor)
  await choose('Marcar ausência')
  await userEvent.click(await screen.findByRole('button', { name: 'Voltar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.written).toHaveLength(0)
})

test('states of a tab are chosen in the address, and the server is asked for them alone', async () => {
  bookingServer([])
  const { router } = await openApp('/customer/agenda?tab=past', patient)
  await userEvent.selectOptions(await screen.findByLabelText('Situação'), 'Realizada')
  expect(router.state.location.search).toMatchObject({ tab: 'past', status: 'finished' })
  await userEvent.click(screen.getByRole('tab', { name: 'Próximas' }))
  expect(router.state.location.search).not.toHaveProperty('status')
})

test('the last minutes before a call count down, and become the way in by themselves', async () => {
  const starts = Date.now() + 10 * 60_000 + 1500
  const soon = {
    starts_at: new Date(starts).toISOString(),
    ends_at: new Date(starts + 1_800_000).toISOString(),
  }
  const server = bookingServer([])
  server.appointment = appointmentOf(soon)
  await openApp('/customer/agenda', patient)
  expect((await screen.findByRole('timer')).textContent).toMatch(/^A sala abre em 00:0\d$/)
  server.appointment = appointmentOf({ ...soon, can: { ...nothing, join: true } })
  await screen.findByRole('link', { name: 'Entrar' })
  expect(screen.queryByRole('timer')).toBeNull()
})

test('in person there is no call to enter', async () => {
  bookingServer([]).appointment = appointmentOf({ online: false, can: { ...nothing, join: true } })
  await openApp('/customer/agenda', patient)
  await screen.findByText('Helena Vasconcelos')
  expect(screen.queryByRole('link', { name: 'Entrar' })).toBeNull()
})

test('a patient reads for whom it was, and that a consultation in person was advised', async () => {
  const dependent = { id: ids.card, name: 'Bento Teste' }
  bookingServer([]).appointment = appointmentOf({ status: 'finished', in_person_advised: true, dependent })
  await openApp('/customer/agenda?tab=past', patient)
  await screen.findByText(/ · Para Bento Teste$/)
  expect(screen.getByText(/O especialista indicou uma consulta presencial\./)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Ver horários' }).getAttribute('href')).toBe(
    `/customer/horario/${ids.specialist}?specialty=${ids.specialty}`,
  )
})

test('the private calendar address is made, shown and turned off', async () => {
  const url = 'https://emma.test/api/v1/schedules/feed/secret.ics'
  const server = bookingServer([
    () => {
      server.feed = { url, created_at: '2026-11-24T12:00:00Z' }
      return Response.json(server.feed, { status: 201 })
    },
    () => {
      server.feed = { url: null, created_at: null }
      return new Response(null, { status: 204 })
    },
  ])
  await openApp('/customer/agenda', patient)
  await userEvent.click(await screen.findByRole('button', { name: 'Sincronizar com meu calendário' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Criar endereço' }))
  expect(await screen.findByLabelText('Endereço privado')).toHaveProperty('value', url)
  expect(screen.getByRole('link', { name: 'Abrir no meu calendário' }).getAttribute('href')).toBe(
    'webcal://emma.test/api/v1/schedules/feed/secret.ics',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Desativar' }))
  const sure = await screen.findByRole('dialog', { name: 'Desativar o endereço?' })
  await userEvent.click(within(sure).getByRole('button', { name: 'Desativar' }))
  await screen.findByRole('button', { name: 'Criar endereço' })
  expect(server.written.map(({ method }) => method)).toEqual(['POST', 'DELETE'])
})

test('an attendance is finished with the advice to be seen in person', async () => {
  const server = bookingServer([() => Response.json(appointmentOf({ status: 'finished' }))])
  server.appointment = appointmentOf({ status: 'in_progress', can: { ...nothing, finish: true } })
  await openApp('/specialist/consultas', doctor)
  await choose('Concluir')
  const dialog = await screen.findByRole('dialog', { name: 'Concluir esta consulta?' })
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Indicado presencial' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Concluir' }))
  await waitFor(() => expect(server.written).toHaveLength(1))
  expect(await server.written[0]?.json()).toEqual({ status: 'finished', in_person_advised: true })
})

test('the table is paged by the server, over any period, in the address', async () => {
  bookingServer([])
  const { router } = await openApp('/specialist/consultas?from=2020-01-01&to=2026-01-01', doctor)
  await screen.findByRole('link', { name: /Ana Teste/ })
  await userEvent.click(await screen.findByRole('button', { name: 'Página 2' }))
  expect(router.state.location.search).toMatchObject({ from: '2020-01-01', to: '2026-01-01', page: '2' })
})

test('where nothing is past there is nothing to filter', async () => {
  const server = bookingServer([])
  server.own = []
  const { router } = await openApp('/customer/agenda?tab=past', patient)
  await screen.findByText('Nenhuma consulta passada')
  expect(screen.queryByText('Situação')).toBeNull()
  await router.navigate({ to: '/customer/agenda', search: { tab: 'past', status: 'no_show' } })
  expect(await screen.findByText('Situação')).toBeDefined()
})
