import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useCompanyFixture } from '../../../../test/fixtures/company-fixture.ts'

const ROWS = 100_000

const w = useCompanyFixture()
let isFilled = false

const fill = async (): Promise<void> => {
  if (isFilled) return
  isFilled = true
  const { db, clock } = w().t.deps
  await sql`
    INSERT INTO companies (id, name, cnpj, status, created_at, updated_at)
    SELECT gen_random_uuid(), 'Clínica ' || n, '77777' || lpad(n::text, 7, '0') || '00',
      (ARRAY['approved', 'approved', 'approved', 'suspended', 'pending'])[1 + n % 5],
      ${clock.now()}::timestamptz - n * interval '1 minute', ${clock.now()}
      FROM generate_series(1, ${ROWS}) AS n`.execute(db)
  await sql`ANALYZE companies`.execute(db)
}

test.each([
  ['the first page', '', 10, ROWS],
  ['the last page', 'page=10000', 10, ROWS],
  ['beyond the last page', 'page=20000', 0, ROWS],
  ['one status', 'status=pending&page=100', 10, ROWS / 5],
  ['a part of a name', 'search=99999', 1, 1],
  ['a name that nobody has', 'search=nenhuma', 0, 0],
  ['the beginning of a CNPJ', 'search=77.777.00', 10, ROWS - 1],
])('%s of 100,000 companies is there', async (_case, query, length, total) => {
  await fill()
  const answer = await w().call('GET', `companies/admin/list?${query}`, w().admin)
  expect(answer.json()).toMatchObject({ data: { length }, meta: { total } })
})

test('a page is found on the index, and members are counted for it alone', async () => {
  await fill()
  const { db } = w().t.deps
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
      EXPLAIN SELECT id FROM companies ORDER BY created_at DESC, id DESC LIMIT 10 OFFSET 5000`.execute(db)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toMatch(/Index/)
  expect(plan).not.toMatch(/Seq Scan|Sort/)
})
