import { DAY } from '@emma/domain/interval'
import { sql } from 'kysely'
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
} from '../../../../test/index.ts'
import { insertAppointment } from '../../../../test/matrix/fixture.ts'
import { verifyAccessLog } from '../index.ts'

let t: TestApp
let asAuthor: SignedIn
/** Two patients, with two records each. */
let patients: readonly { readonly customerId: string; readonly records: readonly string[] }[]

beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())

const call = callOf(() => t)

beforeEach(async () => {
  const specialtyId = await createSpecialty(t.deps)
  const specialist = await createSpecialist(t.deps, { specialtyId })
  asAuthor = await signIn(t.deps, specialist)
  const patientWithTwo = async (nth: number) => {
    const customer = await createCustomer(t.deps)
    const startsAt = new Date(t.clock.now().getTime() - (nth + 1) * DAY)
    await insertAppointment(t, { specialist, customer, specialtyId, startsAt, status: 'finished' })
    const { customerId } = customer
    const create = async () =>
      (await call(asAuthor, 'POST', 'records/create', { customer_id: customerId, complaint: 'Dor' })).body.id
    return { customerId, records: [await create(), await create()] }
  }
  patients = [await patientWithTwo(0), await patientWithTwo(1)]
})

const read = (id: string | undefined) => call(asAuthor, 'GET', `records/byid/${id}`)
const readings = async (customerId: string | undefined) => {
  const { rows } = await sql<{ action: string; object_id: string }>`
    SELECT action, object_id FROM access_log WHERE customer_id = ${customerId} AND action IN ('read', 'list')
     ORDER BY id`.execute(t.deps.db)
  return rows
}
/** As the database's owner: the product's own role may not. */
const asOwner = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: t.databaseUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

test('of many who read at once each has its lines, and all chains are whole', async () => {
  const ids = patients.flatMap(({ records }) => records)
  const answers = await Promise.all([
    ...ids.flatMap((id) => Array.from({ length: 5 }, () => read(id))),
    ...Array.from({ length: 5 }, () => call(asAuthor, 'GET', 'records/all')),
  ])
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 25 }, () => 200))
  for (const { customerId, records } of patients) {
    const lines = await readings(customerId)
    for (const id of records) {
      expect(lines.filter(({ action, object_id }) => action === 'read' && object_id === id)).toHaveLength(5)
      expect(lines.filter(({ action, object_id }) => action === 'list' && object_id === id)).toHaveLength(5)
    }
  }
  expect((await verifyAccessLog(t.deps.db)).broken).toEqual([])
})

test('of many who ask at once each is given what they asked for', async () => {
  const asOther = await signIn(
    t.deps,
    await createSpecialist(t.deps, { specialtyId: await createSpecialty(t.deps) }),
  )
  const ids = patients.flatMap(({ records }) => records)
  const lists = [
    call(asAuthor, 'GET', 'records/all?pageSize=10'),
    call(asAuthor, 'GET', 'records/all?pageSize=1'),
    call(asOther, 'GET', 'records/all?pageSize=10'),
  ]
  const records = [...ids, ids[0]?.toUpperCase()].map(read)
  const ofOther = call(asOther, 'GET', `records/byid/${ids[0]}`)
  const [whole, newest, none] = await Promise.all(lists)
  const listed: string[] = whole?.body.data.map(({ id }: { id: string }) => id) ?? []
  expect(listed.toSorted()).toEqual(ids.toSorted())
  expect(newest?.body).toMatchObject({ data: [{ id: listed[0] }], meta: { total: 4 } })
  expect(none?.body).toMatchObject({ data: [], meta: { total: 0 } })
  expect((await Promise.all(records)).map(({ body }) => body.id)).toEqual([...ids, ids[0]])
  expect((await ofOther).status).toBe(404)
})

test('what somebody writes about one patient keeps nobody from reading about another', async () => {
  const [first, second] = patients
  await asOwner(async (client) => {
    await client.query('BEGIN')
    await client.query('SELECT FROM access_heads WHERE customer_id = $1 FOR UPDATE', [first?.customerId])
    const waits = read(first?.records[0])
    const goesOn = await Promise.all([read(second?.records[0]), read(second?.records[1])])
    expect(goesOn.map(({ status }) => status)).toEqual([200, 200])
    expect(await readings(first?.customerId)).toEqual([])
    await client.query('COMMIT')
    expect((await waits).status).toBe(200)
  })
  expect(await readings(first?.customerId)).toHaveLength(1)
  expect((await verifyAccessLog(t.deps.db)).broken).toEqual([])
})

test('what can not be logged is not answered', async () => {
  const [first, second] = patients
  const refused = `ALTER TABLE access_log ADD CONSTRAINT refused CHECK (customer_id <> '${first?.customerId}') NOT VALID`
  await asOwner((client) => client.query(refused))
  try {
    const [list, ofFirst, ofSecond] = await Promise.all([
      call(asAuthor, 'GET', 'records/all'),
      read(first?.records[0]),
      read(second?.records[0]),
    ])
    expect([list.status, ofFirst.status]).toEqual([500, 500])
    expect(JSON.stringify([list.body, ofFirst.body])).not.toContain('Dor')
    // Its own line is written, though it arrived together with theirs.
    expect(ofSecond.status).toBe(200)
    expect(await readings(first?.customerId)).toEqual([])
    const ofOther = await readings(second?.customerId)
    expect(ofOther.filter(({ action }) => action === 'read')).toHaveLength(1)
  } finally {
    await asOwner((client) => client.query('ALTER TABLE access_log DROP CONSTRAINT refused'))
  }
  expect((await verifyAccessLog(t.deps.db)).broken).toEqual([])
})
