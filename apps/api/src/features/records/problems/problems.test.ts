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

const note = (who: SignedIn | null, more: object = {}) =>
  call(who, 'POST', 'records/problems', {
    customer_id: paula.customerId,
    description: 'Hipertensão',
    ...more,
  })
const seen = (who: SignedIn) => call(who, 'GET', `records/problems/${paula.customerId}`)
const stored = () =>
  t.deps.db.selectFrom('problems').selectAll().where('customer_id', '=', paula.customerId).execute()
const resolve = (who: SignedIn, id: string, resolved: boolean) =>
  call(who, 'PATCH', `records/problems/${id}`, { resolved })

test('only a specialist in care notes, resolves and takes out', async () => {
  expect((await note(null)).status).toBe(401)
  expect((await note(asPaula)).status).toBe(403)
  expect((await note(asAna)).status).toBe(404)
  expect(await stored()).toEqual([])
  const { body } = await note(asSergio)
  const before = await stored()
  expect((await resolve(asPaula, body.id, true)).status).toBe(403)
  expect((await resolve(asAna, body.id, true)).status).toBe(404)
  expect((await call(asAna, 'DELETE', `records/problems/${body.id}`)).status).toBe(404)
  expect((await seen(asAna)).status).toBe(404)
  expect(await stored()).toEqual(before)
})

test('what is there comes before what is over, and comes back', async () => {
  const first = (await note(asSergio, { description: 'Asma', since: '2019-01-01' })).body
  await note(asSergio)
  expect((await resolve(asSergio, first.id, true)).status).toBe(200)
  expect((await seen(asPaula)).body.data).toMatchObject([
    { description: 'Hipertensão', resolved_at: null },
    { description: 'Asma', since: '2019-01-01', resolved_at: expect.any(String) },
  ])
  expect((await resolve(asSergio, first.id, false)).body).toMatchObject({ resolved_at: null })
})

test('a problem is on the list once, and again after it was over', async () => {
  const { body } = await note(asSergio)
  expect(await note(asSergio, { description: ' hipertensao ' })).toMatchObject({
    status: 409,
    body: { code: 'problem_noted' },
  })
  await resolve(asSergio, body.id, true)
  expect((await note(asSergio)).status).toBe(201)
  expect(await stored()).toHaveLength(2)
})

test.each([{ description: '' }, { cid_code: 'Z99.99' }, { since: 'ontem' }, { extra: 1 }])(
  '%j is refused and not kept',
  async (wrong) => {
    expect((await note(asSergio, wrong)).status).toBe(422)
    expect(await stored()).toEqual([])
  },
)

test('a colleague in care neither sees nor changes what the patient does not share', async () => {
  const { body } = await note(asSergio)
  await attend(ana)
  expect((await seen(asAna)).body.data).toEqual([])
  expect((await resolve(asAna, body.id, true)).status).toBe(404)
  // Nor does a refusal tell of it.
  expect((await note(asAna)).status).toBe(201)
  expect((await seen(asSergio)).body.data).toMatchObject([{ id: body.id, resolved_at: null }])
})

test('what was wrong is out of sight and kept; all of it is sealed and in the patient’s log', async () => {
  const { body } = await note(asSergio)
  expect((await call(asSergio, 'DELETE', `records/problems/${body.id}`)).status).toBe(204)
  expect((await seen(asSergio)).body.data).toEqual([])
  expect(await stored()).toMatchObject([{ removed_at: expect.any(Date) }])
  const { rows } = await sql<{ found: number }>`
    SELECT count(*)::int AS found FROM problems p
    WHERE p::text LIKE '%' || encode('Hipertens', 'hex') || '%'`.execute(t.deps.db)
  expect(rows).toEqual([{ found: 0 }])
  expect((await call(asPaula, 'GET', 'customer/access-log')).body.data).toMatchObject([
    { action: 'list', object: 'problem', basis: 'care' },
    { action: 'delete', object: 'problem', basis: 'care' },
    { action: 'create', object: 'problem', basis: 'care' },
  ])
})
