import { setTimeout as sleep } from 'node:timers/promises'
import type { Readiness } from '@emma/contracts/health'
import { Gauge, type Registry } from 'prom-client'
import type { Db } from '../db/pool.ts'
import { AppError } from '../http/app-error.ts'
import { readWork, type Work } from './workers.repo.ts'

/** A worker reports every ten seconds, and takes a job as soon as it is due. */
const LONGEST = 60

const isBehind = ({ silentSeconds, lateSeconds }: Work): boolean =>
  silentSeconds === null || silentSeconds > LONGEST || lateSeconds > LONGEST

/** A prober takes a longer silence for the death of this process, although the database is slow. */
const PATIENCE_MS = 1000

const readInTime = (db: Db): Promise<Work> =>
  Promise.race([
    readWork(db),
    sleep(PATIENCE_MS, undefined, { ref: false }).then(() => {
      throw new AppError('unavailable', { retryAfter: 2 })
    }),
  ])

/** Whether jobs are being done on any server. @throws if the database does not answer within a second */
export const readReadiness = async (db: Db): Promise<Readiness> => {
  const work = await readInTime(db)
  const { silentSeconds, lateSeconds } = work
  return {
    status: isBehind(work) ? 'degraded' : 'ok',
    worker: {
      silent_seconds: silentSeconds === null ? null : Math.round(silentSeconds),
      late_seconds: Math.round(lateSeconds),
    },
  }
}

/** For alarms: `NaN` if a figure is unknown. */
export const measureJobs = (registry: Registry, db: Db): void => {
  const measure = (name: string, help: string, figure: keyof Work): void => {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const work = await readWork(db).catch(() => undefined)
        this.set(work?.[figure] ?? Number.NaN)
      },
    })
  }
  measure('jobs_late_seconds', 'How long the job that waits longest has been due', 'lateSeconds')
  measure('worker_silent_seconds', 'Since a worker was last heard of, on any server', 'silentSeconds')
}
