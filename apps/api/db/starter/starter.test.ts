import { medicineClasses, medicineClassOf } from '@emma/domain/prescriptions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../test/index.ts'
import { loadStarterSets } from './index.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
  await loadStarterSets(t.deps)
})
afterAll(() => t.close())

test('every code has a chapter and every medicine a known class, in the numbers that practice needs', async () => {
  const cids = await t.deps.db.selectFrom('cids').selectAll().execute()
  expect(cids.length).toBeGreaterThanOrEqual(600)
  expect(cids.filter(({ code }) => !/^[A-Z]\d{2}(\.\d)?$/.test(code))).toEqual([])
  expect(cids.find(({ code }) => code === 'J06.9')).toMatchObject({
    description: 'Infecção aguda das vias aéreas superiores não especificada',
    chapter: 'X. Doenças do aparelho respiratório',
    sex: null,
  })
  expect(cids.find(({ code }) => code === 'C61')).toMatchObject({ sex: 'M' })
  const medicines = await t.deps.db.selectFrom('medicines').selectAll().execute()
  expect(medicines.length).toBeGreaterThanOrEqual(300)
  expect(new Set(medicines.map((medicine) => medicine.class))).toEqual(new Set(medicineClasses))
  const otherwise = medicines.filter(
    ({ active_ingredient, class: given }) =>
      medicineClassOf(active_ingredient) !== (given === 'otc' ? 'common' : given),
  )
  // A medicine listed by the law has its class, whatever the list says.
  expect(otherwise.map(({ name }) => name)).toEqual([])
})

test('loading again adds and changes nothing', async () => {
  const before = await t.deps.db.selectFrom('medicines').selectAll().orderBy('id').execute()
  await loadStarterSets(t.deps)
  expect(await t.deps.db.selectFrom('medicines').selectAll().orderBy('id').execute()).toEqual(before)
})
