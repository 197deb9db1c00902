import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { authenticateToken } from '@emma/contracts/auth'
import { ApiError } from '@emma/contracts/kit'
import { DAY, HOUR, MINUTE } from '@emma/domain/interval'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { customer } from '../../test/people.ts'
import { serverNow } from '../time/now.ts'
import { createSession } from './session.ts'

/** A server that knows which tokens are valid, rotates them, and records its requests. */
const startApi = async () => {
  const api = {
    access: 'a1',
    refresh: 'refresh-token-number-1',
    refreshes: 0,
    seen: [] as string[],
    broken: false,
    forbidden: false,
    headers: {} as Record<string, string>,
    /** Why the session ended, as the server tells the holder of its token. */
    revoked: undefined as string | undefined,
    /** Refuses even a token just issued. */
    blocked: false,
  }
  const answer = (response: ServerResponse, status: number, body?: unknown) => {
    response
      .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store', ...api.headers })
      .end(body ? JSON.stringify(body) : undefined)
  }
  const problem = (response: ServerResponse, status: number, code: string) => {
    const problem = { type: 'about:blank', title: 'Erro', status, code, detail: code, traceId: 't' }
    answer(response, status, { ...problem, ...(api.revoked ? { reason: api.revoked } : {}) })
  }
  const rotate = (body: string, response: ServerResponse) => {
    if (api.broken) return problem(response, 503, 'unavailable')
    if (api.revoked) return problem(response, 401, 'session_ended')
    if (JSON.parse(body).refreshToken !== api.refresh) return problem(response, 401, 'token_invalid')
    api.refreshes += 1
    api.access = `a${api.refreshes + 1}`
    api.refresh = `refresh-token-number-${api.refreshes + 1}`
    return answer(response, 200, { accessToken: api.access, refreshToken: api.refresh })
  }
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const token = request.headers.authorization
    api.seen.push(`${request.method} ${request.url} ${token ?? 'no token'} ${body}`.trim())
    if (request.url === '/api/v1/auth/refreshToken') return rotate(body, response)
    if (api.blocked || token !== `Bearer ${api.access}`) return problem(response, 401, 'token_expired')
    if (api.forbidden) return problem(response, 403, 'forbidden')
    if (request.url === '/api/v1/jwt/logout') return answer(response, 204)
    return answer(response, 200, { valid: true, userData: customer })
  }
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { api, baseUrl: `http://127.0.0.1:${port}`, stop }
}

const memoryStorage = (): Storage => {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}

/** Web Locks as in the browser: one holder of a name at a time. */
const tabLocks = (): Pick<LockManager, 'request'> => {
  let queue: Promise<unknown> = Promise.resolve()
  const request = (_name: string, work: () => unknown) => {
    const turn = queue.then(work)
    queue = turn.catch(() => undefined)
    return turn
  }
  return { request } as Pick<LockManager, 'request'>
}

let running: Awaited<ReturnType<typeof startApi>>
beforeEach(async () => {
  running = await startApi()
})
afterEach(() => running.stop())

const tab = (storage: Storage, locks?: Pick<LockManager, 'request'>, events = new EventTarget()) =>
  createSession({ baseUrl: running.baseUrl, storage, locks, events })

const loggedIn = (access = 'a1', refresh = 'refresh-token-number-1') => {
  const storage = memoryStorage()
  tab(storage).open({ accessToken: access, refreshToken: refresh, userData: customer })
  return storage
}

const readOn = (session: ReturnType<typeof tab>) => session.call(authenticateToken, {})

test('nothing stored: nobody is asked and nobody is in', async () => {
  const session = tab(memoryStorage())
  await session.start()
  expect(session.state()).toEqual({ user: null, ended: null })
  expect(running.api.seen).toEqual([])
})

test('a good stored token takes one request', async () => {
  const session = tab(loggedIn())
  await session.start()
  expect(session.state().user?.email).toBe(customer.email)
  expect(running.api.seen).toEqual(['GET /api/v1/authentication/authenticateToken Bearer a1'])
})

test('from the first answer on the clock is the server’s, unless a cache may have given that', async () => {
  const yesterday = () => Date.now() - DAY
  running.api.headers = { date: new Date(yesterday()).toUTCString(), 'cache-control': 'private' }
  await tab(loggedIn()).start()
  expect(serverNow() - yesterday()).toBeGreaterThan(HOUR)
  running.api.headers = { date: new Date(yesterday()).toUTCString() }
  await tab(loggedIn()).start()
  expect(Math.abs(serverNow() - yesterday())).toBeLessThan(MINUTE)
})

test('an old stored token is refreshed', async () => {
  const storage = loggedIn('old')
  const session = tab(storage)
  await session.start()
  expect(session.state().user?.id).toBe(customer.id)
  expect(storage.getItem('accessToken')).toBe('a2')
  expect(storage.getItem('refreshToken')).toBe('refresh-token-number-2')
})

test('when the refresh is refused too, the session is cleared and the reason kept', async () => {
  const storage = loggedIn('old', 'a-refresh-token-of-last-year')
  const session = tab(storage)
  await session.start()
  expect(session.state()).toEqual({ user: null, ended: 'expired' })
  expect(storage.length).toBe(0)
})

test.each([
  ['password_changed', 'password_changed'],
  ['refresh_reused', 'reused'],
  ['ended_by_owner', 'ended'],
  ['blocked', 'ended'],
])('a session that ended by %s says so', async (reason, problem) => {
  running.api.revoked = reason
  const session = tab(loggedIn('old'))
  expect(await session.start()).toBe('checked')
  expect(session.state()).toEqual({ user: null, ended: problem })
})

test('an account whose fresh token is refused too is out', async () => {
  running.api.blocked = true
  const session = tab(loggedIn('old'))
  await session.start()
  expect(session.state()).toEqual({ user: null, ended: 'ended' })
})

test('who is logged in can be asked for again, and what changed is told', async () => {
  const storage = loggedIn()
  const session = tab(storage)
  session.open({
    accessToken: 'a1',
    refreshToken: 'refresh-token-number-1',
    userData: { ...customer, name: 'Nome Antigo' },
  })
  await session.recheck()
  expect(session.state().user?.name).toBe(customer.name)
  expect(storage.getItem('userData')).toContain(customer.name)
})

test('a refresh that another tab without locks won is not an end', async () => {
  const storage = loggedIn('old')
  const session = tab(storage)
  const asked = session.start()
  running.api.refresh = 'refresh-token-number-9'
  storage.setItem('refreshToken', 'refresh-token-number-9')
  running.api.access = 'a9'
  storage.setItem('accessToken', 'a9')
  await asked
  expect(session.state().user?.id).toBe(customer.id)
})

test('a server that is down does not log anybody out', async () => {
  const storage = loggedIn()
  running.stop()
  const session = tab(storage)
  expect(await session.start()).toBe('unreachable')
  expect(session.state().user?.id).toBe(customer.id)
  expect(storage.getItem('refreshToken')).toBe('refresh-token-number-1')
})

test('a refresh that fails for another reason than a refusal keeps the session', async () => {
  const storage = loggedIn('old')
  running.api.broken = true
  const session = tab(storage)
  expect(await session.start()).toBe('unreachable')
  expect(session.state().user?.id).toBe(customer.id)
  expect(storage.getItem('refreshToken')).toBe('refresh-token-number-1')
})

test('ten calls refused at once make one refresh, and all are answered', async () => {
  const session = tab(loggedIn('old'))
  const answers = await Promise.all(Array.from({ length: 10 }, () => readOn(session)))
  expect(answers.map(({ valid }) => valid)).toEqual(Array(10).fill(true))
  expect(running.api.refreshes).toBe(1)
})

test('two tabs refreshing at once stay logged in with one refresh', async () => {
  const storage = loggedIn('old')
  const locks = tabLocks()
  const [one, two] = [tab(storage, locks), tab(storage, locks)]
  await Promise.all([readOn(one), readOn(two)])
  expect(running.api.refreshes).toBe(1)
  expect(storage.getItem('accessToken')).toBe('a2')
})

test('a 403 is tried once more after a refresh, then rejected with its reason', async () => {
  running.api.forbidden = true
  const session = tab(loggedIn())
  const failure = await readOn(session).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject({ problem: { code: 'forbidden' } })
  const calls = running.api.seen.filter((line) => line.startsWith('GET'))
  expect(calls.map((line) => line.split(' ').at(-1))).toEqual(['a1', 'a2'])
  expect(running.api.refreshes).toBe(1)
})

test('a call with a body is sent whole again after the refresh', async () => {
  const session = tab(loggedIn('old'))
  const sent = new Request(`${running.baseUrl}/api/v1/anything`, { method: 'POST', body: '{"note":"whole"}' })
  expect((await session.send(sent)).status).toBe(200)
  expect(running.api.seen.at(-1)).toBe('POST /api/v1/anything Bearer a2 {"note":"whole"}')
})

test('without a refresh token a refusal is final', async () => {
  const session = tab(memoryStorage())
  await expect(readOn(session)).rejects.toBeInstanceOf(ApiError)
  expect(running.api.seen).toHaveLength(1)
})

test('signing out tells the server and leaves nothing but the skin', async () => {
  const storage = loggedIn()
  storage.setItem('skin', 'dark')
  const session = tab(storage)
  await session.start()
  await session.signOut()
  expect(running.api.seen.at(-1)).toBe(
    'POST /api/v1/jwt/logout Bearer a1 {"refreshToken":"refresh-token-number-1"}',
  )
  expect(session.state()).toEqual({ user: null, ended: 'signed_out' })
  expect(storage.length).toBe(1)
  expect(storage.getItem('skin')).toBe('dark')
})

test('leaving in one tab is noticed in the other, and so is entering', async () => {
  const storage = loggedIn()
  const events = new EventTarget()
  const changed = (key: string) => events.dispatchEvent(Object.assign(new Event('storage'), { key }))
  const here = tab(storage, undefined, events)
  await here.start()
  const other = tab(storage)
  await other.start()
  await other.signOut()
  changed('accessToken')
  expect(here.state()).toEqual({ user: null, ended: 'elsewhere' })
  other.open({ accessToken: 'a1', refreshToken: 'refresh-token-number-1', userData: customer })
  changed('userData')
  expect(here.state().user?.id).toBe(customer.id)
})
