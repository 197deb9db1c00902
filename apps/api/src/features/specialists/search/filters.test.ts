import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, createSpecialist, createSpecialty, type TestApp } from '../../../../test/index.ts'
import { refreshNextSlots } from '../../availability/index.ts'

let t: TestApp
let heart: string
let skin: string
const ids = new Map<string, string>()

const create = async (name: string, specialtyId: string, price: number, values: Record<string, unknown>) => {
  const { specialistId } = await createSpecialist(t.deps, { specialtyId, price, name: [name, 'Reis'] })
  ids.set(name, specialistId)
  await t.deps.db.updateTable('specialists').set(values).where('id', '=', specialistId).execute()
}
const work = (name: string, values: Record<string, unknown>) =>
  t.deps.db
    .updateTable('availability_rules')
    .set(values)
    .where('specialist_id', '=', ids.get(name) ?? '')
    .execute()

/** Ana and Bia of the heart, Caio of the skin; Caio attends in Santos. */
beforeAll(async () => {
  t = await buildTestApp()
  heart = await createSpecialty(t.deps, 'Cardiologia')
  skin = await createSpecialty(t.deps, 'Dermatologia')
  const fluent = { languages: ['pt', 'en'], attends_children: true }
  await create('Ana', heart, 10_000, { ...fluent, gender: 'feminino', rating_sum: 18, rating_count: 4 })
  await create('Bia', heart, 30_000, { languages: ['pt', 'bzs'], gender: 'feminino' })
  await create('Caio', skin, 20_000, {
    gender: 'masculino',
    city: 'Santos',
    use_online: false,
    rating_sum: 12,
    rating_count: 4,
  })
  await work('Bia', { init_hour: '18:30', final_hour: '21:00' })
  await work('Caio', { init_hour: '08:00', final_hour: '12:10' })
  const address = { street: 'Rua A', number: '1', district: 'Centro', city: 'Santos', uf: 'SP' }
  const place = { ...address, name: 'Clínica', zip_code: '11010000', created_at: t.clock.now() }
  const place_id = t.deps.newId()
  await t.deps.db
    .insertInto('places')
    .values({ ...place, id: place_id, specialist_id: ids.get('Caio') ?? '' })
    .execute()
  await work('Caio', { place_id })
  await refreshNextSlots(t.deps)
})
afterAll(() => t.close())

const ask = async (call: string, query: Record<string, string>) =>
  (await t.app.inject({ url: `/api/v1/specialists/${call}?${new URLSearchParams(query)}` })).json()
const found = async (query: Record<string, string>): Promise<string> =>
  (await ask('specialists', query)).data
    .map(({ name }: { name: string }) => name.split(' ')[0])
    .toSorted()
    .join(' ')
const facetsOf = async (query: Record<string, string>) => (await ask('facets', query)).facets

describe('the list', () => {
  test.each<[Record<string, string>, string]>([
    [{ language: 'en' }, 'Ana'],
    [{ language: 'bzs' }, 'Bia'],
    [{ language: 'pt' }, 'Ana Bia Caio'],
    [{ gender: 'feminino' }, 'Ana Bia'],
    [{ gender: 'masculino' }, 'Caio'],
    [{ min_rating: '4.5' }, 'Ana'],
    [{ min_rating: '3' }, 'Ana Caio'],
    [{ attends_children: 'true' }, 'Ana'],
    [{ attends_children: 'false' }, 'Bia Caio'],
    [{ in_person: 'true' }, 'Caio'],
    [{ in_person: 'false' }, 'Ana Bia'],
    [{ period: 'morning' }, 'Ana Caio'],
    // The last slot of Caio begins at 11h30.
    [{ period: 'afternoon' }, 'Ana'],
    [{ period: 'evening' }, 'Bia'],
    // A Tuesday, and a Saturday.
    [{ period: 'evening', date: '2026-11-24' }, 'Bia'],
    [{ period: 'morning', date: '2026-11-28' }, ''],
    [{ search: 'cardiologia', gender: 'feminino', language: 'en' }, 'Ana'],
    [{ search: 'dor no peito', period: 'evening' }, 'Bia'],
  ])('narrowed by %j shows %j', async (query, names) => {
    expect(await found(query)).toBe(names)
  })

  test.each([{ language: 'tlh' }, { gender: 'outro' }, { min_rating: '1' }, { period: 'night' }])(
    'refuses %j',
    async (query) => {
      expect(await ask('specialists', query)).toMatchObject({ status: 422 })
      expect(await ask('facets', query)).toMatchObject({ status: 422 })
    },
  )

  test('hours at a place that is closed open no part of the day', async () => {
    await t.deps.db.updateTable('places').set({ status: false }).execute()
    expect(await found({ period: 'morning' })).toBe('Ana')
    expect((await facetsOf({})).periods.morning).toBe(1)
    await t.deps.db.updateTable('places').set({ status: true }).execute()
  })

  test('hours that are over open no part of the day', async () => {
    await work('Bia', { valid_until: '2026-11-01' })
    expect(await found({ period: 'evening' })).toBe('')
    expect((await facetsOf({})).periods.evening).toBe(0)
    await work('Bia', { valid_until: null })
    expect(await found({ period: 'evening' })).toBe('Bia')
  })
})

describe('facets', () => {
  const all = {
    online: 2,
    in_person: 1,
    on_duty: 0,
    attends_children: 1,
    genders: { feminino: 2, masculino: 1 },
    periods: { morning: 2, afternoon: 1, evening: 1 },
    ratings: [
      { least: '3', count: 2 },
      { least: '4', count: 1 },
      { least: '4.5', count: 1 },
    ],
    languages: [
      { language: 'pt', count: 3 },
      { language: 'bzs', count: 1 },
      { language: 'en', count: 1 },
    ],
    cities: [
      { name: 'São Paulo', state: 'SP', count: 2 },
      { name: 'Santos', state: 'SP', count: 1 },
    ],
  }

  test('count what each choice leaves', async () => {
    const facets = await facetsOf({})
    expect(facets).toMatchObject(all)
    const counted = new Map(
      facets.specialties.map((each: { id: string; count: number }) => [each.id, each.count]),
    )
    expect(counted).toEqual(
      new Map([
        [heart, 2],
        [skin, 1],
      ]),
    )
    const at = (most: number) => facets.prices.find((each: { most: number }) => each.most === most)
    expect([at(12_000), at(25_000), at(40_000)]).toEqual([
      { most: 12_000, count: 1 },
      { most: 25_000, count: 2 },
      { most: 40_000, count: 3 },
    ])
  })

  test('count a choice that is made as if it were not, and the others within it', async () => {
    const women = await facetsOf({ gender: 'feminino' })
    expect(women.genders).toEqual(all.genders)
    expect(women).toMatchObject({
      in_person: 0,
      online: 2,
      periods: { morning: 1, afternoon: 1, evening: 1 },
    })
    const evening = await facetsOf({ period: 'evening', gender: 'feminino', specialty_id: heart })
    expect(evening.genders).toEqual({ feminino: 1, masculino: 0 })
    expect(evening.periods).toEqual({ morning: 1, afternoon: 1, evening: 1 })
    expect(evening.specialties).toEqual([{ id: heart, count: 1 }])
    const cheap = await facetsOf({ max_price: '15000', city: 'Santos' })
    expect(cheap.cities).toEqual([{ name: 'São Paulo', state: 'SP', count: 1 }])
    expect(cheap.genders).toEqual({ feminino: 0, masculino: 0 })
  })

  test('say what the words mean, and whom to call instead of waiting', async () => {
    expect(await ask('facets', { search: 'dor no peito' })).toMatchObject({
      meant: expect.arrayContaining(['cardiologia']),
      emergency: '192',
      facets: { genders: { feminino: 2, masculino: 0 } },
    })
    expect(await ask('facets', { search: 'zzzz' })).toMatchObject({
      meant: [],
      emergency: null,
      facets: { genders: { feminino: 0, masculino: 0 }, cities: [] },
    })
  })

  test('are not counted for a day', async () => {
    expect(await ask('facets', { date: '2026-11-24' })).toMatchObject({ facets: null })
  })
})
