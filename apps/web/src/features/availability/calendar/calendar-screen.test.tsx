import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { openApp } from '../../../test/app.tsx'
import { knowOwnAddress } from '../../../test/own-address.ts'
import { specialist } from '../../../test/people.ts'

vi.mock('../../../lib/realtime/realtime.ts', () => ({
  on: () => () => undefined,
  onMissed: () => () => undefined,
  onConnected: () => () => undefined,
}))

const clinic = { id: '018f0000-0000-7000-8000-0000000000c1', name: 'Clínica Aurora' }
const hours = (init_hour: string, final_hour: string, place_id: string | null) => ({
  id: `018f0000-0000-7000-8000-0000000000${init_hour.slice(0, 2)}`,
  weekday: 1,
  date: null,
  init_hour,
  final_hour,
  interval: 30,
  pause: 0,
  place_id,
  valid_from: null,
  valid_until: null,
})
const practice = {
  data: [hours('08:00', '12:00', null), hours('14:00', '18:00', clinic.id)],
  blocks: [
    {
      id: '018f0000-0000-7000-8000-0000000000b1',
      starts_at: '2030-03-08T03:00:00.000Z',
      ends_at: '2030-03-10T03:00:00.000Z',
      reason: 'Congresso',
    },
  ],
  conflicts: [],
  timezone: 'America/Sao_Paulo',
}
const away = {
  calendar_id: '018f0000-0000-7000-8000-0000000000d1',
  calendar: 'Google',
  starts_at: '2030-03-04T01:00:00.000Z',
  ends_at: '2030-03-06T12:30:00.000Z',
}

const answers: Record<string, unknown> = {
  'specialists/availability': practice,
  'specialists/busy': { data: [away] },
}

beforeEach(() => {
  queryClient.clear()
  knowOwnAddress()
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const path = new URL(new Request(input, init).url).pathname.replace('/api/v1/', '')
    if (path in answers) return Response.json(answers[path])
    if (path.startsWith('specialists/localAtendimento/'))
      return Response.json({
        data: [{ ...clinic, status: true, specialistId: '018f0000-0000-7000-8000-000000000001' }],
      })
    if (path.startsWith('schedules/')) return Response.json({ data: [] })
    return new Response(null, { status: 503 })
  })
  return () => vi.unstubAllGlobals()
})

test('open hours on paper name where they are', async () => {
  await openApp('/specialist/calendar?view=day&date=2030-03-04&layer=hours', specialist)
  const sheet = (await screen.findByText('Meus horários', { selector: 'h1' })).parentElement
  const lines = () => [...(sheet?.querySelectorAll('tr') ?? [])].map(({ textContent }) => textContent)
  await waitFor(() =>
    expect(lines()).toEqual([
      '8h–12hOnlineconsultas de 30 minutos',
      '14h–18hClínica Auroraconsultas de 30 minutos',
    ]),
  )
})

test('an event of another calendar over several days says when it begins and ends', async () => {
  await openApp('/specialist/calendar?view=day&date=2030-03-05', specialist)
  await userEvent.click(await screen.findByRole('button', { name: /Ocupado: Google/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Ocupado: Google' })
  within(dialog).getByText('dom., 3 de mar., 22h até qua., 6 de mar., 9h30')
})

test('a screen reader hears every day in words, and nothing without a name', async () => {
  await openApp('/specialist/calendar?view=week&date=2030-03-05&layer=hours', specialist)
  await waitFor(() => expect(document.querySelectorAll('main button small')).toHaveLength(2))
  await screen.findByText(', segunda-feira, 4 de março', { selector: '[data-busy] *' })
  const buttons = [...document.querySelectorAll('main button:not([aria-hidden])')]
  const names = buttons.map((button) => button.ariaLabel ?? button.textContent ?? '')
  expect(names).toContain('Ver o dia: segunda-feira, 4 de março')
  expect(names).toContain('Dia todo segunda-feira, 4 de março')
  expect(names.filter((name) => /a cada 30 min, segunda-feira, 4 de março$/.test(name))).toHaveLength(2)
  expect(names).toContain('Ocupado: Google, segunda-feira, 4 de março')
  expect(names).toContain('Congresso, sexta-feira, 8 de março até sábado, 9 de março')
  expect(names.filter((name) => name.trim() === '' || /\d{4}-\d\d-\d\d/.test(name))).toEqual([])
})

test('busy times that could not be read are said to be missing, and are tried again', async () => {
  const { 'specialists/busy': known } = answers
  delete answers['specialists/busy']
  await openApp('/specialist/calendar?view=day&date=2030-03-05', specialist)
  const said = await screen.findByText(/os compromissos dos outros calendários.*pode estar ocupado/)
  expect(screen.queryByRole('button', { name: /Ocupado: Google/ })).toBeNull()
  answers['specialists/busy'] = known
  const strip = said.parentElement ?? document.body
  await userEvent.click(within(strip).getByRole('button', { name: 'Tentar novamente' }))
  await screen.findByRole('button', { name: /Ocupado: Google/ })
  await waitFor(() => expect(screen.queryByText(/os compromissos dos outros calendários/)).toBeNull())
})

test('a practice that could not be read is the title of the screen, and is tried again', async () => {
  const { 'specialists/availability': known } = answers
  delete answers['specialists/availability']
  await openApp('/specialist/calendar', specialist)
  await screen.findByRole('heading', { level: 1, name: 'A Emma está fora do ar por um momento' })
  answers['specialists/availability'] = known
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  await screen.findByRole('heading', { level: 1, name: 'Calendário' })
})

/** Every change reaches the server, which does it, and whose answers are lost as often as said. */
const changing = (method: string, lost: number, done: () => void): Request[] => {
  const { fetch: known } = globalThis
  const sent: Request[] = []
  vi.stubGlobal('fetch', async (input: Request, init?: RequestInit) => {
    const request = new Request(input, init)
    if (request.method !== method) return known(request)
    sent.push(request)
    done()
    if (sent.length <= lost) throw new TypeError('connection reset')
    return Response.json({ ...practice.data[0], conflicts: [] })
  })
  return sent
}
const TOO_OFTEN = 9

test('a change whose answer is lost is read anew: the calendar shows what the server did', async () => {
  await openApp('/specialist/calendar?view=week&date=2030-03-05', specialist)
  await userEvent.click(await screen.findByRole('button', { name: /^Congresso/ }))
  changing('DELETE', TOO_OFTEN, () => {
    answers['specialists/availability'] = { ...practice, blocks: [] }
  })
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Excluir' }))
  await screen.findByText(/Não conseguimos falar com a Emma/)
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Congresso/ })).toBeNull(), {
    timeout: 5000,
  })
  answers['specialists/availability'] = practice
})

test('changed hours whose answer was lost once are asked for again, and saved', async () => {
  await openApp('/specialist/calendar?view=week&date=2030-03-05&layer=hours', specialist)
  await userEvent.click(await screen.findByRole('button', { name: /8h às 12h/ }))
  const sent = changing('PUT', 1, () => undefined)
  const dialog = await screen.findByRole('dialog', { name: 'Editar horário' })
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 10_000 })
  expect(sent).toHaveLength(2)
})
