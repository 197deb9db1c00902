import { DAY } from '@emma/domain/interval'
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
let sergio: TestSpecialist
let ana: TestSpecialist
let asSergio: SignedIn
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
    startsAt: new Date(t.clock.now().getTime() - DAY),
    status: 'finished',
  })

beforeEach(async () => {
  paula = await createCustomer(t.deps)
  sergio = await createSpecialist(t.deps, { specialtyId })
  ana = await createSpecialist(t.deps, { specialtyId })
  asSergio = await signIn(t.deps, sergio)
  asAna = await signIn(t.deps, ana)
  await attend(sergio)
})

const prescribe = async (who: SignedIn, title: string, condition_use = '') => {
  const { body } = await call(who, 'POST', 'records/create', { customer_id: paula.customerId })
  const medicine = { record_id: body.id, title, prescription: '1 ao dia', condition_use }
  expect((await call(who, 'POST', 'prescriptions/create', medicine)).status).toBe(201)
  return body.id
}
const sign = async (who: SignedIn, id: string) => {
  const whole = { complaint: 'Dor', diagnosis: 'Enxaqueca', conduct: 'Repouso', status: 'signed' }
  expect((await call(who, 'PUT', `records/update/${id}`, whole)).status).toBe(200)
}
const inUse = (who: SignedIn | null) => call(who, 'GET', `prescriptions/in-use/${paula.customerId}`)
const titles = async (who: SignedIn) =>
  (await inUse(who)).body.data.map(({ title }: { title: string }) => title)

test('each medicine of signed records once, without an end before the rest', async () => {
  await sign(asSergio, await prescribe(asSergio, 'Losartana', 'Uso Continuo'))
  await sign(asSergio, await prescribe(asSergio, 'losartana', 'Uso Contínuo'))
  await sign(asSergio, await prescribe(asSergio, 'Dipirona'))
  await prescribe(asSergio, 'Ibuprofeno')
  expect((await inUse(asSergio)).body.data).toMatchObject([
    { title: 'losartana', continuous: true, prescription: '1 ao dia', specialist_name: sergio.name },
    { title: 'Dipirona', continuous: false },
  ])
  t.clock.advance(60 * DAY)
  asSergio = await signIn(t.deps, sergio)
  expect(await titles(asSergio)).toEqual(['losartana'])
  t.clock.advance(-60 * DAY)
})

test('nobody without care sees any, and colleagues’ only with consent', async () => {
  await sign(asSergio, await prescribe(asSergio, 'Losartana', 'Uso Continuo'))
  expect((await inUse(null)).status).toBe(401)
  expect((await inUse(await signIn(t.deps, paula))).status).toBe(403)
  expect((await inUse(asAna)).status).toBe(404)
  await attend(ana)
  expect(await titles(asAna)).toEqual([])
  const shared = { user_id: paula.userId, kind: 'shared_history', version: '1' }
  await t.deps.db
    .insertInto('consents')
    .values({ id: t.deps.newId(), ...shared, text_hash: Buffer.from('x'), accepted_at: t.clock.now() })
    .execute()
  expect(await titles(asAna)).toEqual(['Losartana'])
})
