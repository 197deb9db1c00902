import { HOUR } from '@emma/domain/interval'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  buildTestApp,
  createCustomer,
  createSpecialist,
  createSpecialty,
  type SignedIn,
  signIn,
  type TestApp,
  type TestCustomer,
  type TestSpecialist,
} from '../../../../test/index.ts'
import { insertAppointment } from '../../../../test/matrix/fixture.ts'

let t: TestApp
let specialtyId: string
let paula: TestCustomer
let sergio: TestSpecialist
let asPaula: SignedIn
let asSergio: SignedIn
let asAna: SignedIn

beforeAll(async () => {
  t = await buildTestApp()
  specialtyId = await createSpecialty(t.deps)
})
afterAll(() => t.close())

beforeEach(async () => {
  paula = await createCustomer(t.deps)
  sergio = await createSpecialist(t.deps, { specialtyId })
  asPaula = await signIn(t.deps, paula)
  asSergio = await signIn(t.deps, sergio)
  asAna = await signIn(t.deps, await createSpecialist(t.deps, { specialtyId }))
  const startsAt = new Date(t.clock.now().getTime() - HOUR)
  await insertAppointment(t, {
    specialist: sergio,
    customer: paula,
    specialtyId,
    startsAt,
    status: 'finished',
  })
})

type Method = 'GET' | 'POST' | 'DELETE'
const call = async (who: SignedIn | null, method: Method, path: string, payload?: object) => {
  const headers = who === null ? {} : who.headers
  const request = { method, url: `/api/v1/records/allergies${path}`, headers }
  const answer = await t.app.inject({ ...request, ...(payload ? { payload } : {}) })
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() }
}
const note = (who: SignedIn | null, more: object = {}) =>
  call(who, 'POST', '', {
    customer_id: paula.customerId,
    substance: 'Dipirona',
    reaction: 'Urticária',
    ...more,
  })
const noted = async (who = asSergio) => (await call(who, 'GET', `/${paula.customerId}`)).body.data
const stored = () =>
  t.deps.db.selectFrom('allergies').selectAll().where('customer_id', '=', paula.customerId).execute()

describe('who may', () => {
  test('nobody without a token, no patient and no specialist without care notes anything', async () => {
    expect((await note(null)).status).toBe(401)
    expect((await note(asPaula)).status).toBe(403)
    expect((await note(asAna)).status).toBe(404)
    expect(await stored()).toEqual([])
  })

  test('who has no care neither sees nor takes out what was noted', async () => {
    const { body } = await note(asSergio)
    expect((await call(asAna, 'GET', `/${paula.customerId}`)).status).toBe(404)
    expect((await call(asAna, 'DELETE', `/byid/${body.id}`)).status).toBe(404)
    const other = await signIn(t.deps, await createCustomer(t.deps))
    expect((await call(other, 'GET', `/${paula.customerId}`)).status).toBe(404)
    expect(await noted()).toMatchObject([{ id: body.id }])
  })

  test('the patient sees what was noted about them', async () => {
    await note(asSergio)
    expect(await noted(asPaula)).toMatchObject([
      { substance: 'Dipirona', reaction: 'Urticária', specialist_name: sergio.name, dependent_id: null },
    ])
  })
})

test('each substance is noted once, whatever its accents', async () => {
  expect(await note(asSergio, { substance: ' Penicilina ' })).toMatchObject({
    status: 201,
    body: { substance: 'Penicilina', customer_id: paula.customerId },
  })
  const again = await note(asSergio, { substance: 'penicilína' })
  expect(again).toMatchObject({ status: 409, body: { code: 'allergy_noted' } })
  const both = await Promise.all([
    note(asSergio, { substance: 'Látex' }),
    note(asSergio, { substance: 'latex' }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
  expect(await stored()).toHaveLength(2)
})

test.each([{ substance: '' }, { substance: 'x'.repeat(121) }, { reaction: 'x'.repeat(301) }, { extra: 1 }])(
  '%j is refused',
  async (wrong) => {
    expect((await note(asSergio, wrong)).status).toBe(422)
    expect(await stored()).toEqual([])
  },
)

test('nobody else’s dependent fits', async () => {
  expect((await note(asSergio, { dependent_id: t.deps.newId() })).status).toBe(404)
  expect(await stored()).toEqual([])
})

test('what is taken out no longer counts, and is kept', async () => {
  const { body } = await note(asSergio)
  expect((await call(asSergio, 'DELETE', `/byid/${body.id}`)).status).toBe(204)
  expect(await noted()).toEqual([])
  expect(await stored()).toMatchObject([{ id: body.id, removed_by: sergio.specialistId }])
  expect((await call(asSergio, 'DELETE', `/byid/${body.id}`)).status).toBe(404)
  expect((await note(asSergio)).status).toBe(201)
})

test('it is sealed, and each view and change is in the patient’s log', async () => {
  await note(asSergio)
  await noted()
  const { rows } = await sql<{ found: number }>`
    SELECT count(*)::int AS found FROM allergies a
    WHERE a::text ILIKE '%dipirona%' OR a::text LIKE '%' || encode('ipirona', 'hex') || '%'`.execute(
    t.deps.db,
  )
  expect(rows).toEqual([{ found: 0 }])
  const log = await t.app.inject({ url: '/api/v1/customer/access-log', headers: asPaula.headers })
  expect(log.json().data).toMatchObject([
    { action: 'list', object: 'allergy', basis: 'care' },
    { action: 'create', object: 'allergy', basis: 'care' },
  ])
})
