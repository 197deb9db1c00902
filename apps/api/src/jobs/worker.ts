import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { MINUTE } from '@emma/domain/interval'
import {
  type JobHelpers,
  Logger,
  parseCronItems,
  type Runner,
  run,
  type TaskList,
  type WorkerEvents,
  type WorkerPool,
} from 'graphile-worker'
import type pg from 'pg'
import type { Deps } from '../deps.ts'
import { faultOf } from '../http/app-error.ts'
import { keepHeartbeat } from './heartbeat.ts'
import { measureJobRuns } from './job-metrics.ts'
import type { JobHandlers } from './jobs.ts'
import { traceJob } from './trace-job.ts'

export interface CronLine {
  readonly job: keyof JobHandlers & string
  /** Five fields of crontab, in UTC. */
  readonly at: string
}

export interface Worker {
  readonly events: WorkerEvents
  /** Whether it runs now: a failed one is about to be restarted. */
  readonly isRunning: () => boolean
  /** Finishes running jobs. */
  readonly stop: () => Promise<void>
}

const SECOND = 1000
const LONGEST_PAUSE = MINUTE
/** Time that a failed run may take to finish its jobs. */
const END_WITHIN = 5 * SECOND

/** The queue's own warnings: it continues by itself, or ends and is restarted. */
const loggerOf = (deps: Deps): Logger =>
  new Logger(() => (level, message) => {
    if (level === 'error') deps.log.error({ worker: message }, 'worker')
    if (level === 'warning') deps.log.warn({ worker: message }, 'worker')
  })

/** The handlers in the queue's form: `jobs.add` checked the payloads' types when writing them. */
export const taskListOf = (deps: Deps, handlers: JobHandlers): TaskList =>
  Object.fromEntries(
    Object.entries(handlers).map(([name, handler]) => [
      name,
      (payload: unknown, { job }: JobHelpers) =>
        traceJob(deps.tracing, { job, payload }, (own) =>
          (handler as (deps: Deps, payload: unknown) => Promise<void>)(deps, own),
        ),
    ]),
  )

/** Every failed try is reported: a job is retried for days, and an admin should notice earlier. */
const reportFailures = ({ errorReports }: Deps, events: WorkerEvents): void => {
  events.on('job:error', ({ job, error }) => {
    const { name, message, stack = '' } = faultOf(error)
    const route = job.task_identifier
    errorReports.report({ kind: 'job', name, message, stack, route, httpStatus: null, request: {} })
  })
}

/**
 * Forcibly ends a run that failed to record a finished job and hangs. After such a failure the queue's count of pending
 * writes is one too low, and it would wait for ever. A job still running is done a second time.
 */
const endWhatHangs = ({ log }: Deps, events: WorkerEvents): void => {
  const ending = new Map<WorkerPool, NodeJS.Timeout>()
  const end = (workerPool: WorkerPool) => {
    log.error('the worker hangs and is ended by force')
    void Promise.resolve(workerPool.forcefulShutdown('it hangs')).catch(() => {})
  }
  events.on('pool:fatalError', ({ workerPool }) => {
    clearTimeout(ending.get(workerPool))
    ending.set(workerPool, setTimeout(end, END_WITHIN, workerPool))
  })
  events.on('pool:release', ({ workerPool }) => {
    clearTimeout(ending.get(workerPool))
    ending.delete(workerPool)
  })
}

/**
 * Calls `start` until `signal`: a run that ends or fails to start is restarted, soon at first, then after growing
 * pauses.
 */
const keepRunning = async (
  { log }: Deps,
  start: () => Promise<Runner>,
  signal: AbortSignal,
): Promise<void> => {
  for (let pause = SECOND; !signal.aborted; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    const startedAt = performance.now()
    try {
      const runner = await start()
      const stop = () => void runner.stop().catch(() => {})
      signal.addEventListener('abort', stop)
      if (signal.aborted) stop()
      await runner.promise
      signal.removeEventListener('abort', stop)
    } catch (error) {
      log.error({ err: error }, 'the worker failed')
    }
    if (signal.aborted) return
    if (performance.now() - startedAt > LONGEST_PAUSE) pause = SECOND
    log.error({ pause }, 'the worker ended by itself and is started again')
    await sleep(pause, undefined, { signal }).catch(() => {})
  }
}

/** Starts the worker on the same database: every feature's jobs, and the crontab. */
export const startWorker = (
  deps: Deps,
  pool: pg.Pool,
  handlers: JobHandlers,
  crontab: readonly CronLine[],
): Worker => {
  const events: WorkerEvents = new EventEmitter()
  reportFailures(deps, events)
  endWhatHangs(deps, events)
  measureJobRuns(deps.metrics, events)
  const heartbeat = keepHeartbeat(deps, events)
  const start = () =>
    run({
      pgPool: pool,
      taskList: taskListOf(deps, handlers),
      parsedCronItems: parseCronItems(crontab.map(({ job, at }) => ({ task: job, match: at }))),
      noHandleSignals: true,
      logger: loggerOf(deps),
      events,
      preset: {
        worker: {
          concurrentJobs: 4,
          pollInterval: 1000,
          // Without batching, the queue loses the error of recording a finished job, which ends the process.
          completeJobBatchDelay: 0,
          failJobBatchDelay: 0,
        },
      },
    })
  const stopping = new AbortController()
  const running = keepRunning(deps, start, stopping.signal)
  return {
    events,
    isRunning: heartbeat.isAlive,
    stop: async () => {
      stopping.abort()
      await running
      await heartbeat.stop()
    },
  }
}
