import { Client } from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from './index.ts'

async function tables(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ tablename: string }>(
    "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename",
  )
  await client.end()
  return rows.map(({ tablename }) => tablename)
}

async function run(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(sql)
  await client.end()
}

test('each database is migrated and nobody else sees what is written in it', async () => {
  const [mine, yours] = await Promise.all([createTestDatabase(), createTestDatabase()])
  await run(mine.url, 'CREATE TABLE only_mine (id int)')

  expect(await tables(yours.url)).toContain('schema_migrations')
  expect(await tables(yours.url)).not.toContain('only_mine')
  expect(await tables(mine.url)).toContain('only_mine')

  await mine.drop()
  await expect(tables(mine.url)).rejects.toThrow(/does not exist/)
  await yours.drop()
})
