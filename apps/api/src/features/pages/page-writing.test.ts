import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  buildTestApp,
  createAdmin,
  createCustomer,
  type SignedIn,
  signIn,
  type TestApp,
} from '../../../test/index.ts'

let t: TestApp
let admin: SignedIn
let other: SignedIn
let paula: SignedIn
beforeAll(async () => {
  t = await buildTestApp()
  admin = await signIn(t.deps, await createAdmin(t.deps))
  other = await signIn(t.deps, await createAdmin(t.deps))
  paula = await signIn(t.deps, await createCustomer(t.deps))
})
afterAll(() => t.close())

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const ask = (method: Method, path: string, payload?: object, session: SignedIn | null = admin) =>
  t.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers: session?.headers ?? {},
    ...(payload ? { payload } : {}),
  })
const text = { title: 'Novidades', content: '<p>O que <b>mudou</b>.</p>' }
let nth = 0
const write = async (change: object = {}) => {
  nth += 1
  const answer = await ask('POST', 'pages', { ...text, slug: `pagina-${nth}`, ...change })
  expect(answer.statusCode).toBe(201)
  return answer.json()
}
const livePage = async (slug: string) => (await ask('GET', `pages/${slug}`, undefined, null)).json()
const stored = async () => ({
  pages: await t.deps.db.selectFrom('pages').selectAll().orderBy('id').execute(),
  versions: await t.deps.db
    .selectFrom('page_versions')
    .selectAll()
    .orderBy('page_id')
    .orderBy('version')
    .execute(),
  drafts: await t.deps.db.selectFrom('page_drafts').selectAll().orderBy('page_id').execute(),
})
const acts = async (id: string) =>
  (
    await t.deps.db
      .selectFrom('admin_acts')
      .select('action')
      .where('entity', '=', 'page')
      .where('entity_id', '=', id)
      .orderBy('at')
      .orderBy('id')
      .execute()
  ).map(({ action }) => action)
const refused = async (
  answer: { statusCode: number; json: () => { code: string } },
  status: number,
  code: string,
) => expect([answer.statusCode, answer.json().code]).toEqual([status, code])

test('nobody but an admin writes or sees what is being written', async () => {
  const { id } = await write()
  const before = await stored()
  for (const [method, path, body] of [
    ['POST', 'pages', { ...text, slug: 'outra' }],
    ['PUT', `pages/${id}`, { title: 'x' }],
    ['DELETE', `pages/${id}`, undefined],
    ['GET', 'pages/admin/list', undefined],
    ['GET', `pages/admin/${id}`, undefined],
    ['PUT', `pages/${id}/draft`, text],
    ['DELETE', `pages/${id}/draft`, undefined],
    ['GET', `pages/${id}/versions`, undefined],
    ['GET', `pages/${id}/versions/1`, undefined],
    ['POST', 'pages/images', undefined],
  ] as const) {
    expect((await ask(method, path, body, null)).statusCode).toBe(401)
    expect((await ask(method, path, body, paula)).statusCode).toBe(403)
  }
  expect(await stored()).toEqual(before)
})

describe('a page', () => {
  test('is written, sanitised, found by anybody, changed by versions, and removed', async () => {
    const made = await write({
      content: '<h1>A</h1><script>x</script><p onclick="x">b</p>',
      slug: 'novidades',
    })
    expect(made).toEqual({
      id: expect.any(String),
      slug: 'novidades',
      title: 'Novidades',
      content: '<h2>A</h2><p>b</p>',
      version: 1,
      published_at: t.clock.now().toISOString(),
    })
    expect(await livePage('novidades')).toEqual(made)
    t.clock.advance(1000)
    const changed = await ask('PUT', `pages/${made.id}`, { title: 'O que mudou' })
    expect(changed.json()).toEqual({
      ...made,
      title: 'O que mudou',
      version: 2,
      published_at: t.clock.now().toISOString(),
    })
    expect((await ask('PUT', `pages/${made.id}`, { title: 'O que mudou' })).json()).toEqual(changed.json())
    const versions = (await ask('GET', `pages/${made.id}/versions`)).json()
    expect(versions.data.map(({ version }: { version: number }) => version)).toEqual([2, 1])
    expect(versions.data[0]).toMatchObject({ minor: false, published_by: expect.any(String) })
    expect((await ask('GET', `pages/${made.id}/versions/1`)).json()).toEqual(made)
    expect((await ask('GET', `pages/${made.id}/versions/9`)).statusCode).toBe(404)
    expect((await ask('GET', `pages/${made.id}/versions/x`)).statusCode).toBe(400)
    expect((await ask('GET', `pages/${t.deps.newId()}/versions/1`)).statusCode).toBe(404)
    expect((await ask('DELETE', `pages/${made.id}`)).statusCode).toBe(204)
    expect((await ask('DELETE', `pages/${made.id}`)).statusCode).toBe(404)
    expect((await ask('GET', 'pages/novidades')).statusCode).toBe(404)
    expect(await acts(made.id)).toEqual(['created', 'published', 'deleted'])
  })

  test('has its address from its title, and no other one has it', async () => {
    const { slug: _, ...unnamed } = { ...text, title: 'Perguntas frequentes?', slug: '' }
    const made = (await ask('POST', 'pages', unnamed)).json()
    expect(made.slug).toBe('perguntas-frequentes')
    const before = await stored()
    await refused(await ask('POST', 'pages', unnamed), 409, 'slug_taken')
    await refused(await ask('POST', 'pages', { ...text, slug: 'sobre-app' }), 409, 'slug_taken')
    const another = await write()
    await refused(await ask('PUT', `pages/${another.id}`, { slug: 'sobre-app' }), 409, 'slug_taken')
    await ask('DELETE', `pages/${another.id}`)
    expect(await stored()).toEqual(before)
    expect((await ask('PUT', `pages/${made.id}`, { slug: 'perguntas' })).json()).toMatchObject({
      slug: 'perguntas',
      version: 1,
    })
  })

  test('is found at a former address too, which nobody else gets while it exists', async () => {
    const { id } = await write({ slug: 'como-pagar' })
    const open = (slug: string) => t.app.inject({ url: `/pagina/${slug}` })
    expect((await open('como-pagar')).statusCode).toBe(200)
    expect((await ask('PUT', `pages/${id}`, { slug: 'pagamento' })).statusCode).toBe(200)
    await expect.poll(async () => (await open('como-pagar')).statusCode).toBe(301)
    expect((await open('como-pagar?de=carta')).headers.location).toBe('/pagina/pagamento?de=carta')
    expect((await open('pagamento')).statusCode).toBe(200)
    expect(await livePage('como-pagar')).toMatchObject({ id, slug: 'pagamento' })
    expect((await ask('GET', 'pages/admin/como-pagar')).json()).toMatchObject({ id, slug: 'pagamento' })
    const before = await stored()
    await refused(await ask('POST', 'pages', { ...text, slug: 'como-pagar' }), 409, 'slug_taken')
    expect(await stored()).toEqual(before)
    const other = await write()
    await refused(await ask('PUT', `pages/${other.id}`, { slug: 'como-pagar' }), 409, 'slug_taken')
    expect((await ask('PUT', `pages/${id}`, { slug: 'como-pagar' })).json().slug).toBe('como-pagar')
    await expect.poll(async () => (await open('pagamento')).headers.location).toBe('/pagina/como-pagar')
    expect((await ask('DELETE', `pages/${id}`)).statusCode).toBe(204)
    expect((await livePage('pagamento')).status).toBe(404)
    expect((await write({ slug: 'pagamento' })).slug).toBe('pagamento')
  })

  test('is found where a server that knows no former addresses has put it', async () => {
    const { id } = await write({ slug: 'de-antes' })
    await sql`UPDATE pages SET slug = 'de-depois' WHERE id = ${id}`.execute(t.deps.db)
    expect(await livePage('de-depois')).toMatchObject({ id, slug: 'de-depois' })
    expect(await livePage('de-antes')).toMatchObject({ id, slug: 'de-depois' })
  })

  test('of two that are made at one address at once, one is', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => ask('POST', 'pages', { ...text, slug: 'corrida' })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409])
  })

  test.each([
    [{ content: '<script>x</script>' }, 'content'],
    [{ content: '' }, 'content'],
    [{ content: 1 }, 'content'],
    [{ content: 'a'.repeat(200_001) }, 'content'],
    [{ title: ' ' }, 'title'],
    [{ title: 'a'.repeat(161) }, 'title'],
    [{ slug: 'Com Espaço' }, 'slug'],
    [{ slug: '019aa000-0000-7000-8000-000000000001' }, 'slug'],
    [{ slug: '' }, 'slug'],
    [{ published_at: '2026-01-01T00:00:00Z' }, 'published_at'],
    [{ id: '019aa000-0000-7000-8000-000000000001' }, 'id'],
  ])('with %j is refused, and nothing is written', async (change, path) => {
    const { id } = await write()
    const before = await stored()
    for (const answer of [
      await ask('POST', 'pages', { ...text, slug: 'recusada', ...change }),
      await ask('PUT', `pages/${id}`, change),
    ]) {
      expect([answer.statusCode, answer.json().errors]).toMatchObject([422, [{ path }]])
    }
    expect(await stored()).toEqual(before)
  })

  test('is asked for by id alone where it is written', async () => {
    expect((await ask('PUT', 'pages/sobre-app', { title: 'x' })).statusCode).toBe(400)
    expect((await ask('PUT', `pages/${t.deps.newId()}`, { title: 'x' })).statusCode).toBe(404)
    expect((await ask('DELETE', `pages/${t.deps.newId()}`)).statusCode).toBe(404)
  })
})

describe('the four that the product links to', () => {
  test.each(['ajuda-suporte', 'termo-condicoes', 'sobre-app', 'politica-privacidade'])(
    '%s is neither deleted nor moved',
    async (slug) => {
      const page = await livePage(slug)
      const before = await stored()
      await refused(await ask('DELETE', `pages/${page.id}`), 409, 'page_standing')
      await refused(await ask('PUT', `pages/${page.id}`, { slug: 'x', title: 'y' }), 409, 'page_standing')
      expect(await stored()).toEqual(before)
      expect((await ask('PUT', `pages/${page.id}`, { slug, title: 'Outro' })).json()).toMatchObject({
        version: page.version + 1,
      })
    },
  )
})

describe('two admins', () => {
  test('who publish from the same version: the second is told', async () => {
    const { id } = await write()
    expect((await ask('PUT', `pages/${id}`, { title: 'A', version: 1 })).statusCode).toBe(200)
    const before = await stored()
    await refused(await ask('PUT', `pages/${id}`, { title: 'B', version: 1 }, other), 409, 'stale_version')
    expect(await stored()).toEqual(before)
  })

  test('who publish at once make one version each, or none', async () => {
    const { id } = await write()
    const titles = ['A', 'B', 'C', 'D']
    const answers = await Promise.all(titles.map((title) => ask('PUT', `pages/${id}`, { title, version: 1 })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409])
  })

  test('who write one draft: the second overwrites nobody', async () => {
    const { id } = await write()
    const first = await ask('PUT', `pages/${id}/draft`, { ...text, saved_at: null })
    expect(first.json().draft).toMatchObject({ title: text.title, saved_by: expect.any(String) })
    t.clock.advance(1000)
    await refused(
      await ask('PUT', `pages/${id}/draft`, { ...text, saved_at: null }, other),
      409,
      'stale_version',
    )
    const { saved_at } = first.json().draft
    expect((await ask('PUT', `pages/${id}/draft`, { ...text, saved_at })).statusCode).toBe(200)
    await refused(await ask('PUT', `pages/${id}/draft`, { ...text, saved_at }, other), 409, 'stale_version')
  })
})

describe('a draft', () => {
  test('is seen by its editors alone until it is published, and gone then', async () => {
    const { id, slug } = await write()
    await ask('PUT', `pages/${id}/draft`, { title: 'Rascunho', content: '<p>a<script>x</script></p>' })
    expect(await livePage(slug)).toMatchObject({ title: text.title, version: 1 })
    const adminView = (await ask('GET', `pages/admin/${slug}`)).json()
    expect(adminView).toMatchObject({
      id,
      slug,
      standing: false,
      agreed: false,
      published: { version: 1 },
      draft: { title: 'Rascunho', content: '<p>a</p>' },
    })
    await ask('PUT', `pages/${id}`, { title: 'Rascunho', content: '<p>a</p>' })
    expect((await ask('GET', `pages/admin/${id}`)).json()).toMatchObject({
      draft: null,
      published: { version: 2 },
    })
  })

  test('of a page that was never published is no page to anybody else', async () => {
    const made = await write({ draft: true, slug: 'em-preparo', title: 'Em preparo' })
    expect(made).toMatchObject({ version: 0, published_at: null })
    expect((await ask('GET', 'pages/em-preparo')).statusCode).toBe(404)
    const { data, meta } = (await ask('GET', 'pages?pageSize=100')).json()
    expect(data).toHaveLength(meta.total)
    expect(JSON.stringify(data)).not.toContain('em-preparo')
    const list = (await ask('GET', 'pages/admin/list?search=PREPARO')).json()
    expect(list).toMatchObject({
      data: [{ slug: 'em-preparo', version: null, published_at: null, standing: false }],
      meta: { total: 1 },
    })
    expect((await ask('GET', 'pages/admin/list?search=preparo&page=9')).json().meta.total).toBe(1)
    await refused(await ask('DELETE', `pages/${made.id}/draft`), 409, 'invalid_transition')
    expect((await ask('PUT', `pages/${made.id}`, { version: 0 })).json()).toMatchObject({
      version: 1,
      title: 'Em preparo',
    })
  })

  test('is dropped', async () => {
    const { id } = await write()
    await ask('PUT', `pages/${id}/draft`, text)
    expect((await ask('DELETE', `pages/${id}/draft`)).json()).toMatchObject({ draft: null })
    expect((await ask('DELETE', `pages/${id}/draft`)).json()).toMatchObject({ draft: null })
    expect((await ask('DELETE', `pages/${t.deps.newId()}/draft`)).statusCode).toBe(404)
  })
})

describe('a picture', () => {
  const send = (content: Buffer, name = 'a.png', session = admin) => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(content)]), name)
    return ask('POST', 'pages/images', form, session)
  }
  const drawn = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'teal' } })

  test('is made anew, kept once, without what the camera wrote, for anybody to see', async () => {
    const photo = await drawn(2000, 1000)
      .withExif({ IFD0: { Copyright: 'Maria Souza' } })
      .jpeg()
      .toBuffer()
    const answer = await send(photo)
    expect(answer.statusCode).toBe(201)
    const { url, width, height } = answer.json()
    expect([width, height]).toEqual([1600, 800])
    expect(url).toMatch(/^\/api\/v1\/files\/images\/[0-9a-f]{64}\.webp$/)
    expect((await send(photo)).json().url).toBe(url)
    const shown = await t.app.inject({ url })
    expect(shown.headers['content-type']).toBe('image/webp')
    expect(shown.headers['cache-control']).toContain('immutable')
    expect((await sharp(shown.rawPayload).metadata()).exif).toBeUndefined()
    const page = await write({
      content: `<p>a</p><img src="${url}" alt="Uma praia" width="1600" height="800">`,
    })
    expect(page.content).toContain(`<img src="${url}" alt="Uma praia" width="1600" height="800" />`)
  })

  test('that is none is refused', async () => {
    expect((await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.png')).statusCode).toBe(
      415,
    )
    expect((await send(Buffer.from('%PDF-1.4'))).statusCode).toBe(415)
    expect((await send((await drawn(40, 40).png().toBuffer()).subarray(0, 60))).statusCode).toBe(422)
    expect((await ask('POST', 'pages/images', new FormData())).json().errors).toMatchObject([
      { path: 'file' },
    ])
    expect((await t.app.inject({ url: `/api/v1/files/images/${'0'.repeat(64)}.webp` })).statusCode).toBe(404)
    expect((await t.app.inject({ url: '/api/v1/files/images/..%2Favatars%2Fx.webp' })).statusCode).toBe(400)
  })
})
