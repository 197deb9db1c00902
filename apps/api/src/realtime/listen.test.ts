import pg from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../test/index.ts'
import { listen } from './listen.repo.ts'

const END = 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1'

test('a connection lost while it begins to listen is opened again, and the server lives', async () => {
  const database = await createTestDatabase()
  const other = new pg.Client({ connectionString: database.url })
  await other.connect()
  const heard: string[] = []
  let begun = 0
  const stop = listen({
    databaseUrl: database.url,
    applicationName: 'listener',
    channel: 'changes',
    onNotice: (payload) => heard.push(payload),
    onListening: async (client) => {
      begun += 1
      if (begun > 1) return
      const gone = new Promise<void>((resolve) => void client.once('end', resolve))
      await other.query(END, ['listener'])
      await gone
    },
  })
  await expect.poll(() => begun).toBe(2)
  await other.query("NOTIFY changes, 'here'")
  await expect.poll(() => heard).toEqual(['here'])
  await stop()
  await other.end()
  await database.drop()
})
