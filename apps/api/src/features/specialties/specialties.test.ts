import { DAY } from '@emma/domain/interval'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  askOf,
  buildTestApp,
  createCustomer,
  createSpecialist,
  createSpecialty,
  type SignedIn,
  signIn,
  type TestApp,
  type TestSpecialist,
} from '../../../test/index.ts'
import { insertAppointment } from '../../../test/matrix/fixture.ts'

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
const ask = askOf(() => t)
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
    {
      id: specialtyId,
      name: 'Ácido e Base',
      slug: 'ácido-e-base',
      icon: 'stethoscope',
      enabled: true,
      councils: [],
    },
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
    const created = await ask('POST', 'specialists-specialties', own, {
      specialty_id: other,
      price: 9000,
      rqe: '777',
    })
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

  test('shows a physician’s specialty to others only with its RQE', async () => {
    const other = await createSpecialty(t.deps)
    const created = (
      await ask('POST', 'specialists-specialties', own, { specialty_id: other, price: 9000 })
    ).json()
    expect(created).toMatchObject({ rqe: null, rqe_uf: null, public: false, enabled: true })
    const path = `specialists-specialties/${created.uuid}`
    const seen = async () => {
      const offered = await ask(
        'GET',
        `specialists-specialties?specialist_id=${sergio.specialistId}`,
        patient,
      )
      const card = await ask('GET', `specialists/specialists/${sergio.specialistId}`, null)
      const list = await ask('GET', `specialists/specialists?specialty_id=${other}`, null)
      return [offered, card, list].map(({ body }) => body.includes(other))
    }
    expect(await seen()).toEqual([false, false, false])
    expect(await listed(sergio)).toEqual([15_000, 15_000])
    const changed = (await ask('PATCH', path, own, { rqe: '4321' })).json()
    expect(changed).toMatchObject({ rqe: '4321', rqe_uf: 'SP', public: true })
    expect(await seen()).toEqual([true, true, true])
    expect(await listed(sergio)).toEqual([9000, 9000, 15_000])
    expect((await ask('PATCH', path, own, { rqe_uf: 'rj' })).json()).toMatchObject({
      rqe: '4321',
      rqe_uf: 'RJ',
    })
    expect((await ask('PATCH', path, own, { rqe: null })).json()).toMatchObject({
      rqe: null,
      rqe_uf: null,
      public: false,
    })
    expect(await seen()).toEqual([false, false, false])
    expect((await ask('PATCH', path, own, { rqe_uf: 'SP' })).json().errors).toMatchObject([{ path: 'rqe' }])
    expect((await ask('PATCH', path, own, { rqe: '1', rqe_uf: 'XX' })).json().errors).toMatchObject([
      { path: 'rqe_uf' },
    ])
  })

  test('of a profession that stands in the catalogue by its own name needs no RQE; a change of council counts', async () => {
    const { specialistId } = sergio
    const set = { council_type: 'CRP', council_number: '06/12345', status: 3 }
    await t.deps.db.updateTable('specialists').set(set).where('id', '=', specialistId).execute()
    const other = await createSpecialty(t.deps)
    const created = await ask('POST', 'specialists-specialties', own, { specialty_id: other, price: 9000 })
    expect(created.json()).toMatchObject({ rqe: null, public: true })
    const form = new FormData()
    form.set('council', JSON.stringify({ type: 'CRM', uf: 'SP', number: '123456' }))
    const changed = await t.app.inject({
      method: 'PUT',
      url: '/api/v1/specialists/updateSpecialists',
      headers: own.headers,
      payload: form,
    })
    expect(changed.statusCode).toBe(200)
    const { data } = (await ask('GET', 'specialists-specialties', own)).json()
    expect(data.find(({ uuid }: { uuid: string }) => uuid === created.json().uuid).public).toBe(false)
  })

  test('keeps the price of what was booked', async () => {
    const [offer] = (await ask('GET', 'specialists-specialties', own)).json().data
    const customer = await createCustomer(t.deps)
    const startsAt = new Date(t.clock.now().getTime() + DAY)
    await insertAppointment(t, { specialist: sergio, customer, specialtyId, startsAt, status: 'confirmed' })
    const booked = () => t.deps.db.selectFrom('appointments').selectAll().orderBy('id').execute()
    const before = await booked()
    await ask('PATCH', `specialists-specialties/${offer.uuid}`, own, { price: 33_000 })
    expect(await booked()).toEqual(before)
  })

  test('of a suspended specialist stays as it is', async () => {
    const suspended = await createSpecialist(t.deps, { specialtyId, status: 4 })
    const session = await signIn(t.deps, suspended)
    const [offer] = (await ask('GET', 'specialists-specialties', session)).json().data
    const before = await offers()
    const path = `specialists-specialties/${offer.uuid}`
    const other = await createSpecialty(t.deps)
    const added = await ask('POST', 'specialists-specialties', session, { specialty_id: other, price: 9000 })
    expect(added.statusCode).toBe(403)
    expect((await ask('PATCH', path, session, { price: 5000 })).statusCode).toBe(403)
    expect((await ask('DELETE', path, session)).statusCode).toBe(403)
    expect(await offers()).toEqual(before)
  })

  test('is not removed while somebody is still to be attended in it', async () => {
    const [offer] = (await ask('GET', 'specialists-specialties', own)).json().data
    const customer = await createCustomer(t.deps)
    const startsAt = new Date(t.clock.now().getTime() + DAY)
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
