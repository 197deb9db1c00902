import privacy from '@emma/phrases/privacy'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  buildTestApp,
  createCustomer,
  createSpecialist,
  createSpecialty,
  signIn,
  type TestApp,
} from '../../../test/index.ts'
import { telemedicineTerm } from './terms.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())

const url = '/api/v1/customer/consents'
const { version } = privacy.telemedicine
const stored = () => t.deps.db.selectFrom('consents').selectAll().execute()
const put = (headers: Readonly<Record<string, string>>, payload: object) =>
  t.app.inject({ method: 'PUT', url, headers: { ...headers }, payload })

test('nobody without a token, and no specialist, accepts a term', async () => {
  const specialist = await createSpecialist(t.deps, { specialtyId: await createSpecialty(t.deps) })
  const { headers } = await signIn(t.deps, specialist)
  expect((await put({}, { kind: 'telemedicine', version })).statusCode).toBe(401)
  expect((await put(headers, { kind: 'telemedicine', version })).statusCode).toBe(403)
  expect(await stored()).toEqual([])
})

test('an old version of the term is refused, and nothing is kept', async () => {
  const { headers } = await signIn(t.deps, await createCustomer(t.deps))
  const answer = await put(headers, { kind: 'telemedicine', version: '2020-01' })
  expect(answer.json()).toMatchObject({ status: 409, code: 'stale_version' })
  expect(await stored()).toEqual([])
})

test('accepting keeps version, hash and time, once however often it is said', async () => {
  const customer = await createCustomer(t.deps)
  const { headers } = await signIn(t.deps, customer)
  const before = await t.app.inject({ url, headers })
  expect(before.json()).toEqual({ data: [{ kind: 'telemedicine', version, accepted_at: null }] })
  await put(headers, { kind: 'telemedicine', version })
  const acceptedAt = t.clock.now().toISOString()
  t.clock.advance(60_000)
  const again = await put(headers, { kind: 'telemedicine', version })
  expect(again.json()).toEqual({ data: [{ kind: 'telemedicine', version, accepted_at: acceptedAt }] })
  const rows = (await stored()).filter(({ user_id }) => user_id === customer.userId)
  expect(rows).toHaveLength(1)
  expect(rows[0]?.text_hash).toEqual(telemedicineTerm.hash)
})

test('a changed text has a new version: this hash belongs to 2026-11', () => {
  expect(version).toBe('2026-11')
  expect(telemedicineTerm.hash.toString('hex')).toBe(
    'e4f490eb7e44ee459cdc941b7a5151b142778ef7dbc91a7edb979d865f889b4d',
  )
})
