import type { JobHandlers } from '../../jobs/jobs.ts'
import type { CronLine } from '../../jobs/worker.ts'
import { forgetQueueKeys } from './enter/forget-keys.ts'
import { changeDuty, emitQueue, settleUnanswered, sweepQueue } from './queue.sweeps.ts'

declare module '../../ports/jobs.ts' {
  interface JobPayloads {
    'tell-queue': { readonly entryId: string | null }
    'queue-unanswered': { readonly entryId: string }
    'queue-duty': { readonly specialistId: string | null }
    'sweep-queue': unknown
    'forget-queue-keys': unknown
  }
}

export const queueJobs: JobHandlers = {
  'tell-queue': emitQueue,
  'queue-unanswered': settleUnanswered,
  'queue-duty': changeDuty,
  'sweep-queue': sweepQueue,
  'forget-queue-keys': forgetQueueKeys,
}

export const queueCrontab: readonly CronLine[] = [
  { job: 'sweep-queue', at: '* * * * *' },
  { job: 'forget-queue-keys', at: '15 4 * * *' },
]
