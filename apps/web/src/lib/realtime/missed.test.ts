import { beforeEach, expect, test, vi } from 'vitest'
import { connection, onMissed } from './realtime.ts'

const { socket, hear } = vi.hoisted(() => {
  const listeners: ((event: string, payload: object) => void)[] = []
  const socket = {
    on: (name: string, listener: (payload: object) => void) =>
      listeners.push((event, payload) => event === name && listener(payload)),
    onAny: (listener: (event: string) => void) => listeners.push(listener),
    disconnect: () => listeners.splice(0),
    connected: false,
  }
  const hear = (event: string, payload: object) => {
    for (const listener of listeners) listener(event, payload)
  }
  return { socket, hear }
})
const { session, watching } = vi.hoisted(() => {
  const watching: (() => void)[] = []
  const session = { state: () => ({ user: null }), subscribe: (watch: () => void) => watching.push(watch) }
  return { session, watching }
})
vi.mock('socket.io-client', () => ({ io: () => socket }))
vi.mock('../api/api.ts', () => ({ session }))

const now = '2030-03-04T12:00:00.000Z'
const [longer, shorter] = [Number.MAX_SAFE_INTEGER, 0]
const connect = (quietMs?: number) => {
  socket.connected = true
  hear('server:time', quietMs === undefined ? { now } : { now, quietMs })
}
/** A screen that reloads its data. */
const openScreen = async () => {
  const askAgain = vi.fn()
  const close = onMissed(askAgain)
  await connection()
  return { askAgain, close }
}

beforeEach(() => {
  // Logging out closes the connection; the next one counts as the first again.
  for (const watch of watching) watch()
  socket.connected = false
})

test('a screen that opens while nothing happens asks for each thing once', async () => {
  const { askAgain } = await openScreen()
  connect(longer)
  const later = await openScreen()
  expect(askAgain).not.toHaveBeenCalled()
  expect(later.askAgain).not.toHaveBeenCalled()
})

test.each([
  ['what changed between the first answers and the connection is asked for', shorter],
  ['a server that does not know leaves nobody with what is old', undefined],
])('%s', async (_what, quietMs) => {
  const { askAgain } = await openScreen()
  connect(quietMs)
  expect(askAgain).toHaveBeenCalledOnce()
})

test('after a broken connection everything is asked again, whatever the server knows', async () => {
  const { askAgain, close } = await openScreen()
  connect(longer)
  connect(longer)
  expect(askAgain).toHaveBeenCalledOnce()
  connect(longer)
  expect(askAgain).toHaveBeenCalledTimes(2)
  close()
  connect(longer)
  expect(askAgain).toHaveBeenCalledTimes(2)
})

test('a screen that opens after something was told asks again: what it shows may be of before', async () => {
  const first = await openScreen()
  connect(longer)
  hear('appointment:changed', {})
  const { askAgain } = await openScreen()
  expect(askAgain).toHaveBeenCalledOnce()
  expect(first.askAgain).not.toHaveBeenCalled()
})
