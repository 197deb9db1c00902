import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EventRefused } from '../../../lib/realtime/event-refused.ts'
import { createCallLink } from './call-link.ts'

const { heard, asked, server } = vi.hoisted(() => ({
  heard: new Map<string, (payload: object) => void>(),
  asked: [] as string[],
  server: { peer: null as string | null, slow: Promise.resolve(), refuses: null as Error | null },
}))
vi.mock('../../../lib/realtime/realtime.ts', () => ({
  on: (event: string, listener: (payload: object) => void) => {
    heard.set(event, listener)
    return () => heard.delete(event)
  },
  onConnected: (listener: () => void) => {
    listener()
    return () => undefined
  },
  onDisconnected: () => () => undefined,
  ask: async (event: string) => {
    asked.push(event)
    const { peer, refuses } = server
    await server.slow
    if (refuses) throw refuses
    return { status: 'active', active_seconds: 0, active_since: null, ends_at: '', peer_epoch: peer }
  },
}))

const listener = {
  onPeer: vi.fn(),
  onPeerGone: vi.fn(),
  onSignal: vi.fn(),
  onState: vi.fn(),
  onEnded: vi.fn(),
  onOver: vi.fn(),
  onSuperseded: vi.fn(),
  onSignalling: vi.fn(),
  onRefused: vi.fn(),
}
let link: ReturnType<typeof createCallLink>
const left = (reason: 'left' | 'lost', epoch = 'first') =>
  heard.get('call:peer-left')?.({ schedule_id: 'one', epoch, reason })

beforeEach(async () => {
  vi.clearAllMocks()
  server.peer = 'first'
  server.refuses = null
  link = createCallLink({ appointmentId: 'one', token: 'token', listener })
  await vi.waitFor(() => expect(listener.onPeer).toHaveBeenCalledWith('first'), { timeout: 60_000 })
})
afterEach(() => link.close())

test('who hung up is gone at once', () => {
  left('left')
  expect(listener.onPeerGone).toHaveBeenCalledWith('left')
})

test('who was lost is gone once the server says so still', async () => {
  server.peer = null
  left('lost')
  await vi.waitFor(() => expect(listener.onPeerGone).toHaveBeenCalledWith('lost'), { timeout: 60_000 })
})

test('a late word of who is back shows nobody as gone, after a reload or on another connection', async () => {
  asked.length = 0
  left('lost')
  await vi.waitFor(() => expect(asked).toEqual(['call:join']), { timeout: 60_000 })
  heard.get('call:peer-joined')?.({ schedule_id: 'one', epoch: 'reloaded' })
  server.peer = 'reloaded'
  left('lost')
  left('left')
  await vi.waitFor(() => expect(listener.onPeer).toHaveBeenLastCalledWith('reloaded'), { timeout: 60_000 })
  expect(listener.onPeerGone).not.toHaveBeenCalled()
})

test('an answer of before somebody hung up, or their last word, shows nobody who is gone', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  server.slow = promise
  left('lost')
  left('left')
  server.peer = null
  resolve()
  await vi.waitFor(() => expect(asked.slice(-2)).toEqual(['call:join', 'call:join']), { timeout: 60_000 })
  heard.get('call:signal')?.({ schedule_id: 'one', from: 'first', to: link.epoch(), signal: {} })
  await vi.waitFor(() => expect(listener.onState).toHaveBeenCalledTimes(3), { timeout: 60_000 })
  expect(listener.onPeer).toHaveBeenCalledTimes(1)
  expect(listener.onPeerGone).toHaveBeenLastCalledWith('left')
  expect(listener.onSignal).not.toHaveBeenCalled()
})

test('a late signal of a page that was replaced by another is not taken for a return', async () => {
  heard.get('call:peer-joined')?.({ schedule_id: 'one', epoch: 'reloaded' })
  heard.get('call:signal')?.({ schedule_id: 'one', from: 'first', to: link.epoch(), signal: {} })
  expect(listener.onSignal).not.toHaveBeenCalled()
  heard.get('call:signal')?.({ schedule_id: 'one', from: 'reloaded', to: link.epoch(), signal: {} })
  expect(listener.onSignal).toHaveBeenCalledExactlyOnceWith('reloaded', {})
})

test('a beat that the end of the call overtook shows that it is over, no failure', async () => {
  server.refuses = new EventRefused('call_not_open')
  left('lost')
  await vi.waitFor(() => expect(listener.onOver).toHaveBeenCalled(), { timeout: 60_000 })
  expect(listener.onRefused).not.toHaveBeenCalled()
})
