import { MINUTE } from '@emma/domain/interval'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  buildTestApp,
  createCustomer,
  PASSWORD,
  type SignedIn,
  signIn,
  TEST_NOW,
  type TestApp,
  type TestCustomer,
} from '../../test/index.ts'
import { connect, listen, type TestServer, type TestSocket } from '../../test/sockets.ts'

const ACCESS_MINUTES = 15
const GRACE_MS = 30_000
/** Remaining life of a token when its socket opens: the clock is fixed, timers run. */
const LEFT_MS = 300

let t: TestApp
let server: TestServer
let paula: TestCustomer
let own: SignedIn
const sockets: TestSocket[] = []
beforeAll(async () => {
  t = await buildTestApp()
  server = await listen(t)
  paula = await createCustomer(t.deps)
})
afterAll(async () => {
  await server.close()
  await t.close()
})
beforeEach(async () => {
  t.clock.set(TEST_NOW)
  own = await signIn(t.deps, paula)
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close()
  vi.restoreAllMocks()
})

const open = async (token: unknown): Promise<TestSocket> => {
  const socket = await connect(server.url, token)
  sockets.push(socket)
  return socket
}
/** A connection whose token expires in a moment. */
const openNearItsEnd = () => {
  t.clock.advance(ACCESS_MINUTES * MINUTE - LEFT_MS)
  return open(own.accessToken)
}
/** Timers of this length fire when the test says so, however slow the machine is. */
const holdTimers = (length: number) => {
  const { setTimeout: real, clearTimeout: clear } = globalThis
  const held = new Map<unknown, () => void>()
  const hold = (work: () => void, ms?: number) => {
    if (ms !== length) return real(work, ms)
    const timer = real(() => undefined, ms)
    held.set(timer, work)
    return timer
  }
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(Object.assign(hold, real))
  vi.spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => {
    held.delete(timer)
    clear(timer)
  })
  return () => {
    for (const end of held.values()) end()
  }
}
const closed = (socket: TestSocket) => expect.poll(() => socket.raw.connected).toBe(false)
/** Asks about an unknown chat. */
const expectAnswered = async (socket: TestSocket): Promise<void> => {
  const reply = await socket.ask('chat:delivered', { chatId: paula.customerId })
  expect(reply).toEqual({ ok: false, code: 'not_found' })
}
const call = (who: SignedIn, method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  t.app.inject({
    method,
    url: `/api/v1/${path}`,
    // A renewal must not send a token that may have expired.
    headers: path.startsWith('authentication/refresh') ? {} : who.headers,
    ...(payload ? { payload } : {}),
  })
const renewed = async (): Promise<string> =>
  (await call(own, 'POST', 'authentication/refreshToken', { refreshToken: own.refreshToken })).json()
    .accessToken

test('a token that runs out is told, and another of the same session keeps the connection', async () => {
  const endGrace = holdTimers(GRACE_MS)
  t.clock.advance(ACCESS_MINUTES * MINUTE - LEFT_MS)
  const token = await renewed()
  const socket = await open(own.accessToken)
  await socket.take('session:expired')
  t.clock.advance(LEFT_MS)
  expect(await socket.ask('session:renew', { token })).toEqual({ ok: true, data: {} })
  endGrace()
  await expectAnswered(socket)
  expect(socket.raw.connected).toBe(true)
  expect(socket.received()).not.toContain('session:expired')
})

test('one that is renewed before it runs out is not told of at all', async () => {
  const runOut = holdTimers(LEFT_MS)
  const socket = await openNearItsEnd()
  expect(await socket.ask('session:renew', { token: await renewed() })).toMatchObject({ ok: true })
  runOut()
  await expectAnswered(socket)
  expect(socket.received()).not.toContain('session:expired')
})

test('without another the connection ends', async () => {
  const endGrace = holdTimers(GRACE_MS)
  const socket = await openNearItsEnd()
  await socket.take('session:expired')
  await expectAnswered(socket)
  endGrace()
  await closed(socket)
})

test('another session’s token, one that ran out and one that is none renew nothing', async () => {
  const endGrace = holdTimers(GRACE_MS)
  const stale = own.accessToken
  const socket = await openNearItsEnd()
  const elsewhere = await signIn(t.deps, paula)
  const somebody = await signIn(t.deps, await createCustomer(t.deps))
  await socket.take('session:expired')
  t.clock.advance(LEFT_MS)
  for (const [token, code] of [
    [elsewhere.accessToken, 'session_ended'],
    [somebody.accessToken, 'session_ended'],
    [stale, 'token_expired'],
    ['x', 'token_invalid'],
  ] as const) {
    expect(await socket.ask('session:renew', { token })).toEqual({ ok: false, code })
  }
  endGrace()
  await closed(socket)
})

test('nobody enters with a token that ran out, is none, or is of a session that ended', async () => {
  const refused = (token: unknown) => open(token).catch((error: Error) => error.message)
  expect(await refused('x')).toBe('token_invalid')
  expect(await refused(undefined)).toBe('token_missing')
  await call(own, 'POST', 'jwt/logout', { refreshToken: own.refreshToken })
  expect(await refused(own.accessToken)).toBe('session_ended')
  const other = await signIn(t.deps, paula)
  t.clock.advance((ACCESS_MINUTES + 1) * MINUTE)
  expect(await refused(other.accessToken)).toBe('token_expired')
})

test.each([
  ['signed out', (who: SignedIn) => call(who, 'POST', 'jwt/logout', { refreshToken: who.refreshToken })],
  [
    'ended from another device',
    async (who: SignedIn) =>
      call(await signIn(t.deps, paula), 'DELETE', `authentication/sessions/${who.sessionId}`),
  ],
])('a session that is %s loses its sockets within 5 s, and no other does', async (_, end) => {
  const [first, second] = [await open(own.accessToken), await open(own.accessToken)]
  const another = await open((await signIn(t.deps, paula)).accessToken)
  await end(own)
  await closed(first)
  await closed(second)
  await expectAnswered(another)
})

test('a changed password closes every other socket of its person', async () => {
  const other = await open((await signIn(t.deps, paula)).accessToken)
  const [mine, somebody] = [
    await open(own.accessToken),
    await open((await signIn(t.deps, await createCustomer(t.deps))).accessToken),
  ]
  const passwords = {
    currentPassword: PASSWORD,
    password: 'Outra!senha2026',
    passwordConfirmation: 'Outra!senha2026',
  }
  const changed = await call(own, 'PUT', 'authentication/password', passwords)
  expect(changed.statusCode).toBe(204)
  await closed(other)
  for (const socket of [mine, somebody]) await expectAnswered(socket)
})

test('every event is answered: one with nothing in it, and one that there is not', async () => {
  const { raw } = await open(own.accessToken)
  const send = (event: string, ...sent: readonly unknown[]) => raw.timeout(60_000).emitWithAck(event, ...sent)
  expect(await send('chat:send')).toEqual({ ok: false, code: 'validation_failed' })
  expect(await send('chat:send', 'one', 'two')).toEqual({ ok: false, code: 'validation_failed' })
  for (const name of ['chat:unheard', 'toString']) {
    expect(await send(name), name).toEqual({ ok: false, code: 'not_found' })
    expect(await send(name, {}), name).toEqual({ ok: false, code: 'not_found' })
  }
})
