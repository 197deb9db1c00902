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
import { mendCities } from './mend-cities.ts'
import { mendPins } from './mend-pins.ts'

let t: TestApp
let specialtyId: string
let patient: SignedIn
let sergio: TestSpecialist
let own: SignedIn
beforeAll(async () => {
  t = await buildTestApp()
  specialtyId = await createSpecialty(t.deps)
  patient = await signIn(t.deps, await createCustomer(t.deps))
})
beforeEach(async () => {
  sergio = await createSpecialist(t.deps, { specialtyId })
  own = await signIn(t.deps, sergio)
})
afterAll(() => t.close())

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const ask = askOf(() => t)
const stored = () => t.deps.db.selectFrom('places').selectAll().orderBy('id').execute()
const locations = async (session = patient) =>
  (await ask('GET', `specialists/localAtendimento/${sergio.specialistId}`, session)).json().data

const clinic = {
  name: 'Clínica Aurora',
  street: 'Rua Augusta',
  number: '1500',
  district: 'Consolação',
  city: 'São Paulo',
  uf: 'SP',
  zipCode: '01305-100',
}
const add = async (body: object = clinic) => (await ask('POST', 'specialists/places', own, body)).json()

describe.each<[Method, string, object?]>([
  ['POST', 'specialists/places', clinic],
  ['PUT', `specialists/places/${crypto.randomUUID()}`, { name: 'Outra' }],
  ['DELETE', `specialists/places/${crypto.randomUUID()}`],
])('%s %s', (method, path, body) => {
  test('is refused without a token, to a patient and to the suspended, and changes nothing', async () => {
    const suspended = await signIn(t.deps, await createSpecialist(t.deps, { specialtyId, status: 4 }))
    const before = await stored()
    expect((await ask(method, path, null, body)).statusCode).toBe(401)
    expect((await ask(method, path, patient, body)).statusCode).toBe(403)
    expect((await ask(method, path, suspended, body)).statusCode).toBe(403)
    expect(await stored()).toEqual(before)
  })
})

describe('a place', () => {
  test('is added at the centre of its city unless said, and stands after the online service', async () => {
    const created = await ask('POST', 'specialists/places', own, {
      ...clinic,
      specialistId: sergio.specialistId,
    })
    expect(created.statusCode).toBe(201)
    expect(created.json()).toEqual({
      ...clinic,
      zipCode: '01305100',
      id: expect.any(String),
      status: true,
      specialistId: sergio.specialistId,
      latitude: expect.closeTo(-23.55, 1),
      longitude: expect.closeTo(-46.64, 1),
    })
    expect(await locations()).toEqual([
      { id: null, name: 'Atendimento Online', status: true, specialistId: sergio.specialistId },
      created.json(),
    ])
  })

  test('lies at its CEP, else in its own city, and never where every map begins', async () => {
    const pin = ({ latitude, longitude }: { latitude: number; longitude: number }) => [latitude, longitude]
    const start = { latitude: -23.5505, longitude: -46.6333 }
    expect(pin(await add({ ...clinic, zipCode: '01310100' }))).toEqual([-23.5613, -46.6559])
    const manaus = { ...clinic, zipCode: '69005-040', city: 'MANAUS', uf: 'AM' }
    const near = [expect.closeTo(-3.1, 0), expect.closeTo(-60, 0)]
    expect(pin(await add(manaus))).toEqual(near)
    expect(pin(await add({ ...manaus, ...start }))).toEqual(near)
    expect(pin(await add({ ...manaus, city: 'Lugar Nenhum' }))).toEqual(near)
    const { id } = await add()
    const moved = await ask('PUT', `specialists/places/${id}`, own, {
      city: 'Manaus',
      uf: 'AM',
      zipCode: '69005040',
    })
    expect(pin(moved.json())).toEqual(near)
  })

  test('that an older release put where every map begins is brought to its city', async () => {
    const { id } = await add({ ...clinic, zipCode: '69005040', city: 'Manaus', uf: 'AM' })
    const start = { latitude: -23.5505, longitude: -46.6333 }
    await t.deps.db.updateTable('places').set(start).where('id', '=', id).execute()
    await mendPins(t.deps)
    const [place] = (await stored()).filter((each) => each.id === id)
    expect(place?.latitude).toBeCloseTo(-3.1, 0)
    expect(place?.longitude).toBeCloseTo(-60, 0)
  })

  test.each([
    ['SAO PAULO', 'SP', 'São Paulo'],
    ['sao paulo - sp', 'SP', 'São Paulo'],
    ['  são   paulo/SP', 'SP', 'São Paulo'],
    ['santa barbara doeste', 'SP', "Santa Bárbara d'Oeste"],
    ['Santa Bárbara D’Oeste', 'SP', "Santa Bárbara d'Oeste"],
    ['embu guacu', 'SP', 'Embu-Guaçu'],
    ['TAGUATINGA DO NORTE', 'DF', 'Taguatinga do Norte'],
    ['Vila de Ponta Negra', 'RN', 'Vila de Ponta Negra'],
  ])('in %s is in the city as it is called', async (city, uf, name) => {
    expect(await add({ ...clinic, city, uf })).toMatchObject({ city: name })
    const { id } = await add()
    const moved = await ask('PUT', `specialists/places/${id}`, own, { city, uf })
    expect(moved.json()).toMatchObject({ city: name })
  })

  test('kept by an older release under a city as it was typed is brought under its name', async () => {
    const { id } = await add()
    await t.deps.db.updateTable('places').set({ city: 'SAO PAULO' }).where('id', '=', id).execute()
    await mendCities(t.deps)
    expect((await stored()).find((each) => each.id === id)).toMatchObject({ city: 'São Paulo' })
  })

  test('can be prepared before the review', async () => {
    const beginner = await signIn(t.deps, await createSpecialist(t.deps, { specialtyId, status: 0 }))
    expect((await ask('POST', 'specialists/places', beginner, clinic)).statusCode).toBe(201)
  })

  test.each([
    [{ ...clinic, name: ' ' }, 'name'],
    [{ ...clinic, district: undefined }, 'district'],
    [{ ...clinic, uf: 'XX' }, 'uf'],
    [{ ...clinic, zipCode: '0130' }, 'zipCode'],
    [{ ...clinic, latitude: 91, longitude: 0 }, 'latitude'],
    [{ ...clinic, latitude: -23 }, 'longitude'],
    [{ ...clinic, owner: 'x' }, ''],
  ])('that is none is refused and not kept: %j', async (body, path) => {
    const before = await stored()
    const answer = await ask('POST', 'specialists/places', own, body)
    expect(answer.json()).toMatchObject({ status: 422, code: 'validation_failed' })
    if (path) expect(answer.json().errors).toMatchObject([{ path }])
    expect(await stored()).toEqual(before)
  })

  test('is changed in what is sent', async () => {
    const { id } = await add()
    const changed = await ask('PUT', `specialists/places/${id}`, own, { number: '9', zipCode: '01310100' })
    expect(changed.statusCode).toBe(200)
    expect(changed.json()).toMatchObject({ ...clinic, number: '9', zipCode: '01310100' })
    expect((await ask('PUT', `specialists/places/${id}`, own, {})).statusCode).toBe(422)
    const moved = { ...clinic, latitude: -3.1, longitude: -60.02, status: false }
    expect((await ask('PUT', `specialists/places/${id}`, own, moved)).json()).toMatchObject({
      latitude: -3.1,
      longitude: -60.02,
      status: false,
    })
  })

  test('that is switched off opens no slots, and lists follow', async () => {
    const { id } = await add()
    await t.deps.db
      .updateTable('availability_rules')
      .set({ place_id: id })
      .where('specialist_id', '=', sergio.specialistId)
      .execute()
    const next = async () =>
      (await ask('GET', `specialists/specialists/${sergio.specialistId}`, null)).json().nextSlot
    await ask('PUT', `specialists/places/${id}`, own, { status: true })
    expect(await next()).toMatchObject({ place_id: id, online: false })
    await ask('PUT', `specialists/places/${id}`, own, { status: false })
    expect(await next()).toBeNull()
  })

  test('of another specialist is not found, also under an own id, and stays as it is', async () => {
    const { id } = await add()
    const other = await signIn(t.deps, await createSpecialist(t.deps, { specialtyId }))
    const before = await stored()
    expect((await ask('PUT', `specialists/places/${id}`, other, { name: 'Minha' })).statusCode).toBe(404)
    expect((await ask('DELETE', `specialists/places/${id}`, other)).statusCode).toBe(404)
    const stolen = { ...clinic, specialistId: sergio.specialistId }
    expect((await ask('POST', 'specialists/places', other, stolen)).statusCode).toBe(404)
    expect((await ask('DELETE', 'specialists/places/1', own)).statusCode).toBe(400)
    expect(await stored()).toEqual(before)
  })

  test('is removed, and is gone', async () => {
    const { id } = await add()
    expect((await ask('DELETE', `specialists/places/${id}`, own)).statusCode).toBe(204)
    expect(await locations()).toHaveLength(1)
    expect((await ask('DELETE', `specialists/places/${id}`, own)).statusCode).toBe(404)
    expect((await ask('PUT', `specialists/places/${id}`, own, { name: 'De volta' })).statusCode).toBe(404)
  })

  test('is not removed while hours or coming appointments use it, and says which', async () => {
    const { id } = await add()
    const rule = { weekday: 0, init_hour: '09:00', final_hour: '11:00', interval: 30, place_id: id }
    const kept = (await ask('POST', 'specialists/availability', own, rule)).json()
    const appointment = await insertAppointment(t, {
      specialist: sergio,
      customer: await createCustomer(t.deps),
      specialtyId,
      startsAt: new Date('2026-11-29T12:00:00Z'),
      status: 'confirmed',
    })
    await t.deps.db.updateTable('appointments').set({ place_id: id }).where('id', '=', appointment).execute()
    const refused = await ask('DELETE', `specialists/places/${id}`, own)
    expect(refused.json()).toMatchObject({
      status: 409,
      code: 'place_in_use',
      errors: [
        { path: 'rules', message: '1 horário de atendimento' },
        { path: 'appointments', message: '1 consulta marcada' },
      ],
    })
    await ask('DELETE', `specialists/availability/${kept.id}`, own)
    const still = await ask('DELETE', `specialists/places/${id}`, own)
    expect(still.json().errors).toMatchObject([{ path: 'appointments' }])
    expect(await locations()).toHaveLength(2)
    await t.deps.db
      .updateTable('appointments')
      .set({ status: 'canceled_by_customer' })
      .where('id', '=', appointment)
      .execute()
    expect((await ask('DELETE', `specialists/places/${id}`, own)).statusCode).toBe(204)
  })

  test('is one of twenty at most, also when many are added at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 22 }, () => ask('POST', 'specialists/places', own, clinic)),
    )
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 201)).toHaveLength(20)
    expect(statuses.filter((status) => status === 409)).toHaveLength(2)
  })
})
