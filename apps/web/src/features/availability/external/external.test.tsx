import { screen, within } from '@testing-library/react'
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

const added: unknown[] = []
const calendar = {
  id: '018f0000-0000-7000-8000-0000000000c1',
  name: 'Trabalho',
  host: 'outlook.office365.com',
  created_at: '2026-11-20T12:00:00.000Z',
  due_at: '2026-11-23T12:00:00.000Z',
  read_at: '2026-11-22T12:05:00.000Z',
  failure: 'refused',
  unread: 0,
}
let calendars: unknown[] = []
const practice = { data: [], blocks: [], conflicts: [], timezone: 'America/Sao_Paulo' }
const refused = {
  type: 'about:blank',
  title: 'Atenção',
  status: 422,
  code: 'calendar_address_refused',
  detail: 'Este endereço não pode ser lido.',
  traceId: 'x',
}

beforeEach(() => {
  queryClient.clear()
  calendars = [calendar]
  knowOwnAddress()
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init)
    if (/specialists\/calendars$/.test(request.url)) {
      if (request.method === 'GET') return Response.json({ data: calendars })
      added.push(await request.json())
      return Response.json(refused, {
        status: 422,
        headers: { 'content-type': 'application/problem+json' },
      })
    }
    if (/specialists\/availability$/.test(request.url)) return Response.json(practice)
    return new Response(null, { status: 503 })
  })
  return () => vi.unstubAllGlobals()
})

test('says why a calendar could not be read, and what counts until it can', async () => {
  await openApp('/specialist/horarios', specialist)
  const line = (await screen.findByText('Trabalho')).closest('li')
  if (!line) throw new Error('no line')
  const state = within(line).getByRole('status').textContent
  expect(state).toMatch(/^O endereço não funciona mais\..* Última leitura: dom., 22 de nov\., \d+h05\.$/)
})

test('says how many events could not be read, beside those that count', async () => {
  calendars = [{ ...calendar, failure: null, unread: 2 }]
  await openApp('/specialist/horarios', specialist)
  const line = (await screen.findByText('Trabalho')).closest('li')
  if (!line) throw new Error('no line')
  expect(within(line).getByRole('status').textContent).toMatch(
    /^2 eventos não puderam ser lidos por inteiro: .* Última leitura: dom., 22 de nov\., \d+h05\.$/,
  )
})

test('an address that can’t be read is said at its field, and keeps what was typed', async () => {
  await openApp('/specialist/horarios', specialist)
  await userEvent.click(await screen.findByRole('button', { name: 'Adicionar calendário' }))
  const dialog = await screen.findByRole('dialog', { name: 'Adicionar calendário' })
  await userEvent.type(within(dialog).getByLabelText('Nome'), 'Google')
  const address = within(dialog).getByLabelText('Endereço secreto (iCal)')
  await userEvent.type(address, 'http://x.test{Enter}')
  await within(dialog).findByText(/Este endereço não pode ser lido/)
  expect(address).toHaveProperty('value', 'http://x.test')
  expect(added).toEqual([{ name: 'Google', address: 'http://x.test' }])
})
