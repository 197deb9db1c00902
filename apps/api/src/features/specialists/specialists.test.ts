import { MINUTE } from '@emma/domain/interval'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  buildTestApp,
  createAdmin,
  createCustomer,
  createSpecialist,
  createSpecialty,
  signIn,
  type TestApp,
} from '../../../test/index.ts'
import { refreshNextSlots } from '../availability/index.ts'

let t: TestApp
let cardio: string
let derma: string
/**
 * By name: Ângela (late, expensive, cardiology), Bento (early, cheap), Célia (both, on duty, elsewhere), hidden Davi.
 */
const ids: Record<string, string> = {}
const change = (id: string, values: Record<string, unknown>) =>
  t.deps.db.updateTable('specialists').set(values).where('id', '=', id).execute()

const create = async (name: string, specialtyId: string, price: number, values: Record<string, unknown>) => {
  const { specialistId } = await createSpecialist(t.deps, { specialtyId, price })
  ids[name] = specialistId
  await change(specialistId, { name, ...values })
}
beforeAll(async () => {
  t = await buildTestApp()
  cardio = await createSpecialty(t.deps, 'Cardiologia')
  derma = await createSpecialty(t.deps, 'Dermatologia')
  await create('Ângela Paixão', cardio, 30_000, { rating_sum: 50, rating_count: 10 })
  await create('Bento 100%', derma, 10_000, { rating_sum: 8, rating_count: 2, use_online: true })
  await create('Célia Moura', derma, 20_000, {
    on_duty: true,
    city: 'Ribeirão Preto',
    time_zone: 'America/Manaus',
  })
  await create('Davi Oculto', cardio, 1000, { status: 4 })
  await t.deps.db
    .insertInto('specialist_specialties')
    .values({
      id: t.deps.newId(),
      specialist_id: ids['Célia Moura'] ?? '',
      specialty_id: cardio,
      price: 25_000,
      rqe: '4321',
      created_at: t.clock.now(),
    })
    .execute()
  await t.deps.db
    .updateTable('availability_rules')
    .set({ init_hour: '15:00' })
    .where('specialist_id', '=', ids['Ângela Paixão'] ?? '')
    .execute()
  await refreshNextSlots(t.deps)
})
afterAll(() => t.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  t.app.inject({ url: `/api/v1/${path}`, headers })
const list = async (query: Record<string, string>) =>
  (await get(`specialists/specialists?${new URLSearchParams(query)}`)).json()
const names = async (query: Record<string, string>) =>
  (await list(query)).data.map(({ name }: { name: string }) => name.split(' ')[0])

describe('the list', () => {
  test('is for everybody, shows only active specialists, and a token has to be good', async () => {
    const { data, meta } = await list({})
    expect(meta).toEqual({ page: 1, pageSize: 10, total: 3 })
    expect(data[0]).toMatchObject({
      id: ids['Bento 100%'],
      uuid: ids['Bento 100%'],
      favorite: false,
      council: { type: 'CRM', uf: 'SP' },
      specialties: [{ id: derma, name: 'Dermatologia', price: 10_000, rqe: '12345' }],
      rating: { average: 4, count: 2 },
      nextSlot: { init_hour: '09:30', status: 'open', online: true },
    })
    expect(await names({})).not.toContain('Davi')
    const bad = await get('specialists/specialists', { authorization: 'Bearer nothing' })
    expect(bad.statusCode).toBe(401)
  })

  test.each([
    [{ search: 'angela' }, ['Ângela']],
    [{ search: '100%' }, ['Bento']],
    [{ search: '_' }, []],
    [{ city: 'ribeirao preto', state: 'sp' }, ['Célia']],
    [{ on_duty: 'true' }, ['Célia']],
    [{ online: 'false' }, []],
    [{ max_price: '20000' }, ['Bento', 'Célia']],
    [{ date: '2026-11-28' }, []],
    [{ date: '2026-11-24', max_price: '10000' }, ['Bento']],
    [{ sort: 'price' }, ['Bento', 'Célia', 'Ângela']],
    [{ sort: 'rating' }, ['Ângela', 'Bento', 'Célia']],
    [{ sort: 'next_slot' }, ['Bento', 'Célia', 'Ângela']],
    [{ sort: 'price', page: '2', pageSize: '2' }, ['Ângela']],
  ])('answers %j', async (query, expected) => {
    expect(await names(query)).toEqual(expected)
  })

  test('of a specialty compares the prices of that specialty', async () => {
    expect(await names({ specialty_id: cardio, sort: 'price' })).toEqual(['Célia', 'Ângela'])
    expect(await names({ specialty_id: cardio, max_price: '24999' })).toEqual([])
    expect(await names({ specialty_id: derma, max_price: '24999' })).toEqual(['Bento', 'Célia'])
    expect((await list({ specialty_id: cardio, pageSize: '1' })).meta.total).toBe(2)
  })

  test('shows no slot that was taken or has passed, although nothing was computed since', async () => {
    const [card] = (await list({ search: 'bento' })).data
    await t.deps.db
      .insertInto('appointments')
      .values({
        id: t.deps.newId(),
        specialist_id: card.id,
        customer_id: (await createCustomer(t.deps)).customerId,
        specialty_id: derma,
        starts_at: card.nextSlot.starts_at,
        ends_at: card.nextSlot.ends_at,
        time_zone: card.nextSlot.timezone,
        status: 'confirmed',
        price: 0,
        platform_fee: 0,
        specialist_share: 0,
        policy: '{}',
        payment_method: 'wallet',
        created_at: t.clock.now(),
        updated_at: t.clock.now(),
      })
      .execute()
    expect((await list({ search: 'bento' })).data[0].nextSlot.init_hour).toBe('10:00')
    t.clock.advance(40 * MINUTE)
    expect((await list({ search: 'bento' })).data[0].nextSlot.init_hour).toBe('10:30')
    t.clock.advance(-40 * MINUTE)
  })

  test.each(['sort=cheap', 'specialty_id=1', 'pageSize=101', 'date=2026-02-30', 'unknown=1'])(
    'refuses %s',
    async (query) => {
      expect((await get(`specialists/specialists?${query}`)).statusCode).toBe(422)
    },
  )
})

describe('one specialist', () => {
  test('has places and reviews, with the reviewer by first name and initial', async () => {
    const id = ids['Célia Moura'] ?? ''
    await t.deps.db
      .insertInto('places')
      .values({
        id: t.deps.newId(),
        specialist_id: id,
        name: 'Clínica Centro',
        street: 'Rua A',
        number: '1',
        district: 'Centro',
        city: 'Ribeirão Preto',
        uf: 'SP',
        zip_code: '14010000',
        created_at: t.clock.now(),
      })
      .execute()
    const paula = await createCustomer(t.deps)
    const appointment = t.deps.newId()
    await t.deps.db
      .insertInto('appointments')
      .values({
        id: appointment,
        specialist_id: id,
        customer_id: paula.customerId,
        specialty_id: derma,
        starts_at: '2026-11-02T12:00:00Z',
        ends_at: '2026-11-02T12:30:00Z',
        time_zone: 'America/Manaus',
        status: 'finished',
        price: 0,
        platform_fee: 0,
        specialist_share: 0,
        policy: '{}',
        payment_method: 'wallet',
        created_at: t.clock.now(),
        updated_at: t.clock.now(),
      })
      .execute()
    await t.deps.db
      .insertInto('reviews')
      .values({
        id: t.deps.newId(),
        appointment_id: appointment,
        specialist_id: id,
        customer_id: paula.customerId,
        rating: 5,
        comment: 'Atenciosa',
        created_at: t.clock.now(),
      })
      .execute()
    const card = (await get(`specialists/specialists/${id}`)).json()
    expect(card.places).toMatchObject([{ name: 'Clínica Centro', specialistId: id, latitude: -23.5505 }])
    expect(card.reviews).toMatchObject([{ rating: 5, comment: 'Atenciosa', author: 'Paula T.' }])
    const { headers } = await signIn(t.deps, paula)
    const byId = (await get(`specialists/getSpecialistsById/${id}`, headers)).json()
    expect(byId).toMatchObject({ id, use_online: true, places_specialists: [{ name: 'Clínica Centro' }] })
    const locations = (await get(`specialists/localAtendimento/${id}`, headers)).json().data
    expect(locations).toMatchObject([
      { id: null, name: 'Atendimento Online', status: true },
      { name: 'Clínica Centro', status: true },
    ])
  })

  test('a place that is switched off is seen by its specialist alone', async () => {
    const own = await createSpecialist(t.deps, { specialtyId: derma })
    const id = own.specialistId
    const { headers } = await signIn(t.deps, own)
    const where = { street: 'Rua Um', number: '1', district: 'Centro', city: 'Campinas', uf: 'SP' }
    const payload = { name: 'Casa', ...where, zipCode: '13010000', status: false }
    const url = '/api/v1/specialists/places'
    expect((await t.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(201)
    const patient = await signIn(t.deps, await createCustomer(t.deps))
    const seen = async (as: typeof headers) => [
      (await get(`specialists/localAtendimento/${id}`, as)).json().data.length,
      (await get(`specialists/getSpecialistsById/${id}`, as)).json().places_specialists.length,
      (await get(`specialists/specialists/${id}`, as)).json().places.length,
    ]
    expect([await seen(headers), await seen(patient.headers)]).toEqual([
      [2, 1, 0],
      [1, 0, 0],
    ])
  })

  test('who is not active is found by nobody but by the own account', async () => {
    const id = ids['Davi Oculto'] ?? ''
    const stranger = await signIn(t.deps, await createCustomer(t.deps))
    const admin = await signIn(t.deps, await createAdmin(t.deps))
    const { user_id } = await t.deps.db
      .selectFrom('specialists')
      .select('user_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const davi = await signIn(t.deps, { userId: user_id })
    expect((await get(`specialists/specialists/${id}`)).statusCode).toBe(404)
    for (const path of ['getSpecialistsById', 'localAtendimento']) {
      expect((await get(`specialists/${path}/${id}`)).statusCode).toBe(401)
      expect((await get(`specialists/${path}/${id}`, stranger.headers)).statusCode).toBe(404)
      expect((await get(`specialists/${path}/${id}`, admin.headers)).statusCode).toBe(404)
      expect((await get(`specialists/${path}/${id}`, davi.headers)).statusCode).toBe(200)
    }
    expect((await get('specialists/specialists/not-a-uuid')).statusCode).toBe(400)
  })
})
