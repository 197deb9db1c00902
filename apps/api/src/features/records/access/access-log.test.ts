import { DAY, MINUTE } from '@emma/domain/interval'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  buildTestApp,
  callOf,
  createCustomer,
  createSpecialist,
  createSpecialty,
  type SignedIn,
  signIn,
  type TestApp,
  type TestCustomer,
} from '../../../../test/index.ts'
import { insertAppointment } from '../../../../test/matrix/fixture.ts'
import { verifyAccessLog } from '../index.ts'

let t: TestApp
let paula: TestCustomer
let asPaula: SignedIn
let recordId: string

beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())

const call = callOf(() => t)

// A signed record: two lines of its author.
beforeEach(async () => {
  const specialtyId = await createSpecialty(t.deps)
  const specialist = await createSpecialist(t.deps, { specialtyId })
  paula = await createCustomer(t.deps)
  asPaula = await signIn(t.deps, paula)
  const asAuthor = await signIn(t.deps, specialist)
  const startsAt = new Date(t.clock.now().getTime() - DAY)
  await insertAppointment(t, { specialist, customer: paula, specialtyId, startsAt, status: 'finished' })
  const whole = { complaint: 'Dor', diagnosis: 'Enxaqueca', conduct: 'Repouso' }
  const begun = await call(asAuthor, 'POST', 'records/create', { customer_id: paula.customerId, ...whole })
  recordId = begun.body.id
  await call(asAuthor, 'PUT', `records/update/${recordId}`, { status: 'signed' })
})

const lines = async () => {
  const { body } = await call(asPaula, 'GET', 'customer/access-log?pageSize=100')
  return body
}

test('shows equal accesses within a quarter of an hour as one, and keeps them all', async () => {
  const before = (await lines()).meta.total
  for (const minutes of [0, 10, 10, 16]) {
    t.clock.advance(minutes * MINUTE)
    asPaula = await signIn(t.deps, paula)
    await call(asPaula, 'GET', `records/byid/${recordId}`)
  }
  const { data, meta } = await lines()
  expect(meta.total).toBe(before + 2)
  expect(data.slice(0, 2)).toMatchObject([
    { action: 'read', times: 1 },
    { action: 'read', times: 3 },
  ])
  const span = Date.parse(data[1].at) - Date.parse(data[1].first_at)
  expect(span).toBe(20 * MINUTE)
  const kept = t.deps.db.selectFrom('access_log').select('id').where('customer_id', '=', paula.customerId)
  expect((await kept.execute()).length).toBe(before + 4)
})

test('a page after the last still says how many there are', async () => {
  const { body } = await call(asPaula, 'GET', 'customer/access-log?page=9')
  expect(body).toMatchObject({ data: [], meta: { page: 9, total: 2 } })
})

test('says whether any line was changed or taken away', async () => {
  expect((await lines()).intact).toBe(true)
  expect((await verifyAccessLog(t.deps.db)).broken).toEqual([])
  /** As the database's owner could; the product's own role can't. */
  const tamper = async (statement: string) => {
    const client = new pg.Client({ connectionString: t.databaseUrl })
    await client.connect()
    await client.query(`ALTER TABLE access_log DISABLE TRIGGER ALL; ${statement};
      ALTER TABLE access_log ENABLE TRIGGER ALL`)
    await client.end()
  }
  const ids = await t.deps.db
    .selectFrom('access_log')
    .select('id')
    .where('customer_id', '=', paula.customerId)
    .orderBy('id')
    .execute()
  const [first, last] = [ids[0]?.id ?? 0, ids.at(-1)?.id ?? 0]
  await tamper(`UPDATE access_log SET basis = 'own' WHERE id = ${first}`)
  expect((await lines()).intact).toBe(false)
  const customerId = paula.customerId
  expect((await verifyAccessLog(t.deps.db)).broken).toEqual([{ customerId, line: first }])
  await tamper(`UPDATE access_log SET basis = 'author' WHERE id = ${first}`)
  expect((await lines()).intact).toBe(true)
  await tamper(`DELETE FROM access_log WHERE id = ${last}`)
  expect((await verifyAccessLog(t.deps.db)).broken).toEqual([{ customerId, line: null }])
  expect((await lines()).intact).toBe(false)
})
