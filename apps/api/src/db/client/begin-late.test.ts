import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../../test/cluster/index.ts'
import { createDb, createPool, type Db } from '../pool.ts'
import { inSnapshot, inTransaction } from '../transaction.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let pool: pg.Pool
let db: Db
beforeAll(async () => {
  database = await createTestDatabase()
  pool = createPool({ url: database.url, max: 1 })
  db = createDb(pool)
  await pool.query('CREATE TABLE notes (id int PRIMARY KEY)')
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})
beforeEach(async () => {
  await pool.query('DELETE FROM notes')
  // A connection's first BEGIN is prepared, and sent separately.
  await inTransaction(db, (tx) => sql`SELECT ${1}::int`.execute(tx))
})

const write = (id: number) => sql`INSERT INTO notes VALUES (${id})`
const notes = async () =>
  (await pool.query<{ id: number }>('SELECT id FROM notes ORDER BY id')).rows.map(({ id }) => id)

test('a transaction is kept or left whole, from its first statement on', async () => {
  await inTransaction(db, async (tx) => {
    await write(1).execute(tx)
    await write(2).execute(tx)
  })
  const broken = inTransaction(db, async (tx) => {
    await write(3).execute(tx)
    throw new Error('changed my mind')
  })
  await expect(broken).rejects.toThrow('changed my mind')
  expect(await notes()).toEqual([1, 2])
})

test('the first statement answers with its rows, and a wrong one with its error', async () => {
  const { rows } = await inTransaction(db, (tx) =>
    sql`SELECT n FROM generate_series(1, ${3}::int) n`.execute(tx),
  )
  expect(rows).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
  await write(1).execute(db)
  const twice = inTransaction(db, (tx) => write(1).execute(tx))
  await expect(twice).rejects.toMatchObject({ code: '23505' })
  const unreadable = inTransaction(db, (tx) => sql`SELECT ${1}::int FROM nowhere`.execute(tx))
  await expect(unreadable).rejects.toMatchObject({ code: '42P01' })
  await inTransaction(db, (tx) => write(2).execute(tx))
  expect(await notes()).toEqual([1, 2])
})

test('a statement that is not prepared begins one too', async () => {
  const broken = inTransaction(db, async (tx) => {
    await sql`/* planned each time */ INSERT INTO notes VALUES (${1})`.execute(tx)
    throw new Error('changed my mind')
  })
  await expect(broken).rejects.toThrow('changed my mind')
  expect(await notes()).toEqual([])
})

test('a snapshot is one, and only reads', async () => {
  const read = () =>
    inSnapshot(db, async (tx) => {
      const { rows } = await sql<{
        level: string
      }>`SELECT current_setting(${'transaction_isolation'}) AS level`.execute(tx)
      return rows
    })
  expect(await read()).toEqual([{ level: 'repeatable read' }])
  expect(await read()).toEqual([{ level: 'repeatable read' }])
  await expect(inSnapshot(db, (tx) => write(1).execute(tx))).rejects.toMatchObject({ code: '25006' })
})

test('nothing is begun for a transaction without statements, and the next one begins anew', async () => {
  expect(await inTransaction(db, () => Promise.resolve('nothing'))).toBe('nothing')
  await expect(inTransaction(db, () => Promise.reject(new Error('too soon')))).rejects.toThrow('too soon')
  await write(1).execute(db)
  expect(await notes()).toEqual([1])
})

test('of a connection on which no transaction can begin, nothing is done', async () => {
  const client = await pool.connect()
  const config = (text: string) => ({ name: text, text })
  await client.query(config('begin'))
  await client.query(config('rollback'))
  await client.query('DEALLOCATE "begin"')
  await client.query(config('begin'))
  await expect(client.query('INSERT INTO notes VALUES ($1)', [1])).rejects.toMatchObject({ code: '26000' })
  client.release(true)
  expect(await notes()).toEqual([])
})
