import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { openApp } from '../../test/app.tsx'
import { knowOwnAddress } from '../../test/own-address.ts'
import { specialist } from '../../test/people.ts'

vi.mock('../../lib/realtime/realtime.ts', () => ({
  on: () => () => undefined,
  onMissed: () => () => undefined,
  onConnected: () => () => undefined,
}))

const rule = {
  id: '018f0000-0000-7000-8000-000000000008',
  weekday: 1,
  date: null,
  init_hour: '08:00',
  final_hour: '12:00',
  interval: 30,
  pause: 0,
  place_id: null,
  valid_from: null,
  valid_until: null,
}
const practice = { data: [rule], blocks: [], conflicts: [], timezone: 'America/Sao_Paulo' }
const suspended = { ...specialist, status: 4 as const }
const said = 'Sua conta está suspensa: horários e bloqueios não podem ser mudados.'

beforeEach(() => {
  queryClient.clear()
  knowOwnAddress()
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const { pathname } = new URL(new Request(input, init).url)
    if (pathname.endsWith('specialists/availability')) return Response.json(practice)
    return Response.json({ data: [], meta: { page: 1, pageSize: 10, total: 0 }, unread: 0 })
  })
  return () => vi.unstubAllGlobals()
})

const changes = ['Salvar horários', 'Abrir um dia', 'Bloquear agenda', 'Adicionar calendário']

const isOff = (button: HTMLElement) => button.matches(':disabled')

test('a suspended specialist reads the hours, why they cannot change, and is offered no change', async () => {
  const { router } = await openApp('/specialist/horarios', suspended)
  await screen.findByText(said)
  const day = await screen.findByRole('button', { name: /^Mudar Segunda/ })
  expect(isOff(day)).toBe(true)
  for (const name of changes) expect(screen.queryByRole('button', { name })).toBeNull()
  screen.getByRole('button', { name: 'Ver o motivo' }).click()
  await waitFor(() => expect(router.state.location.pathname).toBe('/specialist/accout-progress'))
})

test('the calendar says it too, and offers no block', async () => {
  await openApp('/specialist/calendar?bloquear=2030-03-04', suspended)
  await screen.findByText(said)
  expect(screen.queryByRole('button', { name: 'Novo bloqueio' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Novo agendamento' })).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})

const cells = () => screen.findAllByRole('button', { name: /^segunda-feira, 4 de março.*, \d+h(30)? às / })

test('free time in it is read, not pressed', async () => {
  await openApp('/specialist/calendar?view=day&date=2030-03-04', suspended)
  for (const cell of await cells()) {
    expect(cell.ariaLabel).not.toContain('abrir ou bloquear')
    expect(cell.ariaDisabled).toBe('true')
  }
})

test('to an active one it is there to open or to block', async () => {
  await openApp('/specialist/calendar?view=day&date=2030-03-04', specialist)
  await screen.findByRole('link', { name: 'Novo agendamento' })
  for (const cell of await cells()) {
    expect(cell.ariaLabel).toContain('abrir ou bloquear')
    expect(cell.ariaDisabled).toBe('false')
  }
})

test('an active one is told nothing and offered everything', async () => {
  await openApp('/specialist/horarios', specialist)
  expect(isOff(await screen.findByRole('button', { name: /^Mudar Segunda/ }))).toBe(false)
  for (const name of changes) expect(screen.getByRole('button', { name })).toBeDefined()
  expect(screen.queryByText(said)).toBeNull()
})
