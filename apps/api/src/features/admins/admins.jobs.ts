import type { JobHandlers } from '../../jobs/jobs.ts'
import { type SmsAlarm, tellSmsBudget } from './tell-sms-budget.ts'

declare module '../../ports/jobs.ts' {
  interface JobPayloads {
    'tell-sms-budget': SmsAlarm
  }
}

export const adminJobs: JobHandlers = { 'tell-sms-budget': tellSmsBudget }
