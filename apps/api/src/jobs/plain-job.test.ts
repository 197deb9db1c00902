import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildTestApp, forgetJobs, type TestApp } from '../../test/index.ts'

let t: TestApp
let listener: pg.Client

beforeAll(async () => {
  t = await buildTestApp()
  listener = new pg.Client({ connectionString: t.databaseUrl })
  await listener.connect()
  await listener.query('LISTEN "jobs:insert"')
})
beforeEach(() => forgetJobs(t))
afterAll(async () => {
  await listener.end()
  await t.close()
})

/** Everything a worker depends on, without counters and timestamps. */
const jobs = async () => {
  const { rows } = await sql`
    SELECT to_jsonb(j) - '{id,created_at,updated_at,run_at}'::text[] AS job,
      round(extract(epoch FROM j.run_at - j.created_at)) AS waits
    FROM graphile_worker._private_jobs j ORDER BY j.id`.execute(t.deps.db)
  return rows
}

/** Adds it as the queue itself does. */
const addAsQueue = (payload: object, inMs: number | null, attempts: number) =>
  sql`
  SELECT graphile_worker.add_job('forget-errors', payload := ${JSON.stringify(payload)}::json,
    run_at := now() + ${inMs}::float8 * interval '1 millisecond', max_attempts := ${attempts}::int)`.execute(
    t.deps.db,
  )

test('a job without key and queue is the same as one that the queue adds, and workers hear of it', async () => {
  const { jobs: added, db } = t.deps
  await added.add(db, 'forget-errors', {})
  await added.add(db, 'forget-errors', {}, { inMs: 60_000, maxAttempts: 3 })
  const ours = await jobs()
  await forgetJobs(t)
  await addAsQueue({}, null, 25)
  await addAsQueue({}, 60_000, 3)
  expect(ours).toEqual(await jobs())
  expect(ours).toHaveLength(2)

  const heard = new Promise<pg.Notification>((resolve) => {
    listener.once('notification', resolve)
  })
  await added.add(db, 'forget-errors', {})
  expect(JSON.parse((await heard).payload ?? '')).toMatchObject({ count: 1 })
})

test('the first job of a name is added too', async () => {
  await sql`DELETE FROM graphile_worker._private_tasks WHERE identifier = 'forget-errors'`.execute(t.deps.db)
  await t.deps.jobs.add(t.deps.db, 'forget-errors', {})
  const { rows } = await sql`SELECT task_identifier FROM graphile_worker.jobs`.execute(t.deps.db)
  expect(rows).toEqual([{ task_identifier: 'forget-errors' }])
})

test('a job is added with what its transaction writes, or not at all', async () => {
  const broken = t.deps.db.transaction().execute(async (tx) => {
    await t.deps.jobs.add(tx, 'forget-errors', {})
    throw new Error('changed my mind')
  })
  await expect(broken).rejects.toThrow('changed my mind')
  expect(await jobs()).toEqual([])
})
