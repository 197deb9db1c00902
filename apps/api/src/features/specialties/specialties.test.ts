import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  buildTestApp,
  createCustomer,
  createSpecialist,
  createSpecialty,
  type SignedIn,
  signIn,
  type TestApp,
  type TestSpecialist,
} from '../../../test/index.ts'
import { insertAppointment } from '../../../test/matrix/world.ts'

let t: TestApp
let specialtyId: string
let patient: SignedIn
let sergio: TestSpecialist
let own: SignedIn
beforeAll(async () => {
  t = await buildTestApp()
  specialtyId = await createSpecialty(t.deps, 'Ácido e Base')
  patient = await signIn(t.deps, await createCustomer(t.deps))
})
beforeEach(async () => {
  sergio = await createSpecialist(t.deps, { specialtyId })
  own = await signIn(t.deps, sergio)
})
afterAll(() => t.close())

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
const ask = (method: Method, path: string, session: SignedIn | null, body?: object) =>
  t.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers: session?.headers ?? {},
    ...(body === undefined ? {} : { payload: body }),
  })
const offers = () => t.deps.db.selectFrom('specialist_specialties').selectAll().orderBy('id').execute()
const listed = async (specialist: TestSpecialist) =>
  (
    await t.deps.db
      .selectFrom('next_slots')
      .select(['specialty_id', 'price'])
      .where('specialist_id', '=', specialist.specialistId)
      .orderBy('price')
      .execute()
  ).map(({ price }) => price)

test('the catalogue is for everybody: enabled ones, found without accents', async () => {
  const hidden = await createSpecialty(t.deps, 'Antiga')
  await t.deps.db.updateTable('specialties').set({ enabled: false }).where('id', '=', hidden).execute()
  const { data, meta } = (await ask('GET', 'specialties?search=acido', null)).json()
  expect(data).toEqual([
    { id: specialtyId, name: 'Ácido e Base', slug: 'ácido-e-base', icon: 'stethoscope', enabled: true },
  ])
  expect(meta).toEqual({ page: 1, pageSize: 10, total: 1 })
  expect((await ask('GET', 'specialties?search=antiga', null)).json().data).toEqual([])
})

describe.each<[Method, string, object?]>([
  ['POST', 'specialists-specialties', { specialty_id: crypto.randomUUID(), price: 15_000 }],
  ['PATCH', `specialists-specialties/${crypto.randomUUID()}`, { enabled: false }],
  ['DELETE', `specialists-specialties/${crypto.randomUUID()}`],
])('%s %s', (method, path, body) => {
  test('is refused without a token and to a patient, and changes nothing', async () => {
    const before = await offers()
    expect((await ask(method, path, null, body)).statusCode).toBe(401)
    expect((await ask(method, path, patient, body)).statusCode).toBe(403)
    expect(await offers()).toEqual(before)
  })
})

describe('what a specialist offers', () => {
  test('is shown to whoever is logged in, the switched off ones only to oneself', async () => {
    const path = `specialists-specialties?specialist_id=${sergio.specialistId}`
    expect((await ask('GET', path, null)).statusCode).toBe(401)
    const [offer] = (await ask('GET', path, patient)).json().data
    expect(offer).toMatchObject({
      specialty_id: specialtyId,
      name: 'Ácido e Base',
      price: 15_000,
      enabled: true,
    })
    await ask('PATCH', `specialists-specialties/${offer.uuid}`, own, { enabled: false })
    expect((await ask('GET', path, patient)).json().data).toEqual([])
    expect((await ask('GET', 'specialists-specialties', own)).json().data).toMatchObject([{ enabled: false }])
    expect((await ask('GET', 'specialists-specialties?enabled=true', own)).json().data).toEqual([])
    expect((await ask('GET', 'specialists-specialties', patient)).statusCode).toBe(422)
  })

  test('is added, priced, switched and removed, and lists follow', async () => {
    const other = await createSpecialty(t.deps)
    const created = await ask('POST', 'specialists-specialties', own, { specialty_id: other, price: 9000 })
    expect(created.statusCode).toBe(201)
    expect(await listed(sergio)).toEqual([9000, 9000, 15_000])
    const { uuid } = created.json()
    const changed = await ask('PATCH', `specialists-specialties/${uuid}`, own, { price: 20_000 })
    expect(changed.json()).toMatchObject({ uuid, price: 20_000, enabled: true })
    expect(await listed(sergio)).toEqual([15_000, 15_000, 20_000])
    await ask('PATCH', `specialists-specialties/${uuid}`, own, { enabled: false })
    expect(await listed(sergio)).toEqual([15_000, 15_000])
    expect((await ask('DELETE', `specialists-specialties/${uuid}`, own)).statusCode).toBe(204)
    expect((await ask('GET', 'specialists-specialties', own)).json().data).toHaveLength(1)
  })

  test('twice, of no specialty, or outside the price bounds is refused and not kept', async () => {
    const before = await offers()
    const post = async (body: object) => (await ask('POST', 'specialists-specialties', own, body)).json()
    const other = await createSpecialty(t.deps)
    expect(await post({ specialty_id: specialtyId, price: 15_000 })).toMatchObject({ code: 'offer_exists' })
    expect(await post({ specialty_id: crypto.randomUUID(), price: 15_000 })).toMatchObject({
      status: 422,
      errors: [{ path: 'specialty_id' }],
    })
    for (const price of [1999, 200_001]) {
      expect(await post({ specialty_id: other, price })).toMatchObject({
        status: 422,
        errors: [{ path: 'price' }],
      })
    }
    expect(await offers()).toEqual(before)
  })

  test('carries an RQE where there is one', async () => {
    const other = await createSpecialty(t.deps)
    const body = { specialty_id: other, price: 9000, rqe: '54321' }
    const created = (await ask('POST', 'specialists-specialties', own, body)).json()
    expect(created.rqe).toBe('54321')
    const path = `specialists-specialties/${created.uuid}`
    expect((await ask('PATCH', path, own, { rqe: 'RQE 1' })).json().errors).toMatchObject([{ path: 'rqe' }])
    expect((await ask('PATCH', path, own, { rqe: null })).json().rqe).toBeNull()
    expect((await ask('PATCH', path, own, { price: 9500 })).json()).toMatchObject({ rqe: null, price: 9500 })
  })

  test('is not removed while somebody is still to be attended in it', async () => {
    const [offer] = (await ask('GET', 'specialists-specialties', own)).json().data
    const customer = await createCustomer(t.deps)
    const startsAt = new Date(t.clock.now().getTime() + 86_400_000)
    await insertAppointment(t, { specialist: sergio, customer, specialtyId, startsAt, status: 'confirmed' })
    const before = await offers()
    const refused = await ask('DELETE', `specialists-specialties/${offer.uuid}`, own)
    expect(refused.json()).toMatchObject({ status: 409, code: 'open_appointments' })
    expect(await offers()).toEqual(before)
  })

  test('is not changed to nothing', async () => {
    const [offer] = (await ask('GET', 'specialists-specialties', own)).json().data
    expect((await ask('PATCH', `specialists-specialties/${offer.uuid}`, own, {})).statusCode).toBe(422)
  })

  test('of another specialist is not found and stays as it is', async () => {
    const stranger = await signIn(t.deps, await createSpecialist(t.deps, { specialtyId }))
    const [offer] = (await ask('GET', 'specialists-specialties', own)).json().data
    const before = await offers()
    const path = `specialists-specialties/${offer.uuid}`
    expect((await ask('PATCH', path, stranger, { price: 5000 })).statusCode).toBe(404)
    expect((await ask('DELETE', path, stranger)).statusCode).toBe(404)
    expect(await offers()).toEqual(before)
  })
})
