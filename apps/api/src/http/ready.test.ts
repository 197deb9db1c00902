import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../test/index.ts'

let t: TestApp
let operator: pg.Client

beforeAll(async () => {
  t = await buildTestApp()
  operator = new pg.Client({
    connectionString: t.databaseUrl,
    // On a busy machine it holds its locks longer than others may.
    options: '-c idle_in_transaction_session_timeout=0',
  })
  await operator.connect()
})
afterAll(async () => {
  await operator.end()
  await t.close()
})

const ready = () => t.app.inject({ url: '/api/v1/health/ready' })

test('a server whose database is silent says that it is not ready, and does not fall silent itself', async () => {
  await operator.query('BEGIN; LOCK TABLE workers')
  const answer = await ready()
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('2')
  await operator.query('COMMIT')
  expect((await ready()).statusCode).toBe(200)
})

test('a server that is about to stop is not ready, and still takes calls', async () => {
  await t.deps.leaving.begin()
  expect((await ready()).statusCode).toBe(503)
  expect((await t.app.inject({ url: '/api/v1/health/live' })).statusCode).toBe(200)
  expect((await t.app.inject({ url: '/api/v1/openapi.json' })).statusCode).toBe(200)
})
