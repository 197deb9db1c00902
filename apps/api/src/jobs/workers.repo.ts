import { sql } from 'kysely'
import type { Db } from '../db/pool.ts'

/** Records that a run of the queue is alive. */
export const saySeen = async (db: Db, id: string): Promise<void> => {
  await sql`INSERT INTO workers (id) VALUES (${id}) ON CONFLICT (id) DO UPDATE SET seen_at = now()`.execute(
    db,
  )
}

/** Deletes an ended run, which holds no jobs. */
export const forgetWorker = async (db: Db, id: string): Promise<void> => {
  await sql`DELETE FROM workers WHERE id = ${id}`.execute(db)
}

/**
 * Deletes silent runs and frees the jobs that no live run holds. A frozen process that resumes may do its job twice,
 * which every job tolerates. A run takes its first job a moment before it is recorded: hence the age of the lock.
 */
export const freeLostJobs = async (db: Db): Promise<void> => {
  await sql`DELETE FROM workers WHERE seen_at < now() - interval '30 seconds'`.execute(db)
  await sql`SELECT graphile_worker.force_unlock_workers(ids) FROM (
      SELECT array_agg(DISTINCT locked_by) AS ids FROM graphile_worker.jobs
       WHERE locked_at < now() - interval '20 seconds' AND NOT EXISTS (SELECT FROM workers WHERE id = locked_by)
    ) AS lost WHERE ids IS NOT NULL`.execute(db)
}

export interface Work {
  /** Seconds since a run of the queue last reported; `null` if there is none. */
  readonly silentSeconds: number | null
  /** How long the most delayed job has been due; 0 if none waits. */
  readonly lateSeconds: number
}

/**
 * Whether jobs are being done, on any server. Uses the first entry of the queue's index of waiting jobs: all have one
 * priority.
 */
export const readWork = async (db: Db): Promise<Work> => {
  const { rows } = await sql<Work>`
    SELECT (SELECT extract(epoch FROM now() - max(seen_at))::float8 FROM workers) AS "silentSeconds",
      greatest(0, coalesce((SELECT extract(epoch FROM now() - run_at)::float8 FROM graphile_worker._private_jobs
        WHERE is_available ORDER BY priority, run_at LIMIT 1), 0)) AS "lateSeconds"`.execute(db)
  const [work] = rows
  if (work === undefined) throw new Error('A statement without FROM gives a row')
  return work
}
