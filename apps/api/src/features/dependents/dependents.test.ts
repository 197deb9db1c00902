import { DAY } from '@emma/domain/interval'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  buildTestApp,
  createAdmin,
  createCustomer,
  createSpecialist,
  createSpecialty,
  type SignedIn,
  signIn,
  TEST_NOW,
  type TestApp,
  type TestCustomer,
  testCpf,
} from '../../../test/index.ts'
import { insertAppointment } from '../../../test/matrix/fixture.ts'
import { loadPatient } from './index.ts'

let t: TestApp
let paula: TestCustomer
let asPaula: SignedIn
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  t.clock.set(TEST_NOW)
  paula = await createCustomer(t.deps)
  asPaula = await signIn(t.deps, paula)
})

const PATH = 'customer/dependents'
const lia = { name: 'lia teste souza', birthDate: '2019-05-04', relation: 'child', sex: 'feminino' }
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const call = async (who: SignedIn | null, method: Method, path = PATH, payload?: object) => {
  const headers = who === null ? {} : who.headers
  const answer = await t.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers,
    ...(payload ? { payload } : {}),
  })
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() }
}
const add = (change: object = {}, who = asPaula) => call(who, 'POST', PATH, { ...lia, ...change })
const rows = () =>
  t.deps.db.selectFrom('dependents').selectAll().where('customer_id', '=', paula.customerId).execute()
const ownCpf = async () =>
  (await loadPatient(t.deps, t.deps.db, { customerId: paula.customerId, dependentId: null }))?.cpf

describe('who may', () => {
  test('nobody without a token, and neither specialists nor admins', async () => {
    const specialtyId = await createSpecialty(t.deps)
    const sergio = await signIn(t.deps, await createSpecialist(t.deps, { specialtyId }))
    const admin = await signIn(t.deps, await createAdmin(t.deps))
    expect((await call(null, 'GET')).status).toBe(401)
    expect((await call(null, 'POST', PATH, lia)).status).toBe(401)
    for (const who of [sergio, admin]) {
      expect(await call(who, 'GET')).toMatchObject({ status: 403, body: { code: 'forbidden' } })
      expect((await add({}, who)).status).toBe(403)
    }
    expect(await rows()).toEqual([])
  })

  test('another guardian finds neither the child nor a word of it', async () => {
    const { id } = (await add()).body
    const other = await signIn(t.deps, await createCustomer(t.deps))
    for (const [method, body] of [['PUT', { name: 'Outro Nome' }], ['DELETE']] as const) {
      expect(await call(other, method, `${PATH}/${id}`, body)).toMatchObject({ status: 404 })
    }
    expect((await call(other, 'GET')).body).toEqual({ data: [] })
    expect(await rows()).toMatchObject([{ id, name: 'Lia Teste Souza', removed_at: null }])
  })
})

describe('a dependent', () => {
  test('asked for twice under one key, also at once, is added once; another key adds another', async () => {
    const ask = (key: string, change: object = {}) =>
      t.app.inject({
        method: 'POST',
        url: `/api/v1/${PATH}`,
        headers: { ...asPaula.headers, 'idempotency-key': key },
        payload: { ...lia, ...change },
      })
    const answers = await Promise.all([ask('one-press'), ask('one-press')])
    answers.push(await ask('one-press'))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
    expect(await rows()).toHaveLength(1)
    expect((await ask('one-press', { name: 'outro nome' })).json().code).toBe('idempotency_key_reused')
    expect((await ask('refused', { birthDate: '1990-01-01' })).statusCode).toBe(422)
    expect((await ask('other-press')).statusCode).toBe(201)
    expect(await rows()).toHaveLength(2)
  })

  test('is added as typed, with the name written as names are, and the CPF sealed', async () => {
    const cpf = testCpf(7001)
    const { status, body } = await add({ cpf: `${cpf.slice(0, 3)}.${cpf.slice(3)}` })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: 'Lia Teste Souza',
      birthDate: '2019-05-04',
      age: 7,
      sex: 'feminino',
      relation: 'child',
      cpf,
      removed_at: null,
    })
    const [row] = await rows()
    expect(JSON.stringify(row?.cpf_sealed)).not.toContain(cpf)
    expect((await call(asPaula, 'GET')).body).toEqual({ data: [body] })
  })

  test.each([
    ['no name', { name: '' }, 'name'],
    ['one name alone', { name: 'Lia' }, 'name'],
    ['a day that is none', { birthDate: '2019-02-30' }, 'birthDate'],
    ['a day to come', { birthDate: '2999-01-01' }, 'birthDate'],
    ['an adult child', { birthDate: '2008-11-23' }, 'birthDate'],
    ['a relation that is none', { relation: 'friend' }, 'relation'],
    ['a wrong CPF', { cpf: '111.111.111-11' }, 'cpf'],
    ['a field that is none', { customer_id: '00000000-0000-7000-8000-000000000000' }, 'customer_id'],
  ])('is refused with %s', async (_, change, path) => {
    const { status, body } = await add(change)
    expect([status, body.code]).toEqual([422, 'validation_failed'])
    expect(new Set(body.errors.map((error: { path: string }) => error.path))).toEqual(new Set([path]))
    expect(await rows()).toEqual([])
  })

  test('is a minor until midnight of the guardian’s day, or of any age under guardianship', async () => {
    // In São Paulo it is still 22 November: the child comes of age tomorrow.
    t.clock.set('2026-11-23T02:30:00.000Z')
    asPaula = await signIn(t.deps, paula)
    expect((await add({ birthDate: '2008-11-23' })).status).toBe(201)
    t.clock.set('2026-11-23T03:30:00.000Z')
    asPaula = await signIn(t.deps, paula)
    expect((await add({ birthDate: '2008-11-23' })).status).toBe(422)
    expect((await add({ birthDate: '1950-01-01', relation: 'guardianship' })).body.age).toBe(76)
  })

  test('has a CPF of its own: not the guardian’s, nor another’s of the account; other accounts don’t matter', async () => {
    const cpf = testCpf(7002)
    expect((await add({ cpf })).status).toBe(201)
    for (const taken of [cpf, await ownCpf()]) {
      const refused = await add({ name: 'Davi Teste', cpf: taken })
      expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'cpf' }] } })
    }
    expect(await rows()).toHaveLength(1)
    const father = await signIn(t.deps, await createCustomer(t.deps))
    expect((await add({ cpf }, father)).status).toBe(201)
  })

  test('is changed in what is sent, and the CPF goes with null', async () => {
    const { id } = (await add({ cpf: testCpf(7003) })).body
    const changed = await call(asPaula, 'PUT', `${PATH}/${id}`, { name: 'Lia Nova', cpf: null })
    expect(changed).toMatchObject({
      status: 200,
      body: { name: 'Lia Nova', cpf: null, birthDate: '2019-05-04' },
    })
    const refused = await call(asPaula, 'PUT', `${PATH}/${id}`, { birthDate: '1990-01-01' })
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'birthDate' }] } })
    expect(await rows()).toMatchObject([{ birth_date: '2019-05-04', cpf_sealed: null, cpf_hash: null }])
  })

  test('is taken out and stays in what was written; its CPF may come again', async () => {
    const cpf = testCpf(7004)
    const { id } = (await add({ cpf })).body
    expect((await call(asPaula, 'DELETE', `${PATH}/${id}`)).status).toBe(204)
    expect((await call(asPaula, 'DELETE', `${PATH}/${id}`)).status).toBe(404)
    expect((await call(asPaula, 'PUT', `${PATH}/${id}`, { name: 'Lia Nova' })).status).toBe(404)
    expect((await call(asPaula, 'GET')).body).toEqual({ data: [] })
    const all = await call(asPaula, 'GET', `${PATH}?removed=true`)
    expect(all.body.data).toMatchObject([{ id, removed_at: t.clock.now().toISOString() }])
    expect((await add({ cpf })).status).toBe(201)
  })

  test('is not taken out while an appointment is open', async () => {
    const specialtyId = await createSpecialty(t.deps)
    const specialist = await createSpecialist(t.deps, { specialtyId })
    const { id } = (await add()).body
    const startsAt = new Date(t.clock.now().getTime() + DAY)
    const booked = { customer: paula, specialist, specialtyId, startsAt, dependentId: id }
    await insertAppointment(t, { ...booked, status: 'confirmed' })
    const refused = await call(asPaula, 'DELETE', `${PATH}/${id}`)
    expect(refused).toMatchObject({ status: 409, body: { code: 'open_appointments' } })
    expect(await rows()).toMatchObject([{ removed_at: null }])
  })

  test('is one of ten at most, however many are added at once', async () => {
    const answers = await Promise.all(Array.from({ length: 13 }, () => add()))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(10)
    expect(answers.find(({ status }) => status !== 201)?.body).toMatchObject({
      status: 409,
      code: 'dependents_limit',
    })
    expect(await rows()).toHaveLength(10)
  })
})

test('who a patient is: the holder, or a dependent with the guardian named; never one of another account', async () => {
  const cpf = testCpf(7005)
  const { id } = (await add({ cpf })).body
  const load = (dependentId: string | null, customerId = paula.customerId) =>
    loadPatient(t.deps, t.deps.db, { customerId, dependentId })
  expect(await load(null)).toMatchObject({ name: paula.name, guardian: null })
  expect(await load(id)).toMatchObject({
    name: 'Lia Teste Souza',
    birthDate: '2019-05-04',
    sex: 'feminino',
    cpf,
    avatarKey: null,
    guardian: { name: paula.name, relation: 'child' },
  })
  const other = await createCustomer(t.deps)
  expect(await load(id, other.customerId)).toBeUndefined()
  // The database refuses such a pair too.
  await expect(
    sql`INSERT INTO break_glass (id, specialist_id, customer_id, dependent_id, reason_sealed, session_id, created_at, ends_at)
      SELECT ${t.deps.newId()}::uuid, id, ${other.customerId}::uuid, ${id}::uuid, '', ${t.deps.newId()}::uuid, now(), now() + interval '1 hour'
      FROM specialists LIMIT 1`.execute(t.deps.db),
  ).rejects.toMatchObject({ code: '23503' })
})
