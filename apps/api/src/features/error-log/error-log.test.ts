import { once } from 'node:events'
import { DAY, MINUTE } from '@emma/domain/interval'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  buildTestApp,
  createAdmin,
  createCustomer,
  createSpecialist,
  createSpecialty,
  forgetJobs,
  type SignedIn,
  signIn,
  type TestApp,
} from '../../../test/index.ts'
import { connect, listen, type TestServer } from '../../../test/sockets.ts'
import { createPool } from '../../db/pool.ts'
import { startWorker } from '../../jobs/worker.ts'
import type { SeenError } from '../../ports/error-reports.ts'
import { errorLogJobs } from './index.ts'

let t: TestApp
let admin: SignedIn
let paula: SignedIn
let paulaId: string
type Person = { readonly userId: string }
let people: [Person, Person]
let specialist: Person
let renata: SignedIn
/** As the tables' owner: removes one and restores it. */
let owner: pg.Client
beforeAll(async () => {
  t = await buildTestApp({ BUILD: 'main@1a2b3c4' })
  people = [await createAdmin(t.deps), await createCustomer(t.deps)]
  paulaId = people[1].userId
  const specialtyId = await createSpecialty(t.deps, 'Clínica')
  specialist = await createSpecialist(t.deps, { specialtyId })
  owner = new pg.Client({ connectionString: t.databaseUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await t.close()
})
beforeEach(async () => {
  await t.deps.errorReports.flush()
  await t.deps.db.deleteFrom('errors').execute()
  // Another minute: the count per address starts again.
  t.clock.advance(MINUTE)
  admin = await signIn(t.deps, people[0])
  paula = await signIn(t.deps, people[1])
  renata = await signIn(t.deps, specialist)
})

type Method = 'GET' | 'POST' | 'PATCH'
const ask = (method: Method, path: string, payload?: object, session: SignedIn | null = admin) =>
  t.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux)', ...session?.headers },
    ...(payload ? { payload } : {}),
  })
const reportError = (change: object = {}, session: SignedIn | null = null) =>
  ask('POST', 'errors', { message: 'x is not a function', name: 'TypeError', ...change }, session)
const list = async (query = '') => (await ask('GET', `errors${query}`)).json()
const only = async () => {
  const { data, meta } = await list()
  expect(meta.total).toBe(1)
  return data[0]
}
const move = (id: string, status: string, note?: string) =>
  ask('PATCH', `errors/${id}`, { status, ...(note === undefined ? {} : { note }) })
const rows = () => t.deps.db.selectFrom('errors').selectAll().execute()

const seen = (change: Partial<SeenError> = {}): SeenError => ({
  kind: 'api',
  name: 'Error',
  message: 'it broke',
  stack: 'Error: it broke\n    at f (file:///srv/emma/apps/api/src/a.ts:1:2)',
  route: 'GET pages',
  httpStatus: 500,
  request: { method: 'GET', path: '/api/v1/pages' },
  ...change,
})
const report = async (...all: SeenError[]) => {
  for (const one of all) t.deps.errorReports.report(one)
  await t.deps.errorReports.flush()
}

describe('a browser', () => {
  test('tells of an error, whoever uses it, and an admin finds it', async () => {
    for (const session of [null, paula, renata, admin]) {
      const answer = await reportError(
        { branch: 'main@abc1234', httpStatusCode: 502, url: '/customer/agenda?x=1' },
        session,
      )
      expect([answer.statusCode, answer.json()]).toEqual([202, { status: 'accepted' }])
    }
    expect(await only()).toEqual({
      id: expect.any(String),
      kind: 'browser',
      name: 'TypeError',
      message: 'x is not a function',
      route: '/customer/agenda',
      branch: 'main',
      build: 'abc1234',
      httpStatusCode: 502,
      status: 'em aberto',
      count: 4,
      first_seen: t.clock.now().toISOString(),
      last_seen: t.clock.now().toISOString(),
    })
  })

  test('is not believed: personal data is taken out here too', async () => {
    const id = t.deps.newId()
    await reportError({
      message: 'CPF 123.456.789-09 de "Maria da Silva" <maria@emma.test> (11) 98765-4321',
      stack: 'TypeError: maria@emma.test\n    at f (https://emma.test/assets/a.js?token=segredo:1:2)',
      url: `https://emma.test/customer/post/${id}?cpf=12345678909#x`,
      branch: 'maria@emma.test',
    })
    const row = await only()
    expect(row.message).toBe('CPF [cpf] de "[…]" <[e-mail]> [telefone]')
    expect(row.route).toBe('/customer/post/:id')
    const detail = (await ask('GET', `errors/${row.id}`)).json()
    expect(detail.request.path).toBe(`/customer/post/${id}`)
    expect(JSON.stringify([detail, await rows()])).not.toMatch(/maria|12345678909|123\.456|98765|segredo/i)
  })

  test.each([
    [{ message: '' }, 'message'],
    [{ message: 'a'.repeat(2001) }, 'message'],
    [{ stack: 'a'.repeat(16_001) }, 'stack'],
    [{ httpStatusCode: 42 }, 'httpStatusCode'],
    [{ count: 1001 }, 'count'],
    [{ count: 0 }, 'count'],
    [{ status: 'resolvido' }, 'status'],
    [{ kind: 'api' }, 'kind'],
    [{ url: 'a'.repeat(2001) }, 'url'],
  ])('is refused %j', async (change, path) => {
    const answer = await reportError(change)
    expect([answer.statusCode, answer.json().errors]).toMatchObject([422, [{ path }]])
    expect(await rows()).toEqual([])
  })

  test('tells thirty a minute', async () => {
    for (let nth = 0; nth < 30; nth += 1) expect((await reportError()).statusCode).toBe(202)
    const refused = await reportError()
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await only()).count).toBe(30)
    t.clock.advance(MINUTE)
    expect((await reportError({ count: 1000 })).statusCode).toBe(202)
    expect((await only()).count).toBe(1030)
  })

  test('may tell anything: nothing of it runs or breaks', async () => {
    for (const message of [
      '<img src=x onerror=alert(1)>',
      "'; DROP TABLE errors; --",
      '\ud800 half',
      'a\u0000b',
      '%s %o {{x}}',
    ]) {
      expect(
        (await reportError({ message, url: 'javascript:alert(1)', stack: '@\n'.repeat(8000) })).statusCode,
      ).toBe(202)
    }
    expect((await list()).meta.total).toBe(5)
    expect((await ask('POST', 'errors', [])).statusCode).toBe(422)
  })
})

describe('equal errors', () => {
  test('are one row, whatever id, number and build they name; other ones are not', async () => {
    const stack = (hash: string, line: number) =>
      `E\n    at f (https://e.test/assets/home-${hash}.js:1:${line})`
    for (const nth of [1, 2, 3]) {
      t.clock.advance(1000)
      await reportError({
        message: `row ${nth} of ${t.deps.newId()}`,
        stack: stack(`abcdefg${nth}`, nth),
        branch: `main@${nth}`,
        url: `/customer/post/${t.deps.newId()}`,
      })
    }
    const row = await only()
    expect(row).toMatchObject({ count: 3, branch: 'main', build: '3' })
    expect(new Date(row.last_seen).getTime() - new Date(row.first_seen).getTime()).toBe(2000)
    await reportError({ message: 'row 1 of x', url: '/admin' })
    expect((await list()).meta.total).toBe(2)
  })

  test('at once from two servers are counted each', async () => {
    const many = Array.from({ length: 20 }, (_, nth) =>
      seen({ message: `broken ${'abcdefghijklmnopqrst'[nth]}` }),
    )
    await Promise.all(
      Array.from({ length: 6 }, () => Promise.all([report(...many), report(...many.toReversed())])),
    )
    await t.deps.errorReports.flush()
    const counted = await rows()
    expect(counted).toHaveLength(20)
    expect(counted.map(({ count }) => Number(count))).toEqual(Array.from({ length: 20 }, () => 12))
  })
})

describe('a call that fails', () => {
  test('is in the log with its route, its status and no personal data, and answers as before', async () => {
    await owner.query('ALTER TABLE pages RENAME TO pages_away')
    const answer = await ask('GET', 'pages?page=1', undefined, paula)
    await owner.query('ALTER TABLE pages_away RENAME TO pages')
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'internal'])
    await t.deps.errorReports.flush()
    const row = await only()
    expect(row).toMatchObject({
      kind: 'api',
      route: 'GET pages',
      httpStatusCode: 500,
      branch: 'main',
      build: '1a2b3c4',
      message: 'relation "pages" does not exist',
    })
    const { stack, request } = (await ask('GET', `errors/${row.id}`)).json()
    expect(stack).toContain('apps/api/src/')
    expect(stack).not.toContain(process.cwd())
    expect(request).toEqual({
      method: 'GET',
      path: '/api/v1/pages',
      trace_id: answer.json().traceId,
      role: 'customer',
      user_id: paulaId,
      user_agent: 'Mozilla/5.0 (X11; Linux)',
    })
  })

  test('of a person is none', async () => {
    await ask('GET', 'pages/nada')
    await ask('GET', 'errors', undefined, paula)
    await ask('POST', 'errors', {})
    await t.deps.errorReports.flush()
    expect(await rows()).toEqual([])
  })

  test('waits for a log that is away, and is counted when it is back', async () => {
    await owner.query('ALTER TABLE errors RENAME TO errors_away')
    await report(seen(), seen(), seen({ message: 'other' }))
    const answer = await reportError()
    await owner.query('ALTER TABLE errors_away RENAME TO errors')
    expect(answer.statusCode).toBe(202)
    await report(seen())
    const counts = (await rows()).map(({ message, count }) => [message, Number(count)])
    expect(counts.toSorted()).toEqual([
      ['it broke', 3],
      ['other', 1],
      ['x is not a function', 1],
    ])
  })

  test('a hundred thousand times costs no memory, and different ones are bounded', async () => {
    const before = process.memoryUsage().heapUsed
    for (let nth = 0; nth < 100_000; nth += 1) {
      t.deps.errorReports.report(seen({ message: `${nth} ${'x'.repeat(100)}`, route: `GET ${nth}` }))
    }
    for (let nth = 0; nth < 100_000; nth += 1)
      t.deps.errorReports.report(seen({ route: 'GET 1', message: `1 ${'x'.repeat(100)}` }))
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(64 * 1024 * 1024)
    await t.deps.errorReports.flush()
    expect((await rows()).length).toBeLessThanOrEqual(100)
    expect((await rows()).reduce((sum, { count }) => sum + Number(count), 0)).toBeGreaterThan(100_000)
  })
})

describe('what breaks outside of a call', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await listen(t)
  })
  afterAll(() => server.close())

  test('in an event of a socket', async () => {
    const socket = await connect(server.url, paula.accessToken)
    await owner.query('ALTER TABLE chats RENAME TO chats_away')
    const answer = await socket.ask('chat:read', { chatId: t.deps.newId() })
    await owner.query('ALTER TABLE chats_away RENAME TO chats')
    socket.close()
    expect(answer).toEqual({ ok: false, code: 'internal' })
    await t.deps.errorReports.flush()
    const row = await only()
    expect(row).toMatchObject({
      kind: 'api',
      route: 'SOCKET chat:read',
      httpStatusCode: 500,
      message: 'relation "chats" does not exist',
    })
    const { stack, request } = (await ask('GET', `errors/${row.id}`)).json()
    expect(stack).toContain('apps/api/src/')
    expect(request).toMatchObject({ method: 'SOCKET', path: 'chat:read', role: 'customer', user_id: paulaId })
  })

  test('in the first moment of a socket: it is closed, and the server goes on', async () => {
    // Cached from this call on, without asking the database.
    await ask('GET', 'pages', undefined, paula)
    await owner.query('ALTER TABLE sessions RENAME TO sessions_away')
    const { raw } = await connect(server.url, paula.accessToken)
    const reason = await new Promise((resolve) => raw.once('disconnect', resolve))
    await owner.query('ALTER TABLE sessions_away RENAME TO sessions')
    expect(reason).toMatch(/server|transport/)
    await t.deps.errorReports.flush()
    expect(await only()).toMatchObject({ route: 'SOCKET connection', httpStatusCode: 500 })
    const again = await connect(server.url, paula.accessToken)
    expect(again.raw.connected).toBe(true)
    again.close()
  })

  test('of a person is none, in a socket either', async () => {
    const socket = await connect(server.url, paula.accessToken)
    expect(await socket.ask('chat:read', { chatId: t.deps.newId() })).toMatchObject({ code: 'not_found' })
    socket.close()
    await expect(connect(server.url, 'none')).rejects.toThrow('token_invalid')
    await t.deps.errorReports.flush()
    expect(await rows()).toEqual([])
  })

  test('in a job, the first time that it is tried', async () => {
    const pool = createPool({ url: t.databaseUrl, max: 4 })
    const handlers = {
      'forget-errors': () => Promise.reject(new TypeError('nothing to forget of maria@emma.test')),
    }
    const worker = startWorker(t.deps, pool, handlers, [])
    const broke = once(worker.events, 'job:error')
    await t.deps.jobs.add(t.deps.db, 'forget-errors', {})
    await broke
    await worker.stop()
    await pool.end()
    await forgetJobs(t)
    await t.deps.errorReports.flush()
    expect(await only()).toMatchObject({
      kind: 'job',
      name: 'TypeError',
      message: 'nothing to forget of [e-mail]',
      route: 'forget-errors',
      httpStatusCode: null,
      count: 1,
    })
  })
})

describe('an admin', () => {
  test('alone reads and moves', async () => {
    await report(seen())
    const { id } = await only()
    const before = await rows()
    for (const [method, path, body] of [
      ['GET', 'errors', undefined],
      ['GET', 'errors/branches', undefined],
      ['GET', `errors/${id}`, undefined],
      ['PATCH', `errors/${id}`, { status: 'em correção' }],
    ] as const) {
      expect((await ask(method, path, body, null)).statusCode).toBe(401)
      for (const session of [paula, renata])
        expect((await ask(method, path, body, session)).statusCode).toBe(403)
    }
    expect((await ask('GET', `errors/${t.deps.newId()}`)).statusCode).toBe(404)
    expect((await move(t.deps.newId(), 'em correção')).statusCode).toBe(404)
    expect((await ask('GET', 'errors/nada')).statusCode).toBe(400)
    expect(await rows()).toEqual(before)
  })

  test('works an error through its states, in no other order, with who and when', async () => {
    await report(seen())
    const { id } = await only()
    for (const status of ['em aberto', 'resolvido', 'reaberto']) {
      const refused = await move(id, status)
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'invalid_transition'])
    }
    expect((await move(id, 'fechado')).statusCode).toBe(422)
    expect((await ask('PATCH', `errors/${id}`, { status: 'em correção', count: 1 })).statusCode).toBe(422)
    expect((await ask('GET', `errors/${id}`)).json()).toMatchObject({ next: ['em correção'], history: [] })
    const taken = await move(id, 'em correção', 'Vou ver')
    expect([taken.statusCode, taken.json()]).toMatchObject([
      200,
      { status: 'em correção', next: ['resolvido'] },
    ])
    t.clock.advance(1000)
    await move(id, 'resolvido')
    t.clock.advance(1000)
    const { history, status } = (await move(id, 'reaberto')).json()
    expect(status).toBe('reaberto')
    const moves = history.map(({ from, to, note }: Record<string, string>) => [from, to, note])
    expect(moves).toEqual([
      ['resolvido', 'reaberto', ''],
      ['em correção', 'resolvido', ''],
      ['em aberto', 'em correção', 'Vou ver'],
    ])
    expect(history.every(({ by }: { by: string }) => by.length > 3)).toBe(true)
    const acts = await t.deps.db.selectFrom('admin_acts').selectAll().where('entity_id', '=', id).execute()
    expect(acts.map(({ action, entity }) => [entity, action])).toEqual(
      Array(3).fill(['error', 'status_changed']),
    )
  })

  test('who takes it with another at once: one does', async () => {
    await report(seen())
    const { id } = await only()
    const answers = await Promise.all([1, 2, 3].map(() => move(id, 'em correção')))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    expect((await ask('GET', `errors/${id}`)).json().history).toHaveLength(1)
  })

  test('resolves it, and it is reopened by itself when it happens again', async () => {
    await report(seen())
    const { id } = await only()
    await move(id, 'em correção')
    await report(seen())
    expect((await only()).status).toBe('em correção')
    t.clock.advance(1000)
    await move(id, 'resolvido')
    t.clock.advance(1000)
    await report(seen(), seen())
    expect(await only()).toMatchObject({ id, status: 'reaberto', count: 4 })
    const { history } = (await ask('GET', `errors/${id}`)).json()
    expect(history[0]).toEqual({
      from: 'resolvido',
      to: 'reaberto',
      by: null,
      note: '',
      at: t.clock.now().toISOString(),
    })
    await report(seen())
    expect((await ask('GET', `errors/${id}`)).json().history).toHaveLength(3)
  })

  test('resolves it, and what happened before and was written later does not reopen it', async () => {
    await report(seen())
    const { id } = await only()
    await move(id, 'em correção')
    t.deps.errorReports.report(seen())
    t.clock.advance(1000)
    await move(id, 'resolvido')
    await t.deps.errorReports.flush()
    expect(await only()).toMatchObject({ status: 'resolvido', count: 2 })
  })

  test('filters, ten a page, the latest first', async () => {
    for (let nth = 0; nth < 12; nth += 1) {
      t.clock.advance(1000)
      const branch = nth % 2 ? 'main@1' : 'release@2'
      await report(seen({ route: `GET ${'abcdefghijkl'[nth]}`, httpStatus: nth % 3 ? 500 : 502, branch }))
    }
    const first = await list()
    expect(first.meta).toEqual({ page: 1, pageSize: 10, total: 12 })
    expect(first.data.map(({ route }: { route: string }) => route.at(-1)).join('')).toBe('lkjihgfedc')
    expect((await list('?page=2')).data).toHaveLength(2)
    expect((await list('?page=3')).data).toEqual([])
    expect((await list('?branch=main')).meta.total).toBe(6)
    expect((await list('?branch=mai')).meta.total).toBe(0)
    expect((await list('?httpStatusCode=502')).meta.total).toBe(4)
    await move(first.data[0].id, 'em correção')
    expect((await list(`?status=${encodeURIComponent('em correção')}`)).meta.total).toBe(1)
    expect((await list('?branch=main&httpStatusCode=500&status=em%20aberto&pageSize=2')).meta).toEqual({
      page: 1,
      pageSize: 2,
      total: 3,
    })
    expect((await ask('GET', 'errors/branches')).json()).toEqual({ data: ['main', 'release'] })
  })

  test.each(['?status=fechado', '?httpStatusCode=abc', '?page=0', '?pageSize=101', '?cor=azul'])(
    'is refused %s',
    async (query) => {
      expect((await ask('GET', `errors${query}`)).statusCode).toBe(422)
    },
  )
})

test('what was not seen for three months is forgotten', async () => {
  await report(seen())
  t.clock.advance(60 * DAY)
  await report(seen({ message: 'later' }))
  t.clock.advance(31 * DAY)
  await errorLogJobs['forget-errors']?.(t.deps, undefined)
  expect((await rows()).map(({ message }) => message)).toEqual(['later'])
})
