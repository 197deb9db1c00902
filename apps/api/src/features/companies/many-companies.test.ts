import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useCompanyWorld } from '../../../test/company-world.ts'

const ROWS = 100_000
/** Far above what a page takes (0.1 to 0.6 s on a busy machine): reading every row's members would exceed it. */
const BOUND_MS = 5000

/** A hundred thousand rows with their indexes, on a machine that does other things too. */
const FILLING_MS = 120_000

const w = useCompanyWorld()
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
  ['the first page', ''],
  ['the last page', 'page=9900'],
  ['one status', 'status=pending&page=100'],
  ['a part of a name', 'search=99999'],
  ['a name that nobody has', 'search=nenhuma'],
  ['the beginning of a CNPJ', 'search=77.777.777'],
])(
  '%s of 100,000 companies comes at once',
  async (_case, query) => {
    await fill()
    const started = performance.now()
    const answer = await w().call('GET', `companies/admin/list?${query}`, w().admin)
    expect(answer.statusCode).toBe(200)
    expect(performance.now() - started).toBeLessThan(BOUND_MS)
  },
  FILLING_MS,
)
