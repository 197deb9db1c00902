import type { QueueOffer, QueueStanding } from '@emma/contracts/queue'
import type { QueueBoard, QueuePermission } from '@emma/contracts/queue/attendance'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { openApp } from '../../test/app.tsx'
import { knowOwnAddress } from '../../test/own-address.ts'
import { customer, specialist } from '../../test/people.ts'
import { ago, entryOf } from '../../test/queue-entry.ts'
import { toast } from '../../ui/toast/toast.ts'

const listeners = new Map<string, Set<(payload: object) => void>>()
const emit = (event: string, payload: object) => {
  for (const listener of listeners.get(event) ?? []) listener(payload)
}
vi.mock('../../lib/realtime/realtime.ts', () => ({
  on: (event: string, listener: (payload: object) => void) => {
    listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    return () => listeners.get(event)?.delete(listener)
  },
  onMissed: () => () => undefined,
  onConnected: () => () => undefined,
  onDisconnected: () => () => undefined,
  ask: async () => ({}),
}))

const { played } = vi.hoisted((): { played: string[] } => ({ played: [] }))
vi.mock('../notifications/use-play-sound.ts', () => ({
  usePlaySound: () => (sound: string) => void played.push(sound),
}))

const id = (last: string) => `018f0000-0000-7000-8000-0000000000${last}`
const patient = { ...customer, customerId: id('0b') }
const doctor = { ...specialist, specialistId: id('0a') }
const general: QueueStanding = {
  kind_of_care: 'general',
  on_duty: 2,
  waiting: 1,
  estimate: null,
  attended_by: ['physician'],
}
const offer: QueueOffer = {
  price: 9000,
  queue_minutes: 60,
  ...general,
  estimated_wait: null,
  kinds: [
    general,
    { ...general, kind_of_care: 'pediatrics', on_duty: 0, waiting: 0, attended_by: ['pediatrician'] },
    { ...general, kind_of_care: 'dentistry', on_duty: 0, waiting: 0, attended_by: ['dentist'] },
    { ...general, kind_of_care: 'psychology', on_duty: 1, waiting: 0, attended_by: ['psychologist'] },
  ],
  last: null,
}
const permission: QueuePermission = {
  allowed: true,
  kinds: ['general'],
  on_duty: true,
  companies: [],
  activeGroup: null,
  current: null,
}
/** As of now: a wait is counted in minutes. */
const boardNow = (): QueueBoard => ({
  data: [
    {
      id: id('02'),
      position: 1,
      kind_of_care: 'general',
      customer: { name: 'Marina P.', initials: 'M. P.', age: 34 },
      waiting_since: ago(9),
      complaint: 'Dor de garganta',
      red_flags: ['chest_pain'],
      priority: 'urgent',
      misses: 1,
      expires_at: ago(-50),
    },
  ],
  current: null,
  attending: [],
  on_duty: 1,
  average_wait: null,
  booked_soon: null,
})

let answers: Record<string, unknown>
const asked: string[] = []
beforeEach(() => {
  queryClient.clear()
  sessionStorage.clear()
  localStorage.clear()
  played.length = 0
  asked.length = 0
  answers = {
    'queue/me': null,
    'queue/offer': offer,
    'queue/permission': permission,
    'queue/list': boardNow(),
  }
  knowOwnAddress()
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url, 'http://localhost').pathname.replace('/api/v1/', '')
    asked.push(path)
    if (path in answers) return Response.json(await answers[path])
    if (path === 'queue/red-flags') {
      const advice = { id: id('09'), call: ['192'], advised_at: ago(0) }
      return Response.json(advice, { status: 201 })
    }
    const problem = { type: 'x', title: 'Erro', status: 404, code: 'not_found', detail: '', traceId: 't' }
    return Response.json(problem, { status: 404 })
  })
})

test('the way in says price, who is there, and that nothing is known of the wait', async () => {
  await openApp('/customer/pronto-atendimento', patient)
  await screen.findByText(/2 especialistas de plantão · 1 pessoa na fila · Sem estimativa ainda/)
  expect(screen.getByRole('link', { name: 'Ligar 192 (SAMU)' }).getAttribute('href')).toBe('tel:192')
})

test('nobody on duty: nothing is sold, and another way is shown', async () => {
  answers['queue/offer'] = { ...offer, kinds: offer.kinds.map((kind) => ({ ...kind, on_duty: 0 })) }
  await openApp('/customer/pronto-atendimento', patient)
  await screen.findByText('Ninguém está de plantão agora')
  expect(screen.queryByRole('button', { name: 'Nenhum destes' })).toBeNull()
  screen.getByRole('link', { name: 'Marcar um horário' })
})

test('a sign leads to 192, and on only once the advice was read', async () => {
  await openApp('/customer/pronto-atendimento', patient)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Dor ou aperto no peito' }))
  await userEvent.click(screen.getByRole('button', { name: 'Tenho estes sinais' }))
  await screen.findByRole('heading', { name: 'Ligue 192 agora' })
  await screen.findByText(/Este alerta foi registrado/)
  const go = screen.getByRole('button', { name: 'Continuar para a fila' })
  expect(go).toHaveProperty('disabled', true)
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(go)
  await screen.findByRole('heading', { name: 'O que está acontecendo?' })
})

test('a sign that is taken back is none, and a page of before that asked one by one begins anew', async () => {
  sessionStorage.setItem('formDraft.urgent-care', JSON.stringify({ step: 'flags', asked: '3' }))
  await openApp('/customer/pronto-atendimento', patient)
  const sign = await screen.findByRole('checkbox', { name: 'Convulsão' })
  await userEvent.click(sign)
  screen.getByRole('button', { name: 'Tenho estes sinais' })
  await userEvent.click(sign)
  await userEvent.click(screen.getByRole('button', { name: 'Nenhum destes' }))
  await screen.findByRole('heading', { name: 'O que está acontecendo?' })
})

test('whom it is for is asked together with what it is about, not above what one writes already', async () => {
  sessionStorage.setItem('formDraft.urgent-care', JSON.stringify({ step: 'complaint' }))
  const dependent = { id: id('0f'), name: 'Bia Teste', birthDate: '2019-05-20', age: 7, relation: 'child' }
  let give = () => {}
  answers['customer/dependents'] = new Promise((resolve) => {
    give = () => resolve({ data: [dependent] })
  })
  await openApp('/customer/pronto-atendimento', patient)
  await waitFor(() => expect(asked).toContain('customer/dependents'))
  expect(screen.queryByLabelText('Conte com suas palavras')).toBeNull()
  act(give)
  await screen.findByLabelText('Conte com suas palavras')
  screen.getByRole('radio', { name: 'Bia Teste' })
})

test('who says nothing of what it is about is asked for it', async () => {
  await openApp('/customer/pronto-atendimento', patient)
  await userEvent.click(await screen.findByRole('button', { name: 'Nenhum destes' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Ir para o pagamento' }))
  await screen.findByText('Conte o que está acontecendo.')
})

test('a Pix that is not paid in time loses no words: only the signs are asked again, and being in line ends that', async () => {
  const draft = { step: 'pay', complaint: 'Febre há três dias', kind: 'general' }
  sessionStorage.setItem('formDraft.urgent-care', JSON.stringify(draft))
  answers['balances/balance'] = { totalBalance: 0, credits: [] }
  answers['card/credit_cards'] = { data: [] }
  const pix = { qr_code: '000201', qr_code_url: '/qr.svg', expires_at: ago(-15) }
  const unpaid = entryOf({
    status: 'awaiting_payment',
    payment: { method: 'pix', status: 'pending', amount: 9000, wallet_amount: 0, pix },
  })
  answers['queue/enter'] = unpaid
  await openApp('/customer/pronto-atendimento', patient)
  await userEvent.click(await screen.findByRole('button', { name: 'Gerar código Pix' }))
  await screen.findByRole('heading', { name: 'Pague com Pix para confirmar' })
  const last = entryOf({ status: 'expired', end_reason: 'unpaid', ended_at: ago(0) })
  answers['queue/me'] = null
  answers['queue/offer'] = { ...offer, last }
  await act(() => queryClient.invalidateQueries())
  await screen.findByText('O pagamento não chegou a tempo')
  await userEvent.click(screen.getByRole('button', { name: 'Nenhum destes' }))
  expect(await screen.findByLabelText('Conte com suas palavras')).toHaveProperty('value', draft.complaint)
  answers['queue/me'] = entryOf()
  await act(() => queryClient.invalidateQueries())
  await screen.findByText('2º da fila')
  expect(sessionStorage.getItem('formDraft.urgent-care')).toBeNull()
})

test('a reload keeps the means that was chosen', async () => {
  const draft = { step: 'pay', complaint: 'Febre há três dias', kind: 'general' }
  sessionStorage.setItem('formDraft.urgent-care', JSON.stringify(draft))
  const card = {
    id: id('0c'),
    brand: 'Visa',
    last4: '0010',
    holder_name: 'ANA',
    exp_month: 12,
    exp_year: 2031,
  }
  answers['balances/balance'] = { totalBalance: 1000, credits: [] }
  answers['card/credit_cards'] = { data: [{ ...card, default: true, used_last: false }] }
  const first = await openApp('/customer/pronto-atendimento', patient)
  await userEvent.click(await screen.findByRole('radio', { name: /Visa/ }))
  await userEvent.click(screen.getByRole('switch'))
  await screen.findByRole('button', { name: 'Pagar R$\u00a080,00' })
  first.unmount()
  await openApp(first.router.state.location.href, patient)
  expect(await screen.findByRole('radio', { name: /Visa/ })).toHaveProperty('ariaChecked', 'true')
  expect(screen.getByRole('switch')).toHaveProperty('checked', true)
})

test('in line: place, estimate, and until when', async () => {
  answers['queue/me'] = entryOf()
  await openApp('/customer/pronto-atendimento', patient)
  await screen.findByText('2º da fila')
  screen.getByText(/Cerca de 12 minutos, e até 20 para 8 em cada 10 pessoas/)
  screen.getByText('Atendimento com médico(a) clínico(a)')
  screen.getByText('há 4 min')
  screen.getByText(/Se ninguém chamar até/)
})

const called = () =>
  entryOf({
    status: 'called',
    position: null,
    specialist: { id: id('0a'), name: 'Helena Vasconcelos', avatar: null },
    called_at: ago(0),
    answer_by: ago(-1),
    can: { leave: false, answer: true },
  })

/** What becomes of leaving; the rest of the server stays. */
const whenLeaving = (leave: () => Response | Promise<Response>) => {
  const usual = fetch
  vi.stubGlobal('fetch', (request: Request) => (request.method === 'DELETE' ? leave() : usual(request)))
}
const leave = async () => {
  answers['queue/me'] = entryOf()
  await openApp('/customer/pronto-atendimento', patient)
  await userEvent.click(await screen.findByRole('button', { name: 'Sair da fila' }))
  const question = await screen.findByRole('dialog', { name: 'Sair da fila?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Sair da fila' }))
}

test('who has left though the answer was lost is not told of a failure', async () => {
  const told = [vi.spyOn(toast, 'problem'), vi.spyOn(toast, 'warning')]
  whenLeaving(() => {
    answers['queue/me'] = null
    return Promise.reject(new TypeError('fetch failed'))
  })
  await leave()
  await waitFor(() => expect(screen.queryByText('2º da fila')).toBeNull())
  for (const each of told) expect(each).not.toHaveBeenCalled()
})

test('who could not leave is told that nothing has changed, and can try again', async () => {
  whenLeaving(() => Promise.reject(new TypeError('fetch failed')))
  await leave()
  await screen.findByText('Não foi possível sair: nada mudou. Tente novamente.')
  expect(screen.getByRole('button', { name: 'Sair da fila' })).toHaveProperty('disabled', false)
})

test('a call that comes while leaving is asked about takes the question away', async () => {
  answers['queue/me'] = entryOf()
  await openApp('/customer/pronto-atendimento', patient)
  await userEvent.click(await screen.findByRole('button', { name: 'Sair da fila' }))
  await screen.findByText('Sair da fila?')
  answers['queue/me'] = called()
  act(() => emit('queue:called', { id: id('01') }))
  await screen.findByRole('heading', { name: 'É a sua vez' })
  await waitFor(() => expect(screen.queryByText('Sair da fila?')).toBeNull())
})

test('rings over whatever screen a patient is on, and leads to the queue who answers', async () => {
  const { router } = await openApp('/customer/favoritos', patient)
  await waitFor(() => expect(listeners.get('queue:called')?.size).toBe(1))
  answers['queue/me'] = called()
  act(() => emit('queue:called', { id: id('01') }))
  await screen.findByRole('heading', { name: 'É a sua vez' })
  await waitFor(() => expect(played).toContain('called'))
  const answered = entryOf({ ...called(), answer_by: null, answered_at: ago(0) })
  answers['queue/me/answer'] = answered
  answers['queue/me'] = answered
  await userEvent.click(screen.getByRole('button', { name: 'Atender chamada' }))
  await screen.findByText('Você atendeu')
  expect(router.state.location.pathname).toBe('/customer/pronto-atendimento')
})

test('rings again after a reload elsewhere, and is silent for this call once it is passed over', async () => {
  localStorage.setItem('queueWaiting', patient.id)
  answers['queue/me'] = called()
  const { router } = await openApp('/customer/favoritos', patient)
  await screen.findByRole('heading', { name: 'É a sua vez' })
  await userEvent.click(screen.getByRole('button', { name: 'Agora não' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'É a sua vez' })).toBeNull())
  expect(router.state.location.pathname).toBe('/customer/favoritos')
  answers['queue/me'] = { ...called(), called_at: ago(-1) }
  act(() => emit('queue:called', { id: id('01') }))
  await screen.findByRole('heading', { name: 'É a sua vez' })
})

test('who waits no more is not asked about again', async () => {
  localStorage.setItem('queueWaiting', patient.id)
  await openApp('/customer/favoritos', patient)
  await waitFor(() => expect(localStorage.getItem('queueWaiting')).toBeNull())
})

test('called: over everything, with the seconds left', async () => {
  answers['queue/me'] = called()
  await openApp('/customer/pronto-atendimento', patient)
  await screen.findByRole('heading', { name: 'É a sua vez' })
  screen.getByText('Helena Vasconcelos está chamando você.')
  screen.getByRole('button', { name: 'Atender chamada' })
})

test('what is over says why, and where the money is', async () => {
  const payment = {
    method: 'wallet_card',
    status: 'partially_refunded',
    amount: 9000,
    wallet_amount: 2500,
    returned: { wallet: 2500, provider: 6500, status: 'processing' },
  } as const
  answers['queue/offer'] = {
    ...offer,
    last: entryOf({ status: 'expired', end_reason: 'not_called', payment }),
  }
  await openApp('/customer/pronto-atendimento', patient)
  await screen.findByText('Ninguém chamou a tempo')
  screen.getByText(/25,00 já estão na sua carteira/)
  screen.getByText(/65,00 estão voltando/)
})

test('the queue lists who waits, with signs, waits and missed calls', async () => {
  await openApp('/specialist/plantao', doctor)
  await screen.findByText('Dor de garganta')
  screen.getByText('Urgente')
  screen.getByText('Dor no peito')
  screen.getByText(/espera há 9 min · 1 chamada sem resposta/)
  screen.getByRole('button', { name: 'Chamar Marina P.' })
})

test('without permission the screen says why, and offers no queue', async () => {
  const group = { id: id('0d'), name: 'Clínica Ipê', allowed: false }
  answers['queue/permission'] = { ...permission, allowed: false, companies: [group], activeGroup: group }
  await openApp('/specialist/plantao', doctor)
  await screen.findByText('Sem permissão para o pronto atendimento')
  expect(screen.queryByText('Dor de garganta')).toBeNull()
})

test('who has just come waits since now, on every screen of the queue', async () => {
  const board = boardNow()
  const [item] = board.data
  if (item) answers['queue/list'] = { ...board, data: [{ ...item, misses: 0, waiting_since: ago(0) }] }
  const { unmount } = await openApp('/specialist/plantao', doctor)
  await screen.findByText('entrou agora')
  unmount()
  const wall = await openApp('/specialist/app/queue-view', doctor)
  await screen.findByText('agora')
  wall.unmount()
  queryClient.clear()
  answers['queue/me'] = entryOf({ waiting_since: ago(0) })
  await openApp('/customer/pronto-atendimento', patient)
  await screen.findByText('agora')
})

test('the board shows initials alone', async () => {
  await openApp('/specialist/app/queue-view', doctor)
  await screen.findByText('M. P.')
  await waitFor(() => expect(screen.queryByText(/Marina/)).toBeNull())
  expect(screen.queryByText('Dor de garganta')).toBeNull()
})
