import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, createCustomer, type TestApp } from '../../../test/index.ts'
import { onceOnly, scopeOf } from './idempotency.ts'

let t: TestApp
let operator: pg.Client

beforeAll(async () => {
  t = await buildTestApp()
  operator = new pg.Client({ connectionString: t.databaseUrl })
  await operator.connect()
})
afterAll(async () => {
  await operator.end()
  await t.close()
})

test('a call that failed with the database can be made again as soon as both are back', async () => {
  const { userId } = await createCustomer(t.deps)
  const scope = scopeOf(userId, 'one key', 'POST /anything', {})
  const failing = onceOnly(t.deps, scope, async () => {
    await operator.query('ALTER TABLE idempotency_keys RENAME TO away')
    throw new Error('the database is away')
  })
  await expect(failing).rejects.toThrow('the database is away')
  await operator.query('ALTER TABLE away RENAME TO idempotency_keys')
  await expect
    .poll(async () => (await operator.query('SELECT FROM idempotency_keys')).rowCount, { interval: 50 })
    .toBe(0)
  const answer = { status: 201, body: { id: 'made' } }
  expect(await onceOnly(t.deps, scope, async () => answer)).toEqual(answer)
})
