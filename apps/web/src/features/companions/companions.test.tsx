import type { Companion } from '@emma/contracts/calls/companion'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { appointmentOf } from '../../test/booking-api.fake.ts'
import { knowOwnAddress } from '../../test/own-address.ts'
import { toast } from '../../ui/toast/toast.ts'
import { InviteCompanion } from './index.ts'

vi.mock('../../lib/realtime/realtime.ts', () => ({ on: () => () => undefined }))

const link = 'https://emma.test/acompanhar#secret'
const epoch = '0199d2a4-7c1e-7000-8000-00000000000e'
const companionOf = (more: Partial<Companion> = {}): Companion => ({
  id: epoch,
  name: 'Ana Souza',
  kind: 'family',
  status: 'invited',
  here: false,
  epoch: null,
  uid: 'companion-1',
  invited_by: 'customer',
  link,
  ...more,
})

vi.mock('../../ui/toast/toast.ts', () => ({ toast: { problem: vi.fn(), success: vi.fn() } }))

let companion: Companion | null
/** Whether the answers of writes are lost. */
let isCut: boolean
let asked: { readonly method: string; readonly path: string; readonly body: unknown }[]
const answerTo = (method: string): Response => {
  if (method === 'DELETE') {
    companion = null
    return new Response(null, { status: 204 })
  }
  if (method === 'GET') return Response.json({ companion, may_invite: true })
  companion ??= companionOf()
  return Response.json(companion, { status: 201 })
}
beforeEach(() => {
  companion = null
  isCut = false
  asked = []
  queryClient.clear()
  knowOwnAddress()
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init)
    const { method } = request
    const text = await request.text()
    if (method !== 'GET')
      asked.push({ method, path: new URL(request.url).pathname, body: text && JSON.parse(text) })
    const answer = answerTo(method)
    if (isCut && method !== 'GET') throw new TypeError('fetch failed')
    return answer
  })
  return () => vi.unstubAllGlobals()
})

const show = (appointment = appointmentOf({ status: 'confirmed', online: true })) => {
  render(
    <MantineProvider>
      <QueryClientProvider client={queryClient}>
        <InviteCompanion appointment={appointment} />
      </QueryClientProvider>
    </MantineProvider>,
  )
  return `/api/v1/schedules/${appointment.id}/companion`
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('somebody is invited by name, and the link is there to be sent', async () => {
  const path = show()
  await press('Convidar acompanhante')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Nome da pessoa' }), 'Ana Souza')
  await press('Criar convite')
  expect(await screen.findByRole('textbox', { name: 'Link do convite' })).toHaveProperty('value', link)
  expect(asked).toEqual([{ method: 'POST', path, body: { name: 'Ana Souza', kind: 'family' } }])
  screen.getByRole('button', { name: 'Enviar convite' })
})

test('an invitation whose answer was lost is found, and not made again', async () => {
  isCut = true
  show()
  await press('Convidar acompanhante')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Nome da pessoa' }), 'Ana Souza')
  await press('Criar convite')
  expect(await screen.findByRole('textbox', { name: 'Link do convite' })).toHaveProperty('value', link)
  expect(asked).toHaveLength(1)
  expect(vi.mocked(toast.problem)).not.toHaveBeenCalled()
})

test('on a phone the sheet is as high as its few lines', async () => {
  const { matchMedia } = window
  vi.stubGlobal('matchMedia', (query: string) => ({ ...matchMedia(query), matches: query.includes('48em') }))
  show()
  await press('Convidar acompanhante')
  const sheet = await screen.findByRole('dialog', { name: 'Acompanhante' })
  expect(sheet.closest('[data-fits]')).not.toBeNull()
})

test('nobody is invited without a name', async () => {
  show()
  await press('Convidar acompanhante')
  await press('Criar convite')
  await screen.findByText('Diga quem você convida.')
  expect(asked).toEqual([])
})

test('who waits is let in from here, as the page that was seen waiting', async () => {
  companion = companionOf({ status: 'waiting', here: true, epoch })
  const path = show()
  await press('Convidar acompanhante')
  await press('Deixar entrar')
  await waitFor(() => expect(asked).toEqual([{ method: 'POST', path: `${path}/admit`, body: { epoch } }]))
})

test('an invitation is taken back, and another one can be made', async () => {
  companion = companionOf()
  show()
  await press('Convidar acompanhante')
  await press('Retirar convite')
  await screen.findByRole('button', { name: 'Criar convite' })
  expect(asked.map(({ method }) => method)).toEqual(['DELETE'])
})

test.each([{ online: false }, { status: 'awaiting_payment' }, { status: 'finished' }] as const)(
  'nobody is invited to what takes nobody: %j',
  (more) => {
    show(appointmentOf({ status: 'confirmed', online: true, ...more }))
    expect(screen.queryByRole('button')).toBeNull()
  },
)
