import { authenticateToken } from '@emma/contracts/auth'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connection } from './realtime.ts'

const { listeners, socket, session } = vi.hoisted(() => {
  const listeners = new Map<string, (reason: string) => void>()
  const on = (event: string, listener: (reason: string) => void) => listeners.set(event, listener)
  return {
    listeners,
    socket: { on, onAny: vi.fn(), connect: vi.fn(), disconnect: vi.fn(), emit: vi.fn(), active: false },
    session: { state: vi.fn(), call: vi.fn(), subscribe: vi.fn(), accessToken: vi.fn() },
  }
})
vi.mock('socket.io-client', () => ({ io: () => socket }))
vi.mock('../api/api.ts', () => ({ session }))

/** It is opened once the page has time for it. */
const opened = async () => {
  const opening = connection()
  await vi.runAllTimersAsync()
  await opening
}

const close = async (reason: string) => {
  await opened()
  listeners.get('disconnect')?.(reason)
  await vi.runAllTimersAsync()
}

beforeEach(() => {
  vi.useFakeTimers()
  session.state.mockReturnValue({ user: { id: 'somebody' } })
  session.call.mockReset().mockResolvedValue({ valid: true })
  socket.connect.mockReset()
})
afterEach(() => vi.useRealTimers())

test('a connection that the server closed asks whether the session stands, and comes back if it does', async () => {
  await close('io server disconnect')
  expect(session.call).toHaveBeenCalledExactlyOnceWith(authenticateToken, {})
  expect(socket.connect).toHaveBeenCalledOnce()
})

test('whose session was ended elsewhere learns it at once, and is not connected again', async () => {
  session.call.mockImplementation(async () => {
    session.state.mockReturnValue({ user: null })
    throw new Error('session_ended')
  })
  await close('io server disconnect')
  expect(session.call).toHaveBeenCalledOnce()
  expect(socket.connect).not.toHaveBeenCalled()
})

test.each(['transport close', 'io client disconnect'])('after "%s" nothing is asked', async (reason) => {
  await close(reason)
  expect(session.call).not.toHaveBeenCalled()
})

test('a token that ran out is renewed by any call, and the new one is shown to the connection', async () => {
  session.accessToken.mockReturnValue('old')
  session.call.mockImplementation(async () => session.accessToken.mockReturnValue('new'))
  await opened()
  listeners.get('session:expired')?.('')
  await vi.runAllTimersAsync()
  expect(session.call).toHaveBeenCalledExactlyOnceWith(authenticateToken, {})
  expect(socket.emit).toHaveBeenCalledExactlyOnceWith('session:renew', { token: 'new' })
})

test('a page whose place another one took comes back when somebody looks at it, not before', async () => {
  await opened()
  listeners.get('session:displaced')?.('')
  await close('io server disconnect')
  expect(socket.connect).not.toHaveBeenCalled()
  expect(session.call).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('focus'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(socket.connect).toHaveBeenCalledOnce()
})
