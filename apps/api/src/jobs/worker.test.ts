import { once } from 'node:events'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { freePort } from '../../test/free-port.ts'
import { buildTestApp, createAdmin, forgetJobs, signIn, type TestApp } from '../../test/index.ts'
import { createPool } from '../db/pool.ts'
import { startWorker } from './worker.ts'
import { serveWorkerHealth } from './worker-health.ts'
import { freeLostJobs, readWork, saySeen } from './workers.repo.ts'

const patience = { timeout: 30_000, interval: 20 }

let t: TestApp
let operator: pg.Client

beforeAll(async () => {
  t = await buildTestApp()
  operator = new pg.Client({
    connectionString: t.databaseUrl,
    // On a busy machine it holds its locks longer than others may.
    options: '-c idle_in_transaction_session_timeout=0',
  })
  await operator.connect()
})
beforeEach(() => forgetJobs(t))
afterAll(async () => {
  await operator.end()
  await t.close()
})

const add = () => t.deps.jobs.add(t.deps.db, 'forget-errors', {})

/** Starts a worker; returns its connections and a function to stop it. */
const start = (forgetErrors: () => Promise<void>) => {
  const pool = createPool({ url: t.databaseUrl, max: 8, applicationName: 'worker-of-test', asAppRole: true })
  const worker = startWorker(t.deps, pool, { 'forget-errors': forgetErrors }, [])
  const stop = async () => {
    await worker.stop()
    await pool.end()
  }
  return { pool, stop }
}

/** Ends the connection of a worker about to mark a job as done. */
const cutOffWhoWrites = async (): Promise<boolean> => {
  // Within a transaction, as here, the first read of the statistics would be cached.
  await operator.query('SELECT pg_stat_clear_snapshot()')
  const { rowCount } = await operator.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'worker-of-test' AND wait_event_type = 'Lock' AND query LIKE 'delete%'`,
  )
  return rowCount === 1
}

test('a worker whose database goes away while it writes that a job is done is started again', async () => {
  let done = 0
  const { stop } = start(async () => {
    done += 1
    if (done === 1) await operator.query('BEGIN; LOCK TABLE graphile_worker._private_jobs IN SHARE MODE')
  })
  await add()
  await expect.poll(cutOffWhoWrites, patience).toBe(true)
  await operator.query('COMMIT')
  await add()
  await expect.poll(() => done, patience).toBe(2)
  await stop()
  const { rows } = await sql`SELECT FROM workers`.execute(t.deps.db)
  expect(rows).toEqual([])
})

test('a worker that failed while other jobs were under way is started again, whichever way they end', async () => {
  const others = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let begun = 0
  const { pool, stop } = start(async () => {
    begun += 1
    const other = others[begun - 1]
    if (other) await other.promise
    else if (begun === 3)
      await operator.query('BEGIN; LOCK TABLE graphile_worker._private_jobs IN SHARE MODE')
  })
  await add()
  await add()
  await expect.poll(() => begun, patience).toBe(2)
  const seenToBeGone = once(pool, 'remove')
  await add()
  await expect.poll(cutOffWhoWrites, patience).toBe(true)
  await operator.query('COMMIT')
  await seenToBeGone
  const [first, second] = others
  first?.resolve()
  const jobs = async () => (await sql`SELECT FROM graphile_worker._private_jobs`.execute(t.deps.db)).rows
  await expect.poll(jobs, patience).toHaveLength(2)
  second?.reject(new Error('of the test'))
  await expect.poll(() => begun, patience).toBe(4)
  await stop()
})

test('a worker that can not enter the database at first begins when it can', async () => {
  let done = 0
  await operator.query('ALTER TABLE graphile_worker.migrations RENAME TO elsewhere')
  const { stop } = start(async () => {
    done += 1
  })
  await add()
  await expect.poll(async () => (await readWork(t.deps.db)).lateSeconds, patience).toBeGreaterThan(0.5)
  expect(done).toBe(0)
  await operator.query('ALTER TABLE graphile_worker.elsewhere RENAME TO migrations')
  await expect.poll(() => done, patience).toBe(1)
  await stop()
})

test('what a worker held that fell silent waits again, what one holds that is alive does not', async () => {
  for (const name of ['silent', 'unknown', 'alive', 'new']) {
    await add()
    await sql`UPDATE graphile_worker._private_jobs SET locked_by = ${name}, locked_at = now() - interval '21 seconds'
      WHERE locked_by IS NULL`.execute(t.deps.db)
  }
  await sql`UPDATE graphile_worker._private_jobs SET locked_at = now() WHERE locked_by = 'new'`.execute(
    t.deps.db,
  )
  await saySeen(t.deps.db, 'alive')
  await saySeen(t.deps.db, 'silent')
  await sql`UPDATE workers SET seen_at = now() - interval '31 seconds' WHERE id = 'silent'`.execute(t.deps.db)
  await freeLostJobs(t.deps.db)
  const { rows } = await sql`SELECT locked_by FROM graphile_worker.jobs ORDER BY id`.execute(t.deps.db)
  expect(rows).toEqual([
    { locked_by: null },
    { locked_by: null },
    { locked_by: 'alive' },
    { locked_by: 'new' },
  ])
})

test('how late the work is, and since when nobody does it', async () => {
  expect(await readWork(t.deps.db)).toEqual({ silentSeconds: expect.any(Number), lateSeconds: 0 })
  await sql`DELETE FROM workers`.execute(t.deps.db)
  await add()
  await sql`UPDATE graphile_worker._private_jobs SET run_at = now() - interval '2 minutes'`.execute(t.deps.db)
  await t.deps.jobs.add(t.deps.db, 'forget-errors', {}, { inMs: 3_600_000 })
  const { silentSeconds, lateSeconds } = await readWork(t.deps.db)
  expect(silentSeconds).toBeNull()
  expect(lateSeconds).toBeGreaterThanOrEqual(120)
  await sql`UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'alive'`.execute(
    t.deps.db,
  )
  expect((await readWork(t.deps.db)).lateSeconds).toBe(0)
})

describe('an operator is told', () => {
  const ready = async () => (await t.app.inject({ url: '/api/v1/health/ready' })).json()
  const metrics = async () =>
    (await t.app.inject({ url: '/api/v1/metrics', remoteAddress: '127.0.0.1' })).body
  const behind = { kind: 'jobs_behind', count: 1 }
  const needs = async () => {
    const { headers } = await signIn(t.deps, await createAdmin(t.deps))
    return (await t.app.inject({ url: '/api/v1/specialists/dashboard', headers })).json().needs
  }

  test('that nobody does jobs', async () => {
    await sql`DELETE FROM workers`.execute(t.deps.db)
    expect(await ready()).toEqual({ status: 'degraded', worker: { silent_seconds: null, late_seconds: 0 } })
    expect(await metrics()).toMatch(/^worker_silent_seconds nan$/im)
    expect(await needs()).toContainEqual(behind)
  })

  test('that all is well', async () => {
    await saySeen(t.deps.db, 'alive')
    expect(await ready()).toEqual({ status: 'ok', worker: { silent_seconds: 0, late_seconds: 0 } })
    expect(await needs()).not.toContainEqual(behind)
  })

  test('that jobs are late', async () => {
    await saySeen(t.deps.db, 'alive')
    await add()
    await sql`UPDATE graphile_worker._private_jobs SET run_at = now() - interval '61 seconds'`.execute(
      t.deps.db,
    )
    expect(await ready()).toMatchObject({ status: 'degraded', worker: { late_seconds: 61 } })
    expect(await metrics()).toMatch(/^jobs_late_seconds 61\./m)
    expect(await needs()).toContainEqual(behind)
  })

  test('by a worker’s own port, where it fails: it has nothing else to do', async () => {
    const config = { ...t.config, WORKER_PORT: await freePort() }
    const url = `http://127.0.0.1:${config.WORKER_PORT}/api/v1`
    let isRunning = false
    const stop = await serveWorkerHealth({ ...t.deps, config }, { isRunning: () => isRunning })
    const ask = async () => {
      const answer = await fetch(`${url}/health/ready`)
      const { status: said } = z.object({ status: z.string() }).parse(await answer.json())
      return { status: answer.status, said }
    }
    await forgetJobs(t)
    await saySeen(t.deps.db, 'another')
    expect(await ask()).toEqual({ status: 503, said: 'failed' })
    isRunning = true
    expect(await ask()).toEqual({ status: 200, said: 'ok' })
    await sql`DELETE FROM workers`.execute(t.deps.db)
    expect(await ask()).toEqual({ status: 503, said: 'failed' })
    expect(await (await fetch(`${url}/metrics`)).text()).toContain('jobs_late_seconds 0')
    await stop()
  })
})
