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

const create = async (specialtyId: string, name: [string, string], values: Record<string, unknown>) => {
  const { specialistId } = await createSpecialist(t.deps, { specialtyId, name })
  await t.deps.db.updateTable('specialists').set(values).where('id', '=', specialistId).execute()
}

beforeAll(async () => {
  t = await buildTestApp()
  const skin = await createSpecialty(t.deps, 'Dermatologia')
  const heart = await createSpecialty(t.deps, 'Cardiologia')
  const sc = { council_type: 'CRM', council_uf: 'SC', council_number: '47334' }
  await create(skin, ['Cândida', 'Sampaio'], { city: 'Santos', state: 'SP', ...sc })
  const sp = { council_type: 'CRM', council_uf: 'SP', council_number: '47334' }
  await create(heart, ['Joana', 'Prado'], { city: 'Campinas', state: 'SP', ...sp })
  const region = { council_type: 'CRP', council_uf: 'SP', council_number: '06/12345' }
  await create(heart, ['Paulo', 'Reis'], { city: 'Campinas', state: 'SP', ...region })
  await refreshNextSlots(t.deps)
})
afterAll(() => t.close())

const find = async (query: Record<string, string>, page = '/buscar') =>
  (await t.app.inject({ url: `${page}?${new URLSearchParams(query)}` })).body
const namesIn = (html: string) =>
  ['Cândida Sampaio', 'Joana Prado', 'Paulo Reis'].filter((name) => html.includes(name))
const elsewhere = 'Estas pessoas atendem por vídeo ou em outra cidade.'

test.each([
  ['dermatologista Florianópolis', 'Ainda não há profissionais de Dermatologia em Florianópolis.'],
  ['dermatologista em florianopolis', 'Ainda não há profissionais de Dermatologia em Florianopolis.'],
  ['dermatologista Florianópolis SC', 'Ainda não há profissionais de Dermatologia em Florianópolis.'],
  ['Dermatologia, Florianópolis/SC', 'Ainda não há profissionais de Dermatologia em Florianópolis.'],
  ['Dermatologia em Florianópolis', 'Ainda não há profissionais de Dermatologia em Florianópolis.'],
  ['coceira são josé dos campos', 'Ainda não há profissionais de Dermatologia em São José dos Campos.'],
  ['dermatologista Campinas', 'Ainda não há profissionais de Dermatologia em Campinas.'],
])('for %j it is said that nobody is there, and who is elsewhere', async (q, said) => {
  const page = await find({ q })
  expect(page).toContain(`${said} ${elsewhere}`)
  expect(namesIn(page)).toEqual(['Cândida Sampaio'])
  expect(page).toMatch(/<a class="s-more" href="\/buscar\?q=[^"]*modo=video"[^>]*>Ver só por vídeo<\/a>/)
  const narrowed = await find({ q, modo: 'video' })
  expect(narrowed).not.toContain('Ver só por vídeo')
  expect(narrowed).toContain(`Não encontramos quem atenda isso em `)
})

test('a city alone where nobody is leads on to everybody', async () => {
  const page = await find({ q: 'Florianópolis' })
  expect(page).toContain(`Ainda não há ninguém em Florianópolis. ${elsewhere}`)
  expect(namesIn(page)).toHaveLength(3)
})

test('in English too', async () => {
  const page = await find({ q: 'dermatologist in Florianópolis' }, '/en/buscar')
  expect(page).toContain('There are no professionals in Dermatology in Florianópolis yet.')
  expect(page).toContain('See by video only')
  const named = await find({ q: 'Dermatologia Florianópolis' }, '/en/buscar')
  expect(named).toContain('There are no professionals in Dermatology in Florianópolis yet.')
})

test('nothing of it where somebody is there, nobody is elsewhere, or no city is named', async () => {
  for (const q of [
    'dermatologista santos',
    'dermatologista santos sp',
    'cardiologista Campinas',
    'coceira',
    'joana',
  ])
    expect(await find({ q })).not.toContain(elsewhere)
  expect(namesIn(await find({ q: 'dermatologista santos sp' }))).toEqual(['Cândida Sampaio'])
  expect(await find({ q: 'Campinas', preco: '1' })).not.toContain(elsewhere)
  expect(await find({ q: 'pediatra Florianópolis' })).not.toContain(elsewhere)
})

test('the page of a specialty in a city where nobody offers it leads to those elsewhere', async () => {
  const { statusCode, body, headers } = await t.app.inject({
    url: '/especialidades/dermatologia/sc/florianopolis',
  })
  expect([statusCode, headers['x-robots-tag']]).toEqual([404, 'noindex'])
  expect(body).toContain('Ainda não há profissionais de Dermatologia nesta cidade.')
  expect(body).toMatch(/href="\/especialidades\/dermatologia"[^>]*>Dermatologia em todo o Brasil</)
  const nowhere = await t.app.inject({ url: '/especialidades/dermatologia/sc/lugar-nenhum' })
  expect([nowhere.statusCode, nowhere.body.includes('nesta cidade')]).toEqual([404, false])
})

test('who asks for a health plan is told that appointments are private', async () => {
  const said = 'As consultas na Emma são particulares, sem convênio'
  expect(await find({ q: 'médico que atende Unimed' })).toContain(said)
  expect(await find({ q: 'convênio' })).toContain(said)
  expect(await find({ q: 'médico' })).not.toContain(said)
})

test('the same is said to who is logged in', async () => {
  const { headers } = await signIn(t.deps, await createCustomer(t.deps))
  const ask = async (search: string) =>
    (
      await t.app.inject({ url: `/api/v1/specialists/facets?${new URLSearchParams({ search })}`, headers })
    ).json()
  expect(await ask('dermatologista Florianópolis')).toMatchObject({
    nobody_in: { kind: 'city', name: 'Florianópolis' },
  })
  expect(await ask('dermatologista')).toMatchObject({ nobody_in: null })
})

test.each([
  ['CRM 47334', ['Cândida Sampaio', 'Joana Prado']],
  ['47334', ['Cândida Sampaio', 'Joana Prado']],
  ['CRM-SC 47334', ['Cândida Sampaio']],
  ['crm/sp nº 47.334', ['Joana Prado']],
  ['CRP 06/12345', ['Paulo Reis']],
  ['12345', ['Paulo Reis']],
  ['CRP 07/12345', []],
  ['CRO 47334', []],
  ['CRM 4733', []],
])('who is registered as %s is found, in both languages', async (q, expected) => {
  expect(namesIn(await find({ q })).toSorted()).toEqual(expected)
  expect(namesIn(await find({ q }, '/en/buscar')).toSorted()).toEqual(expected)
})

test('a registration that is typed suggests whose it is', async () => {
  const url = `/api/v1/specialists/suggestions?${new URLSearchParams({ search: 'CRM-SC 47334' })}`
  expect((await t.app.inject({ url })).json().data).toMatchObject([{ name: 'Cândida Sampaio' }])
})

test('a registration that nobody has, and a council without a number, are answered as what they are', async () => {
  expect(await find({ q: 'CRM 99999' })).toContain('Nenhum profissional da Emma tem este registro.')
  expect(await find({ q: 'CRM' })).toContain('escreva também o número: CRM\u00a012345.')
  expect(await find({ q: 'CRP' }, '/en/buscar')).toContain('type the number too: CRP\u00a012345.')
})

test('who asks for somebody near chooses a city or the map', async () => {
  const nobody = await find({ q: 'cardiologista perto de mim' })
  expect(nobody).toContain('que atendam presencialmente.')
  expect(nobody).not.toContain('Não sabemos')
  const there = await t.deps.db
    .selectFrom('specialists')
    .select('id')
    .where('city', '=', 'Campinas')
    .execute()
  for (const { id } of there)
    await t.deps.db
      .insertInto('places')
      .values({
        id: t.deps.newId(),
        specialist_id: id,
        name: 'Clínica',
        street: 'Rua A',
        number: '1',
        district: 'Centro',
        city: 'Campinas',
        uf: 'SP',
        zip_code: '13010000',
        created_at: t.deps.clock.now(),
      })
      .execute()
  const near = () => find({ q: 'cardiologista perto de mim' })
  // The page that was just read is kept until the server hears of the new places.
  await expect.poll(near).toContain('Não sabemos onde você está.')
  const page = await near()
  expect(page).toMatch(/href="\/buscar\?q=cardiologista&amp;cidade=Campinas%2C\+SP&amp;modo=presencial"/)
  expect(page).toMatch(/href="\/buscar\?q=cardiologista\+perto\+de\+mim&amp;ver=mapa"/)
  expect(namesIn(page)).toEqual(['Joana Prado', 'Paulo Reis'])
  expect(await find({ q: 'cardiologista' })).not.toContain('Não sabemos')
})

test('a medicine leads to who usually prescribes it, and nobody is sold any', async () => {
  const page = await find({ q: 'receita de losartana' })
  expect(page).toContain('A Emma não vende medicamentos.')
  expect(namesIn(page)).toEqual(['Joana Prado', 'Paulo Reis'])
  expect(await find({ q: 'losartan' }, '/en/buscar')).toContain('Emma does not sell medicines.')
  expect(await find({ q: 'cardiologista' })).not.toContain('A Emma não vende')
})

test('after violence, who can help is first', async () => {
  expect(await find({ q: 'violência doméstica' })).toContain('href="tel:180"')
  expect(await find({ q: 'domestic violence' }, '/en/buscar')).toContain('Call 180')
})

test('a title beside a name is not a search for any physician', async () => {
  const page = await find({ q: 'doutora Joana' })
  expect(namesIn(page)).toEqual(['Joana Prado'])
  expect(page).not.toContain('Quem costuma atender isso')
})

test('who looks for something else is led to the help', async () => {
  expect(await find({ q: 'reembolso' })).toContain('href="/ajuda?q=reembolso"')
  expect(await find({ q: 'refund' }, '/en/buscar')).toContain('href="/en/ajuda?q=refund"')
})

test.each([
  ['São Paulo', []],
  ['SP', ['Cândida Sampaio', 'Joana Prado', 'Paulo Reis']],
  ['Campinas, SP', ['Joana Prado', 'Paulo Reis']],
  ['Campinas', ['Joana Prado', 'Paulo Reis']],
  ['Bahia', []],
  ['Santos, Paraná', []],
])('the filter by place understands %s', async (cidade, names) => {
  expect(namesIn(await find({ cidade }))).toEqual(names)
})

test('the filter by place understands the name of a state', async () => {
  const moved = t.deps.db.updateTable('specialists').set({ state: 'PR' }).where('city', '=', 'Santos')
  await moved.execute()
  await refreshNextSlots(t.deps)
  for (const cidade of ['Paraná', 'parana', 'Santos, Paraná', 'PR'])
    expect(namesIn(await find({ cidade }))).toEqual(['Cândida Sampaio'])
})
