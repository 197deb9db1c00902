import { sql } from 'kysely'
import pg from 'pg'
import { beforeEach, describe, expect, test } from 'vitest'
import { giveCredit, PRICE, slotId, TOMORROW, useBookingFixture } from '../../../../test/index.ts'

const w = useBookingFixture()
beforeEach(() => giveCredit(w().t.deps, w().paula.customerId, 3 * PRICE))

const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object, key?: string) => {
  const answer = await w().t.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers: { ...w().session.headers, ...(key === undefined ? {} : { 'idempotency-key': key }) },
    ...(payload ? { payload } : {}),
  })
  return { status: answer.statusCode, body: answer.json() }
}
const book = (key: string, more: object = {}) => {
  const { paula, specialist, specialtyId } = w()
  const path = `schedules/auth/${paula.customerId}/schedules/${slotId(specialist.specialistId, TOMORROW)}/confirm`
  return call('POST', path, { specialty_id: specialtyId, payment_method: 'wallet', ...more }, key)
}
const newKey = () => w().t.deps.newId()
const run = (statement: ReturnType<typeof sql>) => statement.execute(w().t.deps.db)

describe('the answer to a booking, made before it is written', () => {
  const expectAsRead = async (more: object = {}) => {
    const booked = await book(newKey(), more)
    expect(booked.status, JSON.stringify(booked.body)).toBe(201)
    const { body } = await call('GET', `schedules/${booked.body.id}`)
    expect(booked.body).toEqual(body)
    return booked.body
  }

  test('is what reading the appointment says', () => expectAsRead())

  test('also of a visit in a place, with a return visit to come', async () => {
    const { specialistId } = w().specialist
    const placeId = newKey()
    await run(sql`INSERT INTO places (id, specialist_id, name, street, number, district, city, uf, zip_code, created_at)
      VALUES (${placeId}, ${specialistId}, 'Clínica', 'Rua A', '1', 'Centro', 'São Paulo', 'SP', '01000000', now())`)
    await run(sql`UPDATE availability_rules SET place_id = ${placeId} WHERE specialist_id = ${specialistId}`)
    await run(sql`UPDATE specialist_specialties SET return_days = 30, return_price = 0
      WHERE specialist_id = ${specialistId}`)
    expect((await expectAsRead()).place).toMatchObject({ id: placeId, name: 'Clínica' })
  })

  test('also of a child, with a reason and questions to answer before', async () => {
    const { specialist, specialtyId } = w()
    const child = { name: 'Lia Teste', birthDate: '2019-05-04', relation: 'child' }
    const { body: dependent } = await call('POST', 'customer/dependents', child)
    await run(sql`INSERT INTO questionnaire_questions (id, specialist_id, specialty_id, number, text, kind, options, required)
      VALUES (${newKey()}, ${specialist.specialistId}, ${specialtyId}, 1, 'Tem febre?', 'yes_no', '{}', true)`)
    const booked = await expectAsRead({ dependent_id: dependent.id, notes: 'Febre desde ontem' })
    expect(booked.dependent).toEqual({ id: dependent.id, name: 'Lia Teste' })
    expect(booked.preparation).toEqual({ asked: true, done: false })
  })
})

describe('a repeated call', () => {
  test('finds its answer committed together with the booking', async () => {
    const key = newKey()
    const { body } = await book(key)
    const { rows } = await sql<{ together: boolean; response: unknown }>`
      SELECT k.xmin = a.xmin AND p.xmin = a.xmin AS together, k.response
        FROM idempotency_keys k, appointments a JOIN payments p ON p.appointment_id = a.id
       WHERE k.key = ${key} AND a.idempotency_key = ${key}`.execute(w().t.deps.db)
    expect(rows).toEqual([{ together: true, response: body }])
  })

  test('gets the first answer, whatever became of the appointment since', async () => {
    const key = newKey()
    const first = await book(key)
    await call('DELETE', `schedules/auth/schedules/${first.body.id}/cancelPerCustomer`)
    expect(await book(key)).toEqual(first)
    expect(await w().appointments()).toHaveLength(1)
  })

  test('gets the refusal that the first one got, though the slot is free by now', async () => {
    const key = newKey()
    const taken = await book(newKey())
    const refused = await book(key)
    expect(refused).toMatchObject({ status: 409, body: { code: 'already_booked_then' } })
    await call('DELETE', `schedules/auth/schedules/${taken.body.id}/cancelPerCustomer`)
    const { traceId: _first, ...refusal } = refused.body
    const again = await book(key)
    expect(again).toMatchObject({ status: 409, body: refusal })
    expect(await w().appointments()).toHaveLength(1)
  })

  test('of another operation under the key books nothing', async () => {
    const key = newKey()
    const { userId } = w().paula
    await run(sql`INSERT INTO idempotency_keys (user_id, key, endpoint, body_hash, locked_at, created_at, status, response)
      VALUES (${userId}, ${key}, 'POST /api/v1/other', '\\x00', ${w().t.clock.now()}, ${w().t.clock.now()}, 200, '{}')`)
    expect(await book(key)).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } })
    await w().expectNothingWritten()
    expect(await w().wallet()).toBe(3 * PRICE)
  })

  test('that comes while the first one is written waits for it, and answers the same', async () => {
    const key = newKey()
    const owner = new pg.Client({ connectionString: w().t.databaseUrl })
    await owner.connect()
    // The first call stops before its last statement: the wallet is locked.
    await owner.query('BEGIN')
    await owner.query('SELECT FROM credits WHERE customer_id = $1 FOR UPDATE', [w().paula.customerId])
    const both = [book(key), book(key)]
    await owner.query('COMMIT')
    await owner.end()
    const [first, second] = await Promise.all(both)
    expect(first?.status).toBe(201)
    expect(second).toEqual(first)
    expect(await w().wallet()).toBe(2 * PRICE)
  })
})

test('a booking that fails at its last statement leaves nothing, and its key is free', async () => {
  const key = newKey()
  const owner = new pg.Client({ connectionString: w().t.databaseUrl })
  await owner.connect()
  try {
    // The key is written after the appointment, its payment and its job.
    await owner.query(`ALTER TABLE idempotency_keys ADD CONSTRAINT refused CHECK (key <> '${key}') NOT VALID`)
    expect((await book(key)).status).toBe(500)
    await w().expectNothingWritten()
    expect(await w().wallet()).toBe(3 * PRICE)
    await owner.query('ALTER TABLE idempotency_keys DROP CONSTRAINT refused')
  } finally {
    await owner.end()
  }
  expect((await book(key)).status).toBe(201)
})
