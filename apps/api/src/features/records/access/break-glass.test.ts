import { DAY, MINUTE } from '@emma/domain/interval'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  buildTestApp,
  callOf,
  createAdmin,
  createCustomer,
  createSpecialist,
  createSpecialty,
  runJobs,
  type SignedIn,
  signIn,
  type TestApp,
  type TestCustomer,
  type TestSpecialist,
} from '../../../../test/index.ts'
import { insertAppointment } from '../../../../test/matrix/fixture.ts'

const reason = 'Paciente desacordado no plantão; preciso saber das alergias.'

let t: TestApp
let paula: TestCustomer
let sergio: TestSpecialist
let ana: TestSpecialist
let asPaula: SignedIn
let asAna: SignedIn
let adminUser: string
let recordId: string

beforeAll(async () => {
  t = await buildTestApp()
  adminUser = (await createAdmin(t.deps)).userId
})
afterAll(() => t.close())

const call = callOf(() => t)

beforeEach(async () => {
  const specialtyId = await createSpecialty(t.deps)
  paula = await createCustomer(t.deps)
  sergio = await createSpecialist(t.deps, { specialtyId })
  ana = await createSpecialist(t.deps, { specialtyId })
  asPaula = await signIn(t.deps, paula)
  asAna = await signIn(t.deps, ana)
  const asSergio = await signIn(t.deps, sergio)
  const startsAt = new Date(t.clock.now().getTime() - DAY)
  await insertAppointment(t, {
    specialist: sergio,
    customer: paula,
    specialtyId,
    startsAt,
    status: 'finished',
  })
  const whole = { complaint: 'Dor', diagnosis: 'Enxaqueca', conduct: 'Repouso' }
  const begun = await call(asSergio, 'POST', 'records/create', { customer_id: paula.customerId, ...whole })
  recordId = begun.body.id
  await call(asSergio, 'PUT', `records/update/${recordId}`, { status: 'signed' })
})

const showSecondFactor = async ({ sessionId }: SignedIn) => {
  const shown = { second_factor_at: t.clock.now() }
  await t.deps.db.updateTable('sessions').set(shown).where('id', '=', sessionId).execute()
}
const open = (who: SignedIn | null, body: object = {}) =>
  call(who, 'POST', 'records/break-glass', { customer_id: paula.customerId, reason, ...body })
const history = (who: SignedIn) => call(who, 'GET', `records/history/${paula.customerId}`)
const opened = () =>
  t.deps.db.selectFrom('break_glass').selectAll().where('customer_id', '=', paula.customerId).execute()
const noticesOf = (userId: string) =>
  t.deps.db
    .selectFrom('notifications')
    .select('data')
    .where('user_id', '=', userId)
    .where('kind', '=', 'break_glass')
    .execute()

describe('who may', () => {
  test('nobody without a token; no patient and no admin', async () => {
    expect((await open(null)).status).toBe(401)
    expect((await open(asPaula)).status).toBe(403)
    const admin = await signIn(t.deps, { userId: adminUser })
    expect((await open(admin)).status).toBe(403)
    expect(await opened()).toEqual([])
  })

  test('without a second factor nobody, in the demo neither', async () => {
    const refused = await open(asAna)
    expect(refused).toMatchObject({ status: 403, body: { code: 'second_factor_setup_required' } })
    await showSecondFactor(asAna)
    t.clock.advance(11 * MINUTE)
    expect((await open(asAna)).status).toBe(403)
    expect(await opened()).toEqual([])
    expect(await noticesOf(paula.userId)).toEqual([])
  })

  test.each([
    { reason: 'curto' },
    { reason: ' '.repeat(40) },
    { reason: 'x'.repeat(1001) },
    { customer_id: 'x' },
    { specialist_id: '019aa000-0000-7000-8000-000000000001' },
  ])('%j is refused, and nothing is opened', async (body) => {
    await showSecondFactor(asAna)
    expect(await open(asAna, body)).toMatchObject({ status: 422, body: { code: 'validation_failed' } })
    expect(await opened()).toEqual([])
  })

  test('a patient who is not there is 404', async () => {
    await showSecondFactor(asAna)
    const missing = await open(asAna, { customer_id: '019aa000-0000-7000-8000-000000000001' })
    expect(missing).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })
})

test('for an hour it opens what colleagues signed, to read alone; everybody concerned is told', async () => {
  expect((await history(asAna)).status).toBe(404)
  await showSecondFactor(asAna)
  const answer = await open(asAna)
  const endsAt = new Date(t.clock.now().getTime() + 60 * MINUTE).toISOString()
  expect(answer).toMatchObject({ status: 201, body: { customer_id: paula.customerId, ends_at: endsAt } })

  const seen = await history(asAna)
  expect(seen.body).toMatchObject({ shared: 'break_glass', break_glass_until: endsAt })
  expect(seen.body.data).toMatchObject([{ id: recordId, can: { edit: false, amend: false } }])
  expect((await call(asAna, 'GET', `records/byid/${recordId}`)).status).toBe(200)
  const write = await call(asAna, 'PUT', `records/update/${recordId}`, { addendum: 'Nada' })
  expect(write.status).toBe(404)

  for (const userId of [paula.userId, adminUser]) {
    expect(await noticesOf(userId)).toContainEqual({ data: { specialistId: ana.specialistId } })
  }
  expect(await runJobs(t)).toEqual([])

  t.clock.advance(60 * MINUTE)
  const later = await signIn(t.deps, ana)
  expect((await history(later)).status).toBe(404)
  expect((await call(later, 'GET', `records/byid/${recordId}`)).status).toBe(404)
})

test('the patient sees who opened and read, and on what ground; the reason is sealed', async () => {
  await showSecondFactor(asAna)
  await open(asAna)
  await history(asAna)
  const { body } = await call(asPaula, 'GET', 'customer/access-log?pageSize=2')
  expect(body.data).toMatchObject([
    { who: { name: ana.name }, action: 'list', basis: 'break_glass', object_id: recordId },
    { who: { name: ana.name }, action: 'open', object: 'history', basis: 'break_glass' },
  ])
  const [row] = await opened()
  expect(row?.reason_sealed.includes('alergias')).toBe(false)
  const { rows } =
    await sql`SELECT FROM graphile_worker._private_jobs WHERE payload::text LIKE '%alergias%'`.execute(
      t.deps.db,
    )
  expect(rows).toEqual([])
})

test('it opens one patient to one specialist', async () => {
  await showSecondFactor(asAna)
  await open(asAna)
  const specialtyId = await createSpecialty(t.deps)
  const other = await signIn(t.deps, await createSpecialist(t.deps, { specialtyId }))
  expect((await history(other)).status).toBe(404)
  const another = await createCustomer(t.deps)
  expect((await call(asAna, 'GET', `records/history/${another.customerId}`)).status).toBe(404)
})

test('five a day are enough, also when asked for at once', async () => {
  await showSecondFactor(asAna)
  const answers = await Promise.all(Array.from({ length: 8 }, () => open(asAna)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3)
  expect(await opened()).toHaveLength(5)
  expect(await noticesOf(paula.userId)).toHaveLength(5)
})

test('five are enough of any 24 hours: a day after the first there may be another', async () => {
  await showSecondFactor(asAna)
  for (let each = 0; each < 5; each += 1) expect((await open(asAna)).status).toBe(201)
  t.clock.advance(DAY - 1)
  const almost = await signIn(t.deps, ana)
  await showSecondFactor(almost)
  expect((await open(almost)).status).toBe(429)
  t.clock.advance(1)
  expect((await open(almost)).status).toBe(201)
  expect(await opened()).toHaveLength(6)
})

test('an admin who is blocked is not told', async () => {
  const { userId } = await createAdmin(t.deps)
  await t.deps.db.updateTable('users').set({ blocked_at: t.clock.now() }).where('id', '=', userId).execute()
  await showSecondFactor(asAna)
  expect((await open(asAna)).status).toBe(201)
  expect(await noticesOf(userId)).toEqual([])
  expect(await noticesOf(adminUser)).toContainEqual({ data: { specialistId: ana.specialistId } })
})

test('an account that was erased is opened in no emergency', async () => {
  await t.deps.db
    .updateTable('customers')
    .set({ status: 'erased' })
    .where('id', '=', paula.customerId)
    .execute()
  await showSecondFactor(asAna)
  expect(await open(asAna)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(await opened()).toEqual([])
})

test('what is read in an emergency is logged as one, whatever the patient has agreed to', async () => {
  const consents = (await call(asPaula, 'GET', 'customer/consents')).body.data
  const { version } = consents.find(({ kind }: { kind: string }) => kind === 'shared_history')
  await call(asPaula, 'PUT', 'customer/consents', { kind: 'shared_history', version, accepted: true })
  expect((await history(asAna)).status).toBe(404)
  await showSecondFactor(asAna)
  await open(asAna)
  expect((await history(asAna)).body).toMatchObject({ shared: 'break_glass', data: [{ id: recordId }] })
  expect((await call(asAna, 'GET', `records/allergies/${paula.customerId}`)).status).toBe(200)
  const { body } = await call(asPaula, 'GET', 'customer/access-log?pageSize=2')
  expect(body.data).toMatchObject([
    { who: { name: ana.name }, action: 'list', object: 'allergy', basis: 'break_glass' },
    { who: { name: ana.name }, action: 'list', object: 'record', basis: 'break_glass' },
  ])
})

test('what colleagues signed is shared from the moment the patient says so until they take it back', async () => {
  const startsAt = new Date(t.clock.now().getTime() - 2 * DAY)
  const specialtyId = await createSpecialty(t.deps)
  await insertAppointment(t, { specialist: ana, customer: paula, specialtyId, startsAt, status: 'finished' })
  const read = async () => (await call(asAna, 'GET', `records/byid/${recordId}`)).status
  const consents = (await call(asPaula, 'GET', 'customer/consents')).body.data
  const { version } = consents.find(({ kind }: { kind: string }) => kind === 'shared_history')
  const say = (accepted: boolean) =>
    call(asPaula, 'PUT', 'customer/consents', { kind: 'shared_history', version, accepted })

  expect((await history(asAna)).body).toMatchObject({ data: [], shared: null })
  expect(await read()).toBe(404)
  await say(true)
  expect((await history(asAna)).body).toMatchObject({ data: [{ id: recordId }], shared: 'consent' })
  expect(await read()).toBe(200)
  const log = await call(asPaula, 'GET', 'customer/access-log?pageSize=1')
  expect(log.body.data).toMatchObject([{ who: { name: ana.name }, action: 'read', basis: 'consent' }])
  await say(false)
  expect((await history(asAna)).body).toMatchObject({ data: [], shared: null })
  expect(await read()).toBe(404)
})
