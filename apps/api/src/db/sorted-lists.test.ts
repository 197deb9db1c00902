import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  buildTestApp,
  callOf,
  createAdmin,
  createCustomer,
  createSpecialist,
  createSpecialty,
  type SignedIn,
  signIn,
  type TestApp,
} from '../../test/index.ts'

let t: TestApp
let admin: SignedIn
const call = callOf(() => t)

/** Three of each; two were created at the same moment with the same name. */
beforeAll(async () => {
  t = await buildTestApp()
  admin = await signIn(t.deps, await createAdmin(t.deps))
  await createAdmin(t.deps)
  const specialtyId = await createSpecialty(t.deps)
  for (const name of ['Zélia', 'Ângela', 'Ângela']) {
    await createCustomer(t.deps, { name: [name, 'Prado'] })
    await createSpecialist(t.deps, { specialtyId, name: [name, 'Prado'] })
    if (name === 'Zélia') t.clock.advance(60_000)
  }
  await sql`INSERT INTO companies (id, name, cnpj, status, created_at, updated_at)
    SELECT gen_random_uuid(), name, '77777' || lpad(n::text, 7, '0') || '00', 'pending', now() - n / 2 * interval '1 day', now()
    FROM unnest(ARRAY['Zelo', 'Ágil', 'Ágil']) WITH ORDINALITY AS c (name, n)`.execute(t.deps.db)
  await sql`INSERT INTO errors (id, fingerprint, kind, status, name, message, route, branch, build, stack, request, count,
      first_seen, last_seen)
    SELECT gen_random_uuid(), sha256(n::text::bytea), 'api', 'em aberto', 'Error', 'broken', 'GET pages', 'main', '1a2b3c4',
      '', '{}', n / 2 + 1, now() - n / 2 * interval '1 day', now() - n / 2 * interval '1 hour'
    FROM generate_series(1, 3) n`.execute(t.deps.db)
  for (const value of [12, 13, 14])
    await call(admin, 'PUT', 'variables/hold_minutes', { value, reason: `Teste de ${value} minutos.` })
})
afterAll(() => t.close())

const idsOf = async (path: string): Promise<readonly string[]> => {
  const { status, body } = await call(admin, 'GET', path)
  expect(status, JSON.stringify(body)).toBe(200)
  return (body.data ?? body.empresas).map(({ id }: { id: string }) => id)
}

const lists = [
  ['customer/getCustomerAll', 'name'],
  ['customer/getCustomerAll', 'created_at'],
  ['specialists/getSpecialistsAll', 'name'],
  ['specialists/getSpecialistsAll', 'submitted_at'],
  ['companies/admin/list', 'name'],
  ['companies/admin/list', 'created_at'],
  ['admins', 'name'],
  ['admins', 'created_at'],
  ['errors', 'last_seen'],
  ['errors', 'first_seen'],
  ['errors', 'count'],
  ['audit', 'at'],
] as const

test.each(lists)('%s is sorted by %s either way, and no page has a row of another', async (path, column) => {
  const rising = await idsOf(`${path}?sort=${column}`)
  expect(rising.length).toBeGreaterThan(1)
  const pages = await Promise.all(
    rising.map((_, at) => idsOf(`${path}?sort=${column}&pageSize=1&page=${at + 1}`)),
  )
  expect(pages.flat()).toEqual(rising)
  const falling = await idsOf(`${path}?sort=-${column}`)
  expect(falling).toEqual(rising.toReversed())
})

test.each(['customer/getCustomerAll', 'specialists/getSpecialistsAll', 'companies/admin/list'])(
  'names of %s are sorted without their accents',
  async (path) => {
    const { body } = await call(admin, 'GET', `${path}?sort=name`)
    const names = (body.data ?? body.empresas).map(({ name }: { name: string }) => name)
    expect(names[0]).toMatch(/^Â|^Á/)
    expect(names.at(-1)).toMatch(/^Z/)
  },
)

test.each([...new Set(lists.map(([path]) => path))])('%s says no to an unknown order', async (path) => {
  for (const sort of ['password_hash', '--name', 'name;DROP TABLE users', ''])
    expect(await call(admin, 'GET', `${path}?sort=${encodeURIComponent(sort)}`)).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', errors: [{ path: 'sort' }] },
    })
})
