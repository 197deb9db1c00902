import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  buildTestApp,
  createCustomer,
  createSpecialist,
  createSpecialty,
  signIn,
  type TestApp,
} from '../../../test/index.ts'
import { refreshNextSlots } from '../availability/index.ts'

let t: TestApp

beforeAll(async () => {
  t = await buildTestApp()
  const general = await createSpecialty(t.deps, 'Clinica medica')
  const nerves = await createSpecialty(t.deps, 'Neurologia')
  await createSpecialist(t.deps, { specialtyId: general, name: ['Helena', 'Reis'] })
  // Her name contains the word, like the city of Salvador.
  await createSpecialist(t.deps, { specialtyId: nerves, name: ['Isadora', 'Melo'] })
  await refreshNextSlots(t.deps)
})
afterAll(() => t.close())

const find = async (q: string, page = '/buscar') =>
  (await t.app.inject({ url: `${page}?${new URLSearchParams({ q })}` })).body
const namesIn = (html: string) => ['Helena Reis', 'Isadora Melo'].filter((name) => html.includes(name))
const suggestionsIn = (html: string) => /<section class="s-meant">.*?<\/section>/s.exec(html)?.[0] ?? ''
/** The suggested complaints, by the search each links to. */
const offeredIn = (html: string) =>
  [...suggestionsIn(html).matchAll(/<a class="s-chip" href="([^"]*[?&]q=[^"]*)"[^>]*>([^<]+)<\/a>/g)].map(
    ([, href = '', words]) => [
      new URL(href.replaceAll('&amp;', '&'), 'https://emma.test').searchParams.get('q'),
      words,
    ],
  )

test('who only types a pain finds general practice, and goes on to the precise complaint by one press', async () => {
  const page = await find('dor')
  expect(namesIn(page)).toEqual(['Helena Reis'])
  expect(page).toContain('Diga melhor o que sente:')
  const offered = offeredIn(page)
  expect(offered.length).toBeGreaterThan(5)
  expect(offered).toContainEqual(['dor de cabeça', 'dor de cabeça'])
  expect(page).not.toContain('tel:192"')
  expect(namesIn(await find('dor de cabeça'))).toEqual(['Helena Reis', 'Isadora Melo'])
  expect(offeredIn(await find('dor de cabeça'))).toEqual([])
})

/** The marked languages of the complaints on a page. */
const languagesIn = (html: string) =>
  new Set(
    [...suggestionsIn(html).matchAll(/<a class="s-chip" href="[^"]*[?&]q=[^"]*"([^>]*)>/g)].map(
      ([, tag = '']) => /lang="([^"]*)"/.exec(tag)?.[1],
    ),
  )

test('complaints in another language than the page say so, for who has it read aloud', async () => {
  expect(languagesIn(await find('dor', '/en/buscar'))).toEqual(new Set(['pt-BR']))
  expect(languagesIn(await find('pain', '/en/buscar'))).toEqual(new Set([undefined]))
  expect(languagesIn(await find('pain'))).toEqual(new Set(['en']))
  expect(languagesIn(await find('dor'))).toEqual(new Set([undefined]))
})

test('a red flag among them leads to SAMU', async () => {
  expect(offeredIn(await find('dor'))).toContainEqual(['dor no peito', 'dor no peito'])
  const page = await find('dor no peito')
  expect(page).toContain('s-alarm')
  expect(page).toContain('tel:192')
})

test('who has to call an ambulance is not told to try other words, and who despairs finds whom to talk to', async () => {
  const page = await find('boca torta')
  expect(page).toContain('tel:192')
  for (const text of ['Ninguém encontrado', 'Tente outras palavras']) expect(page).not.toContain(text)
  await createSpecialist(t.deps, {
    specialtyId: await createSpecialty(t.deps, 'Psicologia'),
    name: ['Lia', 'Prado'],
  })
  await expect.poll(() => find('quero me matar')).toContain('Lia Prado')
  expect(await find('quero me matar')).toContain('tel:188')
})

test('who only asks for a physician finds general practice, whatever else bears the word', async () => {
  await createSpecialist(t.deps, {
    specialtyId: await createSpecialty(t.deps, 'Médico(a) do sono'),
    name: ['Nair', 'Souza'],
  })
  const page = await find('médico')
  expect(page).toContain('Helena Reis')
  expect(page).not.toContain('Nair Souza')
})

test('where nobody treats it, the page says so and who may help', async () => {
  const page = await find('olho vermelho')
  expect(page).toContain('Não encontramos quem atenda isso agora.')
  expect(namesIn(page)).toEqual(['Helena Reis'])
  expect(page).toContain('Estes médicos de clínica geral')
  const english = await find('red eye', '/en/buscar')
  expect(english).toContain('We found nobody who treats this right now.')
  expect(namesIn(await find('dentista'))).toEqual([])
})

test('what the catalogue has and nobody offers is said so by its name, with the ways on', async () => {
  await createSpecialty(t.deps, 'Odontologia')
  await createSpecialty(t.deps, 'Oncologia')
  await expect.poll(() => find('dentista')).toContain('Ainda não há profissionais de Odontologia na Emma.')
  const dentist = await find('dentista')
  expect(namesIn(dentist)).toEqual([])
  for (const link of ['/especialidades', '/contato'])
    expect(dentist).toContain(`<a class="s-more" href="${link}"`)
  expect(await find('dentist', '/en/buscar')).toContain(
    'There are no professionals in Dentistry on Emma yet.',
  )
  await expect
    .poll(() => find('oncologista'))
    .toContain('Ainda não há profissionais de Oncologia na Emma. Estes médicos de clínica geral')
  expect(namesIn(await find('oncologista'))).toEqual(['Helena Reis'])
  expect(await find('helena')).not.toContain('Ainda não há')
})

test('a city without anybody is left by one press, with the words kept', async () => {
  const page = (await t.app.inject({ url: '/buscar?q=helena&cidade=Manaus' })).body
  expect(page).toContain('Ninguém encontrado')
  expect(page).toMatch(/<a class="s-more" href="\/buscar\?q=helena"[^>]*>Ver em todas as cidades<\/a>/)
})

test('who is named so is found where the word is no complaint', async () => {
  expect(namesIn(await find('isadora'))).toEqual(['Isadora Melo'])
})

test('the same is said to who is logged in', async () => {
  const { headers } = await signIn(t.deps, await createCustomer(t.deps))
  const ask = async (search: string) => {
    const url = `/api/v1/specialists/facets?${new URLSearchParams({ search })}`
    return (await t.app.inject({ url, headers })).json()
  }
  expect(await ask('dor')).toMatchObject({
    meant: ['clinica-medica', 'medico-generalista'],
    precise: expect.arrayContaining(['dor de cabeça', 'dor no peito']),
    emergency: null,
    instead: false,
  })
  expect(await ask('olho vermelho')).toMatchObject({ meant: ['oftalmologia'], precise: [], instead: true })
})
