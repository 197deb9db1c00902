import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, createAdmin, type SignedIn, signIn, type TestApp } from '../../../test/index.ts'

const ROWS = 100_000

let t: TestApp
let admin: SignedIn & { readonly userId: string }

/** SQL can't seal a separate cell for every act: the pages that are opened are sealed here. */
const fill = async (): Promise<void> => {
  const { db, clock, vault } = t.deps
  const now = clock.now()
  await sql`INSERT INTO users (id, role, email, password_hash, first_name, last_name, created_at, updated_at)
    SELECT ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'customer', 'muitos' || n || '@emma.test', 'x',
      (ARRAY['Ana', 'Bruno', 'Célia', 'Davi', 'Érica'])[1 + n % 5], 'Silva ' || n, ${now}, ${now}
    FROM generate_series(1, ${ROWS}) AS n`.execute(db)
  await sql`INSERT INTO customers (id, user_id, status, created_at)
    SELECT id, id, (ARRAY['active', 'active', 'active', 'active', 'blocked'])[1 + (row_number() OVER (ORDER BY id)) % 5],
      created_at FROM users WHERE email LIKE 'muitos%'`.execute(db)
  const { userId, sessionId } = admin
  const acts = []
  for (let n = 0; n < ROWS; n += 1) {
    const id = t.deps.newId()
    const cell = { subjectId: userId, column: 'admin_acts.details_sealed', rowId: id }
    const at = new Date(now.getTime() - n * 1000).toISOString()
    acts.push({ id, at, sealed: (await vault.seal(db, cell, { reason: `Motivo ${n}` })).toString('hex') })
  }
  for (let from = 0; from < ROWS; from += 10_000) {
    const part = JSON.stringify(acts.slice(from, from + 10_000))
    await sql`INSERT INTO admin_acts (id, at, user_id, action, entity, entity_id, details_sealed, session_id, address)
      SELECT (r->>'id')::uuid, (r->>'at')::timestamptz, ${userId}::uuid, 'exported', 'audit', r->>'id',
        decode(r->>'sealed', 'hex'), ${sessionId}::uuid, '10.0.0.1' FROM jsonb_array_elements(${part}::jsonb) AS r`.execute(
      db,
    )
  }
  await sql`ANALYZE users, customers, admin_acts`.execute(db)
}

beforeAll(async () => {
  t = await buildTestApp()
  const person = await createAdmin(t.deps)
  admin = { ...person, ...(await signIn(t.deps, person)) }
  await fill()
})
afterAll(() => t.close())

const read = (path: string) => t.app.inject({ url: `/api/v1/${path}`, headers: admin.headers })

test.each([
  ['customer/getCustomerAll', ROWS],
  ['customer/getCustomerAll?page=9999', ROWS],
  ['customer/getCustomerAll?status=blocked&page=1900', ROWS / 5],
  ['customer/getCustomerAll?search=silva%2099999', 1],
  ['customer/getCustomerAll?search=celia&page=1000', ROWS / 5],
  ['customer/getCustomerAll?search=muitos4242%40', 1],
  ['customer/getCustomerAll?search=ninguem', 0],
  ['audit', ROWS],
  ['audit?page=4999', ROWS],
  ['audit?entity=audit&action=exported&page=4000', ROWS],
  ['audit?entity=variable', 0],
] as const)('%s of 100,000 rows is there', async (path, total) => {
  const answer = await read(path)
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
  expect(answer.json().meta.total).toBe(total)
})

test('a page of acts is found on the index alone', async () => {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    EXPLAIN SELECT id FROM admin_acts ORDER BY at DESC, id DESC LIMIT 20 OFFSET 5000`.execute(t.deps.db)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toMatch(/Index/)
  expect(plan).not.toMatch(/Seq Scan|Sort/)
})

test('the file of 100,000 acts is written while it is read', async () => {
  const before = process.memoryUsage().heapUsed
  const answer = await read('audit/export')
  expect(answer.body.split('\r\n')).toHaveLength(ROWS + 2)
  expect(answer.body.trimEnd().split('\r\n').at(-1)).toContain(`Motivo ${ROWS - 1}`)
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(400 * 1024 * 1024)
})
