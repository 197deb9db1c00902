import { DAY, MINUTE } from '@emma/domain/interval'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  buildTestApp,
  createAdmin,
  createCustomer,
  runJobs,
  type SignedIn,
  signIn,
  type TestApp,
} from '../../../test/index.ts'
import { postJobs } from './index.ts'

let t: TestApp
let admin: SignedIn
let paula: SignedIn
type Person = { readonly userId: string }
let people: readonly [Person, Person]
beforeAll(async () => {
  t = await buildTestApp()
  people = [await createAdmin(t.deps), await createCustomer(t.deps)]
})
afterAll(() => t.close())
/** A fresh session: a token lasts minutes. */
const enter = async () => {
  admin = await signIn(t.deps, people[0])
  paula = await signIn(t.deps, people[1])
}
beforeEach(async () => {
  await t.deps.db.deleteFrom('posts').execute()
  await enter()
})

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const ask = (method: Method, path: string, session: SignedIn | null = admin, payload?: object) =>
  t.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers: session?.headers ?? {},
    ...(payload ? { payload } : {}),
  })
const text = { title: 'Dormir bem', summary: 'O que ajuda', content: '<p>Durma <b>cedo</b>.</p>' }
const write = async (change: object = {}) =>
  (await ask('POST', 'posts', admin, { ...text, ...change })).json()
const stored = () => t.deps.db.selectFrom('posts').selectAll().execute()
const titles = async (session: SignedIn, query = '') =>
  (await ask('GET', `posts${query}`, session)).json().data.map(({ title }: { title: string }) => title)
const picture = (width = 40) =>
  sharp({ create: { width, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
const sendCover = async (id: string, content: Buffer) => {
  const form = new FormData()
  form.set('cover', new Blob([new Uint8Array(content)]), 'capa.png')
  return ask('PUT', `posts/${id}/cover`, admin, form)
}

describe('readers', () => {
  test('see what is out, the latest first, paged; never a draft or what comes later', async () => {
    const first = await write({ title: 'Primeiro', published_at: '2026-01-01T12:00:00Z' })
    await write({ title: 'Segundo', published_at: '2026-02-01T12:00:00Z' })
    const draft = await write({ title: 'Rascunho', draft: true })
    const coming = await write({ title: 'Depois', published_at: '2999-01-01T12:00:00Z' })
    expect(await titles(paula)).toEqual(['Segundo', 'Primeiro'])
    expect(await titles(paula, '?pageSize=1&page=2')).toEqual(['Primeiro'])
    expect(await titles(paula, '?search=SEGUNDO')).toEqual(['Segundo'])
    expect(await titles(paula, '?draft=true')).toEqual([])
    expect((await ask('GET', 'posts', paula)).json().meta).toEqual({ page: 1, pageSize: 10, total: 2 })
    expect((await ask('GET', `posts/${first.id}`, paula)).json()).toEqual(first)
    for (const { id } of [draft, coming]) {
      expect((await ask('GET', `posts/${id}`, paula)).statusCode).toBe(404)
      expect((await ask('GET', `posts/${id}`, admin)).statusCode).toBe(200)
    }
    expect(await titles(admin)).toEqual(['Rascunho', 'Depois', 'Segundo', 'Primeiro'])
    expect(await titles(admin, '?draft=true')).toEqual(['Rascunho'])
  })

  test('are logged in, and write nothing', async () => {
    const { id } = await write()
    expect((await ask('GET', 'posts', null)).statusCode).toBe(401)
    expect((await ask('GET', `posts/${id}`, null)).statusCode).toBe(401)
    const before = await stored()
    for (const [method, path, body] of [
      ['POST', 'posts', text],
      ['PUT', `posts/${id}`, { title: 'Outro' }],
      ['DELETE', `posts/${id}`, undefined],
    ] as const) {
      expect((await ask(method, path, null, body)).statusCode).toBe(401)
      expect((await ask(method, path, paula, body)).statusCode).toBe(403)
    }
    expect(await stored()).toEqual(before)
  })
})

describe('an admin', () => {
  test('writes HTML that is sanitised before it is stored', async () => {
    const answer = await ask('POST', 'posts', admin, {
      ...text,
      content:
        '<h2 onclick="a()">Sono</h2><script>alert(1)</script><a href="javascript:a()">x</a><img src=x>',
    })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toEqual({
      ...text,
      id: expect.any(String),
      content: '<h2>Sono</h2><a>x</a>',
      cover: null,
      draft: false,
      published_at: t.clock.now().toISOString(),
    })
    expect((await stored())[0]?.content).toBe('<h2>Sono</h2><a>x</a>')
  })

  test.each([
    [{ content: '<script>alert(1)</script>' }, 'content'],
    [{ content: '' }, 'content'],
    [{ content: '<p> &nbsp; </p>' }, 'content'],
    [{ title: '  ' }, 'title'],
    [{ title: 'a'.repeat(161) }, 'title'],
    [{ cover: 'https://evil.example/x.png' }, 'cover'],
    [{ published_at: 'amanhã' }, 'published_at'],
    [{ id: crypto.randomUUID() }, 'id'],
  ])('is refused %j, and nothing is written', async (change, path) => {
    const answer = await ask('POST', 'posts', admin, { ...text, ...change })
    expect([answer.statusCode, answer.json().errors]).toMatchObject([422, [{ path }]])
    const { id } = await write()
    const before = await stored()
    const update = await ask('PUT', `posts/${id}`, admin, change)
    expect([update.statusCode, update.json().errors]).toMatchObject([422, [{ path }]])
    expect(await stored()).toEqual(before)
  })

  test('publishes a draft, takes it back, changes it and removes it', async () => {
    const { id, published_at } = await write({ draft: true })
    expect(published_at).toBeNull()
    const out = (await ask('PUT', `posts/${id}`, admin, { draft: false })).json()
    expect(out).toMatchObject({ draft: false, published_at: t.clock.now().toISOString(), title: text.title })
    t.clock.advance(MINUTE)
    const changed = await ask('PUT', `posts/${id}`, admin, { content: '<p>Novo<script>x</script></p>' })
    expect(changed.json()).toEqual({ ...out, content: '<p>Novo</p>' })
    await ask('PUT', `posts/${id}`, admin, { draft: true })
    expect(await titles(paula)).toEqual([])
    expect((await ask('DELETE', `posts/${id}`)).statusCode).toBe(204)
    expect((await ask('DELETE', `posts/${id}`)).statusCode).toBe(404)
    expect((await ask('PUT', `posts/${id}`, admin, { title: 'x' })).statusCode).toBe(404)
    expect(await stored()).toMatchObject([{ id, deleted_at: t.clock.now() }])
  })

  test('takes back what was deleted, as it was, within a day; then it is gone with its picture', async () => {
    const { id } = await write()
    const { cover } = (await sendCover(id, await picture())).json()
    const before = (await ask('GET', `posts/${id}`)).json()
    const restore = () => ask('POST', `posts/${id}/restore`)
    expect((await restore()).statusCode).toBe(404)
    await ask('DELETE', `posts/${id}`)
    for (const session of [paula, admin]) {
      expect((await ask('GET', `posts/${id}`, session)).statusCode).toBe(404)
      expect(await titles(session)).toEqual([])
    }
    expect((await sendCover(id, await picture())).statusCode).toBe(404)
    for (const [session, status] of [[null, 401] as const, [paula, 403] as const])
      expect((await ask('POST', `posts/${id}/restore`, session)).statusCode).toBe(status)
    t.clock.advance(DAY - 1)
    await enter()
    await postJobs['forget-posts']?.(t.deps, {})
    const answers = await Promise.all([restore(), restore()])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404])
    expect((await ask('GET', `posts/${id}`, paula)).json()).toEqual(before)
    const acts = await t.deps.db
      .selectFrom('admin_acts')
      .select('action')
      .where('entity_id', '=', id)
      .execute()
    expect(acts.map(({ action }) => action).toSorted()).toEqual(['created', 'deleted', 'restored', 'updated'])

    await ask('DELETE', `posts/${id}`)
    t.clock.advance(DAY)
    await enter()
    expect((await restore()).statusCode).toBe(404)
    await postJobs['forget-posts']?.(t.deps, {})
    await runJobs(t)
    expect(await stored()).toEqual([])
    expect((await t.app.inject({ url: cover })).statusCode).toBe(404)
  })

  test('puts a picture above a post, another in its place, and takes it away', async () => {
    const { id } = await write()
    const first = (await sendCover(id, await picture())).json().cover
    const shown = await t.app.inject({ url: first })
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
    const second = (await sendCover(id, await picture(60))).json().cover
    await runJobs(t)
    expect((await t.app.inject({ url: first })).statusCode).toBe(404)
    expect((await ask('PUT', `posts/${id}`, admin, { cover: second })).json().cover).toBe(second)
    expect((await ask('PUT', `posts/${id}`, admin, { cover: null })).json().cover).toBeNull()
    await runJobs(t)
    expect((await t.app.inject({ url: second })).statusCode).toBe(404)
  })

  test('is refused what is no picture', async () => {
    const { id } = await write()
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
    expect((await sendCover(id, svg)).statusCode).toBe(415)
    expect((await sendCover(crypto.randomUUID(), await picture())).statusCode).toBe(404)
    const empty = await ask('PUT', `posts/${id}/cover`, admin, new FormData())
    expect([empty.statusCode, empty.json().errors]).toMatchObject([422, [{ path: 'cover' }]])
    expect((await stored())[0]?.cover_key).toBeNull()
  })
})
