import { expect, test } from 'vitest'
import { createTestDatabase } from '../../test/cluster/index.ts'
import { createDb, createPool, worksAsRole } from './pool.ts'
import { isUnavailable } from './transaction.ts'

test('a connection that the server ends in the middle of a transaction is replaced, and the process lives', async () => {
  const database = await createTestDatabase()
  const pool = createPool({ url: database.url, max: 2 })
  const lost = await pool.connect()
  await lost.query('BEGIN')
  const { rows } = await lost.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  const ended = new Promise<void>((resolve) => {
    lost.once('end', resolve)
  })
  await pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid])
  await ended
  await expect(lost.query('SELECT 1')).rejects.toThrow()
  lost.release(true)
  expect((await pool.query<{ one: number }>('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  await pool.end()
  await database.drop()
})

test('a statement that takes too long, and a write to a standby, are for who may try again', async () => {
  const database = await createTestDatabase()
  const pool = createPool({ url: database.url, max: 1 })
  const failure = (statements: string) => pool.query(statements).catch((error: unknown) => error)
  expect(isUnavailable(await failure('SET statement_timeout = 1; SELECT pg_sleep(9)'))).toBe(true)
  expect(isUnavailable(await failure('BEGIN READ ONLY; CREATE TABLE no_more ()'))).toBe(true)
  expect(isUnavailable(await failure('ROLLBACK; SELECT 1 / 0'))).toBe(false)
  await pool.end()
  await database.drop()
})

const appendOnly = ['ledger_entries', 'ledger_postings', 'access_log', 'money_audit']

test('the server’s role changes nothing that is append-only, and the tables’ owner neither', async () => {
  const database = await createTestDatabase()
  const server = createPool({ url: database.url, max: 1, asAppRole: true })
  const owner = createPool({ url: database.url, max: 1 })
  expect([await worksAsRole(createDb(server)), await worksAsRole(createDb(owner))]).toEqual([true, false])
  for (const table of appendOnly) {
    for (const change of [`DELETE FROM ${table}`, `TRUNCATE ${table} CASCADE`]) {
      await expect(server.query(change)).rejects.toThrow(/permission denied/)
      await expect(owner.query(change)).rejects.toThrow(/append-only/)
    }
  }
  await expect(server.query('DROP TABLE ledger_postings')).rejects.toThrow(/must be owner/)
  await server.query("SELECT graphile_worker.add_job('nothing', '{}')")
  await Promise.all([server.end(), owner.end()])
  await database.drop()
})

test('a user who may not take the role works as before', async () => {
  const database = await createTestDatabase()
  const owner = createPool({ url: database.url, max: 1 })
  await owner.query("CREATE ROLE guest_of_pool_test LOGIN PASSWORD 'guest'")
  const url = new URL(database.url)
  url.username = 'guest_of_pool_test'
  url.password = 'guest'
  const guest = createPool({ url: url.href, max: 1, asAppRole: true })
  expect(await worksAsRole(createDb(guest))).toBe(false)
  await guest.end()
  await owner.query('DROP ROLE guest_of_pool_test')
  await owner.end()
  await database.drop()
})
