import type { CallGrant, Signal } from '@emma/contracts/calls'
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { VideoSession, VideoStart } from '../video/port.ts'
import type { CallConnection } from './call-connection.ts'
import { createCallState } from './call-state.ts'
import { createThirdPerson } from './third-person.ts'

const { heard, sent, server } = vi.hoisted(() => ({
  heard: new Map<string, (payload: object) => void>(),
  sent: [] as { readonly to: string; readonly signal: Signal }[],
  server: { companion: null as object | null, opened: [] as { start: VideoStart; session: VideoSession }[] },
}))
vi.mock('../../../lib/realtime/realtime.ts', () => ({
  on: (event: string, listener: (payload: object) => void) => {
    heard.set(event, listener)
    return () => heard.delete(event)
  },
  ask: async (_event: string, payload: { readonly to: string; readonly signal: Signal }) => {
    sent.push(payload)
    return { delivered: true }
  },
}))
vi.mock('../../../lib/api/api.ts', () => ({ call: async () => ({ companion: server.companion }) }))
vi.mock('../video/load.ts', () => ({
  openVideo: async (start: VideoStart) => {
    const session = {
      meet: vi.fn(),
      leave: vi.fn(),
      receive: vi.fn(),
      setCamera: vi.fn(),
      startScreenShare: vi.fn(),
    } as unknown as VideoSession
    server.opened.push({ start, session })
    return session
  },
}))

const admitted = { status: 'admitted', here: true, epoch: 'theirs', name: 'Ana' }
const begin = (provider: CallGrant['provider'] = 'peer') => {
  const state = createCallState()
  state.become({ local: {} as MediaStream })
  const connection = {
    state,
    link: { epoch: () => 'mine' },
    thirdVideo: undefined,
  } as unknown as CallConnection
  const third = createThirdPerson(connection, 'one', { provider, polite: true } as CallGrant)
  return { state, connection, third, changed: () => heard.get('call:companion')?.({ schedule_id: 'one' }) }
}
beforeEach(() => {
  sent.length = 0
  server.opened.length = 0
  server.companion = null
})

test('who waits at the door is shown, and connected to by nobody', async () => {
  server.companion = { ...admitted, status: 'waiting' }
  const { state, third } = begin()
  third.refresh()
  await waitFor(() => expect(state.view().companion).toMatchObject({ status: 'waiting' }))
  expect(server.opened).toEqual([])
})

test('who is let in is met by a connection of their own, to which this side offers', async () => {
  const { state, changed } = begin()
  server.companion = admitted
  changed()
  await waitFor(() => expect(server.opened).toHaveLength(1))
  const [{ start, session } = { start: undefined, session: undefined }] = server.opened
  await waitFor(() => expect(session?.meet).toHaveBeenCalledWith('theirs'))
  expect(start?.grant.polite).toBe(false)
  expect(sent.at(-1)).toMatchObject({ from: 'mine', to: 'theirs', signal: { kind: 'about' } })
  expect(state.view().third).toMatchObject({ state: 'connecting' })
})

test('signals of their page alone are taken', async () => {
  const { state, changed } = begin()
  server.companion = admitted
  changed()
  await waitFor(() => expect(server.opened[0]?.session.meet).toHaveBeenCalled())
  const hear = (from: string, to = 'mine') =>
    heard.get('call:companion-signal')?.({
      schedule_id: 'one',
      from,
      to,
      signal: { kind: 'candidate', candidate: null },
    })
  hear('a stranger')
  hear('theirs', 'an older page')
  expect(server.opened[0]?.session.receive).not.toHaveBeenCalled()
  hear('theirs')
  expect(server.opened[0]?.session.receive).toHaveBeenCalledTimes(1)
  const about = { kind: 'about', mic: false, camera: true, screen: false, soundOnly: false }
  heard.get('call:companion-signal')?.({ schedule_id: 'one', from: 'theirs', to: 'mine', signal: about })
  expect(state.view().third?.theirs).toEqual(about)
})

test('a new page of theirs gets a new connection, and who is taken out none', async () => {
  const { state, changed } = begin()
  server.companion = admitted
  changed()
  await waitFor(() => expect(server.opened[0]?.session.meet).toHaveBeenCalled())
  server.companion = { ...admitted, epoch: 'reloaded' }
  changed()
  await waitFor(() => expect(server.opened[1]?.session.meet).toHaveBeenCalledWith('reloaded'))
  expect(server.opened[0]?.session.leave).toHaveBeenCalled()
  server.companion = null
  changed()
  await waitFor(() => expect(server.opened[1]?.session.leave).toHaveBeenCalled())
  expect(state.view().third).toBeNull()
})

test('their connection is never given up by this side: a signal on its way would bring half of it back', async () => {
  const { changed } = begin()
  server.companion = admitted
  changed()
  await waitFor(() => expect(server.opened[0]?.session.meet).toHaveBeenCalled())
  expect(server.opened[0]?.start.listener.onBroken).toBeUndefined()
})

test('where this page becomes another one they are met again once the server knows it', async () => {
  const { third, changed } = begin()
  server.companion = admitted
  changed()
  await waitFor(() => expect(server.opened[0]?.session.meet).toHaveBeenCalled())
  expect(third.isRead()).toBe(true)
  third.again()
  expect(server.opened[0]?.session.leave).toHaveBeenCalled()
  expect([third.isRead(), server.opened.length]).toEqual([false, 1])
  third.refresh()
  await waitFor(() => expect(server.opened[1]?.session.meet).toHaveBeenCalledWith('theirs'))
})

test('in a provider’s room what came before one knew of them is theirs once they are let in', async () => {
  const { state, third, changed } = begin('livekit')
  const media = {} as MediaStream
  third.onMedia(media)
  expect(state.view().third).toBeNull()
  server.companion = admitted
  changed()
  await waitFor(() => expect(state.view().third).toMatchObject({ media, state: 'connected' }))
  expect(server.opened).toEqual([])
})
