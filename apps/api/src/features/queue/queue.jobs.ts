import type { JobHandlers } from '../../jobs/jobs.ts'
import type { CronLine } from '../../jobs/worker.ts'
import { changeDuty, settleUnanswered, sweepQueue, tellQueue } from './upkeep.ts'

declare module '../../jobs/jobs.ts' {
  interface JobPayloads {
    'tell-queue': { readonly entryId: string | null }
    'queue-unanswered': { readonly entryId: string }
    'queue-duty': { readonly specialistId: string | null }
    'sweep-queue': unknown
  }
}

export const queueJobs: JobHandlers = {
  'tell-queue': tellQueue,
  'queue-unanswered': settleUnanswered,
  'queue-duty': changeDuty,
  'sweep-queue': sweepQueue,
}

export const queueCrontab: readonly CronLine[] = [{ job: 'sweep-queue', at: '* * * * *' }]
