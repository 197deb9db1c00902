import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  buildTestApp,
  createAdmin,
  createCustomer,
  createSpecialist,
  createSpecialty,
  type SignedIn,
  signIn,
  type TestApp,
  type TestCustomer,
  type TestSpecialist,
} from '../test/index.ts'
import { momentsIn } from './dates.ts'
import { createDb, createPool } from './db/pool.ts'

let t: TestApp
let paula: TestCustomer
let helena: TestSpecialist
let patient: SignedIn
let doctor: SignedIn
beforeAll(async () => {
  t = await buildTestApp()
  paula = await createCustomer(t.deps)
  helena = await createSpecialist(t.deps, { specialtyId: await createSpecialty(t.deps) })
  patient = await signIn(t.deps, paula)
  doctor = await signIn(t.deps, helena)
})
afterAll(() => t.close())

const ask = (method: 'GET' | 'PUT' | 'POST', path: string, who?: SignedIn, payload?: object) =>
  t.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers: who?.headers ?? {},
    ...(payload ? { payload } : {}),
  })

test.each([
  ['a number', { refreshToken: 7 }],
  ['null', { refreshToken: null }],
  ['a list', { refreshToken: ['x'] }],
  ['too short', { refreshToken: 'x' }],
  ['too long', { refreshToken: 'x'.repeat(5000) }],
  ['nothing', {}],
  ['a body that is a list', []],
])('a refresh token of a wrong shape is 401, as any that is not good: %s', async (_shape, body) => {
  for (const path of ['auth/refreshToken', 'authentication/refreshToken']) {
    const refused = await ask('POST', path, undefined, body)
    expect([refused.statusCode, refused.json().code]).toEqual([401, 'session_ended'])
  }
})

test('perPage is taken as pageSize by every list; both at once and a wrong one are refused', async () => {
  const admin = await signIn(t.deps, await createAdmin(t.deps))
  const lists: readonly (readonly [string, SignedIn])[] = [
    ['customer/notifications', patient],
    ['specialists/notifications', doctor],
    ['customer/getCustomerAll', admin],
    ['errors', admin],
    ['audit', admin],
    [`schedules/specialist/${helena.specialistId}`, doctor],
  ]
  for (const [path, who] of lists) {
    const answer = await ask('GET', `${path}?perPage=3&page=1`, who)
    expect([path, answer.statusCode, answer.json().meta?.pageSize]).toEqual([path, 200, 3])
  }
  const both = await ask('GET', 'customer/notifications?perPage=3&pageSize=4', patient)
  expect(both.statusCode).toBe(422)
  expect((await ask('GET', 'customer/notifications?perPage=0', patient)).statusCode).toBe(422)
})

test('a period of slots that is too long says that 31 days are the most, and a reversed one that it is reversed', async () => {
  const path = `customer/specialists/${helena.specialistId}/schedules`
  const messageOf = async (query: string) =>
    (await ask('GET', `${path}?${query}`, patient)).json().errors?.[0]?.message
  expect(await messageOf('from=2026-12-01&to=2027-01-02')).toBe('O período pode ter no máximo 31 dias.')
  expect(await messageOf('from=2026-12-05&to=2026-12-01')).toBe('Precisa terminar depois de começar.')
  expect((await ask('GET', `${path}?from=2026-12-01&to=2026-12-31`, patient)).statusCode).toBe(200)
})

test('a customer without phone and second document is sent with nulls', async () => {
  const { personalData, contactDetails } = (await ask('GET', 'customer/info', patient)).json()
  expect(personalData).toMatchObject({ special_document_type: null, special_document_number: null })
  expect(contactDetails).toMatchObject({ phone: null })
})

test('a health probe that finds no database is answered 503 and is nobody’s error to mend', async () => {
  const { db } = t.deps
  const nowhere = createPool({ url: 'postgres://emma:x@127.0.0.1:1/emma', max: 1 })
  Object.assign(t.deps, { db: createDb(nowhere) })
  const [probe, other] = [await ask('GET', 'health/ready'), await ask('GET', 'customer/info', patient)]
  Object.assign(t.deps, { db })
  await nowhere.end()
  expect([probe.statusCode, other.statusCode]).toEqual([503, 503])
  await t.deps.errorReports.flush()
  const reported = await db.selectFrom('errors').select('route').execute()
  expect(reported.map(({ route }) => route)).toEqual(['GET customer/info'])
})

test('no English moment can be read with its day and month the other way round', () => {
  const third = new Date('2026-12-03T12:00:00Z')
  const { hour, day, short, near } = momentsIn.en
  expect([hour, day, short, near].map((write) => write(third, 'America/Sao_Paulo'))).toEqual([
    '09:00',
    '3 Dec',
    '3 Dec 2026, 09:00',
    'Thursday 3 December, 09:00',
  ])
})
