import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import * as conventions from '@opentelemetry/semantic-conventions'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../../src/log.ts'
import { buildTestAppOn } from '../build-test-app.ts'
import { halfHourOf } from '../half-hours.ts'
import {
  addFault,
  createCustomer,
  createSpecialist,
  createSpecialty,
  createTestDatabase,
  giveCard,
  type SignedIn,
  signIn,
  slotId,
  type TestApp,
  testCards,
} from '../index.ts'
import { createLogSink } from '../log-sink.ts'
import { type RunningProcess, startProcess } from '../processes/start-process.ts'
import { connect, listen, type TestServer } from '../sockets.ts'
import { type Collector, type Received, startCollector } from './collector.ts'

const { lines, sink } = createLogSink()

let collector: Collector
let t: TestApp
let worker: RunningProcess
let server: TestServer
let url: string
beforeAll(async () => {
  collector = await startCollector()
  const settings = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=two%20words',
    OTEL_EXPORTER_OTLP_TIMEOUT: '500',
  }
  const database = await createTestDatabase()
  const more = { ...settings, ROLE: 'api', REALTIME_ADAPTER: 'postgres', DATABASE_READ_URL: database.url }
  t = await buildTestAppOn(database, more, createLog('warn', sink))
  t.clock.set(new Date().toISOString())
  server = await listen(t)
  url = server.url
  worker = await startProcess(t, 'worker', settings)
})
afterAll(async () => {
  await worker.stop()
  await server.close()
  await t.close()
  await collector.stop()
})

/** A browser's name for a click. */
const aClick = () => {
  const [traceId, spanId] = [randomBytes(16).toString('hex'), randomBytes(8).toString('hex')]
  return { traceId, spanId, traceparent: `00-${traceId}-${spanId}-01` }
}

const ofTrace = (traceId: string) => collector.spans.filter((span) => span.traceId === traceId)
const named = (spans: readonly Received[], name: string | RegExp) =>
  spans.filter((span) => (typeof name === 'string' ? span.name === name : name.test(span.name)))
/** The ancestors of a step, from its parent to the first. */
const pathTo = (spans: readonly Received[], span: Received | undefined): readonly string[] => {
  const parent = spans.find(({ spanId }) => spanId === span?.parentId)
  return parent ? [parent.name, ...pathTo(spans, parent)] : []
}

const bookBy = async (session: SignedIn, customerId: string, traceparent: string): Promise<Response> => {
  const specialtyId = await createSpecialty(t.deps)
  const { specialistId } = await createSpecialist(t.deps, { specialtyId, price: 15_000 })
  const slot = slotId(specialistId, halfHourOf(0))
  return fetch(`${url}/api/v1/schedules/auth/${customerId}/schedules/${slot}/confirm`, {
    method: 'POST',
    headers: { ...session.headers, 'content-type': 'application/json', traceparent },
    body: JSON.stringify({ specialty_id: specialtyId, payment_method: 'credit_card' }),
  })
}

/** Makes all waiting jobs due now. */
const hasten = () =>
  sql`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE locked_at IS NULL`.execute(t.deps.db)

test('a body that comes in pieces belongs to its call: what it causes is in the trace', async () => {
  const { traceId, traceparent } = aClick()
  const body = JSON.stringify({ email: 'nobody@emma.test', password: 'Girassol!2026' })
  const headers = { traceparent, 'content-type': 'application/json', 'content-length': body.length }
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const sent = request(`${url}/api/v1/jwt/login`, { method: 'POST', headers }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode))
    })
    sent.once('error', reject)
    sent.write(body.slice(0, 10))
    setTimeout(() => sent.end(body.slice(10)), 100)
  })
  expect(status).toBe(401)
  await expect.poll(() => named(ofTrace(traceId), 'POST /api/v1/jwt/login')).toHaveLength(1)
  const statements = ofTrace(traceId).filter(({ attributes }) => 'db.system.name' in attributes)
  expect(statements.length).toBeGreaterThan(0)
})

test('a click is one trace: call, statements, charge, and the jobs of the worker with their providers', async () => {
  const paula = await createCustomer(t.deps)
  const session = await signIn(t.deps, paula)
  await giveCard(t, session, testCards.paysLater)
  const { traceId, spanId, traceparent } = aClick()
  expect((await bookBy(session, paula.customerId, traceparent)).status).toBe(202)
  const sent = async () => {
    await hasten()
    return named(ofTrace(traceId), 'SMTP send').length
  }
  await expect.poll(sent, { interval: 500 }).toBeGreaterThan(0)

  const spans = ofTrace(traceId)
  const [call, ...others] = named(spans, /confirm$/)
  expect(others).toEqual([])
  expect(call).toMatchObject({
    service: 'emma-api',
    parentId: spanId,
    kind: 'server',
    name: 'POST /api/v1/schedules/auth/:customerId/schedules/:scheduleId/confirm',
    attributes: {
      'http.request.method': 'POST',
      'http.response.status_code': 202,
      'emma.role': 'customer',
      'emma.request_id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  })
  const [written] = named(spans, 'INSERT appointments')
  expect(written).toMatchObject({ kind: 'client', attributes: { 'emma.db': 'primary' } })
  expect(pathTo(spans, written)).toEqual([call?.name])
  const [charge] = named(spans, 'POST pagarme /orders')
  expect(charge).toMatchObject({ kind: 'client', attributes: { 'http.response.status_code': 200 } })
  expect(pathTo(spans, charge)).toEqual([call?.name])

  const [asked] = named(spans, 'GET pagarme /charges/:id')
  expect(asked).toMatchObject({ service: 'emma-worker' })
  expect(pathTo(spans, asked)).toEqual(['job settle-payment', call?.name])
  const [letter] = named(spans, 'SMTP send')
  expect(pathTo(spans, letter)).toEqual([
    'job send-notification',
    'job notify-booking',
    'job settle-payment',
    call?.name,
  ])
  expect(new Set(collector.keys)).toEqual(new Set(['two words']))
})

test('a list asks the replica, a refusal is no failure, and probes and metrics leave no trace', async () => {
  const asked = aClick()
  const get = (path: string) =>
    fetch(`${url}/api/v1/${path}`, { headers: { traceparent: asked.traceparent } })
  expect((await get('health/ready')).status).toBe(200)
  expect((await get('metrics')).status).toBe(200)
  expect((await get('customer/info')).status).toBe(401)
  expect((await get('specialists/specialists')).status).toBe(200)
  const calls = () => ofTrace(asked.traceId).filter(({ kind }) => kind === 'server')
  await expect.poll(calls).toHaveLength(2)
  const read = ofTrace(asked.traceId).map(({ attributes }) => attributes['emma.db'])
  expect(read).toContain('replica')
  expect(calls().slice(0, 1)).toMatchObject([
    { name: 'GET /api/v1/customer/info', hasFailed: false, attributes: { 'http.response.status_code': 401 } },
  ])
})

test('where providers fail, the trace says which, and each line of the log names the trace', async () => {
  const { headers } = await signIn(t.deps, await createCustomer(t.deps))
  const { traceId, traceparent } = aClick()
  for (const provider of ['viacep', 'brasilapi']) await addFault(t, provider, { mode: 'error' })
  const answer = await fetch(`${url}/api/v1/externalServices/01310100`, {
    headers: { ...headers, traceparent },
  })
  expect(answer.status).toBe(502)
  await expect.poll(() => named(ofTrace(traceId), /externalServices/)).toMatchObject([{ hasFailed: true }])
  const asked = named(ofTrace(traceId), / (viacep|brasilapi) /)
  expect(asked.map(({ name, hasFailed }) => [name, hasFailed])).toEqual([
    ['GET viacep /ws/:cep/json/', true],
    ['GET brasilapi /api/cep/v2/:cep', true],
  ])
  const [call] = named(ofTrace(traceId), /externalServices/)
  expect(lines.map((line) => JSON.parse(line)).filter(({ trace_id }) => trace_id === traceId)).toMatchObject([
    { span_id: call?.spanId, reqId: call?.attributes['emma.request_id'] },
  ])
})

test('a browser may send its trace from our own address', async () => {
  const answer = await fetch(`${url}/api/v1/customer/info`, {
    method: 'OPTIONS',
    headers: {
      origin: t.config.publicUrl,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'traceparent',
    },
  })
  expect(answer.headers.get('access-control-allow-headers')).toBe('traceparent')
})

test('an event of a socket is a trace, with its statements', async () => {
  const session = await signIn(t.deps, await createCustomer(t.deps))
  const socket = await connect(server.url, session.accessToken)
  expect(await socket.ask('session:renew', { token: session.accessToken })).toEqual({ ok: true, data: {} })
  socket.close()
  const seen = (name: string) => named(collector.spans, name)[0]
  await expect.poll(() => seen('SOCKET session:renew')?.attributes['emma.socket.event']).toBe('session:renew')
  const first = seen('SOCKET connect')
  const below = collector.spans.filter(({ parentId }) => parentId === first?.spanId)
  expect(below.map(({ attributes }) => attributes['db.system.name'])).toContain('postgresql')
})

test('what spans say is called as the conventions of OpenTelemetry call it', () => {
  const known = new Set<unknown>(Object.values(conventions))
  const said = new Set(collector.spans.flatMap(({ attributes }) => Object.keys(attributes)))
  expect(said.size).toBeGreaterThan(10)
  expect([...said].filter((name) => !name.startsWith('emma.') && !known.has(name))).toEqual([])
})

test('calls are answered as ever while the collector hangs, and the traces arrive later', async () => {
  collector.answerWith(() => {})
  const before = collector.keys.length
  const { traceId, traceparent } = aClick()
  const ask = () => fetch(`${url}/api/v1/customer/info`, { headers: { traceparent } })
  expect((await ask()).status).toBe(401)
  await expect.poll(() => collector.keys.length).toBeGreaterThan(before)
  const answers = await Promise.all(Array.from({ length: 50 }, ask))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]))
  collector.answerWith((response) => void response.end())
  await expect.poll(() => named(ofTrace(traceId), /customer\/info$/).length).toBeGreaterThan(49)
})
