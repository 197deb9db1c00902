import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildTestApp, createCustomer, runJobs, type TestApp } from '../../../test/index.ts'
import { createPool } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import { notify } from './notify.ts'

let t: TestApp
let userId: string

beforeAll(async () => {
  t = await buildTestApp()
  userId = (await createCustomer(t.deps)).userId
})
beforeEach(async () => {
  t.clock.set('2131-06-15T12:00:00.000Z')
  await sql`DELETE FROM notifications`.execute(t.deps.db)
})
afterAll(() => t.close())

const work = async () => {
  await t.deps.jobs.add(t.deps.db, 'keep-notification-months', {})
  expect(await runJobs(t)).toEqual([])
}

/** A notification at an instant with an e-mail; ids contain their time. */
const give = async (at: string, key: string = randomUUID()): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    WITH told AS (
      INSERT INTO notifications (id, user_id, kind, dedupe_key, created_at)
      VALUES ((left(first_id_of(${at})::text, 14) || right(gen_random_uuid()::text, 22))::uuid, ${userId},
        'password_changed', ${key}, ${at}) RETURNING id)
    INSERT INTO notification_messages (notification_id, channel) SELECT id, 'email' FROM told
    RETURNING notification_id AS id`.execute(t.deps.db)
  return rows[0]?.id ?? ''
}

/** The partition of each notification, and of its message. */
const places = async (): Promise<Record<string, string[]>> => {
  const { rows } = await sql<{ id: string; place: string; of_message: string }>`
    SELECT n.id, n.tableoid::regclass::text AS place, m.tableoid::regclass::text AS of_message
    FROM notifications n JOIN notification_messages m ON m.notification_id = n.id ORDER BY n.id`.execute(
    t.deps.db,
  )
  return Object.fromEntries(rows.map(({ id, place, of_message: ofMessage }) => [id, [place, ofMessage]]))
}
const month = (name: string): string[] => [
  `months.notifications_${name}`,
  `months.notification_messages_${name}`,
]
const months = async (): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`SELECT substr(relname, 15) AS name FROM pg_class
    WHERE relnamespace = 'months'::regnamespace AND relkind = 'r' AND relname ~ '^notifications_\\d' ORDER BY 1`.execute(
    t.deps.db,
  )
  return rows.map(({ name }) => name)
}

test('each lies in the month of its id, first and last moment included, and a person’s list spans them', async () => {
  await work()
  const ids = [
    await give('2131-05-31T23:59:59.999Z'),
    await give('2131-06-01T00:00:00.000Z'),
    await give('2131-06-30T23:59:59.999Z'),
  ]
  expect(Object.entries(await places())).toEqual([
    [ids[0], month('2131_05')],
    [ids[1], month('2131_06')],
    [ids[2], month('2131_06')],
  ])
})

test('one of a month that nobody made in time is not lost, and moves into it with its message', async () => {
  await work()
  const id = await give('2132-01-10T00:00:00.000Z')
  const other = await give('2133-01-10T00:00:00.000Z')
  expect(await places()).toEqual({ [id]: month('rest'), [other]: month('rest') })
  t.clock.set('2131-12-01T12:00:00.000Z')
  await work()
  expect(await places()).toEqual({ [id]: month('2132_01'), [other]: month('rest') })
})

test('what is past six months goes with its month, whole, and nothing else', async () => {
  await work()
  await give('2130-11-01T00:00:00.000Z')
  await give('2130-12-31T23:59:59.999Z')
  const kept = [await give('2131-01-01T00:00:00.000Z'), await give('2131-06-15T12:00:00.000Z')]
  t.clock.set('2131-06-30T23:59:59.999Z')
  await work()
  expect((await months()).filter((name) => name < '2131_01' && name > '2130')).toEqual(['2130_12'])
  t.clock.set('2131-07-01T00:00:00.000Z')
  await work()
  expect(Object.keys(await places())).toEqual(kept)
  const { rows } = await sql`SELECT FROM notification_messages`.execute(t.deps.db)
  expect(rows).toHaveLength(2)
  expect((await months()).at(0)).toBe('2131_01')
})

test('two workers at once make and drop each month once', async () => {
  const gone = await give('2132-06-15T12:00:00.000Z')
  const kept = await give('2133-06-15T12:00:00.000Z')
  expect(await places()).toEqual({ [gone]: month('rest'), [kept]: month('rest') })
  t.clock.set('2133-06-15T12:00:00.000Z')
  for (let each = 0; each < 4; each += 1)
    await t.deps.jobs.add(t.deps.db, 'keep-notification-months', {}, { key: `worker ${each}` })
  expect(await runJobs(t, { concurrency: 4 })).toEqual([])
  expect(await months()).toEqual([
    '2132_12',
    ...['2133_01', '2133_02', '2133_03', '2133_04', '2133_05', '2133_06', '2133_07', '2133_08', '2133_09'],
  ])
  expect(await places()).toEqual({ [kept]: month('2133_06') })
})

test('a person is notified of the same thing once: eight at once, or when it was months ago', async () => {
  const tell = (dedupeKey: string) =>
    inTransaction(t.deps.db, (tx) =>
      notify(t.deps, tx, { userId, kind: 'terms_changed', dedupeKey, data: {}, inAppOnly: true }),
    )
  await give('2131-01-15T12:00:00.000Z', 'long ago')
  await Promise.all([
    ...Array.from({ length: 8 }, () => tell('the same')),
    ...Array.from({ length: 2 }, () => tell('long ago')),
  ])
  const { rows } = await sql`SELECT dedupe_key FROM notifications ORDER BY dedupe_key`.execute(t.deps.db)
  expect(rows).toEqual([{ dedupe_key: 'long ago' }, { dedupe_key: 'the same' }])
})

test('the server’s role can neither drop a month nor reach one past the parent', async () => {
  await work()
  const pool = createPool({ url: t.databaseUrl, max: 1, applicationName: 'as-server', asAppRole: true })
  for (const statement of [
    'DROP TABLE months.notifications_2131_06',
    'DELETE FROM months.notifications_2131_06',
    "SELECT add_notification_month('2140-01-01')",
  ])
    await expect(pool.query(statement)).rejects.toThrow(/permission denied|must be owner/)
  await pool.end()
  expect(await months()).toContain('2131_06')
})
