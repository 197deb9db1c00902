import type { PlatformDashboard, SpecialistDashboard } from '@emma/contracts/dashboard'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { openApp } from '../../test/app.tsx'
import { knowOwnAddress } from '../../test/own-address.ts'
import { admin, specialist, waitingSpecialist } from '../../test/people.ts'

beforeEach(() => {
  queryClient.clear()
  knowOwnAddress()
  return () => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  }
})

const weeks = ['2026-11-16', '2026-11-23'].map((from) => ({
  from,
  earned: 0,
  finished: 0,
  no_show: 0,
  canceled: 0,
}))
const fresh: SpecialistDashboard = {
  role: 'specialist',
  date: '2026-11-23',
  timezone: 'America/Sao_Paulo',
  today: [],
  next: null,
  free: [],
  duty: null,
  setup: [
    { step: 'portrait', done: true },
    { step: 'bio', done: false },
    { step: 'certificate', done: false },
  ],
  balance: { waiting_funds: 0, available: 0, transferred: 0 },
  weeks,
  months: [],
  rating: { average: 0, count: 0, stars: [0, 0, 0, 0, 0], latest: [] },
  unread: 0,
  needs: [],
}
const busy: SpecialistDashboard = {
  ...fresh,
  weeks: weeks.map((week, index) => ({ ...week, earned: 12_750 * index, finished: index })),
  months: weeks.map((week, index) => ({ ...week, from: `2026-1${index}-01`, finished: 1 })),
  rating: {
    average: 4.3,
    count: 3,
    stars: [0, 0, 0, 2, 1],
    latest: [{ rating: 5, comment: 'Ótima consulta', created_at: '2026-11-20T12:00:00Z' }],
  },
  unread: 2,
  needs: [
    { kind: 'unsigned_records', count: 4, names: ['Lívia Vieira', 'Bruna Alves'] },
    { kind: 'conflicts', count: 3, names: [] },
  ],
}
const months = [
  {
    from: '2026-11-01',
    appointments: 9,
    finished: 7,
    no_show: 1,
    canceled: 1,
    revenue: 22_500,
    customers: 4,
    specialists: 1,
  },
]
const platform: PlatformDashboard = {
  role: 'admin',
  date: '2026-11-23',
  timezone: 'America/Sao_Paulo',
  totals: { customers: 120, specialists: 40, on_duty: 3, appointments_today: 17, waiting: 5 },
  months,
  needs: [
    { kind: 'specialists_to_review', count: 2 },
    { kind: 'differences_open', count: 1 },
  ],
}
const refused = () =>
  Response.json({ title: 'Erro', status: 500, code: 'internal', detail: 'Não deu.' }, { status: 500 })
const open = async (answer: () => Response, who = specialist) => {
  vi.stubGlobal('fetch', async (request: Request) =>
    new URL(request.url).pathname.endsWith('/specialists/dashboard') ? answer() : refused(),
  )
  return openApp('/dashboard', who)
}
const faultsOf = async (container: Element) => {
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

test('a new specialist sees what to do first, and no empty charts', async () => {
  const { container } = await open(() => Response.json(fresh))
  expect(await screen.findByRole('link', { name: 'Abrir calendário' })).toBeDefined()
  expect(screen.getByText('Abra horários no calendário para receber pacientes.')).toBeDefined()
  expect(screen.getByText('Nenhuma pendência.')).toBeDefined()
  expect(screen.getByText('1 de 4')).toBeDefined()
  const bio = screen.getByRole('link', { name: /^Apresentação/ })
  expect(bio.getAttribute('href')).toBe('/specialist/perfil/atendimento')
  expect(screen.getByRole('link', { name: /^Certificado digital/ }).getAttribute('href')).toBe('/contato')
  expect(screen.queryByRole('link', { name: /^Foto/ })).toBeNull()
  expect(await screen.findByText('Você ainda não recebeu avaliações.')).toBeDefined()
  expect(screen.queryByRole('radiogroup', { name: 'Período' })).toBeNull()
  expect(await faultsOf(container)).toEqual([])
})

test('a step that was filled in elsewhere is gone on coming back, without a wait', async () => {
  let setup = fresh.setup
  let asked = 0
  const { router } = await open(() => {
    asked += 1
    return Response.json({ ...fresh, setup })
  })
  expect(await screen.findByText('1 de 4')).toBeDefined()
  await act(() => router.navigate({ to: '/specialist/perfil/atendimento' }))
  await waitFor(() => expect(screen.queryByText('1 de 4')).toBeNull())
  setup = setup.map((each) => ({ ...each, done: each.done || each.step === 'bio' }))
  const now = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => now + 5_000)
  await act(() => router.navigate({ to: '/dashboard' }))
  await screen.findByText(/de 4$/)
  expect(asked).toBe(2)
  expect(await screen.findByText('2 de 4')).toBeDefined()
  expect(screen.queryByRole('link', { name: /^Apresentação/ })).toBeNull()
})

test('a day without appointments asks for hours only where none are open', async () => {
  const setup: SpecialistDashboard['setup'] = [{ step: 'hours', done: true }]
  await open(() => Response.json({ ...fresh, setup }))
  expect(await screen.findByRole('link', { name: 'Abrir calendário' })).toBeDefined()
  expect(screen.queryByText('Abra horários no calendário para receber pacientes.')).toBeNull()
})

test.each([
  [2, /em análise: ninguém consegue agendar/],
  [4, /suspensa: ninguém consegue agendar/],
] as const)(
  'who cannot be booked with status %i is told so, and not to open hours',
  async (status, words) => {
    const { router } = await open(() => Response.json(fresh), { ...waitingSpecialist, status })
    await screen.findByText(words)
    await screen.findByText('Nenhuma pendência.')
    expect(screen.queryByRole('link', { name: 'Abrir calendário' })).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'Ver meu cadastro' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/specialist/accout-progress'))
  },
)

test('what waits has its way there, and each chart its figures as a table, by weeks or months', async () => {
  const { container } = await open(() => Response.json(busy))
  const need = await screen.findByRole('link', { name: /^Assinar 4 prontuários/ })
  expect(need.textContent).toContain('Lívia Vieira, Bruna Alves e mais 2')
  expect(need.getAttribute('href')).toBe('/specialist/records/list?status=draft')
  expect(screen.getByRole('link', { name: '3 consultas fora dos seus horários' })).toBeDefined()
  expect(screen.getByText(/2 notificações não lidas/)).toBeDefined()
  expect(await screen.findByText('Ótima consulta')).toBeDefined()
  expect(screen.getByRole('img', { name: 'Nota média 4,3 de 5' })).toBeDefined()
  const earned = within(screen.getByRole('region', { name: 'Ganhos' }))
  await userEvent.click(earned.getByText('Ver os números em tabela'))
  const row = within(earned.getByRole('row', { name: /23\/11/ }))
  expect(row.getByText(/127,50/)).toBeDefined()
  await userEvent.click(screen.getByRole('radio', { name: 'Meses' }))
  expect(earned.getByRole('columnheader', { name: 'Mês' })).toBeDefined()
  expect(await faultsOf(container)).toEqual([])
})

test('a failure is said, and asked again', async () => {
  let down = true
  await open(() => (down ? refused() : Response.json(fresh)))
  const again = await screen.findByRole('button', { name: 'Tentar novamente' })
  down = false
  await userEvent.click(again)
  expect(await screen.findByRole('link', { name: 'Abrir calendário' })).toBeDefined()
})

test('an admin sees the platform, and what waits for the platform', async () => {
  const { container } = await open(() => Response.json(platform), admin)
  expect(await screen.findByRole('heading', { level: 1, name: 'Painel da plataforma' })).toBeDefined()
  const tile = (await screen.findByText('Consultas hoje')).parentElement
  await waitFor(() => expect(tile?.textContent).toContain('17'))
  const review = screen.getByRole('link', { name: '2 cadastros de especialistas para analisar' })
  expect(review.getAttribute('href')).toBe('/admin/specialists')
  const books = screen.getByRole('link', { name: /diferença/ })
  expect(books.getAttribute('href')).toBe('/admin/balances?view=differences')
  expect(screen.getByRole('region', { name: 'Receita da plataforma' })).toBeDefined()
  expect(await faultsOf(container)).toEqual([])
})
