import type { AssistantProfile } from '@emma/contracts/assistants'
import type { Appointment } from '@emma/contracts/booking'
import { notifications } from '@mantine/notifications'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { openApp } from '../../test/app.tsx'
import { appointmentOf, ids, refuse } from '../../test/booking-api.fake.ts'
import { knowOwnAddress } from '../../test/own-address.ts'
import { assistant } from '../../test/people.ts'

const { hearing } = vi.hoisted(() => ({ hearing: new Map<string, () => void>() }))
vi.mock('../../lib/realtime/realtime.ts', () => ({
  on: (event: string, hear: () => void) => {
    hearing.set(event, hear)
    return () => hearing.delete(event)
  },
  onMissed: () => () => undefined,
  onConnected: () => () => undefined,
  onDisconnected: () => () => undefined,
}))

const sonia = { ...assistant, specialistId: ids.specialist }
const practiceOf = (receipts: boolean): AssistantProfile['practices'][number] => ({
  specialist_id: ids.specialist,
  name: 'Helena Vasconcelos',
  avatar: null,
  receipts,
  chat: false,
  active: true,
  since: '2026-01-05T12:00:00Z',
})
const [ana, bia] = ['Ana Teste', 'Bia Lima'].map((name) => ({
  ...appointmentOf().customer,
  name,
}))
const agenda: readonly Appointment[] = [
  appointmentOf({ status: 'finished', ...(ana && { customer: ana }) }),
  appointmentOf({ id: ids.card, ...(bia && { customer: bia }) }),
]

/** A server that knows the assistant's practices, the agenda and one invitation. */
const serverOf = (given: { practices?: AssistantProfile['practices']; invitation?: () => Response }) => {
  const { practices = [], invitation = () => refuse('invite_over') } = given
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname, searchParams } = new URL(url)
    if (pathname.endsWith('/assistants/me'))
      return Response.json({
        id: sonia.id,
        first_name: 'Sônia',
        last_name: 'Teste',
        email: sonia.email,
        practices,
      })
    if (pathname.endsWith('/assistants/invitations/read')) return invitation()
    if (pathname.endsWith('/schedules/on-behalf')) return Response.json({ data: [] })
    if (pathname.includes('/schedules/specialist/')) {
      const states = searchParams.get('status')?.split(',') ?? []
      const data = agenda.filter(({ status }) => states.includes(status))
      return Response.json({ data, meta: { page: 1, pageSize: 25, total: data.length } })
    }
    return refuse('not_found')
  })
}

beforeEach(() => {
  notifications.clean()
  queryClient.clear()
  knowOwnAddress()
  return () => vi.unstubAllGlobals()
})

const menu = async () =>
  within((await screen.findAllByRole('navigation', { name: 'Menu principal' }))[0] as HTMLElement)

test('who may issue receipts finds them in the menu', async () => {
  serverOf({ practices: [practiceOf(true)] })
  await openApp('/assistente', sonia)
  expect(await (await menu()).findByRole('link', { name: 'Recibos' })).toBeDefined()
})

test('who loses the right to receipts with their screen open is told at the next press', async () => {
  const practices = [practiceOf(true)]
  serverOf({ practices })
  await openApp('/assistente/recibos', sonia)
  const receipt = await screen.findByRole('button', { name: /recibo de Ana Teste/i })
  practices[0] = practiceOf(false)
  await userEvent.click(receipt)
  expect(await screen.findByText('Você não tem acesso aos recibos')).toBeDefined()
})

test('nothing can be booked for a specialist who does not practice: the bar alone says why', async () => {
  serverOf({ practices: [{ ...practiceOf(true), active: false }] })
  await openApp('/assistente/novo-agendamento', sonia)
  await screen.findByText('Este especialista não está atendendo no momento.')
  await screen.findByRole('heading', { name: 'Novo agendamento' })
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(within(screen.getByRole('main')).queryByText('not_found')).toBeNull()
})

test('a right that is taken back closes what is open of it, and leaves the menu', async () => {
  const practices = [practiceOf(true)]
  serverOf({ practices })
  await openApp('/assistente/recibos', sonia)
  await screen.findByRole('button', { name: /recibo de Ana Teste/i })
  practices[0] = practiceOf(false)
  const hear = hearing.get('team:changed')
  expect(hear).toBeDefined()
  act(() => hear?.())
  await screen.findByText('Você não tem acesso aos recibos')
  expect((await menu()).queryByRole('link', { name: 'Recibos' })).toBeNull()
})

test('who may not issue receipts is not offered them, and an old link says who can allow it', async () => {
  serverOf({ practices: [practiceOf(false)] })
  await openApp('/assistente/recibos', sonia)
  await screen.findByText('Você não tem acesso aos recibos')
  expect(screen.getByText('O especialista pode liberar o acesso na tela Equipe.')).toBeDefined()
  const own = await menu()
  expect(own.getByRole('link', { name: 'Agenda' })).toBeDefined()
  expect(own.queryByRole('link', { name: 'Recibos' })).toBeNull()
})

test('whose access has ended reads why, and how to return', async () => {
  serverOf({ practices: [] })
  await openApp('/assistente', sonia)
  await screen.findByText('Você não está em nenhuma equipe')
  expect(screen.getByText(/^O especialista encerrou seu acesso, ou você saiu da equipe\./)).toBeDefined()
})

test('the day begins with what comes: what is done is one line, and is shown when asked for', async () => {
  serverOf({ practices: [practiceOf(false)] })
  const { router } = await openApp('/assistente', sonia)
  await screen.findByText('Bia Lima')
  const fold = await screen.findByRole('button', { name: /^1 realizada hoje/ })
  expect(screen.queryByText('Ana Teste')).toBeNull()
  await userEvent.click(fold)
  await screen.findByText('Ana Teste')
  expect(fold.getAttribute('aria-expanded')).toBe('true')
  await waitFor(() => expect(router.state.location.search).toMatchObject({ over: '1' }))
})

test.each([
  ['that was used, taken back or is too old', '/equipe/convite#gone'],
  ['without its secret', '/equipe/convite'],
])('a link %s says so, and whom to ask for another', async (_why, path) => {
  serverOf({})
  await openApp(path, null)
  const over = within(await screen.findByRole('alert'))
  expect(over.getByRole('heading', { name: 'Este convite não vale mais' })).toBeDefined()
  expect(over.getByText(/Peça outro a quem convidou você\.$/)).toBeDefined()
})

const invitationTo = (account: 'none' | 'other') => () =>
  Response.json({
    specialist: { name: 'Helena Vasconcelos', avatar: null },
    name: 'Sônia Souza',
    email: 'sonia@emma.test',
    receipts: false,
    expires_at: '2031-01-05T12:00:00Z',
    account,
  })

test('an invited person reads who invites, what stays closed to them, and chooses a password', async () => {
  serverOf({ invitation: invitationTo('none') })
  await openApp('/equipe/convite#secret', null)
  await screen.findByRole('heading', { name: 'Helena Vasconcelos convidou você para a equipe' })
  expect(screen.getByText(/^Prontuários, receitas, exames/)).toBeDefined()
  expect(screen.getByLabelText(/^Crie uma senha/)).toBeDefined()
})

test('an address that is a patient’s or specialist’s account cannot be used, and the screen says so', async () => {
  serverOf({ invitation: invitationTo('other') })
  await openApp('/equipe/convite#secret', null)
  await screen.findByRole('heading', { name: 'Este e-mail já tem outra conta na Emma' })
  expect(screen.getByText(/sonia@emma\.test/)).toBeDefined()
})
