import type { WorkerEvents } from 'graphile-worker'
import type { Metrics } from '../metrics.ts'

/** Counts how long each kind of job takes, and how often it fails. */
export const measureJobRuns = ({ jobDurations }: Metrics, events: WorkerEvents): void => {
  const started = new Map<string, number>()
  const observe = (id: string, task: string, outcome: 'done' | 'failed'): void => {
    const since = started.get(id)
    started.delete(id)
    if (since !== undefined) jobDurations.observe({ task, outcome }, (performance.now() - since) / 1000)
  }
  events.on('job:start', ({ job }) => started.set(job.id, performance.now()))
  events.on('job:success', ({ job }) => observe(job.id, job.task_identifier, 'done'))
  events.on('job:error', ({ job }) => observe(job.id, job.task_identifier, 'failed'))
}
