import { HOUR } from '@emma/domain/interval'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { callOf, type SignedIn, useCareFixture } from '../../../../test/index.ts'

const care = useCareFixture()
const call = callOf(() => care().t)

const pressure = { systolic: 128, diastolic: 82 }
const measure = (who: SignedIn | null, measured: object = pressure) =>
  call(who, 'POST', 'records/vitals', { customer_id: care().paula.customerId, ...measured })
const seen = (who: SignedIn) => call(who, 'GET', `records/vitals/${care().paula.customerId}`)
const stored = () =>
  care()
    .t.deps.db.selectFrom('vitals')
    .selectAll()
    .where('customer_id', '=', care().paula.customerId)
    .execute()

test('only a specialist in care measures', async () => {
  expect((await measure(null)).status).toBe(401)
  expect((await measure(care().asPaula)).status).toBe(403)
  expect((await measure(care().asAna)).status).toBe(404)
  expect((await seen(care().asAna)).status).toBe(404)
  expect(await stored()).toEqual([])
})

test('the newest is first, and a weight counts with the height known by then', async () => {
  const hoursAgo = (hours: number) => new Date(care().t.clock.now().getTime() - hours * HOUR).toISOString()
  await measure(care().asSergio, { weight: 90, measured_at: hoursAgo(3) })
  await measure(care().asSergio, { weight: 80, height: 180, measured_at: hoursAgo(2) })
  await measure(care().asSergio, { weight: 81, ...pressure, temperature: 36.6 })
  expect((await seen(care().asPaula)).body.data).toMatchObject([
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
  expect((await measure(care().asSergio, wrong)).status).toBe(422)
  expect(await stored()).toEqual([])
})

test('a colleague in care sees it only where the patient shares the history, and changes nothing of it else', async () => {
  const { body } = await measure(care().asSergio)
  await care().attend(care().ana)
  expect((await seen(care().asAna)).body.data).toEqual([])
  expect((await call(care().asAna, 'DELETE', `records/vitals/byid/${body.id}`)).status).toBe(404)
  expect(await stored()).toMatchObject([{ removed_at: null }])
  await care().shareHistory()
  expect((await seen(care().asAna)).body.data).toMatchObject([{ id: body.id }])
})

test('what was measured wrong is taken out of sight and kept', async () => {
  const { body } = await measure(care().asSergio)
  expect((await call(care().asSergio, 'DELETE', `records/vitals/byid/${body.id}`)).status).toBe(204)
  expect((await seen(care().asSergio)).body.data).toEqual([])
  expect(await stored()).toMatchObject([{ removed_at: expect.any(Date) }])
  expect((await call(care().asSergio, 'DELETE', `records/vitals/byid/${body.id}`)).status).toBe(404)
})

test('it is sealed, and each view and change is in the patient’s log', async () => {
  await measure(care().asSergio)
  await seen(care().asSergio)
  const { rows } = await sql<{ found: number }>`
    SELECT count(*)::int AS found FROM vitals v
    WHERE v::text LIKE '%' || encode('systolic', 'hex') || '%'`.execute(care().t.deps.db)
  expect(rows).toEqual([{ found: 0 }])
  expect((await call(care().asPaula, 'GET', 'customer/access-log')).body.data).toMatchObject([
    { action: 'list', object: 'vitals', basis: 'care' },
    { action: 'create', object: 'vitals', basis: 'care' },
  ])
})
