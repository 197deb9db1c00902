import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, createSpecialist, createSpecialty, type TestApp } from '../../../../../test/index.ts'
import { refreshNextSlots } from '../../../availability/index.ts'

let t: TestApp
const ids: Record<string, string> = {}

const rename = (key: string, values: { name: string; city?: string }) =>
  t.deps.db
    .updateTable('specialists')
    .set(values)
    .where('id', '=', ids[key] ?? '')
    .execute()

beforeAll(async () => {
  t = await buildTestApp()
  const heart = await createSpecialty(t.deps, 'Cardiologia')
  for (const key of ['moves', 'alike', 'named']) {
    ids[key] = (await createSpecialist(t.deps, { specialtyId: heart })).specialistId
  }
  await refreshNextSlots(t.deps)
})
afterAll(() => t.close())

const found = async (search: string): Promise<string[]> => {
  const query = new URLSearchParams({ search })
  const answer = await t.app.inject({ url: `/api/v1/specialists/specialists?${query}` })
  return answer
    .json()
    .data.map(({ name }: { name: string }) => name)
    .toSorted()
}

test('a word that found somebody finds who has it now, and what is most like it when nobody has', async () => {
  await rename('moves', { name: 'Rui Querubim' })
  await rename('alike', { name: 'Ana Querubina' })
  await rename('named', { name: 'Eva Dias' })
  expect(await found('querubim')).toEqual(['Rui Querubim'])
  await rename('moves', { name: 'Rui Zózimo' })
  expect(await found('querubim')).toEqual(['Ana Querubina'])
  expect(await found('zozimo')).toEqual(['Rui Zózimo'])
  expect(await found('rui querubim')).toEqual([])
  await rename('named', { name: 'Eva Querubim' })
  expect(await found('querubim')).toEqual(['Eva Querubim'])
})

test('a city is found although its words are names that have been looked for', async () => {
  await rename('moves', { name: 'Rui Campinas', city: 'Santos' })
  await rename('alike', { name: 'Ana Lima', city: 'Campinas' })
  expect(await found('campinas cardiologia')).toEqual(['Rui Campinas'])
  await rename('moves', { name: 'Rui Zózimo' })
  expect(await found('cardiologia campinas')).toEqual(['Ana Lima'])
  expect(await found('campinas')).toEqual(['Ana Lima'])
})

const choices = async (search: Record<string, string>) => {
  const answer = await t.app.inject({ url: `/api/v1/specialists/facets?${new URLSearchParams(search)}` })
  return answer.json()
}

test('who came a moment ago is found by what had found nobody, or others', async () => {
  await rename('moves', { name: 'Rui Lima', city: 'Santos' })
  await rename('alike', { name: 'Ana Lima', city: 'Santos' })
  await rename('named', { name: 'Eva Dias', city: 'Santos' })
  const everybody = ['Ana Lima', 'Eva Dias', 'Rui Lima']
  const date = '2026-11-30'
  for (const _ of ['looked up', 'known']) {
    expect(await found('xenofonte')).toEqual([])
    expect(await found('cardiologista')).toEqual(everybody)
    expect(await found('cardiologista olinda')).toEqual(everybody)
    const elsewhere = await choices({ search: 'cardiologista olinda' })
    expect(elsewhere.nobody_in).toEqual({ kind: 'city', name: 'Olinda' })
    expect((await choices({ search: 'cardiologista recife', date })).nobody_in).not.toBeNull()
  }
  await rename('named', { name: 'Eva Xenofonte', city: 'Olinda' })
  expect(await found('xenofonte')).toEqual(['Eva Xenofonte'])
  expect(await found('cardiologista olinda')).toEqual(['Eva Xenofonte'])
  expect((await choices({ search: 'cardiologista olinda' })).nobody_in).toBeNull()
  await rename('alike', { name: 'Ana Cardiologista' })
  expect(await found('cardiologista')).toEqual(['Ana Cardiologista'])
  await rename('moves', { name: 'Rui Lima', city: 'Recife' })
  expect((await choices({ search: 'cardiologista recife', date })).nobody_in).toBeNull()
})
