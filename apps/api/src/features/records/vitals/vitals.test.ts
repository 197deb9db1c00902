import { HOUR } from '@emma/domain/interval'
import { sql } from 'kysely'
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
  type TestSpecialist,
} from '../../../../test/index.ts'
import { insertAppointment } from '../../../../test/matrix/fixture.ts'

let t: TestApp
let specialtyId: string
let paula: TestCustomer
let asPaula: SignedIn
let asSergio: SignedIn
let ana: TestSpecialist
let asAna: SignedIn
const call = callOf(() => t)

beforeAll(async () => {
  t = await buildTestApp()
  specialtyId = await createSpecialty(t.deps)
})
afterAll(() => t.close())

const attend = (specialist: TestSpecialist) =>
  insertAppointment(t, {
    specialist,
    customer: paula,
    specialtyId,
    startsAt: new Date(t.clock.now().getTime() - HOUR),
    status: 'finished',
  })

beforeEach(async () => {
  paula = await createCustomer(t.deps)
  const sergio = await createSpecialist(t.deps, { specialtyId })
  ana = await createSpecialist(t.deps, { specialtyId })
  asPaula = await signIn(t.deps, paula)
  asSergio = await signIn(t.deps, sergio)
  asAna = await signIn(t.deps, ana)
  await attend(sergio)
})

const pressure = { systolic: 128, diastolic: 82 }
const measure = (who: SignedIn | null, measured: object = pressure) =>
  call(who, 'POST', 'records/vitals', { customer_id: paula.customerId, ...measured })
const seen = (who: SignedIn) => call(who, 'GET', `records/vitals/${paula.customerId}`)
const stored = () =>
  t.deps.db.selectFrom('vitals').selectAll().where('customer_id', '=', paula.customerId).execute()

test('only a specialist in care measures', async () => {
  expect((await measure(null)).status).toBe(401)
  expect((await measure(asPaula)).status).toBe(403)
  expect((await measure(asAna)).status).toBe(404)
  expect((await seen(asAna)).status).toBe(404)
  expect(await stored()).toEqual([])
})

test('the newest is first, and a weight counts with the height known by then', async () => {
  const hoursAgo = (hours: number) => new Date(t.clock.now().getTime() - hours * HOUR).toISOString()
  await measure(asSergio, { weight: 90, measured_at: hoursAgo(3) })
  await measure(asSergio, { weight: 80, height: 180, measured_at: hoursAgo(2) })
  await measure(asSergio, { weight: 81, ...pressure, temperature: 36.6 })
  expect((await seen(asPaula)).body.data).toMatchObject([
    { weight: 81, bmi: 25, systolic: 128, diastolic: 82, temperature: 36.6 },
    { weight: 80, height: 180, bmi: 24.7 },
    { weight: 90, bmi: null },
  ])
})

test.each([
  {},
  { systolic: 120 },
  { systolic: 80, diastolic: 120 },
  { temperature: 366 },
  { saturation: 101 },
  { heart_rate: 80.5 },
  { weight: 80.55 },
  { ...pressure, measured_at: '2999-01-01T00:00:00Z' },
  { ...pressure, mood: 1 },
])('%j is refused and not kept', async (wrong) => {
  expect((await measure(asSergio, wrong)).status).toBe(422)
  expect(await stored()).toEqual([])
})

test('a colleague in care sees it only where the patient shares the history, and changes nothing of it else', async () => {
  const { body } = await measure(asSergio)
  await attend(ana)
  expect((await seen(asAna)).body.data).toEqual([])
  expect((await call(asAna, 'DELETE', `records/vitals/${body.id}`)).status).toBe(404)
  expect(await stored()).toMatchObject([{ removed_at: null }])
  const shared = { user_id: paula.userId, kind: 'shared_history', version: '1' }
  await t.deps.db
    .insertInto('consents')
    .values({ id: t.deps.newId(), ...shared, text_hash: Buffer.from('x'), accepted_at: t.clock.now() })
    .execute()
  expect((await seen(asAna)).body.data).toMatchObject([{ id: body.id }])
})

test('what was measured wrong is taken out of sight and kept', async () => {
  const { body } = await measure(asSergio)
  expect((await call(asSergio, 'DELETE', `records/vitals/${body.id}`)).status).toBe(204)
  expect((await seen(asSergio)).body.data).toEqual([])
  expect(await stored()).toMatchObject([{ removed_at: expect.any(Date) }])
  expect((await call(asSergio, 'DELETE', `records/vitals/${body.id}`)).status).toBe(404)
})

test('it is sealed, and each view and change is in the patient’s log', async () => {
  await measure(asSergio)
  await seen(asSergio)
  const { rows } = await sql<{ found: number }>`
    SELECT count(*)::int AS found FROM vitals v
    WHERE v::text LIKE '%' || encode('systolic', 'hex') || '%'`.execute(t.deps.db)
  expect(rows).toEqual([{ found: 0 }])
  expect((await call(asPaula, 'GET', 'customer/access-log')).body.data).toMatchObject([
    { action: 'list', object: 'vitals', basis: 'care' },
    { action: 'create', object: 'vitals', basis: 'care' },
  ])
})
