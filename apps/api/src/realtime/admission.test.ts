import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { io } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildTestApp, createCustomer, type SignedIn, signIn, type TestApp } from '../../test/index.ts'
import { connect, listen, type TestServer, type TestSocket } from '../../test/sockets.ts'

const MOST = 10
const EVENTS = 500
const WAVE = 600

let t: TestApp
let server: TestServer
let paula: SignedIn
const sockets: TestSocket[] = []
const start = async (settings: Record<string, string> = {}) => {
  t = await buildTestApp(settings)
  server = await listen(t)
}
const stop = async () => {
  await server.close()
  await t.close()
}
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close()
  vi.restoreAllMocks()
})

const open = async (who: SignedIn): Promise<TestSocket> => {
  const socket = await connect(server.url, who.accessToken)
  sockets.push(socket)
  return socket
}
const isAnswered = (socket: TestSocket) => socket.ask('chat:delivered', { chatId: randomUUID() })
const NOT_THERE = { ok: false, code: 'not_found' }
const TOO_MANY = { ok: false, code: 'too_many_requests' }

/** A server's listeners start and reconnect whenever the database allows. */
const ofListener = (client: unknown): boolean =>
  client instanceof pg.Client && /^emma-(revocations|site)$/.test(applicationOf(client))
const applicationOf = (client: pg.Client): string =>
  String(Reflect.get(Reflect.get(client, 'connectionParameters') as object, 'application_name'))

/**
 * This process's queries meanwhile, without those about earlier joins and leaves, which a server writes with a delay,
 * and without its heartbeat every ten seconds, for which a connection may be opened first.
 */
const queriesDuring = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  await work()
  const own = asked.mock.calls.filter((_, nth) => !ofListener(asked.mock.contexts[nth]))
  const texts = own.map(([query]) => JSON.stringify(query))
  asked.mockRestore()
  return texts.filter(
    (text) => !/socket_servers|connected_users|is_connected\(|^"LISTEN |BEGIN SET ROLE /.test(text),
  )
}

describe('a person', () => {
  beforeAll(() => start())
  afterAll(stop)
  beforeEach(async () => {
    paula = await signIn(t.deps, await createCustomer(t.deps))
  })

  test('has ten sockets: the eleventh closes the oldest, which is told, and nobody else’s', async () => {
    const somebody = await open(await signIn(t.deps, await createCustomer(t.deps)))
    const own: TestSocket[] = []
    for (let nth = 0; nth < MOST; nth += 1) own.push(await open(paula))
    const [oldest, closed, ...others] = own
    closed?.close()
    others.push(await open(paula))
    await Promise.all(others.map(async (socket) => expect(await isAnswered(socket)).toEqual(NOT_THERE)))
    expect(oldest?.raw.connected).toBe(true)
    others.push(await open(paula))
    await oldest?.take('session:displaced')
    await expect.poll(() => oldest?.raw.connected).toBe(false)
    for (const socket of [...others, somebody]) expect(await isAnswered(socket)).toEqual(NOT_THERE)
  })
})

// Each with a server of its own: leaving an earlier one is written a moment later, with queries.
describe('a person who is refused', () => {
  beforeEach(async () => {
    await start()
    paula = await signIn(t.deps, await createCustomer(t.deps))
  })
  afterEach(stop)

  test('who sends 10,000 events by three sockets is refused beyond their part, without a query; others are answered', async () => {
    const flood = [await open(paula), await open(paula), await open(paula)]
    const somebody = await open(await signIn(t.deps, await createCustomer(t.deps)))
    const sendAtOnce = (count: number) =>
      Promise.all(
        Array.from({ length: count }, (_, nth) => {
          const socket = flood[nth % flood.length]
          return socket ? isAnswered(socket) : undefined
        }),
      )
    // Thousands at once would keep a slow machine from its own heartbeats.
    const send = async (count: number) => {
      const answers: Awaited<ReturnType<typeof sendAtOnce>>[number][] = []
      while (answers.length < count)
        answers.push(...(await sendAtOnce(Math.min(WAVE, count - answers.length))))
      return answers
    }
    const answers = await send(EVENTS + 100)
    expect(answers.filter((answer) => answer?.ok === false && answer.code === 'not_found')).toHaveLength(
      EVENTS,
    )
    const queries = await queriesDuring(async () => {
      for (const answer of await send(10_000 - EVENTS - 100)) expect(answer).toEqual(TOO_MANY)
    })
    expect(queries).toEqual([])
    expect(await isAnswered(somebody)).toEqual(NOT_THERE)
    t.clock.advance(10_000)
    expect(await send(1)).toEqual([NOT_THERE])
  })

  test('whose token is none, or ran out, is refused without a query', async () => {
    const stale = paula.accessToken
    t.clock.advance(16 * 60_000)
    const queries = await queriesDuring(async () => {
      for (const [token, code] of [
        ['x', 'token_invalid'],
        [undefined, 'token_missing'],
        [`${stale}x`, 'token_invalid'],
        [stale, 'token_expired'],
      ] as const) {
        await expect(connect(server.url, token)).rejects.toThrow(code)
      }
    })
    expect(queries).toEqual([])
  })
})

describe('a flood of handshakes', () => {
  const PER_MINUTE = 20
  beforeAll(() => start({ RATE_LIMIT_PER_MINUTE: String(PER_MINUTE), TRUST_PROXY: '1' }))
  afterAll(stop)

  const knock = (token: string, forwarded: string) =>
    new Promise<string>((resolve) => {
      const socket = io(server.url, {
        transports: ['websocket'],
        auth: { token },
        extraHeaders: { 'x-forwarded-for': forwarded },
        reconnection: false,
        forceNew: true,
      })
      const end = (how: string) => {
        socket.disconnect()
        resolve(how)
      }
      socket.once('connect', () => end('entered'))
      socket.once('connect_error', ({ message }) => end(message))
    })

  test('from one address is refused before a token is looked at, whatever it says of itself; others enter', async () => {
    const { accessToken } = await signIn(t.deps, await createCustomer(t.deps))
    const answers: string[] = []
    for (let nth = 0; nth < PER_MINUTE; nth += 1)
      answers.push(await knock('x', `198.51.100.${nth}, 203.0.113.7`))
    expect(new Set(answers)).toEqual(new Set(['token_invalid']))
    expect(await knock(accessToken, '198.51.100.99, 203.0.113.7')).toBe('websocket error')
    expect(await knock(accessToken, '203.0.113.8')).toBe('entered')
  })

  test('by one person is refused before the database is asked, from wherever', async () => {
    const { accessToken } = await signIn(t.deps, await createCustomer(t.deps))
    const most = PER_MINUTE / 5
    for (let nth = 0; nth < most; nth += 1) expect(await knock(accessToken, `192.0.2.${nth}`)).toBe('entered')
    const queries = await queriesDuring(async () => {
      expect(await knock(accessToken, '192.0.2.99')).toBe('too_many_requests')
    })
    expect(queries).toEqual([])
  })
})
