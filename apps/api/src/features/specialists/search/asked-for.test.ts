import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, createSpecialist, createSpecialty, type TestApp } from '../../../../test/index.ts'
import { refreshNextSlots } from '../../availability/index.ts'

let t: TestApp

beforeAll(async () => {
  t = await buildTestApp()
  const mind = await createSpecialty(t.deps, 'Psicologia')
  const bones = await createSpecialty(t.deps, 'Ortopedia e traumatologia')
  const create = async (name: string, specialtyId: string, values: Record<string, unknown>) => {
    const { specialistId } = await createSpecialist(t.deps, { specialtyId })
    await t.deps.db
      .updateTable('specialists')
      .set({ name, ...values })
      .where('id', '=', specialistId)
      .execute()
  }
  const salvador = { city: 'Salvador', state: 'BA' }
  await create('Ana Reis', mind, { city: 'Santos', state: 'SP', languages: ['pt', 'en'] })
  await create('Bia Prado', mind, { ...salvador, use_online: false })
  await create('Caio Bastos', bones, { city: 'Recife', state: 'PE' })
  const general = await createSpecialty(t.deps, 'Clínica médica')
  await create('Davi Lima', general, { city: 'Recife', state: 'PE', languages: ['pt', 'fr'] })
  await refreshNextSlots(t.deps)
})
afterAll(() => t.close())

const find = async (query: Record<string, string>): Promise<string[]> => {
  const { data } = (
    await t.app.inject({ url: `/api/v1/specialists/specialists?${new URLSearchParams(query)}` })
  ).json()
  return data.map(({ name }: { name: string }) => name).toSorted()
}

test.each([
  ['psicóloga', ['Ana Reis', 'Bia Prado']],
  ['psicóloga que fala inglês', ['Ana Reis']],
  ['english speaking psychologist', ['Ana Reis']],
  ['psicóloga online', ['Ana Reis']],
  ['por vídeo', ['Ana Reis', 'Caio Bastos', 'Davi Lima']],
  ['BA', ['Bia Prado']],
  ['Bahia', ['Bia Prado']],
  ['psicólogo em SP', ['Ana Reis']],
  ['psicologia, ba', ['Bia Prado']],
  ['dor no joelho pe', ['Caio Bastos']],
  ['Bia BA', ['Bia Prado']],
  ['psicóloga online na Bahia', ['Ana Reis']],
  ['dor no pe', ['Caio Bastos']],
  ['psicóloga que fala francês', ['Ana Reis', 'Bia Prado']],
  ['psicólogo que fala japonês', ['Ana Reis', 'Bia Prado']],
])('for %j those are found of whom all of it is true: %j', async (search, expected) => {
  expect(await find({ search })).toEqual(expected)
})

test('a chosen filter goes before the same thing in words', async () => {
  expect(await find({ search: 'psicóloga online', online: 'false' })).toEqual(['Bia Prado'])
})

test('where nobody is in a state, it is said, with who is elsewhere', async () => {
  const page = (await t.app.inject({ url: `/buscar?${new URLSearchParams({ q: 'psicólogo no Acre' })}` }))
    .body
  expect(page).toContain('Ainda não há profissionais de Psicologia em AC.')
  expect(page).toContain('Ana Reis')
})
