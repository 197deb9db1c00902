import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, createAdmin, createCustomer, signIn, type TestApp } from '../../../../test/index.ts'
import { currentPage } from '../../pages/index.ts'
import { insertConsent } from '../privacy.repo.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())

const words = [
  ['termo-condicoes', 'Se a chamada cair, ela pode ser retomada', 'a ligação cair'],
  ['politica-privacidade', 'são guardados criptografados', 'cifrad'],
] as const

test.each(words)(
  '%s of a new installation says %j, with the hash of its words',
  async (slug, now, before) => {
    const { version, title, content, text_hash } = await currentPage(t.deps.db, slug)
    expect(version).toBe(2)
    expect(content).toContain(now)
    expect(content).not.toContain(before)
    expect(text_hash).toEqual(createHash('sha256').update(`${title}\n${content}`).digest())
  },
)

test('who accepted the words before the correction is not asked again', async () => {
  const customer = await createCustomer(t.deps)
  const { headers } = await signIn(t.deps, customer)
  const { db, newId } = t.deps
  for (const [slug] of words) {
    const first = await sql<{
      text_hash: Buffer
    }>`SELECT text_hash FROM page_versions v JOIN pages p ON p.id = v.page_id
      WHERE p.slug = ${slug} AND v.version = 1`.execute(db)
    const hash = first.rows[0]?.text_hash ?? Buffer.of()
    const kind = slug === 'termo-condicoes' ? 'terms' : 'privacy'
    const accepted = { kind, version: '1', hash, userId: customer.userId, acceptedAt: t.clock.now() } as const
    await insertConsent(db, { ...accepted, id: newId() })
  }
  const answer = await t.app.inject({ url: '/api/v1/account/terms', headers })
  expect(answer.json()).toEqual({ data: [] })
})

test('words that an admin published are left as they are', async () => {
  const { db, clock } = t.deps
  const { id, version } = await currentPage(db, 'termo-condicoes')
  const content = '<p>Se a ligação cair, ela pode ser retomada.</p>'
  const { userId } = await createAdmin(t.deps)
  const own = { page_id: id, version: version + 1, title: 'Termos', content, text_hash: Buffer.of(1) }
  await db
    .insertInto('page_versions')
    .values({ ...own, published_at: clock.now(), published_by: userId })
    .execute()
  const correction = new URL('../../../../db/migrations/0920_terms_say_call.sql', import.meta.url)
  await sql.raw(await readFile(correction, 'utf8')).execute(db)
  expect(await currentPage(db, 'termo-condicoes')).toMatchObject({ version: version + 1, content })
  expect(await currentPage(db, 'politica-privacidade')).toMatchObject({ version: 2 })
})
