import { DAY } from '@emma/domain/interval'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loadStarterSets } from '../../../../db/starter/index.ts'
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
let recordId: string

beforeAll(async () => {
  t = await buildTestApp()
  await loadStarterSets(t.deps)
  specialtyId = await createSpecialty(t.deps)
})
afterAll(() => t.close())

const call = callOf(() => t)
const begin = async (who: SignedIn) =>
  (await call(who, 'POST', 'records/create', { customer_id: paula.customerId })).body.id
const attended = (specialist: TestSpecialist) =>
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
  await attended(sergio)
  recordId = await begin(asSergio)
})

const medicine = async (nome: string) => {
  const { body } = await call(asSergio, 'GET', `bulario/pesquisar?nome=${encodeURIComponent(nome)}`)
  const { id, nomeProduto } = body.content[0]
  return { bulario_id: id, title: nomeProduto }
}
const check = (body: object, who = asSergio) =>
  call(who, 'POST', 'prescriptions/check', { record_id: recordId, ...body })
const prescribe = (who: SignedIn, record_id: string, body: object) =>
  call(who, 'POST', 'prescriptions/create', { record_id, prescription: '1 ao dia', ...body })
const signedWith = async (who: SignedIn, body: object) => {
  const id = await begin(who)
  await prescribe(who, id, body)
  const whole = { complaint: 'Dor', diagnosis: 'Enxaqueca', conduct: 'Repouso', status: 'signed' }
  expect((await call(who, 'PUT', `records/update/${id}`, whole)).status).toBe(200)
}

describe('who may check', () => {
  test('the author of a draft alone', async () => {
    const body = { record_id: recordId, title: 'Dipirona' }
    const open = await t.app.inject({ method: 'POST', url: '/api/v1/prescriptions/check', payload: body })
    expect(open.statusCode).toBe(401)
    expect((await check({ title: 'Dipirona' }, await signIn(t.deps, paula))).status).toBe(403)
    expect((await check({ title: 'Dipirona' }, asAna)).status).toBe(404)
    expect((await check({ title: '' })).status).toBe(422)
    expect((await check({ title: 'Dipirona', bulario_id: t.deps.newId() })).status).toBe(422)
    const whole = { complaint: 'Dor', diagnosis: 'Enxaqueca', conduct: 'Repouso', status: 'signed' }
    await call(asSergio, 'PUT', `records/update/${recordId}`, whole)
    expect(await check({ title: 'Dipirona' })).toMatchObject({ status: 409, body: { code: 'record_signed' } })
  })
})

test('care that ended, as by a canceled consultation, lets nobody check or prescribe', async () => {
  await t.deps.db
    .updateTable('appointments')
    .set({ status: 'canceled_by_customer' })
    .where('specialist_id', '=', sergio.specialistId)
    .execute()
  expect((await check({ title: 'Dipirona' })).status).toBe(404)
  expect((await prescribe(asSergio, recordId, { title: 'Dipirona' })).status).toBe(404)
  const { rows } = await sql`SELECT FROM prescriptions WHERE record_id = ${recordId}::uuid`.execute(t.deps.db)
  expect(rows).toEqual([])
})

describe('allergies', () => {
  const note = (substance: string) =>
    call(asSergio, 'POST', 'records/allergies', {
      customer_id: paula.customerId,
      substance,
      reaction: 'Edema',
    })

  test('of the substance, its family and one near it are told, of others not', async () => {
    const { id } = (await note('Penicilina')).body
    const allergy = { id, substance: 'Penicilina', reaction: 'Edema' }
    expect((await check(await medicine('amoxicilina 500'))).body.allergies).toEqual([
      { ...allergy, kind: 'group', group: 'penicillins' },
    ])
    expect((await check(await medicine('cefalexina'))).body.allergies).toMatchObject([
      { kind: 'cross', group: 'cephalosporins' },
    ])
    expect((await check({ title: 'Benzetacil' })).body.allergies).toMatchObject([{ kind: 'group' }])
    expect((await check(await medicine('azitromicina'))).body.allergies).toEqual([])
    await note('Novalgina')
    expect((await check(await medicine('dipirona 500'))).body.allergies).toMatchObject([
      { substance: 'Novalgina', kind: 'same' },
    ])
  })
})

describe('the same substance twice', () => {
  test('in the record is told, but not of a prescription against itself', async () => {
    const dipirona = await medicine('dipirona 500')
    const { id } = (await prescribe(asSergio, recordId, dipirona)).body
    expect((await check({ title: 'Novalgina gotas' })).body.duplicates).toMatchObject([
      { id, where: 'record', substances: ['dipirona'] },
    ])
    expect((await check({ ...dipirona, prescription_id: id })).body.duplicates).toEqual([])
  })

  test('in what may still be taken is told: continuous for a year, the rest for a month', async () => {
    const [losartana, dipirona] = [await medicine('losartana'), await medicine('dipirona 500')]
    await signedWith(asSergio, { ...losartana, condition_use: 'Uso Continuo' })
    await signedWith(asSergio, dipirona)
    expect((await check(dipirona)).body.duplicates).toMatchObject([{ where: 'in_use' }])
    t.clock.advance(60 * DAY)
    asSergio = await signIn(t.deps, sergio)
    expect((await check(dipirona)).body.duplicates).toEqual([])
    expect((await check(losartana)).body.duplicates).toMatchObject([
      { where: 'in_use', condition_use: 'Uso Continuo', specialist_name: sergio.name },
    ])
    t.clock.advance(-60 * DAY)
  })

  test('in a colleague’s record only with the patient’s consent', async () => {
    await attended(ana)
    const losartana = await medicine('losartana')
    await signedWith(asAna, { ...losartana, condition_use: 'Uso Continuo' })
    expect((await check(losartana)).body.duplicates).toEqual([])
    const values = { id: t.deps.newId(), user_id: paula.userId, kind: 'shared_history', version: '1' }
    await t.deps.db
      .insertInto('consents')
      .values({ ...values, text_hash: Buffer.from('x'), accepted_at: t.clock.now() })
      .execute()
    expect((await check(losartana)).body.duplicates).toMatchObject([{ specialist_name: ana.name }])
  })
})

describe('a model for a diagnosis', () => {
  const model = { title: 'Dipirona', prescription: '1 comprimido', is_model: true }
  const models = async (query: string) =>
    (await call(asSergio, 'GET', `prescriptions/all?is_model=true${query}`)).body.data

  test('is found by the category of the code, changed and taken off it', async () => {
    const { body } = await call(asSergio, 'POST', 'prescriptions/create', { ...model, cid_code: 'J06.9' })
    expect(body).toMatchObject({ cid_code: 'J06.9', is_model: true })
    expect(await models('&cid_code=J06.0')).toMatchObject([
      { id: body.id, cid_name: expect.stringMatching(/infecção aguda/i) },
    ])
    expect(await models('&cid_code=R51')).toEqual([])
    const other = await call(asSergio, 'PUT', `prescriptions/update/${body.id}`, { cid_code: 'R51' })
    expect(other.body).toMatchObject({ cid_code: 'R51', title: 'Dipirona' })
    expect(other.body).not.toHaveProperty('cid_name')
    expect(await models('&cid_code=R51')).toMatchObject([{ cid_name: expect.stringMatching(/cefal/i) }])
    const none = await call(asSergio, 'PUT', `prescriptions/update/${body.id}`, { cid_code: null })
    expect(none.body).not.toHaveProperty('cid_code')
    expect(await models('&cid_code=R51')).toEqual([])
  })

  test('that is not listed, or of what is no model, is refused', async () => {
    const unlisted = await call(asSergio, 'POST', 'prescriptions/create', { ...model, cid_code: 'X99.9' })
    expect(unlisted).toMatchObject({ status: 422, body: { errors: [{ path: 'cid_code' }] } })
    const body = { title: 'Dipirona', prescription: '1', record_id: recordId, cid_code: 'R51' }
    expect((await call(asSergio, 'POST', 'prescriptions/create', body)).status).toBe(422)
    const { id } = (await prescribe(asSergio, recordId, { title: 'Dipirona' })).body
    const changed = await call(asSergio, 'PUT', `prescriptions/update/${id}`, { cid_code: 'R51' })
    expect(changed).toMatchObject({ status: 422, body: { errors: [{ path: 'cid_code' }] } })
    expect(await models('')).toEqual([])
  })
})
