import type pg from 'pg'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Db } from './db/pool.ts'
import { measurePools, measureReplica } from './db/pool-metrics.ts'
import type { Replica } from './db/replica/replica.ts'
import { measureJobs } from './jobs/readiness.ts'

/** The metrics of a process, for `/api/v1/metrics`. */
export interface Metrics {
  readonly registry: Registry
  /** Seconds per answer, by call. */
  readonly requestDurations: Histogram<'method' | 'route' | 'status'>
  /** Seconds per try of a job, by task and whether it was `done` or `failed`. */
  readonly jobDurations: Histogram<'task' | 'outcome'>
}

/** @param pool the connections to the primary */
export const createMetrics = (db: Db, pool: pg.Pool, replica: Replica | undefined): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  measureJobs(registry, db)
  measurePools(registry, replica ? { main: pool, read: replica.readers } : { main: pool })
  if (replica) measureReplica(registry, replica)
  return {
    registry,
    requestDurations: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer, by call',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10],
      registers: [registry],
    }),
    jobDurations: new Histogram({
      name: 'job_duration_seconds',
      help: 'Time that a try of a job took',
      labelNames: ['task', 'outcome'],
      buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 60],
      registers: [registry],
    }),
  }
}
