import { MINUTE } from '@emma/domain/interval'
import { Logger, parseCronItems, type Runner, run, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import type { Deps } from '../deps.ts'
import { faultOf } from '../http/app-error.ts'
import type { JobHandlers } from './jobs.ts'
import { freeLostJobs } from './queue.repo.ts'

export interface CronLine {
  readonly job: keyof JobHandlers & string
  /** Five fields of crontab, in UTC. */
  readonly at: string
}

const quietLogger = (deps: Deps): Logger =>
  new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') deps.log.warn({ worker: message }, 'worker')
  })

/** The handlers as the queue calls them: with payloads that `jobs.add` held to their types when it wrote them. */
export const taskListOf = (deps: Deps, handlers: JobHandlers): TaskList =>
  Object.fromEntries(
    Object.entries(handlers).map(([name, handler]) => [
      name,
      (payload: unknown) => (handler as (deps: Deps, payload: unknown) => Promise<void>)(deps, payload),
    ]),
  )

const LOST_EVERY_MS = MINUTE

/** A worker that was killed leaves its job to the others. */
const watchLost = (deps: Deps, runner: Runner): void => {
  const look = () =>
    void freeLostJobs(deps.db).catch((error: unknown) => deps.log.warn({ err: error }, 'lost jobs not freed'))
  look()
  const timer = setInterval(look, LOST_EVERY_MS)
  void runner.promise.finally(() => clearInterval(timer)).catch(() => {})
}

/** Every failed try is reported: a job is retried for days, and an admin should look before they are over. */
const reportFailures = ({ errorReports }: Deps, { events }: Runner): void => {
  events.on('job:error', ({ job, error }) => {
    const { name, message, stack = '' } = faultOf(error)
    const route = job.task_identifier
    errorReports.report({ kind: 'job', name, message, stack, route, httpStatus: null, request: {} })
  })
}

/** Starts the worker on the same database: jobs of every feature, and the crontab. */
export const startWorker = async (
  deps: Deps,
  pool: pg.Pool,
  handlers: JobHandlers,
  crontab: readonly CronLine[],
): Promise<Runner> => {
  const runner = await run({
    pgPool: pool,
    taskList: taskListOf(deps, handlers),
    parsedCronItems: parseCronItems(crontab.map(({ job, at }) => ({ task: job, match: at }))),
    concurrency: 4,
    pollInterval: 1000,
    noHandleSignals: true,
    logger: quietLogger(deps),
  })
  watchLost(deps, runner)
  reportFailures(deps, runner)
  return runner
}
