import { afterAll, beforeAll, expect, test } from 'vitest'
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
  ['psicóloga até 150 reais', ['Ana Reis', 'Bia Prado']],
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

const page = async (q: string, language = '') =>
  (await t.app.inject({ url: `${language}/buscar?${new URLSearchParams({ q })}` })).body

test.each([
  ['psicólogo no Acre', 'Ainda não há profissionais de Psicologia no Acre.'],
  ['psicólogo em SC', 'Ainda não há profissionais de Psicologia em Santa Catarina.'],
  ['psicologia RJ', 'Ainda não há profissionais de Psicologia no estado do Rio de Janeiro.'],
  ['psicologo goias', 'Ainda não há profissionais de Psicologia em Goiás.'],
  ['Acre', 'Ainda não há ninguém no Acre.'],
  ['psicólogo Rio de Janeiro', 'Ainda não há profissionais de Psicologia no Rio de Janeiro.'],
  ['psicólogo em Rio Branco', 'Ainda não há profissionais de Psicologia em Rio Branco.'],
])('for %j it is said as people say it that nobody is there, with who is elsewhere', async (q, said) => {
  const body = await page(q)
  expect(body).toContain(said)
  expect(body).toContain('Ana Reis')
})

test('a word that is also a city is not taken for one', async () => {
  const body = await page('dor no joelho ao subir escada')
  expect(body).toContain('Caio Bastos')
  expect(body).not.toContain('Escada.')
  expect(await page('psicólogo em Escada')).toContain('profissionais de Psicologia em Escada.')
})

test('one word too many still finds who is most like it', async () => {
  const body = await page('psicologia domiciliar')
  expect(body).toContain('Nada com “psicologia domiciliar”.')
  expect(body).toContain('Ana Reis')
})

test('in English a state has its English name', async () => {
  expect(await page('psychologist in DF', '/en')).toContain(
    'There are no professionals in Psychology in the Federal District yet.',
  )
})

test.each([
  [
    'psicóloga que fala francês',
    'Não encontramos profissionais de Psicologia que atendam em francês.',
    'Bia Prado',
  ],
  [
    'psicólogo que fala japonês',
    'Não encontramos profissionais de Psicologia que atendam em japonês.',
    'Bia Prado',
  ],
  ['atende em alemão', 'Não encontramos quem atenda em alemão.', 'Bia Prado'],
  ['Bia Prado por vídeo', 'Não encontramos quem atenda por vídeo.', 'Bia Prado'],
  [
    'ortopedista agora',
    'Não encontramos profissionais de Ortopedia e traumatologia que atendam agora, de plantão.',
    'Caio Bastos',
  ],
  [
    'psicóloga até 100 reais',
    'Não encontramos profissionais de Psicologia que atendam por até R$\u00a0100.',
    'Bia Prado',
  ],
  ['Bia online que fala inglês', 'Não encontramos quem atenda por vídeo e em inglês.', 'Bia Prado'],
])('for %j it is said what nobody has, with who comes near', async (q, said, name) => {
  const body = await page(q)
  expect(body).toContain(said)
  expect(body).toContain(name)
})

test('of several wishes only what is missing is said to be', async () => {
  const body = await page('psicóloga online que fala francês')
  expect(body).toContain('que atendam em francês.')
  expect(body).toContain('Ana Reis')
  expect(body).not.toContain('Bia Prado')
})

test('what is missing is said in English, and to who is logged in', async () => {
  expect(await page('french speaking psychologist', '/en')).toContain(
    'We found no professionals in Psychology who see patients in French.',
  )
  const { headers } = await signIn(t.deps, await createCustomer(t.deps))
  const ask = async (search: string) =>
    (
      await t.app.inject({ url: `/api/v1/specialists/facets?${new URLSearchParams({ search })}`, headers })
    ).json()
  expect(await ask('psicóloga em francês')).toMatchObject({
    unmet: { on_duty: false, online: false, in_person: false, language: 'fr', max_price: null, when: null },
  })
  expect(await ask('psicóloga em inglês')).toMatchObject({ unmet: null, nobody_in: null })
  expect(await ask('psicóloga no Acre')).toMatchObject({ nobody_in: { kind: 'state', uf: 'AC' } })
})
