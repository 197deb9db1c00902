import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, createSpecialist, createSpecialty, type TestApp } from '../../../../test/index.ts'
import { LARGE } from '../remembered.ts'

let t: TestApp
let specialtyId: string
beforeAll(async () => {
  t = await buildTestApp()
  specialtyId = await createSpecialty(t.deps)
})
afterAll(() => t.close())

const countOnline = async (): Promise<number> =>
  (await t.app.inject({ url: '/api/v1/specialists/facets' })).json().facets.online
const add = async (count: number): Promise<void> => {
  for (let nth = 0; nth < count; nth += 1) await createSpecialist(t.deps, { specialtyId })
}

test('of few people each count is of this moment', async () => {
  await add(1)
  expect(await countOnline()).toBe(1)
  await add(1)
  expect(await countOnline()).toBe(2)
})

test('of many people it is remembered for half a minute, and not longer', async () => {
  await add(LARGE - 2)
  expect(await countOnline()).toBe(LARGE)
  await add(1)
  expect(await countOnline()).toBe(LARGE)
  t.clock.advance(30_000)
  expect(await countOnline()).toBe(LARGE + 1)
})

test('a choice that few of many people match is remembered, too', async () => {
  const countInCity = async (): Promise<number> =>
    (await t.app.inject({ url: '/api/v1/specialists/facets?city=Olinda' })).json().facets.online
  const moveOne = async (): Promise<void> => {
    const { specialistId } = await createSpecialist(t.deps, { specialtyId })
    await t.deps.db
      .updateTable('specialists')
      .set({ city: 'Olinda' })
      .where('id', '=', specialistId)
      .execute()
  }
  await moveOne()
  expect(await countInCity()).toBe(1)
  await moveOne()
  expect(await countInCity()).toBe(1)
  t.clock.advance(30_000)
  expect(await countInCity()).toBe(2)
})
