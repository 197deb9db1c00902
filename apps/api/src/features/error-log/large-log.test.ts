import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, createAdmin, type SignedIn, signIn, type TestApp } from '../../../test/index.ts'

const ROWS = 100_000

let t: TestApp
let admin: SignedIn
beforeAll(async () => {
  t = await buildTestApp()
  admin = await signIn(t.deps, await createAdmin(t.deps))
  await sql`
    INSERT INTO errors (id, fingerprint, kind, status, name, message, route, http_status, branch, build, stack, request,
      count, first_seen, last_seen)
    SELECT gen_random_uuid(), sha256(n::text::bytea), 'api', (ARRAY['em aberto', 'em correção', 'resolvido', 'reaberto'])[1 + n % 4],
      'Error', 'broken ' || n, 'GET pages', 500 + n % 4, 'branch-' || n % 20, '1a2b3c4', repeat('at f (a.ts)' || chr(10), 30),
      '{}', 1 + n % 100, now() - n * interval '1 minute', now() - n * interval '1 second'
    FROM generate_series(1, ${sql.lit(ROWS)}) n`.execute(t.deps.db)
  await sql`ANALYZE errors`.execute(t.deps.db)
})
afterAll(() => t.close())

test.each([
  ['', ROWS],
  ['?page=10000', ROWS],
  ['?status=reaberto', ROWS / 4],
  ['?status=resolvido&page=2500', ROWS / 4],
  ['?branch=branch-7&httpStatusCode=503', ROWS / 20],
  ['?httpStatusCode=502&page=900', ROWS / 4],
])('errors%s of a hundred thousand are there', async (query, total) => {
  const answer = await t.app.inject({ url: `/api/v1/errors${query}`, headers: admin.headers })
  expect(answer.json()).toMatchObject({ data: { length: 10 }, meta: { total } })
})

test('a page is found without reading the rows before it', async () => {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    EXPLAIN SELECT id FROM errors ORDER BY last_seen DESC, id DESC LIMIT 10 OFFSET 5000`.execute(t.deps.db)
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index Only Scan/)
})
