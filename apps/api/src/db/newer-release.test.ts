import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../test/index.ts'
import { markAsNewer } from '../../test/mark-as-newer.ts'
import { startProcess } from '../../test/processes/start-process.ts'
import { migrate } from './migrate.ts'
import { knownMigrations } from './migrations.ts'
import { assertDatabaseNotNewer } from './newer-release.ts'

let t: TestApp
let ours: string
beforeAll(async () => {
  t = await buildTestApp()
  ours = (await knownMigrations()).at(-1)?.name.replace('.sql', '') ?? ''
})
afterAll(() => t.close())

const sentence = () =>
  `O banco de dados está na versão 9999_from_later, mais nova que a ${ours} deste programa: `

test('the database of this release is taken, by the check and by the migrator', async () => {
  await assertDatabaseNotNewer(t.databaseUrl)
  await migrate(t.databaseUrl)
})

describe('a database that a newer release has migrated', () => {
  beforeEach(() => markAsNewer(t.databaseUrl))

  test('is refused by the check and by the migrator, which names both versions', async () => {
    await expect(assertDatabaseNotNewer(t.databaseUrl)).rejects.toThrow(sentence())
    await expect(migrate(t.databaseUrl)).rejects.toThrow(sentence())
  })

  test('stops a server with that sentence alone', async () => {
    await expect(startProcess(t, 'api')).rejects.toThrow(
      new RegExp(`^The process ended: ${sentence()}[^\\n]+\\n$`),
    )
  })
})
