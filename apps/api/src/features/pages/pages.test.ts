import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/index.ts'
import { currentPage } from './index.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())

const get = (path: string) => t.app.inject({ url: `/api/v1/${path}` })
const slugs = ['ajuda-suporte', 'politica-privacidade', 'sobre-app', 'termo-condicoes']

test('every installation has the four pages, for anybody to read', async () => {
  const answer = await get('pages')
  expect(answer.statusCode).toBe(200)
  const { data, meta } = answer.json()
  expect(data.map(({ slug }: { slug: string }) => slug).toSorted()).toEqual(slugs)
  expect(meta).toEqual({ page: 1, pageSize: 10, total: 4 })
  const second = await get('pages?page=2&pageSize=3')
  expect(second.json().data).toHaveLength(1)
})

test('a page is found by slug and by id, in its newest version', async () => {
  const bySlug = await get('pages/politica-privacidade')
  expect(bySlug.json()).toMatchObject({ slug: 'politica-privacidade', version: 2 })
  const { id } = bySlug.json()
  expect((await get(`pages/${id}`)).json()).toEqual(bySlug.json())
  const fresh = { title: 'Política', content: '<p>Nova.</p>', text_hash: Buffer.of(1) }
  const values = { ...fresh, page_id: id, version: 3, published_at: t.clock.now() }
  await t.deps.db.insertInto('page_versions').values(values).execute()
  expect((await get(`pages/${id.toUpperCase()}`)).json()).toMatchObject({
    version: 3,
    content: '<p>Nova.</p>',
  })
})

test.each([
  ['nada', 404, 'not_found'],
  ['019aa000-0000-7000-8000-00000000ffff', 404, 'not_found'],
  ['a%20b', 400, 'malformed'],
  ["x'%3B--", 400, 'malformed'],
])('%s is not a page', async (id, status, code) => {
  expect((await get(`pages/${id}`)).json()).toMatchObject({ status, code })
})

test('the hash that a consent keeps is of the words that are shown, which never change', async () => {
  const { title, content, text_hash, id } = await currentPage(t.deps.db, 'termo-condicoes')
  expect(text_hash).toEqual(createHash('sha256').update(`${title}\n${content}`).digest())
  const change = t.deps.db.updateTable('page_versions').set({ content: '' }).where('page_id', '=', id)
  await expect(change.execute()).rejects.toThrow('append-only')
})

test('the texts hold no script, style or address of somebody else', async () => {
  for (const slug of slugs) {
    const { content } = await currentPage(t.deps.db, slug)
    expect(content).not.toMatch(/<(script|style|iframe|img)|javascript:| on\w+=/i)
  }
})
