import { expect, test } from 'vitest'
import { createTestDatabase } from '../../test/cluster/index.ts'
import { createPool } from './pool.ts'

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
