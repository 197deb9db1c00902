import type { Conflict } from '@emma/contracts/availability'
import { MINUTE } from '@emma/domain/interval'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { openApp } from '../../../test/app.tsx'
import { appointmentOf, refuse } from '../../../test/booking-api.fake.ts'
import { knowOwnAddress } from '../../../test/own-address.ts'
import { specialist } from '../../../test/people.ts'

/** The server's socket events. */
const { heard } = vi.hoisted(() => ({ heard: new Map<string, () => void>() }))
vi.mock('../../../lib/realtime/realtime.ts', () => ({
  on: (event: string, listener: () => void) => {
    heard.set(event, listener)
    return () => undefined
  },
  onMissed: () => () => undefined,
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
let reasons: string[]
let keys: (string | null)[]
/** The call that the server should refuse. */
let refused: string | null

beforeEach(() => {
  queryClient.clear()
  knowOwnAddress()
  conflicts = [conflictOf(1), conflictOf(2), conflictOf(3, { reschedule_asked: true })]
  sent = []
  reasons = []
  keys = []
  refused = null
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init)
    const path = new URL(request.url).pathname.replace('/api/v1/', '')
    if (request.method === 'POST') {
      if (path.endsWith('cancelPerSpecialist')) {
        reasons.push((await request.json()).reason)
        keys.push(request.headers.get('idempotency-key'))
      }
      if (path === refused) return refuse('cancel_not_allowed')
      sent.push(path)
      if (path.endsWith('cancelPerSpecialist')) {
        conflicts = conflicts.filter(({ schedule_id }) => !path.includes(schedule_id))
        return Response.json(appointmentOf({ status: 'canceled_by_specialist' }))
      }
      conflicts = conflicts.filter(({ schedule_id }) => !path.includes(`${schedule_id}/keep`))
      return Response.json({ data: conflicts })
    }
    if (path === 'specialists/availability')
      return Response.json({ data: [], blocks: [], conflicts, timezone: 'America/Sao_Paulo' })
    if (/^schedules\/[\w-]+$/.test(path))
      return Response.json(appointmentOf({ id: path.split('/')[1] ?? '' }))
    return new Response(null, { status: 503 })
  })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const keepOf = (nth: number) => `specialists/conflicts/${conflictOf(nth).schedule_id}/keep`
const askOf = (nth: number) => `schedules/${conflictOf(nth).schedule_id}/ask-reschedule`
const cancelOf = (nth: number) =>
  `schedules/auth/schedules/${conflictOf(nth).schedule_id}/cancelPerSpecialist`
const pick = async (...nths: number[]) => {
  for (const nth of nths)
    await userEvent.click(await screen.findByRole('checkbox', { name: `Selecionar Paciente ${nth}` }))
}
const confirm = async (title: string, name: string) => {
  const dialog = await screen.findByRole('dialog', { name: title })
  await userEvent.click(within(dialog).getByRole('button', { name }))
}

test('above the calendar they are one line, which opens what solves them and folds again', async () => {
  await openApp('/specialist/calendar', specialist)
  await screen.findByText('3 consultas fora dos seus horários')
  expect(screen.queryByRole('button', { name: 'Manter todas' })).toBeNull()
  expect(screen.queryByText('Paciente 1')).toBeNull()
  await press('Resolver')
  await screen.findByRole('button', { name: 'Manter todas' })
  const open = screen.getByRole('button', { name: 'Fechar' })
  expect(document.activeElement).toBe(open)
  await screen.findByText('Paciente 1')
  await userEvent.click(open)
  expect(screen.queryByText('Paciente 1')).toBeNull()
  screen.getByRole('button', { name: 'Resolver' })
})

test('many are one notice with what solves them together; each is shown when it is asked for', async () => {
  conflicts = [1, 2, 3, 4].map((nth) => conflictOf(nth))
  await openApp('/specialist/calendar', specialist)
  await press('Resolver')
  await screen.findByRole('button', { name: 'Resolver uma a uma' })
  expect(screen.queryByText('Paciente 1')).toBeNull()
  await press('Resolver uma a uma')
  for (const nth of [1, 2, 3, 4]) expect(await screen.findByText(`Paciente ${nth}`)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Resolver uma a uma' })).toBeNull()
})

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
  // One of three was asked: it is no longer all.
  await press('Pedir outro horário a 2 pacientes')
  await confirm('Pedir outro horário a 2 pacientes?', 'Pedir outro horário a 2 pacientes')
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

test('all are canceled together, once the practice knows how many and what it means for the patients', async () => {
  refused = cancelOf(2)
  await openApp('/specialist/horarios', specialist)
  await press('Cancelar todas')
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancelar 3 consultas?' }))
  dialog.getByText(/Quem já pagou recebe reembolso integral/)
  await userEvent.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Congresso')
  expect(sent).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Cancelar 3 consultas' }))
  const alert = within(await dialog.findByRole('alert'))
  alert.getByText('Paciente 2')
  expect(sent).toEqual([cancelOf(1), cancelOf(3)])
  expect(reasons).toEqual(['Congresso', 'Congresso', 'Congresso'])
})

test('the chosen ones are canceled together for one reason, which is asked for, and no other', async () => {
  await openApp('/specialist/horarios', specialist)
  await pick(1, 3)
  await press('Cancelar 2 consultas')
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancelar 2 consultas?' }))
  dialog.getByText(/Quem já pagou recebe reembolso integral/)
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Paciente 1'),
    expect.stringContaining('Paciente 3'),
  ])
  await userEvent.click(dialog.getByRole('button', { name: 'Cancelar 2 consultas' }))
  await dialog.findByText('Informe o motivo do cancelamento.')
  expect(sent).toEqual([])
  const told = screen.findByText('2 consultas canceladas. Os pacientes foram avisados.')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Congresso')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancelar 2 consultas' }))
  await told
  expect(sent).toEqual([cancelOf(1), cancelOf(3)])
  expect(reasons).toEqual(['Congresso', 'Congresso'])
  await screen.findByText('1 consulta fora dos seus horários')
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('one that is refused is said by its name, the rest is canceled, and it alone is tried again', async () => {
  refused = cancelOf(2)
  await openApp('/specialist/horarios', specialist)
  await pick(1, 2, 3)
  await press('Cancelar 3 consultas')
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancelar 3 consultas?' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Congresso')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancelar 3 consultas' }))
  const alert = within(await dialog.findByRole('alert'))
  alert.getByText('1 consulta não foi cancelada')
  alert.getByText('Paciente 2')
  expect(alert.queryByText('Paciente 1')).toBeNull()
  expect(sent).toEqual([cancelOf(1), cancelOf(3)])
  refused = null
  await userEvent.click(dialog.getByRole('button', { name: 'Tentar novamente' }))
  await waitFor(() => expect(sent).toEqual([cancelOf(1), cancelOf(3), cancelOf(2)]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // The same attempt: if only its answer was lost, it would not cancel twice.
  expect(keys[3]).toBe(keys[1])
  expect(new Set(keys).size).toBe(3)
})

test('the chosen ones are kept, the others wait', async () => {
  await openApp('/specialist/horarios', specialist)
  await pick(2)
  await press('Manter')
  await confirm('Manter 1 consulta?', 'Manter')
  await waitFor(() => expect(sent).toEqual([keepOf(2)]))
  await screen.findByText('2 consultas fora dos seus horários')
})

test('what is canceled elsewhere, or whose hour has come, leaves the list and what was chosen', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await openApp('/specialist/horarios', specialist)
  await pick(1, 2)
  conflicts = conflicts.slice(1)
  act(() => heard.get('appointment:changed')?.())
  await screen.findByText('2 consultas fora dos seus horários')
  await screen.findByText('1 selecionado')
  conflicts = conflicts.slice(1)
  act(() => void vi.advanceTimersByTime(MINUTE))
  await screen.findByText('1 consulta fora dos seus horários')
  expect(screen.queryByText('1 selecionado')).toBeNull()
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
