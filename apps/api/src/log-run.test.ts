import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { seedDemo } from '../db/seeds/index.ts'
import { demoEmails, demoPassword } from '../db/seeds/seed.ts'
import { loadStarterSets } from '../db/starter/index.ts'
import { buildTestApp, runJobs, type TestApp } from '../test/index.ts'
import { createLogSink } from '../test/log-sink.ts'
import { type Collector, startCollector } from '../test/tracing/collector.ts'
import { buildApp } from './app.ts'
import { buildDeps } from './build-deps.ts'
import { createLog } from './log.ts'
import { openTracing } from './tracing/tracing.ts'

const { lines, sink } = createLogSink()

let t: TestApp
let app: FastifyInstance
let deps: TestApp['deps']
let close: () => Promise<void>
let collector: Collector
beforeAll(async () => {
  t = await buildTestApp()
  await loadStarterSets(t.deps)
  await seedDemo(t.deps)
  // The same server again, with full logging and tracing.
  collector = await startCollector()
  const settings = { ...t.config, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }
  const log = createLog('trace', sink)
  const built = buildDeps(settings, log, t.clock, await openTracing(settings, log))
  deps = built.deps
  close = built.close
  app = await buildApp(deps)
})
afterAll(async () => {
  await app.close()
  await collector.stop()
  await t.close()
})

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const call = async (method: Method, path: string, token?: string, payload?: object | string) => {
  const headers = {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(payload ? { 'content-type': 'application/json' } : {}),
  }
  return app.inject({ method, url: `/api/v1/${path}`, headers, ...(payload ? { payload } : {}) })
}
const tokenOf = async (email: string): Promise<string> => {
  const answer = await call('POST', 'jwt/login', undefined, { email, password: demoPassword })
  return answer.json().accessToken
}

/** The demo patient's data that must not appear in any log. */
const profile = z.object({
  personalData: z.object({ cpf: z.string() }),
  contactDetails: z.object({ cellphone: z.string() }),
  address: z.object({ address: z.string(), number: z.string(), zipCode: z.string() }),
})

test('a run’s logs and traces hold neither CPF nor phone, address, e-mail or clinical text of the demo’s patient', async () => {
  const patient = await tokenOf(demoEmails.customer)
  const specialist = await tokenOf(demoEmails.specialist)
  const { personalData, contactDetails, address } = z.parse(
    profile,
    (await call('GET', 'customer/info', patient)).json(),
  )
  const me = (await call('GET', 'authentication/authenticateToken', patient)).json().userData
  const history = (await call('GET', `records/history/${me.customerId}`, patient)).json().data
  const clinical: string[] = history.flatMap((record: { complaint: string; conduct: string }) => [
    record.complaint,
    record.conduct,
  ])
  const secrets = [
    personalData.cpf,
    contactDetails.cellphone,
    `${address.address}, ${address.number}`,
    address.zipCode,
    demoEmails.customer,
    demoPassword,
    ...clinical,
  ]
  expect(clinical.length).toBeGreaterThan(5)

  const body = { cpf: personalData.cpf, cellphone: contactDetails.cellphone, text: clinical[0] }
  await call('POST', 'jwt/login', undefined, { email: demoEmails.customer, password: 'errada-mas-comprida' })
  await call('POST', 'jwt/register', undefined, { ...body, email: demoEmails.customer })
  await call('POST', 'jwt/register', undefined, `{"cpf":"${personalData.cpf}"`)
  await call('POST', 'records/create', specialist, { customer_id: me.customerId, complaint: clinical[0] })
  await call('POST', 'records/create', specialist, {
    customer_id: me.customerId,
    complaint: `\u0000${clinical[0]}`,
  })
  await call('GET', `records/all?search=${encodeURIComponent('Paula Nogueira')}`, specialist)
  await call('GET', `externalServices/${address.zipCode}`, patient)
  await call('GET', `nothing/${personalData.cpf}`, patient)
  await call('GET', 'customer/export', patient)
  await call('PUT', 'customer/updateCustomer', patient, body)
  await call('POST', 'authentication/forgot-password', undefined, { email: demoEmails.customer })
  await runJobs({ ...t, deps })
  // An internal error in the middle of a call: the stack is logged, the row is not.
  await deps.db
    .executeQuery(
      deps.db
        .insertInto('users')
        .values(await anyUser())
        .compile(),
    )
    .catch((err: unknown) => {
      deps.log.error({ err }, 'internal')
    })

  const log = lines.join('')
  expect(lines.length).toBeGreaterThan(0)
  for (const secret of secrets) expect(log.includes(secret), secret).toBe(false)

  // The remaining traces are sent at the end.
  await close()
  const traces = JSON.stringify(collector.spans)
  const kinds = collector.spans.map(({ name }) => name.split(' ')[0])
  expect(kinds).toEqual(expect.arrayContaining(['GET', 'POST', 'PUT', 'SELECT', 'INSERT', 'job', 'SMTP']))
  const unsaid = [...secrets, patient, specialist, 'Paula', 'Nogueira', me.customerId]
  for (const secret of unsaid) expect(traces.includes(secret), secret).toBe(false)
})

/** An existing user: the database refuses the insert, quoting the row. */
const anyUser = async () => deps.db.selectFrom('users').selectAll().limit(1).executeTakeFirstOrThrow()
