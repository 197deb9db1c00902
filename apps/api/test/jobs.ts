import { setTimeout as sleep } from 'node:timers/promises'
import { Logger, runOnce } from 'graphile-worker'
import { sql } from 'kysely'
import { createPool } from '../src/db/pool.ts'
import { jobHandlers } from '../src/features/features.ts'
import { taskListOf } from '../src/jobs/worker.ts'
import type { TestApp } from './build-test-app.ts'

const silent = new Logger(() => () => {})

/** The queue does not wait until the last job's failure is written. */
const untilWritten = async ({ db }: TestApp['deps']): Promise<void> => {
  for (let tries = 0; tries < 500; tries += 1) {
    const { rows } =
      await sql`SELECT FROM graphile_worker._private_jobs WHERE locked_at IS NOT NULL LIMIT 1`.execute(db)
    if (rows.length === 0) return
    await sleep(10)
  }
  throw new Error('A job is still held')
}

/**
 * Runs every waiting job, also those due later, until none is left or the rest has failed; returns the errors of those.
 * Run cron tasks by their handlers instead.
 */
export const runJobs = async (
  { deps, databaseUrl }: TestApp,
  { concurrency = 1 } = {},
): Promise<readonly string[]> => {
  await sql`UPDATE graphile_worker._private_jobs SET run_at = now() - interval '1 second'`.execute(deps.db)
  const taskList = taskListOf(deps, jobHandlers)
  // With the queue's own pool, its last connection crashes the process if the database is dropped at once.
  const pgPool = createPool({ url: databaseUrl, max: concurrency + 1, applicationName: 'emma-test-jobs' })
  await runOnce({ pgPool, taskList, logger: silent, concurrency }).finally(() => pgPool.end())
  await untilWritten(deps)
  const { rows } = await sql<{ last_error: string }>`
    SELECT last_error FROM graphile_worker.jobs WHERE last_error IS NOT NULL`.execute(deps.db)
  return rows.map(({ last_error }) => last_error)
}

/** Deletes jobs left by earlier tests. */
export const forgetJobs = async ({ deps }: TestApp): Promise<void> => {
  await sql`DELETE FROM graphile_worker._private_jobs`.execute(deps.db)
}
