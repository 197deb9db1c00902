import { sql } from 'kysely'
import type { Jobs } from './jobs.ts'

/** Jobs on the same database: adding one is part of the caller's transaction. */
export const createJobs = (): Jobs => ({
  add: async (tx, name, payload, { runAt, key, maxAttempts } = {}) => {
    await sql`SELECT graphile_worker.add_job(${name}::text, payload := ${JSON.stringify(payload)}::json,
      run_at := ${runAt ?? null}::timestamptz, max_attempts := ${maxAttempts ?? 25}::int, job_key := ${key ?? null}::text)`.execute(
      tx,
    )
  },
})
