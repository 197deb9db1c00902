import type { Notification } from '@emma/contracts/notifications/notification'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { openApp } from '../../test/app.tsx'
import { knowOwnAddress } from '../../test/own-address.ts'
import { admin, customer, specialist } from '../../test/people.ts'

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
}))
const { played } = vi.hoisted((): { played: string[] } => ({ played: [] }))
vi.mock('./sounds.ts', () => ({ play: async (sound: string) => void played.push(sound) }))

const id = (last: number) => `018f0000-0000-7000-8000-0000000001${String(last).padStart(2, '0')}`
const noticeOf = (last: number, change: Partial<Notification> = {}): Notification => ({
  id: id(last),
  kind: 'password_changed',
  path: '/customer/perfil/seguranca',
  created_at: '2026-11-20T12:00:00.000Z',
  read: false,
  ...change,
})

const settings = {
  sound: true,
  quiet_hours: null as { from: string; until: string } | null,
  channel: 'sms',
  groups: [
    { group: 'reminders', message: true, push: true, optional: true },
    { group: 'money', message: true, push: true, optional: false },
  ],
}

/** A server that stores notices and records its requests. */
const serve = (...notices: Notification[]) => {
  const server = {
    notices,
    written: [] as string[],
    bodies: [] as unknown[],
    settings,
    isDown: false,
    unreadMessages: 0,
  }
  const write = async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    server.written.push(`${request.method} ${pathname.replace('/api/v1/', '')}${search}`)
    if (pathname.endsWith('/settings')) {
      const body = await request.json()
      server.bodies.push(body)
      return Response.json({ ...settings, ...body, groups: settings.groups })
    }
    const named = server.notices.find((notice) => pathname.includes(notice.id))
    if (request.method === 'DELETE') server.notices = server.notices.filter((each) => named && each !== named)
    else
      server.notices = server.notices.map((each) =>
        named && each !== named ? each : { ...each, read: true },
      )
    return new Response(null, { status: 204 })
  }
  const list = (search: URLSearchParams) => {
    const shown = server.notices.filter((notice) => search.get('unread') === null || !notice.read)
    const [page, pageSize] = [Number(search.get('page') ?? 1), Number(search.get('pageSize'))]
    const data = shown.slice((page - 1) * pageSize, page * pageSize)
    const unread = server.notices.filter(({ read }) => !read).length
    return Response.json({
      data,
      meta: { page, pageSize, total: shown.length },
      unread,
      unreadMessages: server.unreadMessages,
    })
  }
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method !== 'GET') return write(request)
    const { pathname, searchParams } = new URL(request.url)
    if (server.isDown)
      return Response.json({ status: 500, code: 'internal', title: '', detail: '' }, { status: 500 })
    if (pathname.endsWith('/notifications')) return list(searchParams)
    if (pathname.endsWith('/notifications/settings')) return Response.json(server.settings)
    return Response.json({ status: 404, code: 'not_found', title: '', detail: '' }, { status: 404 })
  })
  return server
}

beforeEach(() => {
  queryClient.clear()
  knowOwnAddress()
  played.length = 0
  listeners.clear()
  return () => vi.unstubAllGlobals()
})

const openCentre = async (name: string | RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name: 'Notificações' }))
}

test.each([
  ['a patient', customer, '/customer/favoritos', 'customer'],
  ['a specialist', specialist, '/specialist/places', 'specialists'],
  ['an admin', admin, '/admin/perfil', 'admins'],
])('%s sees how many are new, and a new one without asking', async (_who, person, path, audience) => {
  const server = serve(noticeOf(1))
  await openApp(path, person)
  const centre = await openCentre('1 notificação nova')
  expect(await centre.findByText('Senha alterada')).toBeDefined()
  server.notices = [noticeOf(2, { kind: 'second_factor_changed' }), ...server.notices]
  act(() => emit('notification', { id: id(2), kind: 'second_factor_changed' }))
  expect(await centre.findByText('Verificação em duas etapas alterada')).toBeDefined()
  await waitFor(() => expect(played).toEqual(['notice']))
  await userEvent.click(centre.getByRole('button', { name: 'Marcar tudo como lido' }))
  await waitFor(() => expect(server.written).toEqual([`PUT ${audience}/notifications/read`]))
  await userEvent.keyboard('{Escape}')
  expect(await screen.findByRole('button', { name: 'Notificações' })).toBeDefined()
})

test('is gone through by the keyboard: arrows, Delete, and Enter that opens where it leads', async () => {
  const server = serve(
    noticeOf(1),
    noticeOf(2, { kind: 'account_approved' }),
    noticeOf(3, {
      kind: 'document_ready',
      path: '/customer/prescricao',
      specialist: { id: id(9), name: 'Lia', avatar: null },
    }),
  )
  const { router } = await openApp('/customer/favoritos', customer)
  const centre = await openCentre('3 notificações novas')
  const first = await centre.findByRole('button', { name: /^Senha alterada/ })
  first.focus()
  await userEvent.keyboard('{ArrowDown}{Delete}')
  await waitFor(() => expect(server.written).toEqual([`DELETE customer/notifications/${id(2)}`]))
  const documentNotice = centre.getByRole('button', { name: /^Documento recebido/ })
  expect(document.activeElement).toBe(documentNotice)
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/customer/prescricao'))
  expect(server.written.at(-1)).toBe(`PUT customer/notifications/${id(3)}/read`)
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Notificações' })).toBeNull())
})

test('shows new ones alone, goes on page by page, and is cleared after a question', async () => {
  const many = Array.from({ length: 25 }, (_, at) => noticeOf(at, { read: at > 0 }))
  const server = serve(...many)
  await openApp('/customer/favoritos', customer)
  const centre = await openCentre('1 notificação nova')
  await waitFor(() => expect(centre.getAllByRole('listitem')).toHaveLength(20))
  await userEvent.click(centre.getByRole('button', { name: 'Mostrar mais' }))
  await waitFor(() => expect(centre.getAllByRole('listitem')).toHaveLength(25))
  await userEvent.click(centre.getByRole('button', { name: 'Não lidas' }))
  await waitFor(() => expect(centre.getAllByRole('listitem')).toHaveLength(1))
  await userEvent.selectOptions(centre.getByLabelText('Assunto'), 'Dinheiro')
  await userEvent.click(await centre.findByRole('button', { name: 'Limpar tudo' }))
  const question = within(await screen.findByRole('dialog', { name: 'Limpar as notificações de Dinheiro?' }))
  await userEvent.click(question.getByRole('button', { name: 'Limpar tudo' }))
  await waitFor(() => expect(server.written).toEqual(['DELETE customer/notifications?group=money']))
  await userEvent.click(await centre.findByRole('button', { name: 'Mostrar todos' }))
  expect(await centre.findByText('Nenhuma notificação por aqui')).toBeDefined()
})

test('says when the list can’t be read, and reads it again', async () => {
  const server = serve(noticeOf(1))
  server.isDown = true
  await openApp('/customer/favoritos', customer)
  const centre = await openCentre('Notificações')
  const again = await centre.findByRole('button', { name: 'Tentar novamente' })
  server.isDown = false
  await userEvent.click(again)
  expect(await centre.findByText('Senha alterada')).toBeDefined()
})

test.each([
  ['a patient', customer, '/customer/favoritos'],
  ['a specialist', specialist, '/specialist/places'],
])(
  '%s sees beside the way to the chats how much is unread there, as it changes',
  async (_who, person, path) => {
    const server = serve()
    server.unreadMessages = 2
    await openApp(path, person)
    const links = await screen.findAllByRole('link', { name: /^Conversas ?2 mensagens não lidas$/ })
    // The menu, and a phone's tab bar.
    expect(links).toHaveLength(2)
    server.unreadMessages = 3
    act(() => emit('chat:message', { senderId: id(7) }))
    await screen.findAllByRole('link', { name: /^Conversas ?3 mensagens não lidas$/ })
    server.unreadMessages = 0
    act(() => emit('chat:read', { userId: person.id }))
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'Conversas' })).toHaveLength(links.length))
  },
)

test('is silent for who turned sounds off', async () => {
  serve(noticeOf(1))
  queryClient.setQueryData(['notification-settings'], { ...settings, sound: false })
  await openApp('/customer/favoritos', customer)
  await screen.findByRole('button', { name: '1 notificação nova' })
  await act(async () => emit('notification', { id: id(2), kind: 'refund_done' }))
  expect(played).toEqual([])
})

test('keeps each choice of how one is told at once', async () => {
  const server = serve()
  await openApp('/admin/perfil', admin)
  const choices = within(await screen.findByRole('region', { name: 'Como você é notificado' }))
  await userEvent.click(await choices.findByRole('switch', { name: 'Lembretes: SMS' }))
  expect(choices.getByRole('switch', { name: 'Dinheiro: SMS' }).hasAttribute('disabled')).toBe(true)
  await waitFor(() => expect(server.bodies).toHaveLength(1))
  expect(server.bodies[0]).toEqual({
    sound: true,
    quiet_hours: null,
    groups: [
      { group: 'reminders', message: false, push: true },
      { group: 'money', message: true, push: true },
    ],
  })
  await userEvent.click(choices.getByRole('switch', { name: 'Silenciar todos os dias' }))
  await waitFor(() =>
    expect(server.bodies[1]).toMatchObject({ quiet_hours: { from: '22:00', until: '07:00' } }),
  )
})
