import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, createCustomer, type TestApp } from '../../test/index.ts'
import { checkSealed, rotateKeys } from './rotate-keys.ts'
import { sealedColumns } from './sealed-columns.ts'
import { createVault } from './vault.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())

const newKey = randomBytes(32)
const hmacKey = randomBytes(32)
/** Like a process with both master keys. */
const vaultWithBoth = () =>
  createVault({ masterKeys: new Map([...t.config.MASTER_KEYS, [2, newKey]]), hmacKey, now: t.clock.now })
const vaultWithNew = () => createVault({ masterKeys: new Map([[2, newKey]]), hmacKey, now: t.clock.now })

const versions = async () => {
  const rows = await t.deps.db.selectFrom('data_keys').select('key_version').distinct().execute()
  return rows.map(({ key_version }) => key_version)
}
const cpfCell = (id: string) => ({ subjectId: id, column: 'customers.cpf_sealed', rowId: id })

test('keys are wrapped anew while people read and write, and the old master key can go', async () => {
  const { db } = t.deps
  const customers = await Promise.all(Array.from({ length: 40 }, () => createCustomer(t.deps)))
  const vault = vaultWithBoth()
  const rows = await db.selectFrom('customers').select(['id', 'cpf_sealed']).execute()
  /** Opens everything without a cache: each key is unwrapped as the table has it now. */
  const openAll = async () => {
    const cold = vaultWithBoth()
    const each = rows.map(({ id, cpf_sealed }) => cold.open(db, cpfCell(id), cpf_sealed ?? Buffer.alloc(0)))
    return Promise.all(each)
  }
  const before = await openAll()

  const seen: unknown[][] = []
  let rotating = true
  const reading = (async () => {
    while (rotating) seen.push(await openAll())
  })()
  const sealing = (async () => {
    for (const { customerId } of customers) await vault.seal(db, cpfCell(customerId), 'x')
  })()
  expect(await rotateKeys({ db, vault })).toBe(40)
  rotating = false
  await Promise.all([reading, sealing])

  expect(seen.length).toBeGreaterThan(0)
  for (const cpfs of [...seen, await openAll()]) expect(cpfs).toEqual(before)
  expect(await versions()).toEqual([2])
  expect(await checkSealed({ db, vault: vaultWithNew() })).toEqual({ opened: 80, broken: [] })
})

test('begun again it has nothing left to do, and never goes back to an older key', async () => {
  const { db } = t.deps
  expect(await rotateKeys({ db, vault: vaultWithBoth() })).toBe(0)
  expect(await rotateKeys({ db, vault: t.deps.vault })).toBe(0)
  expect(await versions()).toEqual([2])
})

test('a new person is sealed under the newest key; without it nothing of theirs opens', async () => {
  const { db } = t.deps
  const { customerId } = await createCustomer({ ...t.deps, vault: vaultWithBoth() })
  const [row] = await db.selectFrom('customers').select('cpf_sealed').where('id', '=', customerId).execute()
  const sealed = row?.cpf_sealed ?? Buffer.alloc(0)
  await expect(vaultWithNew().open(db, cpfCell(customerId), sealed)).resolves.toMatch(/^\d{11}$/)
  const old = createVault({ masterKeys: t.config.MASTER_KEYS, hmacKey, now: t.clock.now })
  await expect(old.open(db, cpfCell(customerId), sealed)).rejects.toThrow('Master key 2')
  await expect(
    vaultWithNew().open(db, cpfCell('019aa000-0000-7000-8000-000000000001'), sealed),
  ).rejects.toThrow()
})

test('what was moved to another row is found by the check', async () => {
  const { db } = t.deps
  const vault = vaultWithBoth()
  const one = await createCustomer({ ...t.deps, vault })
  const other = await createCustomer({ ...t.deps, vault })
  await sql`UPDATE customers SET cpf_sealed = (SELECT cpf_sealed FROM customers WHERE id = ${one.customerId})
    WHERE id = ${other.customerId}`.execute(db)
  expect((await checkSealed({ db, vault })).broken).toEqual([`customers.cpf_sealed ${other.customerId}`])
})

test('every sealed column of the database is in the list', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT table_name || '.' || column_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name LIKE '%\\_sealed'`.execute(t.deps.db)
  const listed = sealedColumns.map(({ table, column }) => `${table}.${column}`)
  expect(rows.map(({ name }) => name).toSorted()).toEqual(listed.toSorted())
})
