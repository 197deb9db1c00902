import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  buildTestApp,
  createCustomer,
  createSpecialist,
  createSpecialty,
  signIn,
  type TestApp,
} from '../../../../test/index.ts'
import { refreshNextSlots } from '../../availability/index.ts'

let t: TestApp
let cardio: string
let derma: string
const ids: Record<string, string> = {}

const create = async (name: string, specialtyId: string, values: Record<string, unknown> = {}) => {
  const { specialistId } = await createSpecialist(t.deps, { specialtyId })
  ids[name] = specialistId
  await t.deps.db
    .updateTable('specialists')
    .set({ name, ...values })
    .where('id', '=', specialistId)
    .execute()
}
const addPlace = (specialist: string, name: string, values: Record<string, unknown> = {}) =>
  t.deps.db
    .insertInto('places')
    .values({
      id: t.deps.newId(),
      specialist_id: ids[specialist] ?? '',
      name,
      street: 'Rua A',
      number: '1',
      district: 'Centro',
      city: 'Santos',
      uf: 'SP',
      zip_code: '11010000',
      created_at: t.clock.now(),
      ...values,
    })
    .execute()

beforeAll(async () => {
  t = await buildTestApp()
  cardio = await createSpecialty(t.deps, 'Cardiologia')
  derma = await createSpecialty(t.deps, 'Dermatologia')
  await create('João Carlos Silva', cardio, { city: 'São Paulo', state: 'SP' })
  await create('Mariana Souza', derma, { city: 'São Bernardo', state: 'SP' })
  await create('Cândida Sampaio', derma, { city: 'Santos', state: 'SP' })
  await create('João Oculto', cardio, { status: 4, city: 'São Luís', state: 'MA' })
  await refreshNextSlots(t.deps)
})
afterAll(() => t.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  t.app.inject({ url: `/api/v1/${path}`, headers })
const list = async (query: Record<string, string>) =>
  (await get(`specialists/specialists?${new URLSearchParams(query)}`)).json()
const found = async (query: Record<string, string>): Promise<string[]> =>
  (await list(query)).data.map(({ name }: { name: string }) => name).toSorted()

describe('a search', () => {
  test.each([
    ['joao silv', ['João Carlos Silva']],
    ['JOÃO', ['João Carlos Silva']],
    ['silva joao', ['João Carlos Silva']],
    ['Dr. João', ['João Carlos Silva']],
    ['cardiolojia', ['João Carlos Silva']],
    ['cardio', ['João Carlos Silva']],
    ['dermatolgia', ['Cândida Sampaio', 'Mariana Souza']],
    ['dermatologia sousa', ['Mariana Souza']],
    ['candida sampaoi', ['Cândida Sampaio']],
    ['mariema sousa', ['Mariana Souza']],
    ['SANTOS', ['Cândida Sampaio']],
    ['dermatologia sao bernardo', ['Mariana Souza']],
    ['dor no peito', ['João Carlos Silva']],
    ['cardiologista', ['João Carlos Silva']],
    ['dermatologista sao bernardo', ['Mariana Souza']],
    ['coceira santos', ['Cândida Sampaio']],
    ['Coceira', ['Cândida Sampaio', 'Mariana Souza']],
    ['joão carlus silba', ['João Carlos Silva']],
    ['joan carllos silvva', ['João Carlos Silva']],
    ['ninguem', []],
    ['mariana pediatria', []],
    ['oculto', []],
    ['zzzz', []],
    ['%', []],
    ['_', []],
    ["'; --", []],
  ])('for %j finds %j', async (search, expected) => {
    expect(await found({ search })).toEqual(expected)
  })

  test.each(['specialists', 'suggestions', 'map'])(
    'of %s refuses a character that nothing holds',
    async (path) => {
      expect((await get(`specialists/${path}?search=%00`)).statusCode).toBe(400)
    },
  )

  test('keeps to the other filters, pages and counts what is only alike', async () => {
    expect(await found({ search: 'dermatolgia', city: 'santos' })).toEqual(['Cândida Sampaio'])
    const { data, meta } = await list({ search: 'dermatolgia', pageSize: '1', page: '2' })
    expect([data.length, meta]).toEqual([1, { page: 2, pageSize: 1, total: 2 }])
    expect(await found({ search: 'dermatolgia', max_price: '1' })).toEqual([])
  })

  test('follows a name and a specialty that change, are added, renamed or switched off', async () => {
    const offer = { specialist_id: ids['Cândida Sampaio'] ?? '', specialty_id: cardio, rqe: '4321' }
    const id = t.deps.newId()
    await t.deps.db
      .insertInto('specialist_specialties')
      .values({ id, ...offer, price: 10_000, created_at: t.clock.now() })
      .execute()
    expect(await found({ search: 'cardiologia' })).toEqual(['Cândida Sampaio', 'João Carlos Silva'])
    await t.deps.db.updateTable('specialties').set({ name: 'Coração' }).where('id', '=', cardio).execute()
    expect(await found({ search: 'coracao' })).toEqual(['Cândida Sampaio', 'João Carlos Silva'])
    expect(await found({ search: 'cardiologia' })).toEqual([])
    await t.deps.db.updateTable('specialties').set({ name: 'Cardiologia' }).where('id', '=', cardio).execute()
    await t.deps.db.updateTable('specialist_specialties').set({ rqe: null }).where('id', '=', id).execute()
    expect(await found({ search: 'cardiologia' })).toEqual(['João Carlos Silva'])
    await t.deps.db
      .updateTable('specialists')
      .set({ name: 'João Carlos Prado' })
      .where('id', '=', ids['João Carlos Silva'] ?? '')
      .execute()
    expect(await found({ search: 'prado' })).toEqual(['João Carlos Prado'])
  })
})

describe('suggestions', () => {
  const suggest = async (search: string, language?: string) => {
    const query = new URLSearchParams({ search, ...(language && { language }) })
    return (await get(`specialists/suggestions?${query}`)).json().data
  }

  test('are specialties, specialists and cities that begin so, to everybody', async () => {
    expect(await suggest('cardio')).toEqual([{ kind: 'specialty', id: cardio, name: 'Cardiologia' }])
    expect(await suggest('palpitacao')).toEqual([{ kind: 'specialty', id: cardio, name: 'Cardiologia' }])
    expect(await suggest('sao')).toEqual([
      { kind: 'city', name: 'São Bernardo', state: 'SP' },
      { kind: 'city', name: 'São Paulo', state: 'SP' },
    ])
    const [first, ...others] = await suggest('Sa')
    expect([first, others]).toMatchObject([{ kind: 'city', name: 'Santos' }, [{ name: 'São Bernardo' }]])
    expect(await suggest('souz')).toEqual([
      { kind: 'specialist', id: ids['Mariana Souza'], name: 'Mariana Souza', specialties: 'Dermatologia' },
    ])
  })

  test('call specialties by their English names to who reads English', async () => {
    const heart = [{ kind: 'specialty', id: cardio, name: 'Cardiology' }]
    expect(await suggest('cardio', 'en')).toEqual(heart)
    expect(await suggest('palpitations', 'en')).toEqual(heart)
    expect(await suggest('souz', 'en')).toMatchObject([{ name: 'Mariana Souza', specialties: 'Dermatology' }])
    expect((await get('specialists/suggestions?search=a&language=fr')).statusCode).toBe(422)
  })

  test('are what is alike where nothing begins so, and nothing for nothing', async () => {
    expect(await suggest('cardiolojia')).toMatchObject([{ kind: 'specialty', name: 'Cardiologia' }])
    expect(await suggest('mariama souzza')).toMatchObject([{ kind: 'specialist', name: 'Mariana Souza' }])
    for (const nothing of ['', '  ', '%', 'zzzzz', 'oculto']) expect(await suggest(nothing)).toEqual([])
    expect((await get('specialists/suggestions')).statusCode).toBe(422)
  })

  test('are never more than eight', async () => {
    for (const name of ['Dália', 'Dalva', 'Damião', 'Dante'])
      await create(`${name} Reis`, derma, { city: name })
    for (const name of ['Da', 'Dab', 'Dac', 'Dad']) await createSpecialty(t.deps, name)
    const all = await suggest('da')
    expect(all.length).toBeLessThanOrEqual(8)
    expect(new Set(all.map(({ kind }: { kind: string }) => kind))).toEqual(
      new Set(['specialty', 'specialist', 'city']),
    )
  })
})

describe('a card', () => {
  test('shows the next slot, and the first one of each of the next two days', async () => {
    const [card] = (await list({ search: 'mariana' })).data
    expect(card.nextSlots).toHaveLength(3)
    expect(card.nextSlots[0]).toEqual(card.nextSlot)
    const days = card.nextSlots.map(({ date }: { date: string }) => date)
    expect(new Set(days).size).toBe(3)
    expect(days).toEqual(days.toSorted())
  })

  test('shows none to who has none', async () => {
    const specialist_id = ids['Cândida Sampaio'] ?? ''
    await t.deps.db.deleteFrom('availability_rules').where('specialist_id', '=', specialist_id).execute()
    await t.deps.db
      .updateTable('next_slots')
      .set({ check_at: t.clock.now() })
      .where('specialist_id', '=', specialist_id)
      .execute()
    const before = (await list({ search: 'candida' })).data[0]
    await refreshNextSlots(t.deps)
    const after = (await list({ search: 'candida' })).data[0]
    for (const card of [before, after]) expect(card).toMatchObject({ nextSlot: null, nextSlots: [] })
  })

  test('says whether this customer may write: after an appointment that counts, while messages are taken', async () => {
    const specialistId = ids['Mariana Souza'] ?? ''
    const paula = await createCustomer(t.deps)
    const { headers } = await signIn(t.deps, paula)
    const mayWrite = async (as = headers) =>
      (await get(`specialists/specialists/${specialistId}`, as)).json().can_chat
    expect(await mayWrite({ authorization: headers.authorization })).toBe(false)
    const id = t.deps.newId()
    await t.deps.db
      .insertInto('appointments')
      .values({
        id,
        specialist_id: specialistId,
        customer_id: paula.customerId,
        specialty_id: derma,
        starts_at: '2026-11-02T12:00:00Z',
        ends_at: '2026-11-02T12:30:00Z',
        time_zone: 'America/Sao_Paulo',
        status: 'expired',
        price: 0,
        platform_fee: 0,
        specialist_share: 0,
        policy: '{}',
        payment_method: 'wallet',
        created_at: t.clock.now(),
        updated_at: t.clock.now(),
      })
      .execute()
    expect(await mayWrite()).toBe(false)
    await t.deps.db.updateTable('appointments').set({ status: 'finished' }).where('id', '=', id).execute()
    expect(await mayWrite()).toBe(true)
    const other = await signIn(t.deps, await createCustomer(t.deps))
    expect(await mayWrite(other.headers)).toBe(false)
    await t.deps.db
      .updateTable('specialists')
      .set({ chat_enabled: false })
      .where('id', '=', specialistId)
      .execute()
    expect(await mayWrite()).toBe(false)
  })
})

test('the map has the places of the same list, which are open and still there', async () => {
  await addPlace('Mariana Souza', 'Clínica Sul', { latitude: -23.9, longitude: -46.3 })
  await addPlace('Mariana Souza', 'Fechada', { status: false })
  await addPlace('Mariana Souza', 'Antiga', { deleted_at: t.clock.now() })
  await addPlace('João Oculto', 'De ninguém')
  const places = async (query: Record<string, string>) =>
    (await get(`specialists/map?${new URLSearchParams(query)}`)).json().data
  expect(await places({ search: 'dermatolojia' })).toEqual([
    {
      id: expect.any(String),
      name: 'Clínica Sul',
      address: 'Rua A, 1, Centro, Santos',
      latitude: -23.9,
      longitude: -46.3,
      specialist: { id: ids['Mariana Souza'], name: 'Mariana Souza', slug: expect.any(String) },
    },
  ])
  expect(await places({ specialty_id: cardio })).toEqual([])
  expect((await get('specialists/map?page=1')).statusCode).toBe(422)
})
