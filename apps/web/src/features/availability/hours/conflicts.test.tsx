import type { Conflict } from '@emma/contracts/availability'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { openApp } from '../../../test/app.tsx'
import { appointmentOf } from '../../../test/booking-api.fake.ts'
import { knowOwnAddress } from '../../../test/own-address.ts'
import { specialist } from '../../../test/people.ts'

vi.mock('../../../lib/realtime/realtime.ts', () => ({
  on: () => () => undefined,
  onConnected: () => () => undefined,
}))

const conflictOf = (nth: number, asked: Partial<Conflict> = {}): Conflict => ({
  schedule_id: `018f0000-0000-7000-8000-00000000000${nth}`,
  starts_at: '2030-03-04T12:00:00.000Z',
  ends_at: '2030-03-04T12:30:00.000Z',
  date: '2030-03-04',
  init_hour: '09:00',
  final_hour: '09:30',
  customer: { name: `Paciente ${nth}` },
  can_reschedule: true,
  reschedule_asked: false,
  ...asked,
})
let conflicts: Conflict[]
let sent: string[]
/** The call that the server refuses. */
let refused: string | null

beforeEach(() => {
  queryClient.clear()
  knowOwnAddress()
  conflicts = [conflictOf(1), conflictOf(2), conflictOf(3, { reschedule_asked: true })]
  sent = []
  refused = null
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init)
    const path = new URL(request.url).pathname.replace('/api/v1/', '')
    if (request.method === 'POST') {
      if (path === refused) return new Response(null, { status: 503 })
      sent.push(path)
      conflicts = conflicts.filter(({ schedule_id }) => !path.includes(`${schedule_id}/keep`))
      return Response.json({ data: conflicts })
    }
    if (path === 'specialists/availability')
      return Response.json({ data: [], blocks: [], conflicts, timezone: 'America/Sao_Paulo' })
    if (/^schedules\/[\w-]+$/.test(path))
      return Response.json(appointmentOf({ id: path.split('/')[1] ?? '' }))
    return new Response(null, { status: 503 })
  })
  return () => vi.unstubAllGlobals()
})

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const keepOf = (nth: number) => `specialists/conflicts/${conflictOf(nth).schedule_id}/keep`
const askOf = (nth: number) => `schedules/${conflictOf(nth).schedule_id}/ask-reschedule`
const confirm = async (title: string, name: string) => {
  const dialog = await screen.findByRole('dialog', { name: title })
  await userEvent.click(within(dialog).getByRole('button', { name }))
}

test('all conflicts are kept together, after a yes', async () => {
  await openApp('/specialist/horarios', specialist)
  await press('Manter todas')
  await screen.findByRole('dialog', { name: 'Manter 3 consultas?' })
  expect(sent).toEqual([])
  await confirm('Manter 3 consultas?', 'Manter todas')
  await waitFor(() => expect(sent).toEqual([keepOf(1), keepOf(2), keepOf(3)]))
  await waitFor(() => expect(screen.queryByText(/fora dos seus horários/)).toBeNull())
})

test('all are asked for another time but who was asked before', async () => {
  await openApp('/specialist/horarios', specialist)
  await press('Pedir outro horário a todos')
  await confirm('Pedir outro horário a 2 pacientes?', 'Pedir outro horário a todos')
  await waitFor(() => expect(sent).toEqual([askOf(1), askOf(2)]))
})

test('what was kept before a refusal is gone from the list, and the rest is still there', async () => {
  refused = keepOf(2)
  await openApp('/specialist/horarios', specialist)
  await press('Manter todas')
  await confirm('Manter 3 consultas?', 'Manter todas')
  await screen.findByText('2 consultas fora dos seus horários')
  expect(sent).toEqual([keepOf(1)])
})

test('a time is proposed from the list itself, and opening that sends nothing', async () => {
  await openApp('/specialist/horarios', specialist)
  const [first] = await screen.findAllByRole('button', { name: /^Propor um horário a/ })
  if (!first) throw new Error('no button')
  await userEvent.click(first)
  await screen.findByRole('dialog', { name: 'Propor outro horário' })
  expect(sent).toEqual([])
})

test('what is outside stands before the week, where a phone begins', async () => {
  await openApp('/specialist/horarios', specialist)
  const conflict = await screen.findByText('3 consultas fora dos seus horários')
  const week = screen.getByRole('region', { name: 'Semana de atendimento' })
  expect(conflict.compareDocumentPosition(week)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
