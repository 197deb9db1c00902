import { type RawBuilder, sql } from 'kysely'
import type { JobOptions, JobPayloads, Jobs } from '../ports/jobs.ts'
import { carryTrace } from './trace-job.ts'

/** The call that adds a job, for a statement that does more than that. */
export const addJobSql = <N extends keyof JobPayloads & string>(
  name: N,
  payload: JobPayloads[N],
  { inMs, key, maxAttempts, queue }: JobOptions = {},
): RawBuilder<unknown> =>
  sql`graphile_worker.add_job(${name}::text, payload := ${JSON.stringify(carryTrace(payload))}::json,
    queue_name := ${queue ?? null}::text,
    run_at := now() + ${inMs ?? null}::float8 * interval '1 millisecond', max_attempts := ${maxAttempts ?? 25}::int, job_key := ${key ?? null}::text)`

/** Jobs on the same database: adding one is part of the caller's transaction. */
export const createJobs = (): Jobs => ({
  add: async (tx, name, payload, options) => {
    await sql`SELECT ${addJobSql(name, payload, options)}`.execute(tx)
  },
})
