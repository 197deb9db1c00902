import { type RawBuilder, sql } from 'kysely'
import type { JobOptions, JobPayloads, Jobs } from '../ports/jobs.ts'
import { carryTrace } from './trace-job.ts'

const MAX_ATTEMPTS = 25

/** The call that adds a job, for embedding in a larger statement. */
export const addJobSql = <N extends keyof JobPayloads & string>(
  name: N,
  payload: JobPayloads[N],
  { inMs, key, maxAttempts, queue }: JobOptions = {},
): RawBuilder<unknown> => {
  const json = JSON.stringify(carryTrace(payload))
  const runAt = sql`now() + ${inMs ?? null}::float8 * interval '1 millisecond'`
  const attempts = maxAttempts ?? MAX_ATTEMPTS
  if (key === undefined && queue === undefined)
    return sql`add_plain_job(${name}::text, ${json}::json, ${runAt}, ${attempts}::int)`
  return sql`graphile_worker.add_job(${name}::text, payload := ${json}::json, queue_name := ${queue ?? null}::text,
    run_at := ${runAt}, max_attempts := ${attempts}::int, job_key := ${key ?? null}::text)`
}

/** Jobs in the same database: adding one is part of the caller's transaction. */
export const createJobs = (): Jobs => ({
  add: async (tx, name, payload, options) => {
    await sql`SELECT ${addJobSql(name, payload, options)}`.execute(tx)
  },
})
