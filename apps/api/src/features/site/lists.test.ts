import { MINUTE } from '@emma/domain/interval'
import { formatPrice, percentOf } from '@emma/domain/money'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  buildTestApp,
  createSpecialist,
  createSpecialty,
  type TestApp,
  type TestSpecialist,
} from '../../../test/index.ts'
import { refreshNextSlots } from '../availability/index.ts'
import { readVariables } from '../variables/index.ts'

let t: TestApp
let ana: TestSpecialist

beforeAll(async () => {
  t = await buildTestApp()
  const skin = await createSpecialty(t.deps, 'Dermatologia')
  const heart = await createSpecialty(t.deps, 'Cardiologia')
  await createSpecialty(t.deps, 'Geriatria')
  ana = await createSpecialist(t.deps, { specialtyId: skin, price: 20_000, name: ['Ana', 'Lima'] })
  await createSpecialist(t.deps, { specialtyId: skin, price: 30_000, name: ['Bruno', 'Reis'] })
  await createSpecialist(t.deps, { specialtyId: heart, price: 40_000, name: ['Caio', 'Melo'] })
  await refreshNextSlots(t.deps)
})
afterAll(() => t.close())

const open = (url: string) => t.app.inject({ url })
const namesIn = (html: string) =>
  ['Ana Lima', 'Bruno Reis', 'Caio Melo'].filter((name) => html.includes(name))
const move = (city: string) =>
  t.deps.db.updateTable('specialists').set({ city }).where('id', '=', ana.specialistId).execute()

const specialtyOf = async (slug: string): Promise<string> => {
  const found = t.deps.db.selectFrom('specialties').select('id').where('slug', '=', slug)
  return (await found.executeTakeFirstOrThrow()).id
}

test('specialties are listed with how many offer them and the lowest price', async () => {
  const { statusCode, body } = await open('/especialidades')
  expect(statusCode).toBe(200)
  expect(body).toMatch(/Dermatologia<\/strong><span>2 profissionais · a partir de R\$\u00a0200</)
  expect(body).toMatch(/Cardiologia<\/strong><span>1 profissional · a partir de R\$\u00a0400</)
  expect(body).not.toContain('Geriatria')
})

test('a specialty says who offers it, from which price to which, and answers questions', async () => {
  const { statusCode, body, headers } = await open('/especialidades/dermatologia')
  expect([statusCode, headers['x-robots-tag']]).toEqual([200, undefined])
  expect(body.match(/<h1/g)).toHaveLength(1)
  expect(namesIn(body)).toEqual(['Ana Lima', 'Bruno Reis'])
  expect(body).toContain('2 profissionais · consultas de R$\u00a0200 a R$\u00a0300')
  expect(body).toContain('"@type":"FAQPage"')
  expect(body).toContain('/especialidades/dermatologia/sp/sao-paulo')
})

test('a list about a specialty says its price, and leads to its times, of who offers others for less', async () => {
  const heart = await specialtyOf('cardiologia')
  const { db, newId, clock } = t.deps
  const offer = { specialty_id: heart, price: 45_000, rqe: '12345', rqe_uf: 'SP' }
  await db
    .insertInto('specialist_specialties')
    .values({ ...offer, id: newId(), specialist_id: ana.specialistId, created_at: clock.now() })
    .execute()
  await refreshNextSlots(t.deps)
  const rowOfAna = async (url: string) => {
    const rows = (await open(url)).body.split('<li class="s-person">')
    return rows.find((row) => row.includes('Ana Lima')) ?? ''
  }
  await expect.poll(() => rowOfAna('/especialidades/cardiologia')).toContain('R$\u00a0450')
  for (const url of ['/especialidades/cardiologia', '/buscar?especialidade=cardiologia']) {
    const row = await rowOfAna(url)
    expect(row).toMatch(/Cardiologia.*R\$\u00a0450/)
    expect(row).toContain(`specialty=${heart}`)
    expect(row).toContain('slot=')
  }
  expect(await rowOfAna('/especialidades/dermatologia')).toMatch(/R\$\u00a0200.*slot=/)
  await db.deleteFrom('specialist_specialties').where('price', '=', 45_000).execute()
})

test('who is approved appears on a list that was kept', async () => {
  const before = await open('/especialidades/cardiologia')
  expect(before.body).not.toContain('Dora Nunes')
  const specialtyId = await specialtyOf('cardiologia')
  const dora = await createSpecialist(t.deps, { specialtyId, status: 2, name: ['Dora', 'Nunes'] })
  await t.deps.db.updateTable('specialists').set({ status: 1 }).where('id', '=', dora.specialistId).execute()
  await expect.poll(async () => (await open('/especialidades/cardiologia')).body).toContain('Dora Nunes')
})

test('nobody’s specialty and a city of few are open, and told to no search engine; others are not found', async () => {
  const robots = async (path: string) => {
    const { statusCode, headers } = await open(path)
    return [statusCode, headers['x-robots-tag']]
  }
  expect(await robots('/especialidades/geriatria')).toEqual([200, 'noindex'])
  expect(await robots('/especialidades/dermatologia/sp/sao-paulo')).toEqual([200, 'noindex'])
  expect(await robots('/especialidades/dermatologia/sp/ninguem')).toEqual([404, 'noindex'])
  expect(await robots('/especialidades/dermatologia/rj/sao-paulo')).toEqual([404, 'noindex'])
  expect(await robots('/especialidades/nenhuma')).toEqual([404, 'noindex'])
})

test.each([
  ['name', 'q=ana', ['Ana Lima']],
  ['specialty', 'especialidade=cardiologia', ['Caio Melo']],
  ['complaint', 'q=queda+de+cabelo', ['Ana Lima', 'Bruno Reis']],
  ['city at the end of the words', 'q=dermatologia+campinas', ['Ana Lima']],
  ['city', 'cidade=Campinas', ['Ana Lima']],
  ['price', 'preco=250', ['Ana Lima']],
  ['video', 'modo=video&q=bruno', ['Bruno Reis']],
  ['duty, where nobody is on', 'plantao=sim', []],
  ['place, where nobody has one', 'modo=presencial', []],
  ['day on which nobody attends', 'dia=2026-11-28', []],
  ['day that no calendar has', 'dia=2026-02-31&q=ana', ['Ana Lima']],
  ['fields that say nothing', 'preco=abc&dia=ontem&modo=x&pagina=-1&q=ana', ['Ana Lima']],
])('search by %s', async (_, query, found) => {
  await move('Campinas')
  const { statusCode, body, headers } = await open(`/buscar?${query}`)
  expect([statusCode, headers['x-robots-tag']]).toEqual([200, 'noindex'])
  expect(namesIn(body)).toEqual(found)
})

test('each further choice says how many it leaves, the one that is made too', async () => {
  const { body } = await open('/buscar?especialidade=dermatologia&preco=250')
  expect(namesIn(body)).toEqual(['Ana Lima'])
  for (const option of ['Dermatologia (1)', 'Presencial (0)', 'Até R$\u00a0250 (1)', 'Até R$\u00a0400 (2)'])
    expect(body).toContain(`>${option}<`)
  const away = await open('/buscar?preco=333')
  expect(away.body).toContain('>Até R$\u00a0333<')
  expect(away.body).toContain('>Dermatologia (2)<')
  const onDay = await open('/buscar?dia=2026-11-24')
  expect(onDay.body).toContain('>Dermatologia<')
})

test('with a sign of an emergency the search says whom to call before it says who has a time', async () => {
  const { body } = await open('/buscar?q=dor+no+peito')
  expect(body.indexOf('href="tel:192"')).toBeGreaterThan(0)
  expect(body.indexOf('href="tel:192"')).toBeLessThan(body.indexOf('Caio Melo'))
  expect((await open('/buscar?q=quero+morrer')).body).toContain('href="tel:188"')
  expect((await open('/buscar?q=queda+de+cabelo')).body).not.toContain('tel:192')
})

test('what is searched for is shown as words, never as markup', async () => {
  const { body } = await open(`/buscar?q=${encodeURIComponent('<script>alert(1)</script>"')}`)
  expect(body).not.toContain('<script>alert')
  expect(body).toContain('&lt;script&gt;alert(1)')
})

test.each([
  ['/termos-de-uso', 'Termos de uso'],
  ['/politica-de-privacidade', 'Política de privacidade'],
  ['/pagina/sobre-app', 'Sobre'],
  ['/ajuda', 'Como podemos ajudar?'],
  ['/verificar', 'Verificar um documento'],
  ['/para-profissionais', 'Atenda mais perto'],
])('%s is open to anybody, with one heading', async (url, heading) => {
  const { statusCode, body } = await open(url)
  expect(statusCode).toBe(200)
  expect(body.match(/<h1[^>]*>/g)).toHaveLength(1)
  expect(/<h1[^>]*>([^<]*)/.exec(body)?.[1]).toContain(heading)
  for (const [, json = ''] of body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g))
    expect(JSON.parse(json)).toHaveProperty('@type')
})

test.each([
  ['/ajuda?q=PRIVACIDADE', 'href="/politica-de-privacidade"'],
  ['/ajuda?q=privacidadi', 'href="/politica-de-privacidade"'],
  ['/ajuda?q=onde+vejo+minha+reçeita', '<summary>Onde está minha receita?</summary>'],
  ['/en/ajuda?q=refnud', '<summary>Can I cancel?</summary>'],
])(
  'help finds questions and pages by their words, with slips and without accents: %s',
  async (url, shown) => {
    const { body, headers } = await open(url)
    expect(body.slice(body.indexOf('<main'), body.indexOf('<footer'))).toContain(shown)
    expect(headers['x-robots-tag']).toBe('noindex')
  },
)

test('help says when nothing in it speaks of something, and leads to who answers', async () => {
  const { body } = await open('/ajuda?q=zzzz')
  expect(body).toContain('Nada na ajuda fala disso')
  expect(body.slice(body.indexOf('<main'), body.indexOf('<footer'))).toContain('href="/contato"')
  expect(body).not.toContain('<summary>')
})

test('a document’s code leads to its check', async () => {
  const { statusCode, headers } = await open('/verificar/codigo?codigo=+AAAA-BBBB+')
  expect([statusCode, headers.location]).toEqual([303, '/verificar/AAAA-BBBB'])
  const english = await open('/en/verificar/codigo?codigo=AAAA-BBBB')
  expect([english.statusCode, english.headers.location]).toEqual([303, '/verificar/AAAA-BBBB?lang=en'])
})

test('a professional sees what is left of a price of their own, by the fee that is charged, without a script', async () => {
  const { body } = await open('/para-profissionais?preco=180&consultas=20')
  const { platform_fee_percent: percent } = await readVariables(t.deps.db)
  const yours = 18_000 - percentOf(18_000, percent)
  const written = (amount: number): string => formatPrice(amount).replace(' ', '\u00a0')
  expect(body).toContain(`Você recebe ${written(yours)} por consulta`)
  expect(body).toContain(`Com 20 consultas no mês: ${written(yours * 20)}.`)
  expect(body).toMatch(/name="preco"[^>]*value="180"/)
  const english = await open('/en/para-profissionais?preco=0&consultas=x')
  expect(english.body).toMatch(/name="preco"[^>]*value="200"/)
  expect(english.body).toContain('You receive R$')
})

test('the check of a document alone may use the camera', async () => {
  const allowed = async (url: string) => (await open(url)).headers['permissions-policy']
  for (const url of ['/verificar', '/en/verificar']) expect(await allowed(url)).toContain('camera=(self)')
  expect(await allowed('/')).toContain('camera=()')
})

test('sitemaps lead to who can be booked, and to no thin page; robots stay out of what is somebody’s', async () => {
  const robots = await open('/robots.txt')
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(robots.body).toContain(`Sitemap: ${t.config.publicUrl}/sitemap.xml`)
  for (const path of ['/customer', '/admin', '/api/']) expect(robots.body).toContain(`Disallow: ${path}\n`)
  const index = await open('/sitemap.xml')
  expect(index.headers['content-type']).toBe('application/xml; charset=utf-8')
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url.slice(t.config.publicUrl.length))
  const parts = locations(index.body)
  expect(parts).toContain('/sitemap-especialistas-1.xml')
  const paths = (await Promise.all(parts.map(open))).flatMap(({ body }) => locations(body))
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/especialidades/dermatologia', '/especialista/ana-lima']),
  )
  expect(paths).not.toContain('/especialidades/geriatria')
  expect(paths.filter((path) => path.includes('/sp/'))).toEqual([])
  for (const path of paths) expect([path, (await open(path)).statusCode]).toEqual([path, 200])
  expect((await open('/sitemap-especialistas-2.xml')).statusCode).toBe(404)
})

test('who has no time to book is in no sitemap', async () => {
  await t.deps.db.deleteFrom('availability_rules').where('specialist_id', '=', ana.specialistId).execute()
  await sql`SELECT refresh_next_slot(${ana.specialistId}::uuid, ${t.clock.now()}::timestamptz, 30)`.execute(
    t.deps.db,
  )
  await expect
    .poll(async () => {
      t.clock.advance(MINUTE)
      return (await open('/sitemap-especialistas-1.xml')).body
    })
    .not.toContain('ana-lima')
})
