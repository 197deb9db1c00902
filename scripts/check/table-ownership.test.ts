import { expect, test } from 'vitest'
import { parseSource } from './source.ts'
import { ownershipProblems } from './table-ownership.ts'

const tables = ['orders', 'order_lines', 'users']
const owned = new Map([
  ['features/shop', ['orders', 'order_lines']],
  ['features/auth', ['users']],
])
const migrations = [
  'CREATE FUNCTION add_line(p uuid) RETURNS void LANGUAGE sql AS $$ INSERT INTO order_lines VALUES (p) $$;',
]

async function found(
  path: string,
  text: string,
  more: Partial<Parameters<typeof ownershipProblems>[0]> = {},
) {
  const sources = [await parseSource(`apps/api/src/${path}`, text)]
  return ownershipProblems({ tables, owned, migrations, sources, ...more })
}

const shop = 'features/shop/orders.repo.ts'
const auth = 'features/auth/users.repo.ts'

test.each([
  ["db.insertInto('orders')"],
  ["db.updateTable('orders as o')"],
  ["db.deleteFrom('orders')"],
  ["db['deleteFrom']('orders')"],
  ["db.with('gone', (tx) => tx.deleteFrom('orders')).selectFrom('gone')"],
  ["const table = 'orders' as const; db.updateTable(table)"],
  ["for (const table of ['orders', 'order_lines'] as const) db.deleteFrom(table)"],
  ["db.updateTable(late ? 'orders' : 'order_lines')"],
  ['sql`INSERT INTO orders VALUES (1)`'],
  ['sql<Row>`UPDATE ONLY public.orders AS o SET paid = true`'],
  ['sql`WITH gone AS (DELETE FROM orders RETURNING id) SELECT id FROM gone`'],
  ['sql`TRUNCATE TABLE users, orders`'],
  ['sql`MERGE INTO orders USING users ON true WHEN MATCHED THEN DELETE`'],
  ['sql`MERGE INTO orders USING users ON true WHEN MATCHED THEN UPDATE SET id = 1`'],
  ['sql`COPY orders FROM STDIN`'],
  ["client.query('DELETE FROM orders')"],
  ['sql`SELECT add_line(1)`'],
  ["eb.fn('add_line', [id])"],
])('only the owner may do %s', async (text) => {
  expect((await found(auth, text)).join()).toMatch(
    /^apps\/api\/src\/features\/auth\/users\.repo\.ts:1: .*features\/shop owns/,
  )
  expect((await found(shop, text)).filter((problem) => !problem.includes('users'))).toEqual([])
})

test.each([
  ['sql`SELECT id FROM orders FOR UPDATE`'],
  ['sql`SELECT id FROM orders FOR NO KEY UPDATE OF orders SKIP LOCKED`'],
  ['sql`INSERT INTO users VALUES (1) ON CONFLICT DO UPDATE SET id = 2`'],
  ["sql`SELECT 'DELETE FROM orders' -- UPDATE orders\n`"],
  ["const message = 'Update orders soon'"],
  ["db.selectFrom('orders')"],
])('no foreign write: %s', async (text) => {
  expect(await found(auth, text)).toEqual([])
})

test('the line is that of the statement inside a longer text', async () => {
  expect(await found(auth, '// é\nsql`WITH old AS (SELECT 1)\n  DELETE FROM orders`')).toEqual([
    'apps/api/src/features/auth/users.repo.ts:3: writes orders, which features/shop owns',
  ])
})

test.each([
  ['db.updateTable(table)'],
  ["let table = 'orders'; db.updateTable(table)"],
  ['for (const table of tables) db.updateTable(table)'],
  [`sql\`UPDATE \${sql.table(table)} SET id = 1\``],
  ['sql`DELETE FROM `'],
  ['sql.raw(text)'],
  ['const write = db.insertInto'],
])('a name that only the run knows is no name: %s', async (text) => {
  expect((await found(shop, text)).join()).toContain('known only when it runs')
})

test('every table has one owner', async () => {
  const two = new Map([...owned, ['http', ['users', 'ghosts']]])
  const problems = await found(shop, '', { owned: two, tables: [...tables, 'strays'] })
  expect(problems).toEqual([
    'strays: no tables.ts names it',
    'ghosts: named by http, but there is no such table',
    'users: named by features/auth and http',
  ])
})

test('a function of the database writes tables of one owner; what it calls is theirs who own it', async () => {
  const both = `CREATE FUNCTION both() RETURNS void LANGUAGE sql AS $$ DELETE FROM users; DELETE FROM orders $$;`
  const calls = `CREATE OR REPLACE FUNCTION both() RETURNS void LANGUAGE sql AS $$ DELETE FROM users; SELECT add_line(1) $$;`
  expect(await found(shop, '', { migrations: [...migrations, both] })).toEqual([
    'both() in the migrations writes tables of features/auth and features/shop',
  ])
  expect(await found(shop, '', { migrations: [...migrations, both, calls] })).toEqual([])
  expect(await found(shop, '', { migrations: [both, 'DROP FUNCTION both();'] })).toEqual([])
})
